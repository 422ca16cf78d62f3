//! The rules of IRONDIE.
