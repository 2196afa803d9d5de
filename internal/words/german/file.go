package german

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
	{fs.ErrNotExist, "die Datei %s gibt es nicht; prüfe ihren Namen"},
	{fs.ErrPermission, "%s darf nicht benutzt werden; schau nach, wem die Datei gehört"},
	{fs.ErrExist, "%s gibt es schon; wähle einen anderen Namen"},
}

// ofFile returns what went wrong with a file, in words, or "" if it was not a file.
func ofFile(err error) string {
	file, ok := errors.AsType[*fs.PathError](err)
	if !ok {
		return ""
	}
	if file.Op == "mkdir" {
		return fmt.Sprintf("der Ordner %s lässt sich nicht anlegen; wähle einen anderen Ort", file.Path)
	}
	for _, w := range fileWords {
		if errors.Is(err, w.is) {
			return fmt.Sprintf(w.words, file.Path)
		}
	}
	return fmt.Sprintf("%s lässt sich nicht benutzen: %v; wähle eine andere Datei", file.Path, file.Err)
}

// causeOf returns why a failure came about, without what to do, which the failure
// says.
func causeOf(err error) string {
	if file, ok := errors.AsType[*fs.PathError](err); ok {
		return file.Path + ": " + file.Err.Error()
	}
	return de.Reason(err)
}
