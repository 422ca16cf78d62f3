### Was die App bei KAPOW! über Vorrat und Werkstatt sagt.
