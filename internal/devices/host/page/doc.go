// Package page draws what the devices of guests show: the pages of a table on a phone, and the
// screen of a television.
//
// A [Scene] is all that may be shown of a table at one time. [Scene.Page] renders what
// one [Viewer] may see of it as parts of a page, pieces of HTML by the id of their root
// element. A page has no state but what is half typed: it shows the parts it is sent,
// and every control of it carries an intent as JSON, in data-do.
//
// The page itself, its style and its script are files; see [Files].
package page
