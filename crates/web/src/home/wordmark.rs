//! The name of the app, drawn.

/// The name of the app, in strokes.
pub(super) const WORDMARK: &str = r#"<g fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M4 38 18 6l14 32M9.5 27h17"/><path d="M56 12c-3-5-14-5-15 2-1 8 16 6 16 15 0 9-14 10-18 3"/><path d="M64 8h26M77 8v30"/><path d="M98 38V8h11a8.5 8.5 0 0 1 0 17H98M109 25l10 13"/><path d="M125 38 139 6l14 32M130.5 27h17"/><path d="M183 13a14 14 0 1 0 2 14v-3h-9"/><path d="M192 38 206 6l14 32M197.5 27h17"/><path d="M227 8v30h15"/></g>"#;
