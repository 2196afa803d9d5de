// Package paper makes what a family prints or sends: the sheet of a game and the
// report of a night as PDF, and the result of a game as a picture.
//
// It draws what it is given and reads nothing else; the same game gives the same
// bytes.
package paper
