// Package locale gives the program a language if the system names none.
//
// Fyne complains on standard error, while it is being initialised, when the
// language of the system is "C", as it is in scripts and on servers. Go
// initialises packages that wait for nothing in the order of their import
// paths; this one waits for os alone and comes before text/template, which
// Fyne's language waits for. Importing this package avoids the wait.
package locale

import "os"

func init() {
	if !named(os.Getenv) {
		os.Setenv("LANGUAGE", "en")
	}
}

// named reports whether the environment names a language, asked in the order in
// which the system asks.
func named(getenv func(string) string) bool {
	for _, key := range []string{"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"} {
		switch getenv(key) {
		case "":
		case "C", "C.UTF-8", "C.utf8", "POSIX":
			return false
		default:
			return true
		}
	}
	return false
}
