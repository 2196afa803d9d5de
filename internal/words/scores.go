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
	NobodyCalled string

	SendKnown string // what is done with the scores that are sent

	ByCards    string
	ByTotal    string
	AddTo      string
	CardsLeft  string
	OneFewer   string // of the cards that are left
	OneMore    string // likewise
	DidNotPlay string
	NextPlayer string
	StepBack   string

	// The last turns.
	LastTurns   string
	TurnLeft    string
	TurnNow     string
	TurnHad     string
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
	// HowTo says what to do with the scores of a game, which are typed or tapped as cards.
	HowTo(r engine.Rules, byCards bool) string
	// InColumns says how the cards of a grid are tapped, and what a column counts.
	InColumns(g engine.Grid) string
	// WhoCalled asks who called or ended the round, and SayCaller says how to answer.
	WhoCalled(c engine.Calling) string
	SayCaller(c engine.Calling) string
	// WhoSays asks while the round is played: "Who called “done”?"
	WhoSays(c engine.Calling, call string) string
	// OtherCalled is the button that says that it was somebody else.
	OtherCalled(c engine.Calling) string
	// OthersCount says what a special hand leaves to everybody else.
	OthersCount(points int) string
	// Lacking says whose scores a correction leaves missing.
	Lacking(s scoring.Sheet, players []scoring.Player) string
	// LastTurnsOf says who has one more turn.
	LastTurnsOf(s scoring.Sheet, players []scoring.Player) string
	// Effect returns the line below the name of a player, or "".
	Effect(e Effect) string
	// RowSpoken says to those who listen what is typed for a player, and what it does: "Ann,
	// total 30, typed 6, new total 36". alarm is what has to be done first, or "".
	RowSpoken(name, typed, alarm string, e Effect) string
	// CalledBy is the sign to tap of a player who called: "Ann called".
	CalledBy(name string, c engine.Calling) string
	// HasSpecial is the sign to tap of a player who has the special hand: "Ann has Kamikaze".
	HasSpecial(name, hand string) string
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
	Out    bool          // with so many points
	Cards  []engine.Face // tapped so far
	Was    string        // what stood there before a correction
}
