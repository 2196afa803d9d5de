package words

import (
	"tabby/engine"
	"tabby/scoring"
)

// Pages is what the pages of guests say.
type Pages struct {
	speaker
	PagesTexts
	Script PagesScriptTexts
}

// LastRound says what has just happened, to be heard: "Round 4. Ann: 26 and 14 is 40. …"
func (v Pages) LastRound(s scoring.Sheet) string {
	n := len(s.Rounds)
	if n == 0 {
		return ""
	}
	return v.PagesTexts.LastRound(s.Rounds[n-1].Number, v.language.Table.SpokenSums(s))
}

// NotEntered says who has not entered a score yet, or "" if everyone has.
func (v Pages) NotEntered(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return v.PagesTexts.NotEntered(names)
}

// CardsHint says which cards to tap, and in which order.
func (v Pages) CardsHint(r engine.Rules) string {
	hint, replaced := v.TapAll(r.Hand), ""
	switch {
	case r.Grid.Rows > 0:
		hint = v.language.Scores.InColumns(r.Grid)
	case r.LineChanges || r.Hands != nil:
		hint = v.TapLeft
	}
	if r.Replaced {
		replaced = v.Replaced
	}
	return v.Text(hint, replaced, v.HostAddsUp)
}

// Kind names a kind of card of which others of the rank have another colour: "Red King".
func (v Pages) Kind(f engine.Face) string {
	return v.language.Rules.Coloured(v.language.Cards.Rank(f), f.Suit.Red())
}
