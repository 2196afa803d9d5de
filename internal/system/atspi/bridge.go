package atspi

import "errors"

// ErrNoBus means that there is no bus by which a screen reader could ask.
var ErrNoBus = errors.New("there is no session bus")
