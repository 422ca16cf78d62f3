### Was die App bei KAPOW! über Angriff und Abwehr sagt.
