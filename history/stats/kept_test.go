package stats_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"tabby/history/stats"
)

// TestCountGoesOnFromWhatWasKept counts some games, keeps that, and counts the others.
func TestCountGoesOnFromWhatWasKept(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		all := games(r)
		w := stats.Query{
			Variant: rapid.SampledFrom([]string{"", "recall"}).Draw(r, "variant"),
			Coached: rapid.SampledFrom([]stats.Coached{stats.Apart, stats.Along, stats.Only}).Draw(r, "coached"),
			LeftOut: rapid.Bool().Draw(r, "left out"),
			Same:    rapid.SampledFrom([]map[string]string{nil, {"ben": "ann"}}).Draw(r, "same"),
		}
		kept := rapid.IntRange(0, len(all)).Draw(r, "kept")
		first, whole := stats.NewCount(w), stats.NewCount(w)
		for i, p := range all {
			if i < kept {
				first.Add(&p.fact)
			}
			whole.Add(&p.fact)
		}
		data := first.Encode()
		again, err := stats.Resume(w, data)
		if err != nil {
			r.Fatal(err)
		}
		if diff := cmp.Diff(first.Report(), again.Report()); diff != "" {
			r.Fatalf("as it was kept: %s", diff)
		}
		for _, p := range all[kept:] {
			again.Add(&p.fact)
		}
		if diff := cmp.Diff(whole.Report(), again.Report()); diff != "" {
			r.Fatal(diff)
		}
		if !again.Agrees(whole) || !cmp.Equal(again.Encode(), whole.Encode()) {
			r.Fatal("equal counts have different encodings")
		}
		damaged := append([]byte{}, data...)
		damaged[rapid.IntRange(0, len(data)-1).Draw(r, "byte")] ^= byte(rapid.IntRange(1, 255).Draw(r, "change"))
		if _, err := stats.Resume(w, damaged); err == nil {
			r.Fatal("a byte was changed and it is taken for a count")
		}
	})
}

func TestCountOfOneGameMoreDoesNotAgree(t *testing.T) {
	one, more := stats.NewCount(stats.Query{}), stats.NewCount(stats.Query{})
	for i, f := range someFacts(8) {
		if i < 7 {
			one.Add(&f)
		}
		more.Add(&f)
	}
	if one.Agrees(more) || !more.Agrees(more) {
		t.Error("counts of other games agree")
	}
}

// TestAnotherWayToCountHasAnotherNumber counts the same games as ever. If the result is
// another one, no count may go on from those kept before: the form of counts needs its
// next number, and UPDATE=1 then writes the file of that number.
func TestAnotherWayToCountHasAnotherNumber(t *testing.T) {
	c := stats.NewCount(stats.Query{})
	for _, f := range someFacts(60) {
		c.Add(&f)
	}
	path := fmt.Sprintf("testdata/counted-%d.json", c.Encode()[0])
	if _, err := os.Stat(path); err != nil && os.Getenv("UPDATE") != "" {
		text, err := json.Marshal(c.Report())
		if err := errors.Join(err, os.MkdirAll("testdata", 0o755), os.WriteFile(path, append(text, '\n'), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	var want stats.Report
	text, err := os.ReadFile(path)
	if err := errors.Join(err, json.Unmarshal(text, &want)); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, c.Report(), approximately, cmpopts.IgnoreFields(stats.Line{}, "Form")); diff != "" {
		t.Errorf("%s says otherwise: %s", path, diff)
	}
}

// someFacts returns made-up facts of games of four, the same each time.
func someFacts(games int) []stats.Fact {
	rnd := rand.New(rand.NewPCG(1, 2))
	var all []stats.Fact
	for i := range games {
		f := stats.Fact{Game: fmt.Sprintf("game-%03d", i), Day: fmt.Sprintf("2026-01-%02d", 1+i/3), Variant: "rat-a-tat-cat", Rounds: 3, Over: true, LeftOut: i%9 == 8}
		for seat, who := range rnd.Perm(6)[:4] {
			s := stats.Seat{Person: fmt.Sprint("person-", who), Place: seat + 1, Total: 10 * seat, Won: seat == 0, Calls: 1, CallHand: rnd.IntN(9), Escape: rnd.IntN(50) - 1, Behind: rnd.IntN(3)}
			for range f.Rounds {
				s.Points = append(s.Points, rnd.IntN(30))
			}
			f.Seats = append(f.Seats, s)
		}
		all = append(all, f)
	}
	return all
}
