// Package ui is the program in its window. It opens the rooms, which are the
// packages below it, and leads from one to another by routes; no room knows
// another one that it does not show.
//
// A screen is made to look like a view, a plain value that a pure function makes
// of the state; what is tapped goes up as an intent. What is half typed is a
// value as well, kept as a draft with every touch. Nothing here knows how games
// are kept: see [Store].
//
// Begin with [Run], [New] and the routes.
package ui
