//go:build chromium && long

package webtest

import (
	"os"
	"path/filepath"
	"testing"

	"tabby/internal/testing/must"
)

// TestATableThatIsDroppedOnTheBrowserIsUnderstood drags the table of a family onto the first page, and brings its games
// in.
func TestATableThatIsDroppedOnTheBrowserIsUnderstood(t *testing.T) {
	x := launch(t, t.TempDir(), desktop).open(site(t), desktop) // a drag is that of the whole Chromium
	x.opened()
	path := filepath.Join(t.TempDir(), "family.csv")
	must.Do(t, os.WriteFile(path, []byte("Datum;Spiel;Ida;Otto\n9.3.2024;Skyjo;41;44\n16.3.2024;Skyjo;39;28\n"), 0o600))
	x.drop(path)
	x.find("Add them")
	x.find("New here: Ida and Otto.")
	x.tap("Add them")
	x.find("2 new games")
}
