//go:build chromium

package webtest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	protocol "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// TestExportIsTakenInElsewhere exports everything to the downloads of one browser and
// takes it in in another, whose own export is then the same, byte by byte.
func TestExportIsTakenInElsewhere(t *testing.T) {
	at := site(t)
	x := launch(t, t.TempDir(), desktop).open(at, desktop)
	x.begin()
	x.enter(1)
	x.tapFor("Games", "Settings")
	first := x.export()

	y := launch(t, t.TempDir(), desktop).open(at, desktop)
	y.tapFor("Bring games from another Tabby", "Choose a file")
	call(y, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true}) // it would cancel at once
	y.tap("Choose a file")
	y.do(chromedp.SetUploadFiles(chromedp.CSS("#file"), []string{first}, chromedp.NodeReady))
	y.find("1 new game")
	want, err := os.ReadFile(first)
	if err != nil {
		t.Fatal(err)
	}
	y.tapFor("Back", "Settings")
	got, err := os.ReadFile(y.export())
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// export exports everything, and returns the path of the download.
func (x *tab) export() string {
	x.Helper()
	folder := x.TempDir()
	call(x, protocol.SetDownloadBehavior, protocol.SetDownloadBehaviorParams{
		Behavior: protocol.SetDownloadBehaviorBehaviorAllow, DownloadPath: folder,
	})
	x.tapFor("Settings", "Where it is kept")
	x.tapFor("Export", "Export everything")
	x.tap("Export everything")
	x.find("It is in the downloads")
	for {
		done, err := filepath.Glob(filepath.Join(folder, "*.jsonl"))
		if err != nil {
			x.Fatal(err)
		}
		if len(done) == 1 && !strings.HasSuffix(done[0], ".crdownload") {
			return done[0]
		}
		x.do(chromedp.Sleep(frames))
	}
}
