package together

import (
	"errors"
	"fmt"
)

// These errors say why devices do not come together.
var (
	ErrLink    = errors.New("this is not the link of a device; it ends with #pair= and a key")
	ErrKey     = errors.New("this code is not valid any more; show a new one on the other device")
	ErrParted  = errors.New("the other device does not keep its games together with this one any more; pair them again")
	ErrSelf    = errors.New("this is the code of the same device")
	ErrAway    = errors.New("the other device does not answer; is it on, with Tabby open, and on the same network")
	ErrMany    = errors.New("too many devices are kept together; remove one first")
	ErrUnknown = errors.New("no such device")
	ErrOften   = errors.New("too many tries; wait a minute")
	ErrTangled = errors.New("the other device answers something else than Tabby would")
)

// A RefusedError says that the other device has refused what it was sent.
type RefusedError struct {
	Status int // of HTTP
	Why    string
}

func (e *RefusedError) Error() string {
	return fmt.Sprintf("the other device answers %d: %s", e.Status, e.Why)
}

// Unwrap returns the error of this package that the status stands for.
func (e *RefusedError) Unwrap() error {
	switch e.Status {
	case StatusParted:
		return ErrParted
	case StatusKey:
		return ErrKey
	case StatusOften:
		return ErrOften
	case StatusMany:
		return ErrMany
	}
	return nil
}
