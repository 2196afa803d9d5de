package sentence

import (
	"slices"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Play says what is said at a round with the virtual deck. It implements [words.PlaySentences].
type Play struct {
	Speaker
	Words *PlayWords
	Cards *CardWords
}

// PlayWords say what is done in a round, and how it came out. {won} is who has won, of Wins and
// WinsByCall.
type PlayWords struct {
	NobodyWon        string
	Wins, WinsByCall Addressed       // {names}, {n}: one player, and one who called, without a full stop
	Share            Addressed       // {names}, {n}: several players, with the one who is addressed among them
	Alone            grammar.Pattern // {won}, and no more is to be said

	// What another player had who called: {won}, {name}, {called}, and {n}.
	Costs, TooMany, TheSame Addressed

	Moves   MoveWords
	Players PlayerWords
	Seen    SeenWords
	Heard   HeardWords
}

// PlayerWords say who plays, and who has called.
type PlayerWords struct {
	Waits, Elsewhere grammar.Pattern // {name}
	WaitsFor         grammar.Pattern // {name}
	StillLook        grammar.Forms   // {names}, by how many they are
	Plays, Turn      Addressed       // {name}; a sentence, and a note on that player
	PlayFor          grammar.Pattern // {name}
	Called           Addressed       // {name}
	CalledTurns      Addressed       // {name}, and who has the {last} turns
	CalledLast       Addressed       // {name}, and no one has a turn
	LastCards        string
	ByComputer       grammar.Pattern            // {level}
	Levels           map[string]grammar.Pattern // by their ids
}

// Addressed is a sentence about the player whom it addresses, and about one of that name.
type Addressed struct{ You, Name grammar.Pattern }

// of returns the sentence for players, whom it addresses if one of them has no name.
func (l Speaker) of(a Addressed, names ...string) grammar.Pattern {
	if slices.ContainsFunc(names, l.addresses) {
		return a.You
	}
	return a.Name
}

// about says a sentence about a player. Other holes are filled with facts.
func (l Speaker) about(a Addressed, name string, facts ...string) string {
	return l.of(a, name).With(append(facts, "name", words.Isolated(name))...)
}

// addresses reports whether a player has no name, so that sentences address that player.
func (l Speaker) addresses(name string) bool { return name == l.Language.Deck.You }

// Waits implements [words.PlaySentences].
func (p Play) Waits(name string) string {
	return p.Words.Players.Waits.With("name", words.Isolated(name))
}

// WaitsFor implements [words.PlaySentences].
func (p Play) WaitsFor(name string) string {
	return p.Words.Players.WaitsFor.With("name", words.Isolated(name))
}

// StillLook implements [words.PlaySentences].
func (p Play) StillLook(names []string) string {
	return p.Of(p.Words.Players.StillLook, len(names)).With("names", p.Joined(names))
}

// Elsewhere implements [words.PlaySentences].
func (p Play) Elsewhere(name string) string {
	return p.Words.Players.Elsewhere.With("name", words.Isolated(name))
}

// Plays implements [words.PlaySentences].
func (p Play) Plays(name string) string { return p.about(p.Words.Players.Plays, name) }

// Turn implements [words.PlaySentences].
func (p Play) Turn(name string) string { return p.about(p.Words.Players.Turn, name) }

// PlayFor implements [words.PlaySentences].
func (p Play) PlayFor(name string) string {
	return p.Words.Players.PlayFor.With("name", words.Isolated(name))
}

// Called implements [words.PlaySentences].
func (p Play) Called(name string) string { return p.about(p.Words.Players.Called, name) }

// CalledWith implements [words.PlaySentences].
func (p Play) CalledWith(name string, last []string) string {
	if len(last) == 0 {
		return p.about(p.Words.Players.CalledLast, name)
	}
	return p.about(p.Words.Players.CalledTurns, name, "last", strings.Join(grammar.Isolated(last), ", "))
}

// LastTurns implements [words.PlaySentences].
func (p Play) LastTurns(turns int) string {
	if turns == 0 {
		return p.Words.Players.LastCards
	}
	return p.Count(turns, words.LastTurn)
}

// Level implements [words.PlaySentences].
func (p Play) Level(id string) string { return string(p.Words.Players.Levels[id]) }

// ByComputer implements [words.PlaySentences].
func (p Play) ByComputer(level string) string {
	return p.Words.Players.ByComputer.With("level", level)
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
		w.LookAll, w.LookOwn, w.KeepInMind, w.KeepAllInMind, w.NoMatchShown, w.WhoMatches, w.DoYouMatch,
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
