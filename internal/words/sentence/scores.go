package sentence

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// Scores says what is said where scores are entered. It implements [words.ScoresSentences].
type Scores struct {
	Speaker
	Words *ScoresWords
}

// ScoresWords are what is said where scores are entered. Holes are {name}, {names} and {n}, where
// nothing else is said.
type ScoresWords struct {
	Correct     grammar.Pattern // {n}
	CardsLeft   grammar.Pattern
	ToReplace   grammar.Pattern // {card}
	OthersCount grammar.Pattern
	Lacking     grammar.Forms   // by how many scores are missing
	OneMoreTurn grammar.Forms   // by how many have one
	HasSpecial  grammar.Pattern // {hand}

	// How scores are entered.
	TypeInTurn, TapAll, TapLine, TapInOrder string
	InColumns                               grammar.Pattern // {rows}, {columns} in words, at the begin of a sentence
	TapStar                                 grammar.Pattern // {hand}

	// A player calls in some games, and ends the round in others.
	Call, End CallerWords

	Effect EffectWords
}

// CallerWords are what is said of the player who calls, or ends the round.
type CallerWords struct {
	Tap      string // how it is entered
	Who, Say string
	WhoSays  grammar.Pattern // {call}
	By       grammar.Pattern // {name}
	Other    string          // who is not named
}

// EffectWords are what a score does, for the middle of a list.
type EffectWords struct {
	Ended, Called, Right, Wrong string
	EnteredBy, HasOther         grammar.Pattern // {device}, and {n}
	EnteredByGuest              string
	GuestHasOther               grammar.Pattern // {n}
	DidNotPlay                  string
	Counts, FallsTo, Was        grammar.Pattern // {n}, or {was}
	// To those who listen.
	Total, NewTotal grammar.Pattern // {n}
	Typed           grammar.Pattern // {typed}
}

// caller returns the words for the way in which a round ends.
func (v Scores) caller(c engine.Calling) CallerWords {
	if c == engine.MustCall {
		return v.Words.End
	}
	return v.Words.Call
}

// Correcting implements [words.ScoresSentences].
func (v Scores) Correcting(round int) string { return v.Words.Correct.With("n", v.Figure(round)) }

// CardsLeftOf implements [words.ScoresSentences].
func (v Scores) CardsLeftOf(name string) string {
	return v.Words.CardsLeft.With("name", words.Isolated(name))
}

// ToReplace implements [words.ScoresSentences].
func (v Scores) ToReplace(card engine.Face) string {
	return v.Words.ToReplace.With("card", v.Language.Cards.In(card).Name)
}

// HowTo implements [words.ScoresSentences].
func (v Scores) HowTo(r engine.Rules, byCards bool) string {
	w := v.Words
	how := w.TypeInTurn
	switch {
	case byCards && r.Grid.Rows > 0: // it says itself how they are tapped
		how = ""
	case byCards && r.Counting != nil: // their places may matter
		how = w.TapInOrder
	case byCards && r.Hands != nil:
		how = w.TapAll
	case byCards:
		how = w.TapLine
	}
	caller, star := "", ""
	switch r.Calling {
	case engine.MayCall, engine.MustCall:
		caller = v.caller(r.Calling).Tap
	}
	if r.Special != nil {
		star = w.TapStar.With("hand", words.Isolated(v.Language.Rules.In(r).Special.Name))
	}
	return v.Text(how, caller, star)
}

// InColumns implements [words.ScoresSentences].
func (v Scores) InColumns(g engine.Grid) string {
	return v.Capital(v.Words.InColumns.With("rows", v.Number(g.Rows), "columns", v.Number(g.Columns)))
}

// WhoCalled implements [words.ScoresSentences].
func (v Scores) WhoCalled(c engine.Calling) string { return v.caller(c).Who }

// SayCaller implements [words.ScoresSentences].
func (v Scores) SayCaller(c engine.Calling) string { return v.caller(c).Say }

// WhoSays implements [words.ScoresSentences].
func (v Scores) WhoSays(c engine.Calling, call string) string {
	return v.caller(c).WhoSays.With("call", call)
}

// OtherCalled implements [words.ScoresSentences].
func (v Scores) OtherCalled(c engine.Calling) string { return v.caller(c).Other }

