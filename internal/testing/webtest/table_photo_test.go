//go:build chromium

package webtest

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/laid"
	"tabby/internal/testing/must"
)

// choosePhoto chooses a picture of cards.
func (g guest) choosePhoto(photo []byte) {
	g.Helper()
	path := filepath.Join(g.TempDir(), "cards")
	must.Do(g, os.WriteFile(path, photo, 0o600))
	g.do(chromedp.SetUploadFiles(chromedp.CSS(".photo:last-child input"), []string{path}, chromedp.NodeReady))
}

// tapsCards returns a guest, on plain http, who enters the scores of all by the cards of a game, whose first cards the
// host was taught.
func tapsCards(t *testing.T, variant, codes string) guest {
	h := freeHost(t)
	var all []int
	for n := range strings.Split(codes, ",") {
		all = append(all, n)
	}
	teach := program("cards", "teach", "-", "--data", h.data, "--variant", variant, "--name", "ours", "--cards="+codes)
	teach.Stdin = bytes.NewReader(laid.Photo(all[:7], all[7:]))
	if said, err := teach.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	h.start("--new", `{"variant":"`+variant+`","players":["Ann","Ben"]}`)
	t.Cleanup(h.kill)
	g := join(shares(t).blank(phone), h.table.Score)
	g.press(".tab", "Score")
	g.press("[data-other]", "")
	return g
}

const catCards = "0,1,2,3,4,5,6,7,8,9,P,S,D"

// A card that has to be replaced is asked for.
func TestCardsOfAGuestsPhotoAreTapped(t *testing.T) {
	g := tapsCards(t, "rat-a-tat-cat", catCards)
	g.picture("photo-pad")
	g.choosePhoto(laid.Photo([]int{4, 0, 7, 2}, []int{9, 9, 1, 10}))
	g.has("#photo h3", "Line 2")
	g.has("#photo-says", "Tap the cards with a question mark first.")
	g.picture("photo-read")
	g.tapOn("#photo .filled", "Use these cards") // of the first line
	g.has("#photo .ask", "Peek?")
	g.tapOn("#photo .ask", "")
	g.has("#photo .which", "Leave it out")
	g.picture("photo-which")
	g.tapOn("#photo .which .key", "3")
	g.tapOn("#photo .filled", "")
	g.until(`document.querySelector('#photo').hidden`)
	g.until(`[...document.querySelectorAll('.entry.there [name=typed]')].map(field => field.placeholder).join() === '13,22'`)
}

// The picture is stored on its side, and is seen as its EXIF says.
func TestTooManyCardsInAGuestsPhotoAreReportedAtOnce(t *testing.T) {
	g := tapsCards(t, "rat-a-tat-cat", catCards)
	g.choosePhoto(laid.OnItsSide(laid.Photo([]int{4, 0, 7, 10, 2})))
	g.has("#photo-says", "A line has at most 4 cards. Tap one that doesn’t belong.")
	g.picture("photo-too-many")
	g.until(`document.querySelector('#photo-seen').width > document.querySelector('#photo-seen').height`)
	g.has("#photo .filled:disabled", "Use these cards")
	g.tapOn("#photo .ask", "Peek?")
	g.tapOn("#photo .which .quiet", "Leave it out")
	g.tapOn("#photo .filled:enabled", "Use these cards")
	g.until(`[...document.querySelectorAll('.entry.there [name=typed]')].map(field => field.placeholder).join() === '13'`)
}

func TestRowsOfAGuestsPhotoAreOneLine(t *testing.T) {
	g := tapsCards(t, "skyjo", "-2,-1,0,1,2,3,4,5,6,7,8,9,10,11,12")
	g.choosePhoto(laid.Photo([]int{14, 2, 3, 4}, []int{1, 5, 6, 7}, []int{0, 8, 9, 10}))
	g.tapOn("#photo .filled", "Use these cards")
	g.until(`[...document.querySelectorAll('.entry.there [name=typed]')].map(field => field.placeholder).join() === '45'`)
}
