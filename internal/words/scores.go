package words

import (
	"tabby/engine"
	"tabby/internal/words/message"
	"tabby/scoring"
)

// Scores is what is said where scores are entered.
type Scores struct {
	speaker
	Words ScoresWords

	WriteDown    string
	WriteAnyway  string // what is impossible
	CorrectIt    string
	Recount      string
	NobodyCalled string
	BackToScores string
	TapWrites    string // where faces ask who called
	TapName      string // where one player is in sight
	TapWinner    string // where nobody has points

	ByCards    string
	ByTotal    string
	Numbers    string // one half of a switch, beside the cards
	AddTo      string
	CardsLeft  string
	OneFewer   string // of the cards that are left
	OneMore    string // likewise
	DidNotPlay string
	NextPlayer string
	CallKey    string // by ear, beside who called: the key for it
	StepBack   string

	// Why a key was not taken, below a name.
	TypeNumber string // one has to come first
	AllThere   string // every score is
	NoneLeft   string // of the cards of a kind
	FirstOfAll string // there is nothing to take back

	TapToChange string // a score that a guest has just entered: how it can be typed over

	// The last turns.
	LastTurns   string
	TurnLeft    string
	TurnNow     string
	TurnHad     string
	TurnOver    string
	EnterScores string
	Correct     Numbered // the title of the correction of a round: "Correct round 4"
	CardsLeftOf Named    // asks how many cards a player has left
	OthersCount Numbered // what a special hand leaves to everybody else
	OrDigit     Numbered // a number can be finished, or go on
	Not         Numbered // why the last digit was not taken, where text is large: "not 46"

	// HasSpecial is the sign to tap of a player who has the special hand: "Ann has Kamikaze".
	HasSpecial func(name, hand string) string `holes:"name* hand*"`

	Lacking     func(names []string) string `holes:"names"` // whose scores a correction leaves missing
	OneMoreTurn func(names []string) string `holes:"names"` // who has one

	// A player calls in some games, and ends the round in others.
	Call, End CallerWords
}

// An Effect is what a score that is being entered does, and where it is from.
type Effect struct {
	Called  bool
	Calling engine.Calling // what a call is in the game
	Call    scoring.Call   // what became of it
	Special string         // the special hand, if the player has it
	Counts  *int           // what the round counts where the cards do not say it

	Guest  bool   // has entered the score
	Other  *int   // a guest has another one
	Device string // of the guest, or ""

	Sum    string // as it was typed, or "" for a single number
	Points int    // what it comes to

	SatOut bool
	Totals []int         // before, and with the score, and after that fell back
	Brief  bool          // the total with the score stands alone
	Out    bool          // with so many points
	Cards  []engine.Face // tapped so far
	Was    string        // what stood there before a correction
}

// ScoresWords are what is said where scores are entered. Holes are {name}, {names} and {n}, where
// nothing else is said.
type ScoresWords struct {
	ToReplace message.Message // {card}

	// How scores are entered.
	TooMany                                 message.Message // {n}: why the last digit was not taken: "46 is too many"
	Possible                                message.Message // {min}, {max}: why a key was not taken
	TypeInTurn, TapAll, TapLine, TapInOrder string
	InColumns                               message.Message // {rows}, {columns} in words, at the begin of a sentence
	TapStar                                 message.Message // {hand}

	Effect EffectWords
}

// CallerWords are what is said of the player who calls, or ends the round.
type CallerWords struct {
	Tap      string // how it is entered
	Who, Say string // the question who it was, and how to answer it
	WhoSays  Filled `holes:"call"` // asks while the round is played: "Who called “done”?"
	By       Named  // the sign to tap of a player who did: "Ann called"
	Other    string // the button that says that it was another one
}

// EffectWords are what a score does, for the middle of a list.
type EffectWords struct {
	Ended, Called, Right, Wrong      string
	EnteredBy, HasOther              message.Message // {device}, and {n}
	EnteredByGuest                   message.Message
	GuestHasOther                    message.Message // {n}
	DidNotPlay                       string
	SoFar, Counts, Now, FallsTo, Was message.Message // {n}, or {was}
	// To those who listen.
	Total, NewTotal message.Message // {n}
	Typed           message.Message // {typed}
}

// Caller returns the words for the way in which a round ends.
func (v Scores) Caller(c engine.Calling) CallerWords {
	if c == engine.MustCall {
		return v.End
	}
	return v.Call
}

