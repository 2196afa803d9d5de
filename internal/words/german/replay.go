package german

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"tabby/internal/words"
)

func theReplay() words.Replay {
	return words.Replay{
		ReplaySentences: replay{},

		NoDo:       "eine Aktion braucht ein „do“",
		NoDeck:     "ein gespeichertes Spiel hat einen Punktezettel; Karten sind für replay",
		WhichRound: "sag, welche, ab 1",
	}
}

type replay struct{}

// NoAction implements [words.ReplaySentences].
func (replay) NoAction(name string) string { return "es gibt keine Aktion namens " + de.Quoted(name) }

// NoMode implements [words.ReplaySentences].
func (replay) NoMode(name string) string {
	return "given.mode: " + de.Quoted(name) + " ist weder score_sheet noch deck"
}

// TooManyRounds implements [words.ReplaySentences].
func (replay) TooManyRounds(most int) string {
	return fmt.Sprintf("auf einen Zettel passen %d Runden", most)
}

// KnowsNothing implements [words.ReplaySentences].
func (replay) KnowsNothing(observer string) string {
	return de.Quoted(observer) + " weiß etwas, das nicht da ist"
}

// NoTime implements [words.ReplaySentences].
func (replay) NoTime(text string) string {
	return de.Quoted(text) + " ist keine Zeit wie 09:00 oder 1:30:00"
}

// NoField implements [words.ReplaySentences].
func (replay) NoField(name, near string, there []string) string {
	return field(name, near, "Das ist hier nicht bekannt.", there)
}

// NoHouseRule implements [words.ReplaySentences].
func (replay) NoHouseRule(variant, name, near string, there []string) string {
	return field(name, near, variant+" hat keine Hausregel "+de.Quoted(name)+".", there)
}

// field says why there is no field of a name, and which there are.
func field(name, near, why string, there []string) string {
	if near != "" {
		why = "Meintest du " + near + "?"
	}
	if !isPlain(name) {
		name = de.Quoted(name)
	}
	return fmt.Sprintf("%s: %s Es gibt: %s", name, why, strings.Join(there, ", "))
}

var isPlain = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_-]{0,39}$`).MatchString

// NotUTF8 implements [words.ReplaySentences].
func (replay) NotUTF8(at int) string { return "Byte " + strconv.Itoa(at) + ": kein UTF-8" }

// NotJSON implements [words.ReplaySentences].
func (replay) NotJSON(at int64, reason string) string {
	return fmt.Sprintf("Byte %d: kein JSON: %s", at, reason)
}

// NamedTwice implements [words.ReplaySentences].
func (replay) NamedTwice(at int64, name string) string {
	return fmt.Sprintf("Byte %d: %s steht zweimal da", at, de.Quoted(name))
}

// NoObject implements [words.ReplaySentences].
func (replay) NoObject(kind string) string {
	return "ein Fall oder eine Aktion ist ein Objekt, nicht " + kind
}

// NotHere implements [words.ReplaySentences].
func (replay) NotHere(field, kind string) string {
	return field + ": " + kind + " gehört nicht hierher"
}

// TwoScores implements [words.ReplaySentences].
func (replay) TwoScores(player string) string { return player + " hat zweimal Punkte" }

// NoScore implements [words.ReplaySentences].
func (replay) NoScore(player, reason string) string { return player + " hat " + reason }

// NoCards implements [words.ReplaySentences].
func (replay) NoCards(text string) string { return de.Short(text) + ", das ist keine Liste von Karten" }

// NoResult implements [words.ReplaySentences].
func (replay) NoResult(text string) string {
	return de.Short(text) + ", das sind nicht Punkte und übrige Karten"
}

// NoWhole implements [words.ReplaySentences].
func (replay) NoWhole(text string) string { return de.Short(text) + ", das ist keine ganze Zahl" }

// Mistake implements [words.ReplaySentences].
func (replay) Mistake(what any, where string) string {
	return fmt.Sprintf("ein Fehler in Tabby: %v, in %s", what, where)
}

// Refused implements [words.ReplaySentences].
func (replay) Refused(reason, code string) string { return reason + " (" + code + ")" }
