//go:build chromium && long

package webtest

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/engine"
	"tabby/internal/testing/evenings"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// TestAWholeEveningIsKeptByPhones keeps an evening of Cabo with a phone of the player who deals first,
// and one that writes for the others, and looks at a third. The others are kept in the window.
func TestAWholeEveningIsKeptByPhones(t *testing.T) {
	all := evenings.All()
	e := all[slices.IndexFunc(all, func(e evenings.Evening) bool { return e.Variant == "cabo" })]
	b, h, rules := shares(t), newHost(t, begins(e)), rulesOf(e)
	anns := seated(b.private(phone), h, "Ann")
	writes := join(b.private(phone), h.table.Score)
	writes.press(".tab", "Score")
	sees := join(b.private(phone), h.table.Watch)
	for _, r := range e.Rounds {
		for p, n := range r.Points {
			g := writes
			if p == 0 {
				g = anns
			}
			g.typesOf(evenings.Players[p], evenings.Keys(rules, n))
		}
		writes.calls(r, rules.Rules)
		sees.shows(r)
	}
	sees.picture("evening-over")
	sees.lists(".who .place", strings.Join(placesOf(e), ","))
}

// begins returns how a game of an evening is begun.
func begins(e evenings.Evening) string {
	text := must.Get(json.Marshal(map[string]any{"variant": e.Variant, "players": e.Names(), "config": e.House}))
	return string(text)
}

// rulesOf returns the rules of an evening.
func rulesOf(e evenings.Evening) engine.Ruleset {
	rules := must.Get(scoring.Started{Variant: e.Variant}.Rules())
	return engine.Ruleset{Rules: rules}
}

// typesOf types the score of a player by the keys of [evenings.Keys].
func (g guest) typesOf(name, keys string) {
	g.Helper()
	g.press(".entry .row", name)
	g.has(".entry.active", name)
	for _, key := range keys {
		if key == 'n' {
			g.press(".keypad [data-next]", "")
		} else {
			g.press(".keypad .key", string(key))
		}
	}
	g.has(".entry.there", name)
}

// calls taps who has the special hand and who called, and writes the round down.
func (g guest) calls(r evenings.Round, rules engine.Rules) {
	g.Helper()
	if r.Special != "" {
		g.press(fmt.Sprintf(`[aria-label="%s has %s"]`, r.Special, rules.Special.Name), "")
	}
	if r.Caller != "" {
		g.press(fmt.Sprintf(`.call:has([aria-label="%s called"])`, r.Caller), "")
	}
	g.until(`!document.querySelector('.write [type=submit]').disabled`)
	g.press(".write [type=submit]", "Write it down")
}

// lists waits until elements have texts, which begin like that.
func (g guest) lists(selector, texts string) {
	g.Helper()
	ctx, stop := context.WithTimeout(g.ctx, patience/3)
	defer stop()
	if _, err := chromedp.Run(ctx, chromedp.Poll[bool](fmt.Sprintf(`[...document.querySelectorAll(%q)].map(e => e.textContent).join() === %q`, selector, texts))); err != nil {
		g.picture("failed")
		g.Fatalf("no %s with %q: %v; the page says %q", selector, texts, err, g.said("main"))
	}
}

// placesOf returns the places at the end as they are shown.
func placesOf(e evenings.Evening) (all []string) {
	for _, n := range e.Places {
		all = append(all, []string{"1st", "2nd", "3rd", "4th", "5th", "6th"}[n-1])
	}
	return all
}

// shows waits for the totals after a round, and for who deals and begins then.
func (g guest) shows(r evenings.Round) {
	g.Helper()
	totals := strings.ReplaceAll(strings.Join(strings.Fields(strings.Trim(fmt.Sprint(r.Totals), "[]")), ","), "-", "−")
	g.lists(".who .total", totals)
	switch r.Dealer {
	case "":
	case r.First:
		g.has(".headline", r.Dealer+" deals and begins.")
	default:
		g.has(".headline", r.Dealer+" deals")
		g.has(".headline", r.First+" begins.")
	}
}
