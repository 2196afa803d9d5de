package arch

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// unmannerly returns one sentence for everything in the files that breaks a rule.
func unmannerly(files []source) []string {
	var broken []string
	for _, r := range manners {
		for _, f := range files {
			if fits(r.from, f.pkg) && (r.tests || !f.test) {
				broken = append(broken, r.complaints(f)...)
			}
		}
	}
	return broken
}

// complaints returns what the file does against the rule.
func (r rule) complaints(f source) []string {
	var said []string
	for _, p := range f.imports {
		if fits(r.refuse, p) {
			said = append(said, fmt.Sprintf("%s imports %s: %s (%s)", f.name, p, r.name, r.why))
		}
	}
	forbidden := strings.Fields(r.calls)
	for _, c := range f.uses {
		if slices.Contains(forbidden, c) {
			said = append(said, fmt.Sprintf("%s uses %s: %s (%s)", f.name, c, r.name, r.why))
		}
	}
	return said
}

// floorOf returns on which floor a package is, from 0, or -1 where it is on none.
func floorOf(pkg string) int {
	return slices.IndexFunc(floors, func(f floor) bool { return fits(f.has, pkg) })
}

// homeless returns one sentence for every package of the house that is on no floor, or on more than
// one.
func homeless(files []source) []string {
	var said []string
	for _, pkg := range packages(files) {
		homes := 0
		for _, f := range floors {
			if fits(f.has, pkg) {
				homes++
			}
		}
		if homes != 1 && !fits(support, pkg) {
			said = append(said, fmt.Sprintf("%s is on %d floors in rules_test.go, want 1", pkg, homes))
		}
	}
	return said
}

// climbing returns one sentence for every import that runs up, or from one room of the window into
// another that it has no door to.
func climbing(files []source) []string {
	var said []string
	for _, f := range files {
		for _, p := range f.imports {
			from, to := floorOf(f.pkg), floorOf(p)
			switch {
			case f.test || from < 0 || to < 0:
			case to > from:
				said = append(said, fmt.Sprintf("%s imports %s: %s stands below %s", f.name, p, floors[from].name, floors[to].name))
			case to == from && fits("tabby/ui/rooms/...", p) && p != f.pkg && !fits(doors[f.pkg], p):
				said = append(said, fmt.Sprintf("%s imports %s: a room leads to another by a route", f.name, p))
			}
		}
	}
	return said
}

