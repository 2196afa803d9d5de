package history

import "fmt"

// A Refusal is one of the errors of this package with the details of the case. The
// screens choose the words.
type Refusal struct {
	Reason error  // one of the errors of this package
	What   string // an id, a day, a folder or a step, or ""
	Count  int    // how many there are
	Known  int    // how many are known
	Cause  error  // the underlying error, or nil
}

// Error returns the reason and the details, for developers.
func (r Refusal) Error() string {
	text := r.Reason.Error()
	if r.What != "" {
		text += ": " + r.What
	}
	if r.Cause != nil {
		text += fmt.Sprintf(" (%v)", r.Cause)
	}
	return text
}

// Unwrap returns the reason and the cause.
func (r Refusal) Unwrap() []error {
	if r.Cause == nil {
		return []error{r.Reason}
	}
	return []error{r.Reason, r.Cause}
}
