package words_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tabby/internal/testing/must"
)

// TestEveryReasonHasWords looks both ways: what is worded is a reason.
func TestEveryReasonHasWords(t *testing.T) {
	declared := regexp.MustCompile(`(?m)^(?:\t|var )Err(\w+) += (.*)$`)
	made := regexp.MustCompile(`^(?:engine\.Reasons\("(\w+)"\)|reasons)\.(?:New\(|Of\(Err\w+, )"(\w+)", "`)
	known := map[string]bool{}
	for dir, from := range map[string]string{"engine": "engine", "scoring": "scoring", "history": "history", "history/bring": "flat", "internal/table/round": "round"} {
		found := 0
		for _, file := range must.Get(filepath.Glob("../../" + dir + "/*.go")) {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, e := range declared.FindAllStringSubmatch(string(must.Get(os.ReadFile(file))), -1) {
				parts := made.FindStringSubmatch(e[2])
				if parts == nil || parts[2] != e[1] {
					t.Errorf("%s: Err%s is no reason of that name", file, e[1])
					continue
				}
				if parts[1] == "" {
					parts[1] = from
				}
				key := parts[1] + parts[2]
				found, known[key] = found+1, true
				if w := en.Refusals.Words.Reasons[key]; w.Plain == "" && w.Full.IsEmpty() {
					t.Errorf("%s: Err%s has no words under %s", file, e[1], key)
				}
			}
		}
		if found < 13 {
			t.Errorf("%s has only %d reasons", dir, found)
		}
	}
	for key := range en.Refusals.Words.Reasons {
		if !known[key] {
			t.Errorf("no error has the words %s", key)
		}
	}
}
