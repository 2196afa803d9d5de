package stats

import (
	"slices"

	"tabby/history/rating"
)

// A Point is the rating of a person after one of the games with a place.
type Point struct {
	Game   int // 1, 2, … in the games of the person
	Rating rating.Rating
}

// mostPoints is how many points of a form are kept at most. A chart as wide as a screen
// shows no more.
const mostPoints = 400

// A form is how the rating of a person changed: after every game, or after every
// second, fourth, … of those who played many.
type form struct {
	points []Point
	every  int // the games from one point to the next; 0 is 1
}

// add adds the point of a game, unless it is between two that are kept.
func (f *form) add(p Point) {
	f.every = max(f.every, 1)
	if p.Game%f.every != 0 {
		return
	}
	f.points = append(f.points, p)
	if len(f.points) > mostPoints {
		f.every *= 2
		f.points = slices.DeleteFunc(f.points, func(p Point) bool { return p.Game%f.every != 0 })
	}
}

// until returns the points up to the last game, of which there is one as well.
func (f *form) until(last Point) []Point {
	n := len(f.points)
	if n == 0 || f.points[n-1].Game == last.Game {
		return slices.Clone(f.points)
	}
	return append(slices.Clone(f.points), last)
}
