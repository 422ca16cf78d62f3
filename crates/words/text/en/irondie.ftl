### What IRONDIE says.
