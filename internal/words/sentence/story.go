package sentence

import (
	"strings"

	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// A Turning says what decided a game. It implements [words.Turning].
type Turning struct {
	Speaker
	Words *TurningWords
}

// TurningWords say what decided a game: a story as sentences, and the title of its picture without
// a full stop. {name} is a player, {round} the number of a round and {n} a number of points.
type TurningWords struct {
	Shared                               AfterRounds   // {names}, {total}
	CameBack                             grammar.Forms // {total}, and by {n} how far behind
	WonFromBehind                        grammar.Forms // the same
	StayedUnder                          grammar.Forms // by how many points there were to spare
	StayedAt                             grammar.Pattern
	AlwaysAhead, AheadAtLast, AheadSince grammar.Pattern
}

// Story is the story of a game. It implements [words.StorySentences].
type Story struct {
	Turning
	Words *StoryWords
}

// StoryWords are what the story of a game says. {name} is a player, {names} are players, {total}
// is a total and {round} the number of a round.
type StoryWords struct {
	GoesOn, NobodyWon, WonExtra, Won AfterRounds
	WonAhead                         grammar.Forms   // after {rounds}, by {n} points ahead of {other}
	Out                              grammar.Pattern // who went out: {all} are such as OutIn
	OutIn                            grammar.Pattern // {names} in one round, for the middle of a sentence
	Extremes                         grammar.Pattern // {lowest} by {names}, {highest} by {others}
	LeftEarly                        grammar.Forms   // by how many left

	// Clauses of one sentence, without a full stop.
	FellBack                 grammar.Pattern // {from}, {to}
	CalledWrong, CalledRight grammar.Pattern // {times}
	CalledBoth               grammar.Pattern // the same, and {right} times rightly

	Times Times
}

// AfterRounds is a sentence about the end of a game that names its {rounds}, and one where only
// totals are known.
type AfterRounds struct{ After, Unknown grammar.Pattern }

func (l Speaker) afterRounds(p AfterRounds, rounds int, facts ...string) string {
	if rounds == 0 {
		return p.Unknown.With(facts...)
	}
	return p.After.With(append(facts, "rounds", l.Count(rounds, words.Round))...)
}

// Times are how often something happened: "once", and "three times", with the number in words in
// the hole {n}.
type Times struct {
	Few  []string // from once
	More grammar.Pattern
}

// times says how often something happened, from 1 on.
func (l Speaker) times(w Times, n int) string {
	if n <= len(w.Few) {
		return w.Few[n-1]
	}
	return w.More.With("n", l.Number(n))
}

// Shared implements [words.Turning].
func (t Turning) Shared(names []string, total, rounds int) string {
	return t.afterRounds(t.Words.Shared, rounds, "names", t.Joined(names), "total", t.Figure(total))
}

// CameBack implements [words.Turning].
func (t Turning) CameBack(name string, total int, behind words.Lag) string {
	return t.behind(t.Words.CameBack, behind, "name", name, "total", t.Figure(total))
}

// WonFromBehind implements [words.Turning].
func (t Turning) WonFromBehind(name string, behind words.Lag) string {
	return t.behind(t.Words.WonFromBehind, behind, "name", name)
}

// behind returns a sentence about somebody who was so far behind, with what else it says.
func (t Turning) behind(f grammar.Forms, by words.Lag, more ...string) string {
	return t.Of(f, by.Points).With(append(more, "n", t.Figure(by.Points), "round", t.Figure(by.Round))...)
}

// StayedUnder implements [words.Turning].
func (t Turning) StayedUnder(name string, round, spare int) string {
	say := t.Words.StayedAt
	if spare > 0 {
		say = t.Of(t.Words.StayedUnder, spare)
	}
	return say.With("name", name, "round", t.Figure(round), "n", t.Figure(spare))
}

// AlwaysAhead implements [words.Turning].
func (t Turning) AlwaysAhead(name string) string { return t.Words.AlwaysAhead.With("name", name) }

// AheadAtLast implements [words.Turning].
func (t Turning) AheadAtLast(name string) string { return t.Words.AheadAtLast.With("name", name) }

// AheadSince implements [words.Turning].
func (t Turning) AheadSince(name string, round int) string {
	return t.Words.AheadSince.With("name", name, "round", t.Figure(round))
}

// GoesOn implements [words.StorySentences].
func (v Story) GoesOn(rounds int) string { return v.afterRounds(v.Words.GoesOn, rounds) }

// NobodyWon implements [words.StorySentences].
func (v Story) NobodyWon(rounds int) string { return v.afterRounds(v.Words.NobodyWon, rounds) }

// WonExtra implements [words.StorySentences].
func (v Story) WonExtra(name string, rounds int) string {
	return v.afterRounds(v.Words.WonExtra, rounds, "name", name)
}

// Won implements [words.StorySentences].
func (v Story) Won(name string, total, rounds int) string {
	return v.afterRounds(v.Words.Won, rounds, "name", name, "total", v.Figure(total))
}

// WonAhead implements [words.StorySentences].
func (v Story) WonAhead(name string, total, rounds int, next words.Lag) string {
	return v.Of(v.Words.WonAhead, next.Points).With(
		"name", name, "total", v.Figure(total), "rounds", v.Count(rounds, words.Round), "n", v.Figure(next.Points), "other", next.Name,
	)
}

// FellBack implements [words.StorySentences].
func (v Story) FellBack(falls []words.Fall) string {
	var all []string
	for _, f := range falls {
		all = append(all, v.Words.FellBack.With("name", f.Name, "round", v.Figure(f.Round), "from", v.Figure(f.From), "to", v.Figure(f.To)))
	}
	return v.Clauses(all) + "."
}

// WentOut implements [words.StorySentences].
func (v Story) WentOut(exits []words.Exit) string {
	var all []string
	for _, e := range exits {
		all = append(all, v.Words.OutIn.With("names", v.Joined(e.Names), "round", v.Figure(e.Round)))
	}
	return v.Words.Out.With("all", strings.Join(all, ", "))
}

// Calls implements [words.StorySentences].
func (v Story) Calls(calls []words.Calls) string {
	var all []string
	for _, c := range calls {
		all = append(all, v.called(c))
	}
	return v.Clauses(all) + "."
}

// called says how often a player called, and how often rightly.
func (v Story) called(c words.Calls) string {
	w, times := v.Words, v.times(v.Words.Times, c.Called)
	switch c.Right {
	case 0:
		return w.CalledWrong.With("name", c.Name, "times", times)
	case c.Called:
		return w.CalledRight.With("name", c.Name, "times", times)
	}
	return w.CalledBoth.With("name", c.Name, "times", times, "right", v.times(w.Times, c.Right))
}

// Extremes implements [words.StorySentences].
func (v Story) Extremes(lowest, highest words.Scored) string {
	return v.Words.Extremes.With(
		"lowest", v.Figure(lowest.Points), "names", v.Joined(lowest.Names),
		"highest", v.Figure(highest.Points), "others", v.Joined(highest.Names),
	)
}

// LeftEarly implements [words.StorySentences].
func (v Story) LeftEarly(names []string) string {
	return v.Of(v.Words.LeftEarly, len(names)).With("names", v.Joined(names))
}
