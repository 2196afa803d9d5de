//go:build chromium

package webtest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"tabby/internal/testing/expect"
)

// TestEveningOfThreePhonesAndATelevision plays two rounds with real cards and two with
// virtual ones. A phone and the host are killed on the way.
func TestEveningOfThreePhonesAndATelevision(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cleo"],"end":{"end":"rounds","rounds":4}}`)
	profile := t.TempDir()
	annsPhone, others := launch(t, profile, phone), launch(t, t.TempDir(), phone)
	ann := join(annsPhone.blank(phone), h.table.Sit)
	ben := join(others.private(phone), h.table.Sit)
	cleo := join(others.private(phone), h.table.Sit)
	tv := join(others.private(television), h.table.Screen)
	for name, g := range map[string]guest{"Ann": ann, "Ben": ben, "Cleo": cleo} {
		g.press("button.row", name)
		g.press(".tab", "Score")
		g.has("form.entry", name)
	}
	for n, scores := range [][3]string{{"12", "7", "20"}, {"3", "15", "9"}} {
		ann.enter(scores[0])
		ben.enter(scores[1])
		cleo.enter(scores[2])
		ben.writeDown(n + 1)
	}
	tv.has("body", "15")
	dice := rand.New(rand.NewPCG(5, 8))
	playRound := func(n int, meanwhile func()) {
		ben.press(".tab", "Cards")
		ben.press("button", "Deal the next round")
		for _, g := range []*guest{&ann, &cleo} {
			g.press(".tab", "Cards")
		}
		tv.picture(fmt.Sprint("table-tv-", n))
		moves, over := 0, false
		for began := time.Now(); !over && time.Since(began) < 2*patience; {
			for _, g := range []*guest{&ann, &ben, &cleo} {
				ends, moved := g.playOne(dice)
				over = over || ends
				if !moved {
					continue
				}
				if moves++; moves == 12 {
					ann.picture(fmt.Sprint("table-hand-", n))
					meanwhile()
				}
			}
		}
		ben.press("button", "Add to the sheet")
		ben.has("body", fmt.Sprintf("Round %d. Ann:", n)) // it is written down
	}
	playRound(3, func() {
		onDisk(t, profile, "tabby-ticket-")
		annsPhone.kill()
		annsPhone = launch(t, profile, phone)
		ann = join(annsPhone.blank(phone), strings.Split(h.table.Sit, "#")[0]) // its address bar has no key
		ann.press(".tab", "Cards")
		ann.has(".own-line", "Ann")
	})
	playRound(4, func() {
		h.kill()
		h.start("--game", h.table.Game)
		for _, g := range []guest{ann, ben, cleo, tv} {
			g.live()
		}
	})
	for _, g := range []guest{ann, ben, cleo} {
		g.press(".tab", "Sheet")
	}
	cleo.has("main", "4")
	cleo.picture("table-sheet")
	if a, b := ann.said("main table"), cleo.said("main table"); a != b || a == "" {
		t.Errorf("two phones show %q and %q", a, b)
	}
	h.kill()
	if shown := h.history("check"); strings.Contains(shown, "wrong") {
		t.Error(shown)
	}
	expect.Contains(t, "the game", h.history("show", h.table.Game), "12")
}
