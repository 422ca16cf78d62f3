### What the app says in KAPOW! about attack and defence.