// ToReplace says that a card has to be replaced, which was drawn for it.
func (v Scores) ToReplace(card engine.Face) string {
	return v.Words.ToReplace.With("card", v.language.Cards.In(card).Name)
}

// TooMany says that a number is higher than any score.
func (v Scores) TooMany(n int) string { return v.Words.TooMany.With("n", n) }

// Possible says which scores are possible, where a key was not taken.
func (v Scores) Possible(r engine.Range) string {
	return v.Words.Possible.With("min", r.Min, "max", r.Max)
}

// HowTo says what to do with the scores of a game, which are typed or tapped as cards, and with who
// called, unless that is known.
func (v Scores) HowTo(r engine.Rules, byCards, called bool) string {
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
	if !called && (r.Calling == engine.MayCall || r.Calling == engine.MustCall) {
		caller = v.Caller(r.Calling).Tap
	}
	if r.Special != nil {
		star = w.TapStar.With("hand", Isolated(v.language.Rules.In(r).Special.Name))
	}
	return v.Text(how, caller, star)
}

// InColumns says how the cards of a grid are tapped, and what a column counts.
func (v Scores) InColumns(g engine.Grid) string {
	return v.Capital(v.Words.InColumns.With("rows", v.Number(g.Rows), "columns", v.Number(g.Columns)))
}

// Effect returns the line below the name of a player, or "".
func (v Scores) Effect(e Effect) string {
	w := v.Words.Effect
	all := []string{v.called(e), Isolated(e.Special), v.byGuest(e)}
	if e.Sum != "" {
		all = append(all, e.Sum+" = "+v.Figure(e.Points))
	}
	if e.SatOut {
		all = append(all, w.DidNotPlay)
	}
	if e.Counts != nil {
		all = append(all, w.Counts.With("n", *e.Counts))
	}
	if len(e.Totals) == 1 {
		return v.Dotted(v.Row(all...), w.SoFar.With("n", e.Totals[0]))
	}
	if len(e.Totals) > 0 {
		all = append(all, v.counting(e.Totals, e.Brief))
	}
	if e.Out {
		all = append(all, v.language.Table.IsOut)
	}
	for _, card := range e.Cards {
		all = append(all, v.language.Cards.In(card).Name)
	}
	if e.Was != "" {
		all = append(all, w.Was.With("was", e.Was))
	}
	return v.Row(all...)
}

// called says that a player called, and whether that was right where it counts something.
func (v Scores) called(e Effect) string {
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
func (v Scores) byGuest(e Effect) string {
	w := v.Words.Effect
	if e.Device == "" {
		w.EnteredBy, w.HasOther = w.EnteredByGuest, w.GuestHasOther
	}
	switch {
	case e.Guest:
		return w.EnteredBy.With("device", Isolated(e.Device))
	case e.Other != nil:
		return w.HasOther.With("device", Isolated(e.Device), "n", *e.Other)
	}
	return ""
}

// Unseen says that a guest has just entered the score, which is not typed over before that was seen.
func (v Scores) Unseen(device string) string {
	return v.Row(v.byGuest(Effect{Guest: true, Device: device}), v.TapToChange)
}

// counting returns the total with the score: "now 20", in brief "20", or "30 falls to 15".
func (v Scores) counting(totals []int, brief bool) string {
	w := v.Words.Effect
	switch {
	case len(totals) == 2 && brief:
		return v.Figure(totals[1])
	case len(totals) == 2:
		return w.Now.With("n", totals[1])
	}
	return v.Figure(totals[1]) + " " + w.FallsTo.With("n", totals[2])
}

// RowSpoken says to those who listen what is typed for a player, and what it does: "Ann,
// total 30, typed 6, new total 36". alarm is what has to be done first, or "".
func (v Scores) RowSpoken(name, typed, alarm string, e Effect) string {
	w, all := v.Words.Effect, []string{Isolated(name)}
	if typed != "" {
		typed = w.Typed.With("typed", typed)
	}
	if e.Sum != "" { // which says it
		typed = ""
	}
	for i, n := range e.Totals {
		all = append(all, [...]message.Message{w.Total, w.NewTotal, w.FallsTo}[i].With("n", n))
		if i == 0 {
			all = append(all, typed)
		}
	}
	if len(e.Totals) == 0 {
		all = append(all, typed)
	}
	e.Totals = nil
	return v.Row(append(all, v.Effect(e), alarm)...)
}
