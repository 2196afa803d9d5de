//go:build chromium && long

package webtest

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// TestATableOfFourLanguages has guests read German, French, Dutch and Spanish while they keep a round
// and play one with the virtual deck. Nobody reads what another language says.
func TestATableOfFourLanguages(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cy"],"end":{"end":"rounds","rounds":3}}`)
	b := launch(t, t.TempDir(), phone)
	scorer := h.scorer(b, languages.In("es"))
	table := []guest{h.reader(b, languages.In("de"), "Ann"), h.reader(b, languages.In("fr"), "Ben"), h.reader(b, languages.In("nl"), "Cy")}
	for i, points := range []string{"12", "7", "20"} {
		table[i].enter(points)
		table[i].understands()
	}
	table[1].writeDown(1)
	scorer.has("main", "7")
	for _, g := range table {
		for _, name := range []string{g.reads.Pages.SheetTab, g.reads.Common.Rules, g.reads.Pages.Cards} {
			g.press(".tab", name)
			g.understands()
		}
	}
	table[0].press("button", table[0].reads.Play.DealNext)
	dice := rand.New(rand.NewPCG(31, 4))
	for over, began := false, time.Now(); !over && time.Since(began) < 2*patience; {
		for _, g := range table {
			ends, _ := g.playOne(dice)
			over = over || ends
			g.understands()
		}
	}
	table[2].press("button", table[2].reads.Play.WriteDown)
	for _, g := range table {
		g.has("main", g.reads.Play.DealNext)
		g.understands()
	}
	scorer.picture("languages-es")
	scorer.understands()
}

// scorer opens the page of a table to keep the score, as from a window that speaks a language.
func (h *host) scorer(b *browser, l *words.Language) guest {
	h.Helper()
	g := join(b.blank(phone, chromedp.WithNewBrowserContext()), h.table.Score+wire.Wishes{Language: l.Tag}.Fragment())
	g.reads = l
	g.has("label", l.Settings.Language)
	g.understands()
	return g
}

// reader opens a page of guests for a player, who chooses a language and sits down.
func (h *host) reader(b *browser, l *words.Language, name string) guest {
	h.Helper()
	g := join(b.blank(phone, chromedp.WithNewBrowserContext()), h.table.Sit)
	g.choose(l.Tag)
	g.reads = l
	g.has("label", l.Settings.Language)
	g.understands()
	g.press("button.row", name)
	g.has(".tab", l.Pages.ScoreTab)
	g.picture("languages-" + l.Tag)
	return g
}

// understands fails if the page says something in another language than its person reads.
func (g guest) understands() {
	g.Helper()
	g.inLanguage(g.reads, ask(g.tab, chromedp.Evaluate[[]string](`[...document.querySelectorAll('body *')].
		filter(e => !e.children.length && e.tagName !== 'OPTION' && e.getClientRects().length).map(e => e.textContent.trim()).
		concat([...document.querySelectorAll('[aria-label]')].map(e => e.getAttribute('aria-label')))`)))
}

// inLanguage fails if one of some texts is said by another language, and not by this one.
func (x *tab) inLanguage(l *words.Language, texts []string) {
	x.Helper()
	for _, text := range texts {
		if text = isolated.ReplaceAllString(text, ""); text == "" || sayings()[l.Tag].match(text) {
			continue
		}
		for _, other := range wordstest.Languages() {
			if other != l && sayings()[other.Tag].match(text) {
				x.Errorf("%s is read by who reads %s: %q", other.Name, l.Name, text)
			}
		}
	}
}

var isolated = regexp.MustCompile("[\u2066-\u2069]")

// A saying is everything that a language says.
type saying struct {
	texts    map[string]bool
	patterns []*regexp.Regexp // of sentences with holes
}

func (s *saying) match(text string) bool {
	return s.texts[text] || slices.ContainsFunc(s.patterns, func(p *regexp.Regexp) bool { return p.MatchString(text) })
}

// sayings is everything that each language says, by its tag.
var sayings = sync.OnceValue(func() map[string]*saying {
	all := map[string]*saying{}
	for _, l := range wordstest.Languages() {
		all[l.Tag] = &saying{texts: map[string]bool{}}
		wordstest.Each(l.Tag, func(_, text string) { all[l.Tag].say(text) })
	}
	return all
})

var hole, word = regexp.MustCompile(`\\\{[^{}]*\\\}`), regexp.MustCompile(`\pL{3,}`)

// say adds a message. A sentence that is little more than its holes could be any other's, and so
// could one that is a choice of whole sentences.
func (s *saying) say(text string) {
	quoted := regexp.QuoteMeta(strings.TrimSpace(text))
	open, said := quoted, quoted
	for hole.MatchString(open) { // a choice has holes in it
		open, said = hole.ReplaceAllString(open, ".+"), hole.ReplaceAllString(said, " ")
	}
	switch {
	case open == quoted:
		s.texts[text] = true
	case len(word.FindAllString(said, 2)) == 2:
		s.patterns = append(s.patterns, regexp.MustCompile("^"+open+"$"))
	}
}
