//! Things that are drawn from data alone, such as dice, icons and marks. A table has hundreds of
//! them, and a tap changes a few: one that is as it was is left alone. Whatever else is drawn anew
//! has all its attributes taken off and put on again, since all views are of one type, and the
//! browser has to find out again how everything looks.

use leptos::prelude::*;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::types::{Element, Node};
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use std::any::Any;
use std::sync::{Arc, PoisonError, RwLock};

/// What a tap on a thing does. It is another one whenever the thing is looked at again, also where
/// nothing is to be drawn.
#[derive(Clone, Default)]
pub(crate) struct Tap(Arc<RwLock<Option<Callback<()>>>>);

impl Tap {
    pub(crate) fn new(act: Option<Callback<()>>) -> Tap {
        let tap = Tap::default();
        tap.set(act);
        tap
    }

    fn set(&self, act: Option<Callback<()>>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = act;
    }

    /// Whether there is anything that it does.
    pub(crate) fn acts(&self) -> bool {
        self.get().is_some()
    }

    fn get(&self) -> Option<Callback<()>> {
        *self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn run(&self) {
        if let Some(act) = self.get() {
            act.run(());
        }
    }
}

/// A thing that is drawn anew only where what is known of it has changed.
pub(crate) fn kept<K>(key: K, tap: Option<Callback<()>>, draw: fn(&K, Tap) -> AnyView) -> AnyView
where
    K: PartialEq + Send + 'static,
{
    let draw = Draw::Again(draw);
    let thing = Box::new(Known { key, draw });
    Kept { thing, tap }.into_any()
}

/// The same for a thing that is made up already, if it is drawn at all.
pub(crate) fn kept_as<K>(
    key: K,
    tap: Option<Callback<()>>,
    draw: impl FnOnce(Tap) -> AnyView + Send + 'static,
) -> AnyView
where
    K: PartialEq + Send + 'static,
{
    let draw = Draw::Once(Some(Box::new(draw)));
    let thing = Box::new(Known { key, draw });
    Kept { thing, tap }.into_any()
}

/// All that is known of a thing, and how it is drawn from that.
struct Known<K> {
    key: K,
    draw: Draw<K>,
}

enum Draw<K> {
    Again(fn(&K, Tap) -> AnyView),
    Once(Option<Box<dyn FnOnce(Tap) -> AnyView + Send>>),
}

trait Thing: Send {
    fn key(&self) -> &dyn Any;
    /// Whether it looks like another one.
    fn is(&self, other: &dyn Thing) -> bool;
    /// Draws it, which is done once at most.
    fn draw(&mut self, tap: Tap) -> AnyView;
}

impl<K: PartialEq + Send + 'static> Thing for Known<K> {
    fn key(&self) -> &dyn Any {
        &self.key
    }

    fn is(&self, other: &dyn Thing) -> bool {
        other.key().downcast_ref() == Some(&self.key)
    }

    fn draw(&mut self, tap: Tap) -> AnyView {
        match &mut self.draw {
            Draw::Again(draw) => draw(&self.key, tap),
            Draw::Once(draw) => {
                let draw = draw.take();
                draw.map_or_else(|| ().into_any(), |draw| draw(tap))
            }
        }
    }
}

struct Kept {
    thing: Box<dyn Thing>,
    tap: Option<Callback<()>>,
}

/// A thing in the page.
struct Lies {
    thing: Box<dyn Thing>,
    tap: Tap,
    view: <AnyView as Render>::State,
}

impl Render for Kept {
    type State = Lies;

    fn build(mut self) -> Lies {
        let tap = Tap::new(self.tap);
        Lies {
            view: self.thing.draw(tap.clone()).build(),
            thing: self.thing,
            tap,
        }
    }

    fn rebuild(mut self, lies: &mut Lies) {
        let same = self.thing.is(&*lies.thing) && self.tap.is_some() == lies.tap.acts();
        lies.tap.set(self.tap);
        if !same {
            self.thing.draw(lies.tap.clone()).rebuild(&mut lies.view);
            lies.thing = self.thing;
        }
    }
}

impl Mountable for Lies {
    fn unmount(&mut self) {
        self.view.unmount();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        self.view.mount(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.view.insert_before_this(child)
    }

    fn elements(&self) -> Vec<Element> {
        self.view.elements()
    }
}

impl AddAnyAttr for Kept {
    type Output<One: Attribute> = Kept;

    fn add_any_attr<One: Attribute>(self, _one: One) -> Kept {
        self
    }
}

/// Everything is drawn in a browser: of what servers do, nothing happens here.
impl RenderHtml for Kept {
    type AsyncOutput = Kept;
    type Owned = Kept;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Kept {
        self
    }

    fn to_html_with_buf(
        self,
        _buf: &mut String,
        _position: &mut Position,
        _escape: bool,
        _mark_branches: bool,
        _extra_attrs: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Lies {
        self.build()
    }

    fn into_owned(self) -> Kept {
        self
    }
}
