//go:build chromium && long

package webtest

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// TestALanguageIsTriedInTheBrowser has a translator choose a file in the settings.
func TestALanguageIsTriedInTheBrowser(t *testing.T) {
	file := filepath.Join(t.TempDir(), "sv.arb")
	must(t, os.WriteFile(file, []byte(`{"@@locale": "sv", "name": "Svenska", "direction": "ltr", "settings_title": "Inställningar"}`), 0o600))
	x := launch(t, t.TempDir(), long).open(site(t), long)
	x.unfold("Try a file of texts")
	call(x, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true}) // it would cancel at once
	x.tap("Try a file of texts")
	x.do(chromedp.SetUploadFiles(chromedp.CSS("#file"), []string{file}, chromedp.NodeReady))
	x.find("Inställningar")
	x.find("⟦Theme⟧")
}
