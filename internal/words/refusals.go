package words

import (
	"cmp"
	"strconv"
)

// Refusals is what is said where something was refused or went wrong.
type Refusals struct {
	RefusalsSentences
}

// RefusalsSentences is why something was refused or went wrong.
type RefusalsSentences interface {
	// Explain returns why something was refused or went wrong, as a sentence.
	Explain(err error) string
	// Reason is [Explain] for the middle of a sentence: without a capital letter and a
	// full stop. Refusals are worded with their details; any other error is its own
	// text.
	Reason(err error) string
	// IsRefusal reports whether an error is a refusal of the engine or the sheet.
	// Any other means that something went wrong.
	IsRefusal(err error) bool
}

// A Worded error says itself, for the middle of a sentence.
type Worded interface {
	error
	Words(w *Language) string
}

// An At is an error and where it happened.
type At struct {
	Where  string // the name of a field, or ""
	Action int    // the number of an action from 1, or 0
	Line   int    // of what is read, from 1, or 0
	Err    error
}

// Error returns the place and the error, for developers.
func (a At) Error() string {
	return cmp.Or(a.Where, strconv.Itoa(a.Action+a.Line)) + ": " + a.Err.Error()
}

// Unwrap returns the error.
func (a At) Unwrap() error { return a.Err }

// A Said is an error that a language has a sentence for, in the middle of which it may stand.
type Said struct {
	In  func(*Language) string
	Err error // what lies behind it, or nil
}

// Error returns what lies behind it, for developers.
func (s Said) Error() string {
	if s.Err == nil {
		return "an error that languages say"
	}
	return s.Err.Error()
}

// Unwrap returns what lies behind it.
func (s Said) Unwrap() error { return s.Err }
