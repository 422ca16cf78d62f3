### What the app says in KAPOW! about the supply and the workshop.
