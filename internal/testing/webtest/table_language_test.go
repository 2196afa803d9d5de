//go:build chromium && long

package webtest

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/engine"
	"tabby/internal/words/languages"
)

// TestGuestsReadDifferentLanguagesAtOneTable has one guest choose German: what is entered by the
// other is read in it, and a round is written down.
func TestGuestsReadDifferentLanguagesAtOneTable(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"],"end":{"end":"rounds","rounds":3}}`)
	b := shares(t)
	en, de := languages.English(), languages.In("de")
	ann := join(b.private(phone), h.table.Sit)
	ben := join(b.private(phone), h.table.Sit)
	ann.has("label", en.Settings.Language)
	ann.choose("de")
	ann.has("label", de.Settings.Language)
	ann.picture("german-seats")
	ben.has("label", en.Settings.Language)
	ann.press("button.row", "Ann")
	ben.press("button.row", "Ben")
	ann.has(".tab", de.Pages.ScoreTab)
	ben.has(".tab", en.Pages.ScoreTab)
	ann.picture("german-sheet")
	ann.press(".tab", de.Pages.ScoreTab)
	ann.has("form.entry", "Ann")
	ann.picture("german-score")
	ann.press(".tab", de.Common.Rules)
	ann.has("main", de.Cards.In(powerCard()).Name)
	ann.picture("german-rules")
	ben.press(".tab", en.Common.Rules)
	ben.has("main", powerCard().Name)
}

// choose chooses a language on the page, which comes again in it. Until it does, there is nothing
// to ask.
func (g guest) choose(tag string) {
	g.Helper()
	g.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`setTimeout(() => { language.value = %q; language.dispatchEvent(new Event('change')) })`, tag)))
	ctx, stop := context.WithTimeout(g.ctx, patience)
	defer stop()
	came := fmt.Sprintf(`document.documentElement.lang === %q && document.body.dataset.state === 'live'`, tag)
	for {
		if there, err := chromedp.Run(ctx, chromedp.Evaluate[bool](came)); there && err == nil {
			return
		}
		if ctx.Err() != nil {
			g.Fatalf("the page does not come in %s", tag)
		}
	}
}

// powerCard returns a card of Rat-a-Tat Cat that has a power.
func powerCard() engine.Face {
	for _, f := range engine.Variants()[0].Decks[0].Deck {
		if f.Power != engine.NoPower {
			return f
		}
	}
	panic("no card has a power")
}
