// Package ui is the program in its window. It opens the rooms, which are the packages below
// it, and leads from one to another by routes; a room knows another one only if it shows
// part of it.
//
// A screen shows a view, a plain value that a pure function makes from the state; a tap
// becomes an intent. What is half typed is a value as well, saved as a draft at every
// touch. Nothing here knows how games are stored: see [Store].
//
// Begin with [Run], [New] and the routes.
package ui
