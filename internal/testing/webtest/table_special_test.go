//go:build chromium && long

package webtest

import (
	"fmt"
	"testing"
)

// TestGuestsSayWhoEndedTheRound types a round of Skyjo, which a player has to have ended,
// and taps the cards of the next in columns.
func TestGuestsSayWhoEndedTheRound(t *testing.T) {
	h := newHost(t, `{"variant":"skyjo","players":["Ann","Ben"]}`)
	g := join(shares(t).blank(phone), h.table.Score)
	g.press(".tab", "Score")
	g.types("22")
	g.has(".entry.active", "Ben")
	g.press(`.also [data-key="-"]`, "")
	g.press(".keypad .key", "2")
	g.has(".asks.rests .write .asks", "Who ended the round?")
	g.until(`document.querySelector('.write [type=submit]').disabled`)
	g.picture("ended-asks")
	g.tapOn(".entry:first-of-type .call", "")
	g.has(".entry.caller .brings", "ended the round, counts 44")
	g.picture("ended-doubled")
	g.press("button", "Write it down")
	g.has("h1", "Round 2")
	g.press("[data-other]", "")
	for _, card := range []string{"1", "2", "3", "7", "7", "7"} {
		g.press(".kinds .key[data-name='"+card+"']", "")
	}
	g.picture("columns")
	g.press(".kinds [data-next]", "")
	g.has(".entry.there", "1, 7, 2, 7, 3, 7")
}

// TestTenPlayersAreTypedOnAPhone types a round of ten over keys that stay where they are.
func TestTenPlayersAreTypedOnAPhone(t *testing.T) {
	b := shares(t)
	for _, s := range []screen{{390, 844, true}, {320, 640, true}} {
		h := newHost(t, `{"variant":"dutch","players":["Ann","Ben","Cy","Dot","Eve","Fay","Gus","Hal","Ida","Maximiliana von Hohenzollern"]}`)
		g := join(b.private(s), h.table.Score)
		g.press(".tab", "Score")
		for range 10 {
			g.tapOn(".keypad .key", "2")
			g.tapOn(".keypad .key", "7")
			g.inSight(fmt.Sprintf("ten-%d", s.width))
			g.tapOn(".keypad [data-next]", "")
		}
		g.until(`document.querySelectorAll('.entry.there').length === 10 && !document.querySelector('.write [type=submit]').disabled`)
		g.tapOn(".entry:last-of-type .call", "")
		g.has(".entry.caller .brings", "called, now 27")
		g.tapOn(".write [type=submit]", "Write it down")
		g.has("h1", "Round 2")
		h.kill()
	}
}
