package together

import (
	"errors"
	"fmt"

	"tabby/internal/words"
)

// A Problem is why devices do not come together. It is a [words.Worded].
type Problem struct {
	error // for developers
	text  func(words.Devices) string
}

// Words returns the reason for people.
func (p *Problem) Words(w *words.Language) string { return p.text(w.Devices) }

// The problems.
var (
	ErrLink    = &Problem{errors.New("not the link of a device"), func(d words.Devices) string { return d.NoLink }}
	ErrKey     = &Problem{errors.New("not the key of this device"), func(d words.Devices) string { return d.OldCode }}
	ErrParted  = &Problem{errors.New("the other device has removed this one"), func(d words.Devices) string { return d.PartedThere }}
	ErrSelf    = &Problem{errors.New("the same device"), func(d words.Devices) string { return d.OwnCode }}
	ErrAway    = &Problem{errors.New("the other device does not answer"), func(d words.Devices) string { return d.Away }}
	ErrMany    = &Problem{errors.New("too many devices"), func(d words.Devices) string { return d.TooMany }}
	ErrListed  = &Problem{errors.New("the devices are paired already"), func(d words.Devices) string { return d.Listed }}
	ErrUnknown = &Problem{errors.New("no such device"), func(d words.Devices) string { return d.Unknown }}
	ErrOften   = &Problem{errors.New("too many tries"), func(d words.Devices) string { return d.TooOften }}
	ErrTangled = &Problem{errors.New("the other device answers as no Tabby does"), func(d words.Devices) string { return d.Tangled }}
	ErrStill   = &Problem{errors.New("it has stopped in the middle"), func(d words.Devices) string { return d.StoodStill }}

	errSlow  = &Problem{errors.New("it is too slow"), func(d words.Devices) string { return d.TooSlow }}
	errLarge = &Problem{errors.New("too much at once"), func(d words.Devices) string { return d.TooLarge }}
)

// Because returns a problem with what caused it, as an error that is about both.
func (p *Problem) Because(cause error) error { return caused{p, cause} }

// A caused error is a problem and its cause.
type caused struct {
	*Problem
	cause error
}

// Error returns both, for developers.
func (c caused) Error() string { return c.Problem.Error() + ": " + c.cause.Error() }

// Words returns both for people.
func (c caused) Words(w *words.Language) string {
	return c.Problem.Words(w) + " (" + w.Refusals.Reason(c.cause) + ")"
}

// Unwrap returns both.
func (c caused) Unwrap() []error { return []error{c.Problem, c.cause} }

// A RefusedError says that the other device has refused what it was sent.
type RefusedError struct {
	Status int // of HTTP
	Why    string
}

func (e *RefusedError) Error() string { return fmt.Sprint(e.Status, " ", e.Why) }

// Words returns why, for people.
func (e *RefusedError) Words(w *words.Language) string {
	if p := e.problem(); p != nil {
		return p.Words(w)
	}
	return w.Devices.Answers(e.Status, e.Why)
}

// Unwrap returns the error of this package that the status stands for.
func (e *RefusedError) Unwrap() error {
	if p := e.problem(); p != nil {
		return p
	}
	return nil
}

func (e *RefusedError) problem() *Problem {
	return map[int]*Problem{
		StatusParted: ErrParted, StatusKey: ErrKey, StatusOften: ErrOften, StatusMany: ErrMany, StatusListed: ErrListed,
	}[e.Status]
}
