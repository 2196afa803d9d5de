package history

import "errors"

// A Night is the games of one evening, those after midnight included.
type Night struct {
	Day   string `json:"day"`   // 2006-01-02; until five in the morning it is the day before
	Games int    `json:"games"` // that fit the filter
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
