package words

import (
	"strings"

	"tabby/engine"
	"tabby/internal/words/message"
	"tabby/scoring"
)

// DoubtsWords say what looks miscounted: in short, for the middle of a sentence, and as requests
// to count again.
type DoubtsWords struct {
	Note, Ask DoubtWords
	Again     string // after requests

	Made message.Message // the {piles} of cards that make a sum, after that sum: " (nine 9s + one 8)"
	Pile message.Message // {number} in words, and the {faces} of which there are so many
	Face message.Message // cards of so many {points}
}

// DoubtWords are a sentence for each kind of doubt. Holes are {name} or {names}, {found}, {bound},
// which is what can be, {special}, the name of the special hand, {made}, and numbers in words:
// of {hands} that make a sum, and of {cards} in a hand.
type DoubtWords struct {
	Sum, SumOf        Bounds // of all, and of some players
	Unusual           Bounds
	Cards, CardsCount message.Message
	SpecialIs, Meant  message.Message
	CallOver          message.Message
}

// Bounds are a sentence about what is more than it can be, and one about what is less.
type Bounds struct{ High, Low message.Message }

// of returns the one that a doubt is about.
func (b Bounds) of(d scoring.Doubt) message.Message {
	if d.Found < d.Bound {
		return b.Low
	}
	return b.High
}

// of returns the sentence for a doubt.
func (w DoubtWords) of(d scoring.Doubt) message.Message {
	switch d.Kind {
	case scoring.SumTooHigh, scoring.SumTooLow:
		if len(d.Some) > 0 {
			return w.SumOf.of(d)
		}
		return w.Sum.of(d)
	case scoring.ScoreUnusual:
		return w.Unusual.of(d)
	case scoring.CardsMissing:
		return w.Cards
	case scoring.SpecialDiffers:
		return w.SpecialIs
	case scoring.SpecialMeant:
		return w.Meant
	case scoring.CallTooHigh:
		return w.CallOver
	default: // scoring.CardsDiffer
		return w.CardsCount
	}
}

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
	return t.doubt(t.Words.Doubts.Note, s, d)
}

// Recount returns a request to count again, with a sentence for each doubt, or "" if
// there is none.
func (t Table) Recount(s scoring.Sheet, doubts []scoring.Doubt) string {
	var asked []string
	again := ""
	for _, d := range doubts {
		asked = append(asked, t.doubt(t.Words.Doubts.Ask, s, d))
		if d.Kind != scoring.SpecialMeant { // which the star answers
			again = t.Words.Doubts.Again
		}
	}
	return t.Text(append(asked, again)...)
}

func (t Table) doubt(w DoubtWords, s scoring.Sheet, d scoring.Doubt) string {
	special, rules := "", t.language.Rules.In(s.Ruleset.Rules)
	if rules.Special != nil {
		special = rules.Special.Name
	}
	return w.of(d).With(
		"name", t.Name(s, d.Player), "names", t.Joined(t.Names(s, d.Some)), "hands", t.Number(len(d.Some)), "cards", t.Number(rules.Hand),
		"found", d.Found, "bound", d.Bound, "special", special, "made", t.made(d.Made),
	)
}

// made returns which cards make a sum: " (four 0s, 1s, 2s)". Neighbouring piles of equal count
// are named together.
func (t Table) made(piles []engine.Pile) string {
	w := t.Words.Doubts
	var all, faces []string
	for i, p := range piles {
		faces = append(faces, w.Face.With("n", p.Count, "points", p.Points))
		if i+1 < len(piles) && piles[i+1].Count == p.Count {
			continue
		}
		all = append(all, w.Pile.With("n", p.Count, "number", t.Number(p.Count), "faces", t.Row(faces...)))
		faces = nil
	}
	if all == nil {
		return ""
	}
	return " " + w.Made.With("piles", strings.Join(all, " + "))
}
