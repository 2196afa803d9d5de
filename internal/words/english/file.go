package english

import (
	"errors"
	"fmt"
	"io/fs"
)

// fileWords are the words of what a system says of a file, given its path.
var fileWords = []struct {
	is    error
	words string
}{
	{fs.ErrNotExist, "there is no file %s; check its name"},
	{fs.ErrPermission, "%s may not be used; check whose it is"},
	{fs.ErrExist, "%s is there already; choose another name"},
}

// ofFile returns what went wrong with a file, in words, or "" if it was not a file.
func ofFile(err error) string {
	file, ok := errors.AsType[*fs.PathError](err)
	if !ok {
		return ""
	}
	if file.Op == "mkdir" {
		return fmt.Sprintf("the folder %s cannot be made; choose another place", file.Path)
	}
	for _, w := range fileWords {
		if errors.Is(err, w.is) {
			return fmt.Sprintf(w.words, file.Path)
		}
	}
	return fmt.Sprintf("%s cannot be used: %v; choose another file", file.Path, file.Err)
}

// causeOf returns why a failure came about, without what to do, which the failure
// says.
func causeOf(err error) string {
	if file, ok := errors.AsType[*fs.PathError](err); ok {
		return file.Path + ": " + file.Err.Error()
	}
	return en.Reason(err)
}
