//! The few things asked of the browser itself: storage, chance, the page's root.

use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

/// Writes panics where a developer looks for them.
pub(crate) fn tell_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&JsValue::from_str(&panic.to_string()));
    }));
}

/// Where texts are kept between visits; nothing where there is no browser, as in tests.
fn storage() -> Option<web_sys::Storage> {
    if cfg!(not(target_arch = "wasm32")) {
        return None;
    }
    web_sys::window()?.local_storage().ok()?
}

/// What was kept under a name on an earlier visit.
pub(crate) fn recall(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// Keeps a text for later visits; whether the browser lets us. A full or forbidden storage only
/// means that the next visit starts afresh: `room::keep` is for what somebody would miss.
pub(crate) fn keep(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
}

/// The names under which something is kept.
pub(crate) fn kept_names() -> Vec<String> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let names = 0..storage.length().unwrap_or(0);
    names
        .filter_map(|place| storage.key(place).ok().flatten())
        .collect()
}

/// Keeps nothing under a name any more.
pub(crate) fn forget(name: &str) {
    if let Some(storage) = storage() {
        // What cannot be taken away was never kept.
        drop(storage.remove_item(name));
    }
}

/// Whether something has not been done yet since this tab was opened; from now on it has.
pub(crate) fn is_first(name: &str, what: &str) -> bool {
    let window = web_sys::window();
    let storage = window.and_then(|window| window.session_storage().ok().flatten());
    let Some(storage) = storage else {
        return false;
    };
    let first = storage.get_item(name).ok().flatten().as_deref() != Some(what);
    // What cannot be noted is not done: it might be done for ever.
    first && storage.set_item(name, what).is_ok()
}

/// Fetches the newest app and begins anew with it; the script of the page knows how.
pub(crate) fn renew() {
    let renew = web_sys::window().and_then(|window| {
        let named = js_sys::Reflect::get(&window, &JsValue::from_str("renew"));
        named.ok()?.dyn_into::<js_sys::Function>().ok()
    });
    if let Some(renew) = renew {
        drop(renew.call0(&JsValue::NULL));
    }
}

/// What the clock says, in milliseconds.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// A day as people of a language write it, from milliseconds.
#[expect(
    clippy::cast_precision_loss,
    reason = "clocks of browsers have fewer bits than that"
)]
pub(crate) fn day(at: u64, lang: &str) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(at as f64));
    date.to_locale_date_string(lang, &JsValue::UNDEFINED).into()
}

/// Sixty-four bits that nobody can foresee.
pub(crate) fn chance() -> u64 {
    u64::from_le_bytes(random())
}

/// Bytes that nobody can foresee.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    let filled =
        crypto.is_some_and(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).is_ok());
    assert!(filled, "every browser we run in has a source of chance");
    bytes
}

/// Writes an attribute of the root element, or takes it away.
pub(crate) fn set_root(name: &str, value: Option<&str>) {
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.document_element());
    if let Some(root) = root {
        let done = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
        done.expect("attributes of the root can be written");
    }
}

/// The language the browser asks for.
pub(crate) fn browser_language() -> String {
    let language = web_sys::window().and_then(|window| window.navigator().language());
    language.unwrap_or_default()
}

/// The element with this id.
pub(crate) fn element(id: &str) -> Option<HtmlElement> {
    let document = web_sys::window()?.document()?;
    document.get_element_by_id(id)?.dyn_into().ok()
}

/// Where pictures go that belong to no part of the page.
pub(crate) fn body() -> Option<HtmlElement> {
    web_sys::window()?.document()?.body()
}

/// By how much the page is larger than written, on a large screen.
pub(crate) fn grown() -> f64 {
    let grown = body().map(|body| {
        let (drawn, written) = (body.get_bounding_client_rect(), body.offset_width());
        drawn.width() / f64::from(written.max(1))
    });
    grown.filter(|grown| *grown > 0.0).unwrap_or(1.0)
}

/// Puts something that lies over the page at a spot of the window.
pub(crate) fn put(element: &HtmlElement, (left, top): (f64, f64)) {
    let (style, grown) = (HtmlElement::style(element), grown());
    for (name, at) in [("left", left), ("top", top)] {
        // What cannot be moved stays where it is.
        drop(style.set_property(name, &format!("{:.0}px", at / grown)));
    }
}

/// The elements that fit a selector, in order.
pub(crate) fn elements(selector: &str) -> Vec<HtmlElement> {
    let found = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector_all(selector).ok());
    let Some(found) = found else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|place| found.get(place)?.dyn_into().ok())
        .collect()
}

/// The element that has the focus; `None` when it is nothing in particular.
pub(crate) fn focused() -> Option<HtmlElement> {
    let active = web_sys::window()?.document()?.active_element()?;
    let element: HtmlElement = active.dyn_into().ok()?;
    (element.tag_name() != "BODY").then_some(element)
}

/// Whether the browser lets this page do something, by the name its navigator has for it.
pub(crate) fn can(name: &str) -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    let found = navigator.and_then(|navigator| js_sys::Reflect::get(&navigator, &name.into()).ok());
    found.is_some_and(|found| !found.is_undefined())
}

/// Whether the browser has something, by its name in the window.
pub(crate) fn knows(name: &str) -> bool {
    let window = web_sys::window();
    let found = window.and_then(|window| js_sys::Reflect::get(&window, &name.into()).ok());
    found.is_some_and(|found| !found.is_undefined())
}

