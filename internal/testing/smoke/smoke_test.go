//go:build smoke && long

package smoke

import (
	"bytes"
	"image"
	"strings"
	"syscall"
	"testing"

	"tabby/internal/testing/expect"
)

// TestProgram tests the real program in its window.
func TestProgram(t *testing.T) {
	for _, tt := range []struct {
		name string
		test func(*table)
	}{
		{"an unsteady click acts once", unsteady},
		{"a second window does not write while the first is open", second},
		{"a closed window ends the program", closed},
		{"without a display it says what works without one", displayless},
		{"the data folder may be a relative path", relative},
	} {
		t.Run(tt.name, func(t *testing.T) { tt.test(newTable(t)) })
	}
}

// script begins a game of three without a window, in which a wrong call costs ten
// points.
func (t *table) script() (game string) {
	t.Helper()
	t.does("record", "--new", `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cy"],"config":{"wrong_call_penalty":10}}`)
	return t.games()[0]
}

// tonight is a place on the game that goes on, on the first page.
var tonight = image.Pt(195, 200)

// unsteady clicks a card in a page that scrolls, with a steady hand and with an
// unsteady one, which Fyne could take for scrolling.
func unsteady(t *table) {
	game := t.script()
	p := t.open()
	for i, wobble := range []int{0, 6} {
		p.press("Escape") // home
		p.await(footer)
		p.click(tonight, wobble)
		p.await(footer) // the sheet
		p.press("5", "6", "7", "Return", "Return")
		t.awaitRounds(game, i+1)
	}
	if n := len(t.games()); n != 1 {
		t.Errorf("the clicks have begun %d more games", n-1)
	}
	p.leave(p.terminate)
}

// second opens a second window while the first is stopped, so that anything written
// meanwhile comes from the second.
func second(t *table) {
	game := t.script()
	first := t.open()
	first.press("5")
	t.awaitDraft(`[{"digits":"5","done":true},{},{}]`)
	first.signal(syscall.SIGSTOP)
	before := t.files()

	other := t.beside()
	late := other.open()
	late.press("6", "7", "8", "Return", "Return", "n", "Escape")
	late.await(body)
	if !bytes.Equal(t.files(), before) {
		t.Error("the second window has written to the store")
	}
	expect.Same(t, "games that can be read meanwhile", len(t.games()), 1)

	first.signal(syscall.SIGCONT)
	first.press("6", "7", "Return", "Return")
	t.awaitRounds(game, 1)
	first.leave(first.terminate)

	late.take(body, 0) // try again
	late.press("8", "9", "4", "Return", "Return")
	t.awaitRounds(game, 2)
	expect.Same(t, "the totals", t.sheet(game).Totals, map[string]int{"Ann": 5 + 8, "Ben": 6 + 9, "Cy": 7 + 4})
	late.leave(late.terminate)
}

func closed(t *table) {
	p := t.open()
	p.leave(p.closeWindow)
}

func displayless(t *table) {
	for _, t.display = range []string{"", ":4242"} {
		s := t.call("window")
		if s.code != 1 || !strings.Contains(s.stderr, "display") || !strings.Contains(s.stderr, "tabby serve") {
			t.Errorf("on display %q it ended with %d and said %q, want 1 and `tabby serve`", t.display, s.code, s.stderr)
		}
		expect.Same(t, "it wrote", s.stdout, "")
	}
}

// relative names the data folder as people type it in a terminal.
func relative(t *table) {
	t.Chdir(t.home)
	t.data = "games"
	t.script()
	expect.Same(t, "games that are kept", len(t.games()), 1)
}
