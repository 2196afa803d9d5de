//go:build chromium && long

package webtest

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tabby/internal/testing/laid"
	"tabby/internal/testing/must"
)

// choosePhoto has the browser choose a picture of lines of cards, until the screen says what was found.
func (x *tab) choosePhoto(button, found string, lines ...[]int) {
	x.Helper()
	path := filepath.Join(x.TempDir(), "cards.png")
	must.Do(x, os.WriteFile(path, laid.Photo(lines...), 0o600))
	call(x, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true}) // it would cancel at once
	x.tap(button)
	x.do(chromedp.SetUploadFiles(chromedp.CSS("#file"), []string{path}, chromedp.NodeReady))
	if _, there := x.await(found, patience); !there {
		x.picture("failed")
		x.Fatalf("no %q among %q", found, x.labels())
	}
}

// A family shows its deck to the program in a browser, and has a round read: the cards are in the entry, and a card that
// has to be replaced is asked for.
func TestARoundIsReadFromAPhotoInTheBrowser(t *testing.T) {
	x := fresh(t, phone)
	x.begin()
	x.tapFor(x.sheet(1), "Write it down")
	x.tapFor("Cards", "Cards from a photo")
	x.tapFor("Cards from a photo", "Show Tabby your deck")
	x.find("Take a photo")
	x.choosePhoto("Choose a picture", "Tabby sees 13 cards", []int{0, 1, 2, 3, 4, 5, 6}, []int{7, 8, 9, 10, 11, 12})
	x.tapFor("Keep this deck", "Lay the cards face up")
	x.choosePhoto("Choose a picture", "Use these cards", []int{4, 0, 7, 2}, []int{9, 9, 1, 10})
	x.picture("photo-read")
	x.tapFor("Use these cards", "Replace the Peek")
	x.find("Ann, total 0, typed 13")
}
