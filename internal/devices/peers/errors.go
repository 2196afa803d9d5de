package peers

import (
	"fmt"

	"tabby/internal/devices/reason"
	"tabby/internal/words"
)

// A RefusedError says that the other device has refused what this one sent.
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

// Unwrap returns the reason that the status stands for.
func (e *RefusedError) Unwrap() error {
	if p := e.problem(); p != nil {
		return p
	}
	return nil
}

// problem returns the reason that the status stands for, or nil.
func (e *RefusedError) problem() *reason.Reason {
	for _, r := range []*reason.Reason{reason.Unpaired, reason.PairingKey, reason.Guessing, reason.ManyDevices, reason.Paired} {
		if r.Status == e.Status {
			return r
		}
	}
	return nil
}
