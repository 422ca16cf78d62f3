### What the program in the terminal says.