/// The elements inside another that fit a selector, in order.
pub(crate) fn within(outer: &HtmlElement, selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = outer.query_selector_all(selector) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|place| found.get(place)?.dyn_into().ok())
        .collect()
}

/// Moves the focus among the elements that fit a selector, round and round. Whether there are any.
pub(crate) fn step(selector: &str, by: isize) -> bool {
    let all = elements(selector);
    let now = focused().and_then(|focus| all.iter().position(|one| *one == focus));
    let count = all.len() as isize;
    if count == 0 {
        return false;
    }
    let next = match now {
        Some(now) => (now as isize + by).rem_euclid(count),
        None if by > 0 => 0,
        None => count - 1,
    };
    all[next as usize].focus().is_ok()
}

/// Scrolls a box so that what fits the selector is seen; not at all while one of it is.
pub(crate) fn bring_into_view(outer: &str, selector: &str) {
    let Some(outer) = element(outer) else {
        return;
    };
    let room = outer.get_bounding_client_rect();
    let is_seen = |one: &HtmlElement| {
        let rect = one.get_bounding_client_rect();
        rect.top() >= room.top() && rect.bottom() <= room.bottom()
    };
    let wanted = within(&outer, selector);
    if let (Some(last), false) = (wanted.last(), wanted.iter().any(is_seen)) {
        let how = ScrollIntoViewOptions::new();
        how.set_block(ScrollLogicalPosition::Center);
        last.scroll_into_view_with_scroll_into_view_options(&how);
    }
}

/// Whether a sheet lies over the page.
pub(crate) fn is_dialog_open() -> bool {
    !elements("dialog[open]").is_empty()
}

/// Whether the device asks for less motion.
pub(crate) fn wants_less_motion() -> bool {
    let asked = web_sys::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok())
        .flatten();
    asked.is_some_and(|query| query.matches())
}

/// Hears of an event anywhere in the page before anybody else does, until it is dropped.
pub(crate) struct Listener {
    name: &'static str,
    act: Closure<dyn FnMut(Event)>,
}

impl Listener {
    pub(crate) fn first(name: &'static str, act: impl FnMut(Event) + 'static) -> Listener {
        let act = Closure::new(act);
        if let Some(window) = web_sys::window() {
            let function = act.as_ref().unchecked_ref();
            let added = window.add_event_listener_with_callback_and_bool(name, function, true);
            added.expect("every window takes listeners");
        }
        Listener { name, act }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        if let Some(window) = web_sys::window() {
            let function = self.act.as_ref().unchecked_ref();
            // One that is not there need not be taken away.
            drop(window.remove_event_listener_with_callback_and_bool(self.name, function, true));
        }
    }
}

/// Puts a text where it can be pasted from; whether the browser lets us.
pub(crate) async fn copy(text: &str) -> bool {
    let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
    // Pages that did not come over a secure connection have none.
    match clipboard.filter(|clipboard| !clipboard.is_undefined()) {
        Some(clipboard) => wasm_bindgen_futures::JsFuture::from(clipboard.write_text(text))
            .await
            .is_ok(),
        None => false,
    }
}

/// A text as it may stand in an address.
pub(crate) fn for_address(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

/// The text that stands in an address; as it is where somebody has broken it.
pub(crate) fn from_address(part: &str) -> String {
    js_sys::decode_uri_component(part).map_or_else(|_| part.to_owned(), String::from)
}

/// Lets somebody keep a text as a file.
pub(crate) fn download(name: &str, text: &str) -> Option<()> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = web_sys::Blob::new_with_str_sequence(&parts).ok()?;
    let address = web_sys::Url::create_object_url_with_blob(&blob).ok()?;
    let link = web_sys::window()?.document()?.create_element("a").ok()?;
    let link: web_sys::HtmlAnchorElement = link.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&address).ok()
}

/// Hands a drawing on as a picture, or lets somebody keep it; the script of the page knows how.
/// What it is called has no ending.
pub(crate) fn hand_on_picture(drawing: &str, name: &str, title: &str) {
    let [text, called, title] = [drawing, name, title].map(JsValue::from_str);
    let handed = web_sys::window().and_then(|window| {
        let picture = js_sys::Reflect::get(&window, &"picture".into()).ok()?;
        let picture: js_sys::Function = picture.dyn_into().ok()?;
        picture.call3(&JsValue::NULL, &text, &called, &title).ok()
    });
    if handed.is_none() {
        download(&format!("{name}.svg"), drawing);
    }
}

/// The text of the file that was put into a field.
pub(crate) async fn file_text(field: web_sys::HtmlInputElement) -> Option<String> {
    let file = field.files()?.get(0)?;
    let text = wasm_bindgen_futures::JsFuture::from(file.text()).await;
    field.set_value("");
    text.ok()?.as_string()
}

/// Lights up what fits a selector on the table, and nothing else; without one, what can be tapped
/// is light enough. One of it is brought into view.
pub(crate) fn light(selector: Option<&str>) {
    for dark in elements(".lit") {
        drop(dark.class_list().remove_1("lit"));
    }
    for lit in selector.into_iter().flat_map(elements) {
        drop(lit.class_list().add_1("lit"));
    }
    bring_into_view("table", selector.unwrap_or("[data-state=offered]"));
}
