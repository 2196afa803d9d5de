// Package guests is the room in which other devices are let into a game: it shows the code they
// scan, who is here, and what they may do.
//
// A [Room] keeps a host and the games that are open to others. Each of them has one desk,
// which its sheet and its guests share, and everything of it happens on the screen's
// goroutine. Nothing listens before players ask for it.
package guests
