package words

import (
	"strings"

	"tabby/engine"
	"tabby/scoring"
)

// doubtID returns the name of a doubt in keys.
func doubtID(d scoring.Doubt) string {
	side := "High"
	if d.Found < d.Bound {
		side = "Low"
	}
	switch d.Kind {
	case scoring.SumTooHigh, scoring.SumTooLow:
		if len(d.Some) > 0 {
			return "sumOf" + side
		}
		return "sum" + side
	case scoring.ScoreUnusual:
		return "unusual" + side
	case scoring.CardsMissing:
		return "cards"
	case scoring.SpecialDiffers:
		return "specialIs"
	case scoring.SpecialMeant:
		return "meant"
	case scoring.CallTooHigh:
		return "callOver"
	default: // scoring.CardsDiffer
		return "cardsCount"
	}
}

// What looks miscounted is noted in short, for the middle of a sentence, or asked, as a request to count again.
const inShort, asRequest = "note", "ask"

// Doubts returns what looks miscounted about a round, or "" if nothing does.
func (t Table) Doubts(s scoring.Sheet, doubts []scoring.Doubt) string {
	all := make([]string, len(doubts))
	for i, d := range doubts {
		all[i] = t.Doubt(s, d)
	}
	return t.Clauses(all)
}

// Doubt returns why a round looks miscounted: "sum 106 > 105 (nine 9s + three 8s)".
func (t Table) Doubt(s scoring.Sheet, d scoring.Doubt) string {
	return t.doubt(inShort, s, d)
}

// Recount returns a request to count again, with a sentence for each doubt, or "" if
// there is none.
func (t Table) Recount(s scoring.Sheet, doubts []scoring.Doubt) string {
	var asked []string
	again := ""
	for _, d := range doubts {
		asked = append(asked, t.doubt(asRequest, s, d))
		if d.Kind != scoring.SpecialMeant { // which the star answers
			again = t.DoubtsAgain
		}
	}
	return t.Text(append(asked, again)...)
}

func (t Table) doubt(how string, s scoring.Sheet, d scoring.Doubt) string {
	special, rules := "", t.language.Rules.In(s.Ruleset.Rules)
	if rules.Special != nil {
		special = rules.Special.Name
	}
	return t.TableTexts.Doubts(how, doubtID(d), TableDoubtsFacts{
		Name: t.Name(s, d.Player), Names: t.Names(s, d.Some), Hands: t.Number(len(d.Some)), Cards: t.Number(rules.Hand),
		Found: d.Found, Bound: d.Bound, Special: special, Made: t.made(d.Made),
	})
}

// made returns which cards make a sum: " (four 0s, 1s, 2s)". Neighbouring piles of equal count
// are named together.
func (t Table) made(piles []engine.Pile) string {
	var all, faces []string
	for i, p := range piles {
		faces = append(faces, t.DoubtsFace(p.Count, p.Points))
		if i+1 < len(piles) && piles[i+1].Count == p.Count {
			continue
		}
		all = append(all, t.DoubtsPile(t.Number(p.Count), t.Row(faces...), p.Count))
		faces = nil
	}
	if all == nil {
		return ""
	}
	return " " + t.DoubtsMade(strings.Join(all, " + "))
}
