package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/scoring"
)

// TestRoundsArePlayedAsTheirTranscriptsSay plays a round of every variant by
// tapping what is on the screen: two people, and a computer between them. What
// was tapped, what the journal notes, and what is then to be read stand in
// testdata/deal; UPDATE=1 writes it anew.
func TestRoundsArePlayedAsTheirTranscriptsSay(t *testing.T) {
	for _, r := range engine.Variants() {
		t.Run(r.ID, func(t *testing.T) {
			x := dealt(t, r.ID, map[scoring.Player]string{1: "steady"}, "Ann", "Ben", "Cy")
			got := x.transcript()
			path := filepath.Join("testdata", "deal", r.ID+".txt")
			if os.Getenv("UPDATE") != "" {
				if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			kept, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(kept), got); diff != "" {
				t.Errorf("another round (-want +got):\n%s", diff)
			}
		})
	}
}

// transcript plays the round to its end and onto the sheet.
func (x *dealWalker) transcript() string {
	var b strings.Builder
	noted := 0
	for steps := 0; !x.over(); steps++ {
		if steps > 2000 {
			x.Fatal("the round does not end")
		}
		at := x.table.at.Seat
		did := x.step()
		fmt.Fprintf(&b, "%s %s\n", x.app.table.game.sheet().People[x.table.deal.player(at)].Name, did)
		noted = x.journal(&b, noted)
		v := x.table.seen()
		if v.Curtain != "" {
			fmt.Fprintf(&b, "\tPass to %s\n", v.Curtain)
			continue
		}
		fmt.Fprintf(&b, "\t%s %s\n", v.Hint, strings.Join(v.Told, " "))
	}
	x.table.write()
	round := x.app.table.game.sheet().Rounds[0]
	for p, c := range round.Cells {
		fmt.Fprintf(&b, "%s: %d with %v\n", x.app.table.game.sheet().People[p].Name, c.Score.Points, c.Score.Hand)
	}
	return b.String()
}

// journal writes what was noted since, and returns how much is noted.
func (x *dealWalker) journal(b *strings.Builder, since int) int {
	batches, err := x.table.deal.log.Read()
	if err != nil {
		x.Fatal(err)
	}
	for _, batch := range batches[since:] {
		for _, e := range batch {
			line, err := engine.Marshal(e)
			if err != nil {
				x.Fatal(err)
			}
			fmt.Fprintf(b, "\t%s\n", line)
		}
	}
	return len(batches)
}
