//go:build !nodeck

package walks_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/golden"
	"tabby/scoring"
)

// TestRoundsArePlayedAsTheirTranscriptsSay plays a round of every variant by
// tapping what is on the screen: two people, and a computer between them. What
// was tapped, what the store noted, and what can be read afterwards stand in
// testdata/deal; UPDATE=1 writes it again.
func TestRoundsArePlayedAsTheirTranscriptsSay(t *testing.T) {
	for _, r := range assault.Few(2, engine.Variants()) {
		t.Run(r.ID, func(t *testing.T) {
			x := dealt(t, r.ID, levels{1: "steady"}, "Ann", "Ben", "Cy")
			golden.Same(t, filepath.Join("testdata", "deal", r.ID+".txt"), x.transcript())
		})
	}
}

// transcript plays the round to its end and onto the sheet.
func (x *deckWalker) transcript() string {
	var b strings.Builder
	noted := 0
	for steps := 0; !x.over(); steps++ {
		if steps > 2000 {
			x.Fatal("the round does not end")
		}
		who := x.name(x.look().holder)
		fmt.Fprintf(&b, "%s %s\n", who, x.step())
		x.round()
		for _, event := range x.noted[noted:] {
			fmt.Fprintf(&b, "\t%s\n", event)
		}
		noted = len(x.noted)
		if v := x.look(); v.curtain != "" {
			fmt.Fprintf(&b, "\tPass to %s\n", v.curtain)
		} else {
			fmt.Fprintf(&b, "\t%s %s\n", v.hint, v.told)
		}
	}
	x.write()
	s := x.sheet()
	on := x.game().LastDone().(scoring.Recorded)
	if on.Source != scoring.SourceDealt || on.Log == nil {
		x.Errorf("the round is from %q, with the log %v", on.Source, on.Log)
	}
	for p, score := range on.Scores {
		fmt.Fprintf(&b, "%s: %d with %v\n", s.People[p].Name, score.Points, score.Hand)
	}
	return b.String()
}
