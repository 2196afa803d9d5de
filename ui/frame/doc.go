// Package frame is what every room of the window is given: the pages in front, messages and
// questions, long jobs, drafts, changes, people, preferences and time.
//
// Each of these is a part of the [Frame], and a room embeds the parts that it uses.
// Only the shell has all of them.
//
// A room shows a [Page]. The frame finds out what else the page can do, such as taking keys
// or going back inside itself, by asking for the small interfaces of this package.
package frame
