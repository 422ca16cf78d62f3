//! Every sentence people read, in German and English.
