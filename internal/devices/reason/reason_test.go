package reason

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// row matches a row of the list.
var row = regexp.MustCompile(`(\w+) += &Reason\{"(\w+)", (\d+), errors\.New\("([^"]+)"\), (\w+)`)

func TestEveryReasonHasItsOwnCode(t *testing.T) {
	known := map[string]string{}
	for _, r := range row.FindAllStringSubmatch(string(must.Get(os.ReadFile("reason.go"))), -1) {
		if other := known[r[2]]; other != "" {
			t.Errorf("%s and %s have the code %s", other, r[1], r[2])
		}
		known[r[2]] = r[1]
	}
	if len(known) < 40 {
		t.Errorf("only %d rows are read", len(known))
	}
}

func TestEveryReasonOfATableHasWordsInEveryLanguage(t *testing.T) {
	for _, r := range row.FindAllStringSubmatch(string(must.Get(os.ReadFile("reason.go"))), -1) {
		for _, l := range languages.All() {
			if said := l.Words().Server.Refused(r[2], "Ann", 7); r[5] == "atTable" && said == "" {
				t.Errorf("%s says nothing of %s", l.Tag, r[2])
			}
		}
	}
}

func TestLinksAreRefusedInTheReadersLanguage(t *testing.T) {
	for _, r := range []*Reason{ForeignLink, NewerLink, DamagedLink} {
		english := languages.English().Refusals.Explain(r)
		expect.Same(t, "in English", strings.ToLower(english), strings.ToLower(r.Error())+".")
		for _, l := range languages.All() {
			if said := l.Words().Refusals.Explain(fmt.Errorf("a link: %w", r)); said == "" || l.Tag != "en" && said == english {
				t.Errorf("%s says %q of it", l.Tag, said)
			}
		}
	}
}

func TestAReasonIsSaidWithItsSubject(t *testing.T) {
	w := languages.English()
	disk := errors.New("a wire was pulled")
	for _, c := range []struct {
		err    error
		said   string
		status int
	}{
		{Key, "This code no longer works; scan the one that the host shows now.", 403},
		{About{Reason: Here, Name: "Ann"}, "Ann is here or has just gone; after a minute the computer can play.", 503},
		{About{Reason: Away, Name: "too many tables"}, "Too many tables.", 503},
		{About{Reason: FamilyFull, Number: 3}, w.Refusals.Sentence(w.Server.Full(3)), 503},
		{NoAnswer.Because(disk), w.Refusals.Sentence(w.Devices.Away + " (a wire was pulled)"), 500},
		{disk, "A wire was pulled.", 500},
	} {
		expect.Same(t, "it is said so", w.Refusals.Explain(c.err), c.said)
		other := 500
		if r := Of(c.err); r != nil && r == Here {
			other = 503
		}
		expect.Same(t, "the status of "+c.said, Status(c.err, other), c.status)
	}
	if !errors.Is(NoAnswer.Because(disk), disk) || Of(disk) != nil {
		t.Error("a cause is lost")
	}
}
