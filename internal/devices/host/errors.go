package host

import (
	"errors"

	"tabby/history"
	"tabby/internal/devices/reason"
	"tabby/internal/table/replay"
)

// code returns the code of an error, for programs.
func code(err error) string {
	if err == nil {
		return ""
	}
	if r := reason.Of(err); r != nil {
		return r.Code
	}
	switch {
	case errors.Is(err, history.ErrDamaged):
		return codeDamaged
	case errors.As(err, new(history.Failure)):
		return codeStore
	}
	return replay.Code(err)
}

// codeDamaged is the code of a game of which something is not as it was written, and codeStore
// that of a disk that did not write, such as a full one.
const (
	codeDamaged = "ERR_DAMAGED"
	codeStore   = "ERR_STORE"
)
