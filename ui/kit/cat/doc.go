// Package cat has the cat of the pages, which sleeps where there is nothing and wakes when it
// is touched, and the faces of the computer players.
package cat
