package arch

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// check returns one sentence for everything in the files that breaks a rule.
func check(files []source, rules []rule) []string {
	var broken []string
	for _, r := range rules {
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

var broken = []struct {
	name string
	file string
	text string
	want string // how the complaint begins; empty if there is none
}{
	{
		name: "the engine may do sums",
		file: "engine/deck.go",
		text: `import "math/bits"; var _ = bits.Len`,
	},
	{
		name: "the engine may not open files",
		file: "engine/deck.go",
		text: `import "os"`,
		want: "engine/deck.go imports os: the domains are pure",
	},
	{
		name: "nor below os",
		file: "engine/deck.go",
		text: `import "os/exec"`,
		want: "engine/deck.go imports os/exec: the domains are pure",
	},
	{
		name: "nor roll dice",
		file: "scoring/draw.go",
		text: `import "math/rand/v2"`,
		want: "scoring/draw.go imports math/rand/v2: the domains are pure",
	},
	{
		name: "its tests may open files",
		file: "engine/deck_test.go",
		text: `import "os"`,
	},
	{
		name: "a duration is no clock",
		file: "scoring/clock.go",
		text: `import "time"; const _ = time.Minute`,
	},
	{
		name: "the sheet may not look at the clock",
		file: "scoring/clock.go",
		text: `import "time"; var _ = time.Now()`,
		want: "scoring/clock.go uses time.Now: the domains are pure",
	},
	{
		name: "by whatever name",
		file: "scoring/clock.go",
		text: `import clock "time"; var later = clock.Since`,
		want: "scoring/clock.go uses time.Since: the domains are pure",
	},
	{
		name: "the engine may not know the sheet",
		file: "engine/deck.go",
		text: `import "tabby/scoring"`,
		want: "engine/deck.go imports tabby/scoring: the engine stands below the sheet",
	},
	{
		name: "the sheet may know the engine",
		file: "scoring/sheet.go",
		text: `import "tabby/engine"`,
	},
	{
		name: "but not its computer players",
		file: "scoring/sheet.go",
		text: `import "tabby/engine/bot"`,
		want: "scoring/sheet.go imports tabby/engine/bot: the sheet knows no computer player",
	},
	{
		name: "a computer player may hold dice",
		file: "engine/bot/bot.go",
		text: `import ("math/rand/v2"; "tabby/engine")`,
	},
	{
		name: "the journal knows no sheet",
		file: "history/journal/desk.go",
		text: `import "tabby/scoring"`,
		want: "history/journal/desk.go imports tabby/scoring: the journal knows no domain",
	},
	{
		name: "a widget knows no cards",
		file: "ui/kit/widgets/keypad.go",
		text: `import ("fyne.io/fyne/v2/widget"; "tabby/engine")`,
		want: "ui/kit/widgets/keypad.go imports tabby/engine: widgets stand alone",
	},
	{
		name: "a widget imports no other module",
		file: "ui/kit/widgets/keypad.go",
		text: `import "golang.org/x/text/width"`,
		want: "ui/kit/widgets/keypad.go imports golang.org/x/text/width: widgets stand alone",
	},
	{
		name: "the window does not know the store",
		file: "ui/app.go",
		text: `import "tabby/history/sqlite"`,
		want: "ui/app.go imports tabby/history/sqlite: the window does not know the store",
	},
	{
		name: "the window does not know the command line",
		file: "ui/app.go",
		text: `import "tabby/ui/term"`,
		want: "ui/app.go imports tabby/ui/term: the window does not know the store",
	},
	{
		name: "the sheet needs no virtual deck",
		file: "ui/rooms/sheet/page.go",
		text: `import "tabby/ui/rooms/deck"`,
		want: "ui/rooms/sheet/page.go imports tabby/ui/rooms/deck: a room leads to another by a route",
	},
	{
		name: "a room makes no other",
		file: "ui/rooms/home/home.go",
		text: `import "tabby/ui/rooms/games"; var r = games.New(nil, nil)`,
		want: "ui/rooms/home/home.go uses tabby/ui/rooms/games.New: only the shell makes rooms",
	},
	{
		name: "the command line has no window",
		file: "ui/term/term.go",
		text: `import "fyne.io/fyne/v2"`,
		want: "ui/term/term.go imports fyne.io/fyne/v2: Fyne is for the window",
	},
	{
		name: "nor does it borrow one",
		file: "ui/term/term.go",
		text: `import "tabby/ui"`,
		want: "ui/term/term.go imports tabby/ui: the command line has no window",
	},
	{
		name: "the command line may list history",
		file: "ui/term/term.go",
		text: `import ("tabby/history"; "tabby/scoring"; "github.com/alecthomas/kong")`,
	},
	{
		name: "a driver is an import too",
		file: "ui/term/term.go",
		text: `import _ "github.com/ncruces/go-sqlite3"`,
		want: "ui/term/term.go imports github.com/ncruces/go-sqlite3: only history/sqlite knows SQLite",
	},
	{
		name: "only main starts Fyne, even in tests",
		file: "ui/app_test.go",
		text: `import "fyne.io/fyne/v2/app"`,
		want: "ui/app_test.go imports fyne.io/fyne/v2/app: only main starts Fyne",
	},
	{
		name: "main starts Fyne",
		file: "main.go",
		text: `import ("fyne.io/fyne/v2/app"; "tabby/ui"; "tabby/ui/term"; "tabby/internal/system/desktop")`,
	},
	{
		name: "the test driver is for tests",
		file: "ui/app.go",
		text: `import "fyne.io/fyne/v2/test"`,
		want: "ui/app.go imports fyne.io/fyne/v2/test: Fyne's test driver is for tests",
	},
	{
		name: "tests use it",
		file: "ui/app_test.go",
		text: `import "fyne.io/fyne/v2/test"`,
	},
	{
		name: "a new package needs a floor",
		file: "weather/rain.go",
		want: "tabby/weather is on 0 floors",
	},
	{
		name: "testdata is no package",
		file: "engine/testdata/broken.go",
		text: `import "tabby/ui"`,
	},
	{
		name: "a file for another system is read all the same",
		file: "ui/clipboard_windows.go",
		text: `import "tabby/history/sqlite"`,
		want: "ui/clipboard_windows.go imports tabby/history/sqlite: the window does not know the store",
	},
}

func TestABrokenRuleIsNamed(t *testing.T) {
	for _, tt := range broken {
		t.Run(tt.name, func(t *testing.T) {
			files, err := read(fstest.MapFS{tt.file: {Data: []byte("package p\n" + tt.text)}})
			if err != nil {
				t.Fatal(err)
			}
			said := append(check(files, manners), slices.Concat(homeless(files), climbing(files))...)
			got := strings.Join(said, "\n")
			if tt.want == "" && got != "" || !strings.HasPrefix(got, tt.want) || len(said) > 1 {
				t.Errorf("said %q, want %q and nothing else", got, tt.want)
			}
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
