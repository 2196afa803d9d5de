package words

import (
	"tabby/engine"
	"tabby/scoring"
)

// Scores is what is said where scores are entered.
type Scores struct {
	ScoresSentences

	WriteDown    string
	WriteAnyway  string // what is impossible
	CorrectIt    string
	Recount      string
	Send         string // to a table, which writes the scores down
	WhoCalled    string
	NobodyCalled string

	// What to do next.
	TypeScores string
	TapCards   string
	TapLine    string // where the places of cards matter
	SayCaller  string
	SendKnown  string

	ByCards    string
	ByTotal    string
	AddTo      string
	CardsLeft  string
	DidNotPlay string
	NextPlayer string
	StepBack   string

	// The last turns.
	LastTurns   string
	TurnLeft    string
	TurnNow     string
	TurnHad     string
	OtherCalled string
	TurnOver    string
	EnterScores string
}

// ScoresSentences is what is said about scores that are being entered.
type ScoresSentences interface {
	// Correcting is the title of the correction of a round: "Correct round 4".
	Correcting(round int) string
	// CardsLeftOf asks how many cards a player has left.
	CardsLeftOf(name string) string
	// ToReplace says that a card has to be replaced, which was drawn for it.
	ToReplace(card engine.Face) string
	// WhoSays asks who ends the round: "Who says “done”?"
	WhoSays(call string) string
	// LastTurnsOf says who has one more turn.
	LastTurnsOf(s scoring.Sheet, players []scoring.Player) string
	// Effect returns the line below the name of a player, or "".
	Effect(e Effect) string
	// RowSpoken says to those who listen what is typed for a player, and what it does: "Ann,
	// total 30, typed 6, new total 36". alarm is what has to be done first, or "".
	RowSpoken(name, typed, alarm string, e Effect) string
	// CalledBy is the sign to tap of a player who called: "Ann called".
	CalledBy(name string) string
}

// An Effect is what a score that is being entered does, and where it is from.
type Effect struct {
	Called bool

	Guest  bool   // has entered the score
	Other  *int   // a guest has another one
	Device string // of the guest, or ""

	Sum    string // as it was typed, or "" for a single number
	Points int    // what it comes to

	SatOut bool
	Totals []int         // before, and with the score, and after that fell back
	Out    bool          // with so many points
	Cards  []engine.Face // tapped so far
	Was    string        // what stood there before a correction
}