// packages returns the packages the files make up, each once.
func packages(files []source) []string {
	var all []string
	for _, f := range files {
		all = append(all, f.pkg)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// house is all that says where a package stands, and what it may import.
func house(files []source) []string {
	return slices.Concat(unmannerly(files), homeless(files), climbing(files))
}

func TestABrokenRuleIsReported(t *testing.T) {
	for _, tt := range []struct {
		name, file, text string
		want             string // how the complaint begins, with … for the file; empty if there is none
	}{
		{"the engine may do sums", "engine/deck.go", `import "math/bits"; var _ = bits.Len`, ""},
		{"the engine may not open files", "engine/deck.go", `import "os"`, "… imports os: the domains are pure"},
		{"nor below os", "engine/deck.go", `import "os/exec"`, "… imports os/exec: the domains are pure"},
		{"nor roll dice", "scoring/draw.go", `import "math/rand/v2"`, "… imports math/rand/v2: the domains are pure"},
		{"its tests may open files", "engine/deck_test.go", `import "os"`, ""},
		{"a duration is no clock", "scoring/clock.go", `import "time"; const _ = time.Minute`, ""},
		{"the sheet may not look at the clock", "scoring/clock.go", `import "time"; var _ = time.Now()`, "… uses time.Now: the domains are pure"},
		{"by whatever name", "scoring/clock.go", `import clock "time"; var later = clock.Since`, "… uses time.Since: the domains are pure"},
		{"the engine may not know the sheet", "engine/deck.go", `import "tabby/scoring"`, "… imports tabby/scoring: the engine stands below the sheet"},
		{"the sheet may know the engine", "scoring/sheet.go", `import "tabby/engine"`, ""},
		{"but not its computer players", "scoring/sheet.go", `import "tabby/engine/bot"`, "… imports tabby/engine/bot: the sheet knows no computer player"},
		{"a computer player may hold dice", "engine/bot/bot.go", `import ("math/rand/v2"; "tabby/engine")`, ""},
		{"the journal knows no sheet", "history/journal/journal.go", `import "tabby/scoring"`, "… imports tabby/scoring: the journal knows no domain"},
		{"a widget knows no cards", "ui/kit/widgets/keypad.go", `import ("fyne.io/fyne/v2/widget"; "tabby/engine")`, "… imports tabby/engine: widgets stand alone"},
		{"a widget imports no other module", "ui/kit/widgets/keypad.go", `import "golang.org/x/text/width"`, "… imports golang.org/x/text/width: widgets stand alone"},
		{"the window does not know the store", "ui/app.go", `import "tabby/history/sqlite"`, "… imports tabby/history/sqlite: the window does not know the store"},
		{"the window does not know the command line", "ui/app.go", `import "tabby/ui/term"`, "… imports tabby/ui/term: the window does not know the store"},
		{"the sheet needs no virtual deck", "ui/rooms/sheet/page.go", `import "tabby/ui/rooms/deck"`, "… imports tabby/ui/rooms/deck: a room leads to another by a route"},
		{"a room makes no other", "ui/rooms/home/home.go", `import "tabby/ui/rooms/games"; var r = games.New(nil, nil)`, "… uses tabby/ui/rooms/games.New: only the shell makes rooms"},
		{"the command line has no window", "ui/term/term.go", `import "fyne.io/fyne/v2"`, "… imports fyne.io/fyne/v2: Fyne is for the window"},
		{"nor does it borrow one", "ui/term/term.go", `import "tabby/ui"`, "… imports tabby/ui: the command line has no window"},
		{"the command line may list history", "ui/term/term.go", `import ("tabby/history"; "tabby/scoring"; "github.com/alecthomas/kong")`, ""},
		{"a driver is an import too", "ui/term/term.go", `import _ "github.com/ncruces/go-sqlite3"`, "… imports github.com/ncruces/go-sqlite3: only history/sqlite knows SQLite"},
		{"only main starts Fyne, even in tests", "ui/app_test.go", `import "fyne.io/fyne/v2/app"`, "… imports fyne.io/fyne/v2/app: only main starts Fyne"},
		{"main starts Fyne", "main.go", `import ("fyne.io/fyne/v2/app"; "tabby/ui"; "tabby/ui/term"; "tabby/internal/system/desktop")`, ""},
		{"the test driver is for tests", "ui/app.go", `import "fyne.io/fyne/v2/test"`, "… imports fyne.io/fyne/v2/test: Fyne's test driver is for tests"},
		{"tests use it", "ui/app_test.go", `import "fyne.io/fyne/v2/test"`, ""},
		{"a new package needs a floor", "weather/rain.go", "", "tabby/weather is on 0 floors"},
		{"testdata is no package", "engine/testdata/broken.go", `import "tabby/ui"`, ""},
		{"a file for another system is read all the same", "ui/clipboard_windows.go", `import "tabby/history/sqlite"`, "… imports tabby/history/sqlite: the window does not know the store"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			law(house).names(t, tt.file, tt.text, strings.Replace(tt.want, "…", tt.file, 1))
		})
	}
}

func TestAFolderWithItsOwnModuleIsLeftAlone(t *testing.T) {
	files, err := read(fstest.MapFS{
		"tools/go.mod":   {Data: []byte("module tabby/tools\n")},
		"tools/tools.go": {Data: []byte("package tools\n")},
		"engine/deck.go": {Data: []byte("package engine\n")},
	})
	if err != nil {
		t.Fatal(err)
	}
	if got := packages(files); !slices.Equal(got, []string{"tabby/engine"}) {
		t.Errorf("found %v, want only tabby/engine", got)
	}
}

func TestAFileThatIsNotGoIsAnError(t *testing.T) {
	_, err := read(fstest.MapFS{"engine/deck.go": {Data: []byte("packag engine\n")}})
	if err == nil || !strings.Contains(err.Error(), "engine/deck.go") {
		t.Errorf("read said %v, want an error that names engine/deck.go", err)
	}
}
