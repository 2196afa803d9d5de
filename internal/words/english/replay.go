package english

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

		NoDo:       `an action needs a "do"`,
		NoDeck:     "a game that is kept has a score sheet; cards are for replay",
		WhichRound: "say which one, from 1",
	}
}

type replay struct{}

// NoAction implements [words.ReplaySentences].
func (replay) NoAction(name string) string { return "there is no action called " + en.Quoted(name) }

// NoMode implements [words.ReplaySentences].
func (replay) NoMode(name string) string {
	return "given.mode: " + en.Quoted(name) + " is neither score_sheet nor deck"
}

// TooManyRounds implements [words.ReplaySentences].
func (replay) TooManyRounds(most int) string {
	return fmt.Sprintf("a sheet has room for %d rounds", most)
}

// KnowsNothing implements [words.ReplaySentences].
func (replay) KnowsNothing(observer string) string {
	return en.Quoted(observer) + " knows what is not there"
}

// NoTime implements [words.ReplaySentences].
func (replay) NoTime(text string) string {
	return en.Quoted(text) + " is not a time such as 09:00 or 1:30:00"
}

// NoField implements [words.ReplaySentences].
func (replay) NoField(name, near string, there []string) string {
	return field(name, near, "that is not known here.", there)
}

// NoHouseRule implements [words.ReplaySentences].
func (replay) NoHouseRule(variant, name, near string, there []string) string {
	return field(name, near, variant+" has no house rule "+en.Quoted(name)+".", there)
}

// field says why there is no field of a name, and which there are.
func field(name, near, why string, there []string) string {
	if near != "" {
		why = "did you mean " + near + "?"
	}
	if !isPlain(name) {
		name = en.Quoted(name)
	}
	return fmt.Sprintf("%s: %s There are: %s", name, why, strings.Join(there, ", "))
}

var isPlain = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_-]{0,39}$`).MatchString

// NotUTF8 implements [words.ReplaySentences].
func (replay) NotUTF8(at int) string { return "byte " + strconv.Itoa(at) + ": not UTF-8" }

// NotJSON implements [words.ReplaySentences].
func (replay) NotJSON(at int64, reason string) string {
	return fmt.Sprintf("byte %d: not JSON: %s", at, reason)
}

// NamedTwice implements [words.ReplaySentences].
func (replay) NamedTwice(at int64, name string) string {
	return fmt.Sprintf("byte %d: %s is named twice", at, en.Quoted(name))
}

// NoObject implements [words.ReplaySentences].
func (replay) NoObject(kind string) string { return "a case or an action is an object, not " + kind }

// NotHere implements [words.ReplaySentences].
func (replay) NotHere(field, kind string) string {
	return field + ": " + kind + " does not belong here"
}

// TwoScores implements [words.ReplaySentences].
func (replay) TwoScores(player string) string { return player + " has two scores" }

// NoScore implements [words.ReplaySentences].
func (replay) NoScore(player, reason string) string { return player + " has " + reason }

// NoCards implements [words.ReplaySentences].
func (replay) NoCards(text string) string { return en.Short(text) + ", which is not a list of cards" }

// NoResult implements [words.ReplaySentences].
func (replay) NoResult(text string) string {
	return en.Short(text) + ", which is not points and cards left"
}

// NoWhole implements [words.ReplaySentences].
func (replay) NoWhole(text string) string { return en.Short(text) + ", which is not a whole number" }

// Mistake implements [words.ReplaySentences].
func (replay) Mistake(what any, where string) string {
	return fmt.Sprintf("a mistake in Tabby: %v, in %s", what, where)
}

// Refused implements [words.ReplaySentences].
func (replay) Refused(reason, code string) string { return reason + " (" + code + ")" }
