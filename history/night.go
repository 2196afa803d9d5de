package history

import "errors"

// A Night is the games of one evening, including those after midnight.
type Night struct {
	Day   string `json:"day"`   // as [stats.Evening] returns it
	Games int    `json:"games"` // that match the filter
	Note  string `json:"note,omitempty"`
	Place string `json:"place,omitempty"`
}

// A NightPage selects a part of a list of nights.
type NightPage struct {
	Filter
	Before string // only nights before this day, or all
	Limit  int    // how many at most; 0 means 50
}

// ErrDay means that a day is not written as 2006-01-02.
var ErrDay = errors.New("a day is written as 2006-01-02")
