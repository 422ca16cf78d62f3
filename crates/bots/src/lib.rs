//! Players that think.
