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
	if e.atTheDoor() {
		return w.Server.OtherNetwork
	}
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

// atTheDoor reports whether this device was refused for its address, before anybody looked at its key: then no reason is
// given with the status.
func (e *RefusedError) atTheDoor() bool { return e.Status == reason.PairingKey.Status && e.Why == "" }

// problem returns the reason that the status stands for, or nil.
func (e *RefusedError) problem() *reason.Reason {
	if e.atTheDoor() {
		return nil
	}
	for _, r := range []*reason.Reason{reason.Unpaired, reason.PairingKey, reason.Guessing, reason.ManyDevices, reason.Paired} {
		if r.Status == e.Status {
			return r
		}
	}
	return nil
}
