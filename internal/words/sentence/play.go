package sentence

import (
	"maps"
	"slices"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Play says how a round with the virtual deck came out. A language adds the other sentences of
// [words.PlaySentences].
type Play struct {
	Speaker
	Words *PlayWords
}

// PlayWords say how a round came out. {won} is who has won, of Wins and WinsByCall.
type PlayWords struct {
	NobodyWon        string
	Wins, WinsByCall Addressed       // {names}, {n}: one player, and one who called, without a full stop
	Share            Addressed       // {names}, {n}: several players, with the one who is addressed among them
	Alone            grammar.Pattern // {won}, and no more is to be said

	// What another player had who called: {won}, {name}, {called}, and {n}.
	Costs, TooMany, TheSame Addressed
}

// Addressed is a sentence about the player whom it addresses, and about one of that name.
type Addressed struct{ You, Name grammar.Pattern }

// of returns the sentence for players, whom it addresses if one of them has no name.
func (l Speaker) of(a Addressed, names ...string) grammar.Pattern {
	if slices.Contains(names, l.Language.Deck.You) {
		return a.You
	}
	return a.Name
}

// Ended implements [words.PlaySentences].
func (p Play) Ended(e words.Ending) string {
	w := p.Words
	if len(e.Winners) == 0 {
		return w.NobodyWon
	}
	say := w.Wins
	switch {
	case len(e.Winners) > 1:
		say = w.Share
	case e.Right:
		say = w.WinsByCall
	}
	won := p.of(say, e.Winners...).With("names", p.Joined(e.Winners), "n", p.Figure(e.Points))
	if e.Caller == "" || e.Right {
		return w.Alone.With("won", won)
	}
	call, n := w.TheSame, e.Called-e.Points
	switch {
	case e.Cost > 0:
		call, n = w.Costs, e.Cost
	case n > 0:
		call = w.TooMany
	}
	return p.of(call, e.Caller).With("won", won, "name", words.Isolated(e.Caller), "called", p.Figure(e.Called), "n", p.Figure(n))
}

// Prompts implements [words.PlaySentences].
func (p Play) Prompts() []string {
	w := p.Language.Play
	all := []string{
		w.Ended(words.Ending{Winners: []string{"Whiskers"}, Points: 12, Caller: "Mittens", Called: 21}),
		w.LookAll, w.LookOwn, w.OthersLook, w.KeepInMind, w.KeepAllInMind, w.NoMatchShown, w.WhoMatches, w.DoYouMatch,
		w.MayBeMatched, w.PowersReplaced, w.LastMatch, w.TapReplaced, w.TapSwap, w.EndOrCall, w.EndTurn,
		w.NothingLeft, w.DrawOne, w.TakeDiscard, w.DrawOrTake,
	}
	for do := engine.FirstLook; do <= engine.ReplacePower; do++ {
		if text := w.TapFor(do); text != "" {
			all = append(all, text)
		}
	}
	return all
}

// Deck says what a lesson can say. A language adds the other sentences of [words.DeckSentences].
type Deck struct{ Speaker }

// Lessons implements [words.DeckSentences].
func (d Deck) Lessons(t engine.Ruleset) []string {
	said := map[string]bool{}
	for step := words.NoLesson; step <= words.LessonCall; step++ {
		for _, f := range t.Deck() {
			said[d.Language.Deck.Lesson(words.Lesson{Step: step, Card: f, For: f, ByDiscard: true, Call: t.Rules.Call})] = true
		}
	}
	return slices.Sorted(maps.Keys(said))
}
