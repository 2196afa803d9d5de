package storage

import (
	"testing"

	"tabby/history"
)

func TestRestoringNamesWhatWasSetAside(t *testing.T) {
	for want, r := range map[string]history.Restored{
		"2 games from the copy.": {Games: 2},
		"1 game from the copy. What was here before is set aside in replaced-1.db, and stands in the list of backups.": {
			Games: 1, SetAside: []string{"/tabby/replaced-1.db", "/tabby/replaced-1.jsonl"},
		},
	} {
		if got := restored(r); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
