### What the app says in KAPOW! about attack and defence.

web-kapow-no-base = no base
