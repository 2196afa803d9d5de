// Package cat has the cat of the pages, which sleeps on empty pages and wakes when it is
// touched, and the faces of the computer players.
package cat
