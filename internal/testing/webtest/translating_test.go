//go:build chromium && long

package webtest

import (
	"bufio"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"

	"tabby/internal/testing/must"
)

// swedish are a few texts of a translator, and what they say instead of "Settings".
const swedish = `{"@@locale": "sv", "name": "Svenska", "direction": "ltr", "settings_title": "Inställningar"}`

// broken are texts with a mistake.
const broken = "{\"@@locale\": \"sv\",\n\"name\": 7}"

// noTexts is what is said of it.
const noTexts = "This isn’t a translation file: line 2: name: the text is missing: it stands in quotes"

// textsFile writes a file of texts, and returns its path.
func textsFile(t *testing.T, texts string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "sv.arb")
	must.Do(t, os.WriteFile(path, []byte(texts), 0o600))
	return path
}

// drop drags a file onto the page, and lets it go there.
func (x *tab) drop(file string) {
	x.Helper()
	for _, kind := range []input.DispatchDragEventType{input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop} {
		call(x, input.DispatchDragEvent, input.DispatchDragEventParams{
			Type: kind, X: float64(x.screen.width) / 2, Y: 100,
			Data: &input.DragData{Items: []*input.DragDataItem{}, Files: []string{file}, DragOperationsMask: 1},
		})
	}
}

// TestALanguageIsDroppedOnTheBrowser has a translator drag a file onto the settings: one with a mistake,
// and one that is mended.
func TestALanguageIsDroppedOnTheBrowser(t *testing.T) {
	x := launch(t, t.TempDir(), desktop).open(site(t), desktop) // a drag is that of the whole Chromium
	x.opened()
	x.tapFor("Settings", "Theme")
	x.drop(textsFile(t, broken))
	x.find(noTexts)
	x.find("Settings")
	x.drop(textsFile(t, swedish))
	x.find("Inställningar")
	x.find("⟦Theme⟧")
}

// TestALanguageIsTriedByAServer serves the pages with the file of a translator, who changes it and
// loads the page again.
func TestALanguageIsTriedByAServer(t *testing.T) {
	texts := textsFile(t, swedish)
	at := trying(t, texts)
	x := launch(t, t.TempDir(), long).open(at, long)
	x.find("Inställningar")
	must.Do(t, os.WriteFile(texts, []byte(broken), 0o600))
	x.reload()
	x.find(noTexts)
	must.Do(t, os.WriteFile(texts, []byte(strings.ReplaceAll(swedish, "Inställningar", "Val")), 0o600))
	x.reload()
	x.find("Val")
}

// trying starts a Tabby that serves its pages with a file of texts, and returns its address.
func trying(t *testing.T, texts string) string {
	t.Helper()
	cmd := program("--words", texts, "serve", "--port", "0")
	out := must.Get(cmd.StdoutPipe())
	must.Do(t, cmd.Start())
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	for said := bufio.NewScanner(out); said.Scan(); {
		if at := strings.TrimSpace(said.Text()); strings.HasPrefix(at, "http://") {
			return strings.TrimSuffix(at, "?words")
		}
	}
	t.Fatal("it does not say where it is")
	return ""
}
