package words_test

import (
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/scoring"
)

// muhammad is a name that is read from right to left, and apartly the same in a sentence.
const (
	muhammad = "محمد عبد الرحمن"
	apartly  = "\u2068" + muhammad + "\u2069"
)

func TestARightToLeftNameIsIsolatedInSentences(t *testing.T) {
	g := game(t, "rat-a-tat-cat", nil, muhammad, "Ben", "علي")
	s := g.Sheet(time.Time{})
	for name, tt := range map[string]struct{ got, want string }{
		"who deals":      {say.Turns(s), apartly + " deals."},
		"a list":         {say.Joined([]string{muhammad, "Ben", "علي"}), apartly + ", Ben and \u2068علي\u2069"},
		"once is enough": {say.Joined(say.Names(s, []scoring.Player{0})), apartly},
		"an ending":      {say.EndingLine(history.Ending{Summary: history.Summary{Seats: []history.Seat{{Name: muhammad, Total: 41}}}}), apartly + " 41."},
		"in Hebrew":      {words.Isolated("נועה"), "\u2068נועה\u2069"},
		"any other":      {words.Isolated("Zoë"), "Zoë"},
		"for programs":   {words.Bare(apartly + " deals."), muhammad + " deals."},
		"for a terminal": {words.Plain(apartly + " deals."), muhammad + " deals."},
	} {
		if !strings.HasPrefix(tt.got, tt.want) {
			t.Errorf("%s: %q, want %q", name, tt.got, tt.want)
		}
	}
}

func TestALeftToRightNameIsIsolatedInRightToLeftText(t *testing.T) {
	l, _ := words.Load(arb.File{Locale: "ar", Texts: map[string]string{
		"direction": "rtl", "setup_deals": "{name} يوزع", "setup_startsAhead": "{name} {n, plural, other{#}}",
	}})
	for name, want := range map[string]string{"Ben": "\u2068Ben\u2069 يوزع", muhammad: apartly + " يوزع", "7": "7 يوزع"} {
		expect.Same(t, "said", l.Setup.Deals(name), want)
	}
}
