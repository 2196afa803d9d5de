//go:build chromium

package webtest

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/laid"
	"tabby/internal/testing/must"
)

// choosePhoto chooses a picture of lines of cards.
func (g guest) choosePhoto(lines ...[]int) {
	g.Helper()
	path := filepath.Join(g.TempDir(), "cards.png")
	must.Do(g, os.WriteFile(path, laid.Photo(lines...), 0o600))
	g.do(chromedp.SetUploadFiles(chromedp.CSS(".photo:last-child input"), []string{path}, chromedp.NodeReady))
}

// A guest who enters the scores of all has a photo of several lines read, on plain http; a card that has to be
// replaced is asked for.
func TestCardsOfAGuestsPhotoAreTapped(t *testing.T) {
	h := freeHost(t)
	teach := program("cards", "teach", "-", "--data", h.data, "--variant", "rat-a-tat-cat", "--name", "ours")
	teach.Stdin = bytes.NewReader(laid.Photo([]int{0, 1, 2, 3, 4, 5, 6}, []int{7, 8, 9, 10, 11, 12}))
	if said, err := teach.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	h.start("--new", `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	t.Cleanup(h.kill)
	g := join(shares(t).blank(phone), h.table.Score)
	g.press(".tab", "Score")
	g.press("[data-other]", "")
	g.picture("photo-pad")
	g.choosePhoto([]int{4, 0, 7, 2}, []int{9, 9, 1, 10})
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