// CalledBy implements [words.ScoresSentences].
func (v Scores) CalledBy(name string, c engine.Calling) string {
	return v.caller(c).By.With("name", words.Isolated(name))
}

// OthersCount implements [words.ScoresSentences].
func (v Scores) OthersCount(points int) string {
	return v.Words.OthersCount.With("n", v.Figure(points))
}

// Lacking implements [words.ScoresSentences].
func (v Scores) Lacking(s scoring.Sheet, players []scoring.Player) string {
	return v.some(v.Words.Lacking, s, players)
}

// LastTurnsOf implements [words.ScoresSentences].
func (v Scores) LastTurnsOf(s scoring.Sheet, players []scoring.Player) string {
	return v.some(v.Words.OneMoreTurn, s, players)
}

// some says a sentence about players, by how many they are.
func (v Scores) some(f grammar.Forms, s scoring.Sheet, players []scoring.Player) string {
	return v.Of(f, len(players)).With("names", v.Joined(v.Language.Table.Names(s, players)))
}

// HasSpecial implements [words.ScoresSentences].
func (v Scores) HasSpecial(name, hand string) string {
	return v.Words.HasSpecial.With("name", words.Isolated(name), "hand", words.Isolated(hand))
}

// Effect implements [words.ScoresSentences].
func (v Scores) Effect(e words.Effect) string {
	w := v.Words.Effect
	all := []string{v.called(e), words.Isolated(e.Special), v.byGuest(e)}
	if e.Sum != "" {
		all = append(all, e.Sum+" = "+v.Figure(e.Points))
	}
	if e.SatOut {
		all = append(all, w.DidNotPlay)
	}
	if e.Counts != nil {
		all = append(all, w.Counts.With("n", v.Figure(*e.Counts)))
	}
	if len(e.Totals) > 0 {
		all = append(all, v.counting(e.Totals))
	}
	if e.Out {
		all = append(all, v.Language.Table.IsOut)
	}
	for _, card := range e.Cards {
		all = append(all, v.Language.Cards.In(card).Name)
	}
	if e.Was != "" {
		all = append(all, w.Was.With("was", e.Was))
	}
	return grammar.Joint(", ", all...)
}

// called says that a player called, and whether that was right where it counts something.
func (v Scores) called(e words.Effect) string {
	switch w := v.Words.Effect; {
	case !e.Called:
		return ""
	case e.Calling == engine.MustCall:
		return w.Ended
	case e.Counts != nil && e.Call == scoring.Right:
		return w.Right
	case e.Counts != nil && e.Call == scoring.Wrong:
		return w.Wrong
	default:
		return w.Called
	}
}

// byGuest says that a guest has entered the score, or another one.
func (v Scores) byGuest(e words.Effect) string {
	w := v.Words.Effect
	if e.Device == "" {
		w.EnteredBy, w.HasOther = grammar.Pattern(w.EnteredByGuest), w.GuestHasOther
	}
	switch {
	case e.Guest:
		return w.EnteredBy.With("device", words.Isolated(e.Device))
	case e.Other != nil:
		return w.HasOther.With("device", words.Isolated(e.Device), "n", v.Figure(*e.Other))
	}
	return ""
}

// counting returns a total as it changes: "5 › 20", or "5 › 30 falls to 15".
func (v Scores) counting(totals []int) string {
	text := v.Figure(totals[0])
	if len(totals) > 1 {
		text += words.Arrow + v.Figure(totals[1])
	}
	if len(totals) > 2 {
		text += " " + v.Words.Effect.FallsTo.With("n", v.Figure(totals[2]))
	}
	return text
}

// RowSpoken implements [words.ScoresSentences].
func (v Scores) RowSpoken(name, typed, alarm string, e words.Effect) string {
	w, all := v.Words.Effect, []string{words.Isolated(name)}
	if typed != "" {
		typed = w.Typed.With("typed", typed)
	}
	if e.Sum != "" { // which says it
		typed = ""
	}
	for i, n := range e.Totals {
		all = append(all, [...]grammar.Pattern{w.Total, w.NewTotal, w.FallsTo}[i].With("n", v.Figure(n)))
		if i == 0 {
			all = append(all, typed)
		}
	}
	if len(e.Totals) == 0 {
		all = append(all, typed)
	}
	e.Totals = nil
	return grammar.Joint(", ", append(all, v.Effect(e), alarm)...)
}
