### Was die App bei KAPOW! über Angriff und Abwehr sagt.

web-kapow-no-base = keine Basis
