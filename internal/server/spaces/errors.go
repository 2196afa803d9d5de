package spaces

import (
	"errors"
	"fmt"

	"tabby/internal/words"
)

// A problem is an error that the family of a space reads.
type problem struct {
	error // for developers
	text  func(words.Server) string
}

// Words implements [words.Worded].
func (p *problem) Words(w *words.Language) string { return p.text(w.Server) }

var (
	errMany    = &problem{errors.New("too many spaces are open"), func(s words.Server) string { return s.ManyFamilies }}
	errPace    = &problem{errors.New("too many requests of a space"), func(s words.Server) string { return s.TooMuch }}
	errEnded   = &problem{errors.New("the server is being stopped"), func(s words.Server) string { return s.Stopping }}
	errOrigin  = &problem{errors.New("a form of another origin"), func(s words.Server) string { return s.OtherPage }}
	errKey     = &problem{errors.New("not the key of the space"), func(s words.Server) string { return s.WrongKey }}
	errTries   = &problem{errors.New("too many wrong keys"), func(s words.Server) string { return s.WrongKeys }}
	errStore   = &problem{errors.New("the store of the space cannot be read"), func(s words.Server) string { return s.Unreadable }}
	errRemoved = &problem{errors.New("the space was removed"), func(s words.Server) string { return s.Removed }}
)

// A fullError means that a space has used what it may.
type fullError struct{ bytes int64 }

func (e fullError) Error() string { return fmt.Sprintf("full: %d MB", e.bytes>>20) }

// Words implements [words.Worded].
func (e fullError) Words(w *words.Language) string { return w.Server.Full(int(e.bytes >> 20)) }

// A tablesError means that a space has as many tables open as it may.
type tablesError struct{ most int }

func (e tablesError) Error() string { return fmt.Sprintf("tables: %d", e.most) }

// Words implements [words.Worded].
func (e tablesError) Words(w *words.Language) string { return w.Server.TooMany(e.most) }
