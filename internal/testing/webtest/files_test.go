//go:build chromium && long

package webtest

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	protocol "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"

	"tabby/internal/testing/must"
)

// TestExportsOfBrowserAndComputerAreTheSame has a computer take in the game of a browser,
// and the browser, once it has forgotten that, take in all games of the computer.
func TestExportsOfBrowserAndComputerAreTheSame(t *testing.T) {
	x, computer := fresh(t, long), newShed(t)
	x.begin()
	x.enter(1)
	x.tapFor("Games", "Settings")
	brought := x.export()
	computer.imports(brought)
	same(t, brought, computer.export())
	x.close()

	computer.play(20)
	given := computer.export()
	x = fresh(t, long)
	x.imports(given, "21 new games")
	x.tapFor("Back", "Your data, devices and more")
	x.tapFor("Back", "Settings")
	same(t, x.export(), given)
}

// same fails unless two files have the same bytes.
func same(t *testing.T, got, want string) {
	t.Helper()
	a := must.Get(os.ReadFile(got))
	b := must.Get(os.ReadFile(want))
	if len(b) == 0 || !bytes.Equal(a, b) {
		t.Errorf("got\n%s\nwant\n%s", a, b)
	}
}

// export exports everything, and returns the path of the download.
func (x *tab) export() string {
	x.Helper()
	folder := x.TempDir()
	call(x, protocol.SetDownloadBehavior, protocol.SetDownloadBehaviorParams{
		Behavior: protocol.SetDownloadBehaviorBehaviorAllow, DownloadPath: folder,
	})
	x.unfold("Export")
	x.tapFor("Export", "Export everything")
	x.tap("Export everything")
	x.find("Saved to this browser’s downloads")
	for {
		done := must.Get(filepath.Glob(filepath.Join(folder, "*.jsonl")))
		if len(done) == 1 && !strings.HasSuffix(done[0], ".crdownload") {
			return done[0]
		}
		x.do(chromedp.Sleep(frames))
	}
}
