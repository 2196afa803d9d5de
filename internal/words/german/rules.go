package german

import (
	"fmt"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theRules() words.Rules {
	return words.Rules{
		VariantNames: variantNames,

		MoreHouseRules: "Weitere Hausregeln",

		FallFrom:   "Ein Gesamtstand von genau",
		FallTo:     "fällt auf",
		FallTimes:  "Wie oft bei jeder Person",
		AnyTimes:   "0 heißt jedes Mal.",
		AddFall:    "Noch ein Gesamtstand, der fällt",
		RemoveFall: "Entfernen",

		TheRuleBook: "das Regelbuch",
		OurReading:  "unsere Lesart",
		HouseRule:   "Hausregel",
		OurAdvice:   "unser Rat",

		Stated:  "Das steht in der Spielregel.",
		Silent:  "Die Spielregel sagt dazu nichts oder ist unklar. So lesen wir sie.",
		Chosen:  "Dieser Tisch hat es so gewählt.",
		Advised: "Das ist unser Rat, keine Regel.",

		IfYouLike: "(wenn du willst) ",
		NoPoints:  "keine Punkte",
		Both:      "beide: ",

		Card: "Karte", Corner: "Ecke", OfEach: "Je", Points: "Punkte", Power: "Wirkung", InFiles: "In Dateien",
	}
}

type rules struct{ sentence.Rules }

// OneOf returns a name with its article: "ein König", "eine 8".
func (rules) OneOf(name string) string {
	switch n := named(name); {
	case n.the == "der", n.the == "das":
		return "ein " + name
	case n.the == "die":
		return "eine " + name
	}
	return "eine Karte " + name
}

// Effect returns what a power does in a word or two, or "".
func (rules) Effect(p engine.Power) string {
	return map[engine.Power]string{
		engine.PowerNamed("peek_own"):   "eigene ansehen",
		engine.PowerNamed("look_any"):   "jede ansehen",
		engine.PowerNamed("swap_other"): "tauschen",
		engine.PowerNamed("switch_any"): "zwei vertauschen",
		engine.PowerNamed("draw_two"):   "nochmal ziehen",
	}[p]
}

// HandMakes says what a hand counts, given its cards: "Eine 4 und eine 7 statt Spähen zählen
// 11." The last card replaces another one, unless that is "".
func (r rules) HandMakes(cards []string, replaced string, points int) string {
	var all []string
	for i, name := range cards {
		name = r.OneOf(name)
		if replaced != "" && i == len(cards)-1 {
			name += " statt " + replaced
		}
		all = append(all, name)
	}
	return fmt.Sprintf("%s zählen zusammen %s.", de.Capital(de.Joined(all)), de.Figure(points))
}

// DeckOf stands above the table of a deck.
func (rules) DeckOf(name string) string { return "Karten: " + name }

// AddedBy stands above the table of the cards that a house rule adds.
func (r rules) AddedBy(k engine.Key) string { return "Dazu durch „" + r.House(k).Title + "“" }

// TieBreak says who wins a tie, or returns "".
func (rules) TieBreak(t engine.TieBreak) string {
	switch t {
	case engine.FewerCards:
		return "wer weniger Karten hat, gewinnt"
	case engine.Caller:
		return "wer angesagt hat, gewinnt bei Gleichstand"
	}
	return ""
}

// FallNumber names one of the totals that fall, from 1.
func (rules) FallNumber(n int) string { return fmt.Sprintf("Fall %d", n) }

// ReadFrom names the rule sheet that a rule was read from.
func (rules) ReadFrom(sheet string) string { return "Spielregel: " + sheet + "." }

// SeeAlso implements [words.RulesSentences].
func (rules) SeeAlso(title string) string { return "Siehe auch:\n- " + title }

// Difference implements [words.RulesSentences].
func (rules) Difference(game, rule string) string { return game + ": " + rule + "." }

// LeftOpen says what rule sheets leave open about a rule.
func (rules) LeftOpen(about string) string {
	return "Was Spielregeln hier offenlassen: " + about + "."
}

// Coloured returns the name of a card of one colour: "Roter König".
func (rules) Coloured(name string, red bool) string {
	ending := "e"
	switch n := named(name); n.the {
	case "der":
		ending = "er"
	case "das":
		ending = "es"
	}
	if red {
		return "Rot" + ending + " " + name
	}
	return "Schwarz" + ending + " " + name
}

// Suits returns the cards of a rank that differ by suit only: "Ass: Kreuz, Herz". A name of
// their own is added.
func (rules) Suits(row engine.Deck) string {
	var all []string
	for _, f := range row {
		one := cardNames.Suits[f.Suit]
		if !strings.HasPrefix(f.Name, f.RankName()+" of ") {
			one += " (" + f.Name + ")"
		}
		all = append(all, one)
	}
	return rankName(row[0]) + ": " + strings.Join(all, ", ")
}
