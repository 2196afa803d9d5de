//go:build long

package bring_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tabby/history/bring"
)

func TestRoundsAreLimited(t *testing.T) {
	rounds := func(head, end string, n int) string {
		var b strings.Builder
		b.WriteString(head)
		for i := range n {
			fmt.Fprintf(&b, "2026-11-20,recall,%d,Ann,3%s2026-11-20,recall,%[1]d,Ben,4%[2]s", i+1, end)
		}
		return b.String()
	}
	typed := func(n int) string { return rounds("date,variant,round,player,points\n", "\n", n) }
	if games, err := read(typed(999)); err != nil || len(games) != 1 {
		t.Error(len(games), err)
	}
	for name, tc := range map[string]struct {
		text   string
		line   int
		reason error
	}{
		"a round too many": {typed(1000), 2000, bring.ErrRounds},
	} {
		_, err := read(tc.text)
		if at, ok := errors.AsType[*bring.LineError](err); !ok || at.Line != tc.line || !errors.Is(at.Err, tc.reason) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
