package history

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tabby/history/bring"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

// TestChangedFileIsRefusedOrWhole changes exports and tables at random. Each is
// read, or refused with a reason, soon.
func TestChangedFileIsRefusedOrWhole(t *testing.T) {
	var texts [][]byte
	for _, name := range []string{"sqlite/testdata/v1/export.jsonl", "../testdata/hostile/ok-formulas.csv", "../testdata/hostile/ok-byte-order-mark.jsonl"} {
		text := must.Get(os.ReadFile(filepath.FromSlash(name)))
		texts = append(texts, text)
	}
	texts = append(texts, []byte("date,variant,game,round,player,points,called\n2026-11-20,recall,1,1,Ann,12,\n2026-11-20,recall,1,1,Ben,7,yes\n"+
		"2026-11-20,recall,1,2,Ann,3,\n2026-11-20,recall,1,2,Ben,,\n"))
	dice := rand.New(rand.NewPCG(7, 8))
	n, read := assault.Times(200, 500, 20_000), 0
	for range n {
		text := texts[dice.IntN(len(texts))]
		if dice.IntN(2) == 0 {
			text = rewritten(dice, texts[0])
		} else {
			text = assault.Mutate(dice, text)
		}
		began := time.Now()
		_, _, err := Hold(bytes.NewReader(text), nothing{}, Work{})
		if took := time.Since(began); took > time.Minute { // on a machine that is busy with other work
			t.Errorf("it took %v: %q", took, text)
		}
		wrong := new(LineError)
		switch {
		case err == nil:
			read++
		case errors.As(err, &wrong) && wrong.Line > 0, errors.Is(err, ErrForeign), errors.Is(err, bring.ErrOpen):
		default:
			t.Errorf("no line is named: %v in %q", err, text)
		}
	}
	if read == 0 || read == n {
		t.Errorf("%d of %d were read", read, n)
	}
	assault.Tried(t, n, assault.Imports)
}

// rewritten returns an export of which one entry was changed at random, with
// checksums as if Tabby had written it.
func rewritten(dice *rand.Rand, export []byte) []byte {
	lines := bytes.SplitAfter(export, []byte("\n"))
	changed, sums := dice.IntN(len(lines)), map[string]string{}
	var text []byte
	for i, line := range lines {
		what, _ := ParseLine(line) // the last is empty
		e, ok := what.(Entry)
		if !ok {
			text = append(text, line...)
			continue
		}
		if i == changed {
			e.Body = string(assault.Mutate(dice, []byte(e.Body)))
		}
		e.Sum = e.Chained(sums[e.Game])
		sums[e.Game] = e.Sum
		text = append(text, e.Line()...)
	}
	return text
}
