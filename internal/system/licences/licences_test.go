package licences

import (
	"os"
	"regexp"
	"runtime/debug"
	"testing"

	"github.com/ncruces/go-sqlite3"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// theSQLite returns the version of the SQLite that runs.
func theSQLite(t *testing.T) string {
	t.Helper()
	db := must.Get(sqlite3.Open(":memory:"))
	defer db.Close()
	ask, _, err := db.Prepare("SELECT sqlite_version()")
	if err != nil || !ask.Step() {
		t.Fatal("it does not say its version", err)
	}
	defer ask.Close()
	return ask.ColumnText(0)
}

func TestSQLiteIsListedWithTheVersionThatRuns(t *testing.T) {
	modules := must.Get(os.ReadFile("../../../go.mod"))
	version := regexp.MustCompile(`\s` + regexp.QuoteMeta(sqlite) + ` (\S+)`).FindSubmatch(modules)
	if version == nil {
		t.Fatal("go.mod has no", sqlite)
	}
	info := &debug.BuildInfo{Deps: []*debug.Module{{Path: sqlite, Version: string(version[1])}}}
	for _, p := range Parts(info) {
		if want := theSQLite(t); p.Name == SQLite && p.Version != want {
			t.Errorf("SQLite is listed as %q; it is %s", p.Version, want)
		}
	}
	expect.Same(t, "a version that names none is SQLite", versionOfSQLite("v6.3.1-rc"), "")
}

func TestPartsOfTwoProgramsAreListedOnce(t *testing.T) {
	one := &debug.BuildInfo{Deps: []*debug.Module{{Path: "rsc.io/qr", Version: "v0.2.0"}}}
	both := &debug.BuildInfo{Deps: []*debug.Module{{Path: "rsc.io/qr", Version: "v0.2.0"}, {Path: "fyne.io/fyne/v2", Version: "v2.8.1"}}}
	if got, want := len(Parts(one, both)), len(Parts(both)); got != want {
		t.Errorf("two programs have %d parts, want %d", got, want)
	}
}
