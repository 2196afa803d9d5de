package words

import (
	"errors"
	"testing"
)

func TestReasonThatWrapsAnotherComesFirst(t *testing.T) {
	for _, all := range [][]reason{failures, tables, refusals} {
		for i, r := range all {
			for _, before := range all[:i] {
				if errors.Is(r.err, before.err) {
					t.Errorf("%v is worded as %v", r.err, before.err)
				}
			}
		}
	}
}

// TestEveryReasonHasWords looks both ways: what is worded is a reason.
func TestEveryReasonHasWords(t *testing.T) {
	l := spoken("en")
	known := map[string]bool{}
	for _, r := range append(append(append([]reason{}, failures...), tables...), refusals...) {
		known[r.key] = true
		if w := l.Refusals.Words.Reasons[r.key]; w.Plain == "" && w.Full.IsEmpty() {
			t.Errorf("%v has no words under %s", r.err, r.key)
		}
	}
	for key := range l.Refusals.Words.Reasons {
		if !known[key] {
			t.Errorf("no error has the words %s", key)
		}
	}
}
