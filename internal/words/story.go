package words

import "tabby/internal/words/message"

// Story is what the story of a game says.
type Story struct {
	Turning
	Words StoryWords

	Provisional string // a score is missing
	Headlines   Headlines
	GoesOn      Numbered // after how many rounds
	NobodyWon   Numbered // after how many rounds, of a game that is over

	WonRounds func(name string, won, rounds int) string                      `holes:"name n rounds"` // where nobody has points
	WonExtra  func(name string, rounds int) string                           `holes:"name rounds"`   // in an extra round
	Won       func(name string, total, rounds int) string                    `holes:"name total rounds"`
	WonAhead  func(name string, total, rounds, points int, of string) string `holes:"name total rounds n other"`
	Extremes  func(lowest int, of []string, highest int, by []string) string `holes:"lowest names highest others"` // of a round
	LeftEarly func(names []string) string                                    `holes:"names"`                       // before the end
}

// Headlines say in a few words what decided a game, or since when the winner was ahead.
type Headlines struct {
	Turning
	HeadlineWords
}

// HeadlineWords say since when a player, {name}, was ahead: from the beginning, in the last round
// or since a {round}.
type HeadlineWords struct {
	AlwaysAhead, AheadAtLast, AheadSince message.Message
}

// A Fall is a total that fell back.
type Fall struct {
	Name            string
	Round, From, To int
}

// An Exit is players who went out in a round.
type Exit struct {
	Names []string
	Round int
}

// Calls is how often a player called, and how often rightly.
type Calls struct {
	Name          string
	Called, Right int
}

// A Turning says what decided a game that was won. Names are as [Table] has them in sentences.
type Turning struct {
	speaker
	Words TurningWords

	Shared        func(names []string, total, rounds int) string     `holes:"names total rounds"`
	CameBack      func(name string, total, points, round int) string `holes:"name total n round"` // close to the limit, and how far behind
	WonFromBehind func(name string, points, round int) string        `holes:"name n round"`
}

// TurningWords say what decided a game: a story as sentences, and the title of its picture without
// a full stop. {name} is a player, {round} the number of a round and {n} a number of points.
type TurningWords struct {
	StayedUnder, StayedAt message.Message // by how many points there were to spare, and by none
}

// StoryWords are what the story of a game says. {name} is a player, {names} are players, {total}
// is a total and {round} the number of a round.
type StoryWords struct {
	Out   message.Message // who went out: {all} are such as OutIn
	OutIn message.Message // {names} in one round, for the middle of a sentence

	// Clauses of one sentence, without a full stop.
	FellBack                 message.Message // {from}, {to}
	CalledWrong, CalledRight message.Message // {times}
	CalledBoth               message.Message // the same, and {right} times rightly

	Times message.Message
}

// times says how often something happened, from 1 on: "once".
func (l speaker) times(n int) string {
	return l.language.Story.Words.Times.With("n", n, "number", l.Number(n))
}

// StayedUnder returns who stayed in with so many points to spare.
func (t Turning) StayedUnder(name string, round, spare int) string {
	say := t.Words.StayedAt
	if spare > 0 {
		say = t.Words.StayedUnder
	}
	return say.With("name", name, "round", round, "n", spare)
}

// Led returns who was ahead since a round of so many.
func (h Headlines) Led(name string, since, rounds int) string {
	say := h.AheadSince
	switch {
	case since == 1:
		say = h.AlwaysAhead
	case since >= rounds:
		say = h.AheadAtLast
	}
	return say.With("name", name, "round", since)
}

// FellBack returns whose totals fell back.
func (v Story) FellBack(falls []Fall) string {
	var all []string
	for _, f := range falls {
		all = append(all, v.Words.FellBack.With("name", f.Name, "round", f.Round, "from", f.From, "to", f.To))
	}
	return v.whole(v.Clauses(all))
}

// WentOut returns who went out, and when.
func (v Story) WentOut(exits []Exit) string {
	var all []string
	for _, e := range exits {
		all = append(all, v.Words.OutIn.With("names", v.Joined(e.Names), "round", e.Round))
	}
	return v.Words.Out.With("all", v.Row(all...))
}

// Calls returns how often players called.
func (v Story) Calls(calls []Calls) string {
	var all []string
	for _, c := range calls {
		all = append(all, v.called(c))
	}
	return v.whole(v.Clauses(all))
}

// called says how often a player called, and how often rightly.
func (v Story) called(c Calls) string {
	w, times := v.Words, v.times(c.Called)
	switch c.Right {
	case 0:
		return w.CalledWrong.With("name", c.Name, "times", times)
	case c.Called:
		return w.CalledRight.With("name", c.Name, "times", times)
	}
	return w.CalledBoth.With("name", c.Name, "times", times, "right", v.times(c.Right))
}
