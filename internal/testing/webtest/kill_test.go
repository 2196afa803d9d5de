//go:build chromium && long

package webtest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/assault"
)

// TestConfirmedRoundsLastThroughAKill kills the whole browser as soon as a round is on the
// screen, or a moment later.
func TestConfirmedRoundsLastThroughAKill(t *testing.T) {
	const kills = 41 // of one game: nobody may be out
	games := assault.Times(1, 1, 5)
	dice := rand.New(rand.NewPCG(19, 20))
	for range games {
		killOften(t, assault.Times(2, 2, kills), dice)
	}
	assault.Tried(t, games*assault.Times(2, 2, kills), assault.Kills)
}

// killOften kills a browser this many times during a game.
func killOften(t *testing.T, kills int, dice *rand.Rand) {
	t.Helper()
	at, profile := site(t), t.TempDir()
	x := launch(t, profile, desktop).open(at, desktop)
	x.begin()
	kept := 0
	for i := range kills {
		x.do(chromedp.KeyEvent("2\r2\r\r"))
		for began := time.Now(); x.rounds() == kept; { // asked without a pause
			if time.Since(began) > patience {
				t.Fatalf("no round is written among %q", x.labels())
			}
		}
		kept++
		if i%2 == 1 {
			<-time.After(time.Duration(dice.Int64N(int64(150 * time.Millisecond))))
		}
		x.browser.kill()
		x = launch(t, profile, desktop).open(at, desktop)
		x.find("Round ")
		x.find(fmt.Sprintf("Ann, %d", 2*kept))
		if now := x.rounds(); now != kept {
			t.Fatalf("%d rounds after kill %d, %d were kept", now, i+1, kept)
		}
	}
	x.browser.kill()
}

// rounds returns how many rounds the sheet has: one less than the round it asks for.
func (x *tab) rounds() (n int) {
	x.Helper()
	labels := x.labels()
	i := slices.IndexFunc(labels, func(label string) bool { return strings.HasPrefix(label, "Round ") })
	if i < 0 {
		x.Fatalf("no round is asked for among %q", labels)
	}
	if _, err := fmt.Sscanf(labels[i], "Round %d", &n); err != nil {
		x.Fatal(err)
	}
	return n - 1
}
