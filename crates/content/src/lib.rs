//! Turns pack files into checked tables, with good error messages.
