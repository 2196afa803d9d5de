package history

import "time"

// A Trouble is the reason why a history cannot be opened, and the ways to repair it.
type Trouble struct {
	Dir string // where it is looked for
	Err error  // why; [ErrDamaged], [ErrNewer] and others are worded at the rim

	// Busy is set if another Tabby has it open: in the process PID, or 0, since Since.
	Busy  bool
	PID   int
	Since time.Time

	// Diagnose says what can be done, and Repair does it. They are nil where
	// nothing can, and may take seconds.
	Diagnose func(Work) (Diagnosis, error)
	Repair   func(Repair, Work) (Restored, error)
}

// Error returns the error, for developers.
func (t *Trouble) Error() string { return t.Err.Error() }

// Unwrap returns the error.
func (t *Trouble) Unwrap() error { return t.Err }
