package round

import (
	"slices"

	"tabby/engine"
)

// A Button is something that can be done without a card of the table.
type Button struct {
	ID      string      `json:"id"` // stable: the name of a kind of move, or of another action
	Text    string      `json:"text"`
	Seconds int         `json:"seconds,omitempty"` // until it is pressed by itself, 0 if it is not
	Main    bool        `json:"main,omitempty"`    // it is what one usually wants
	Action  Action      `json:"-"`
	Move    engine.Move `json:"-"` // of PlayMove; of ChooseCards, only its kind; of TakeOver, only its seat
	Who     string      `json:"-"` // plays from then on; of TakeOver
}

// EndsTurn reports whether this is the button whose move also ends a turn by itself: see [Driver.TurnEnd].
func (b Button) EndsTurn() bool {
	return b.Action == PlayMove && (b.Move.Do == engine.EndTurn || b.Move.Do == engine.Pass)
}

// An Action is what a button does.
type Action uint8

// The actions.
const (
	PlayMove    Action = iota // play [Button.Move]
	ChooseCards               // begin a move for which cards are tapped next
	TurnDown                  // the cards that are shown, or drop the choice of a card
	NoMatch                   // no one matches the last discard
	Hurry                     // do at once what would happen without a decision
	Record                    // write the round on the sheet
	Substitute                // play for a player who is missing
	LookBack                  // look back at a round that is over
	LetIn                     // let others in again who were there when Tabby was left
)

// The IDs of buttons that play no move.
const (
	IDTurnDown = "turn_down"
	IDNotMine  = "not_mine"
	IDNoMatch  = "no_match"
	IDTurnOver = "turn_over" // NoMatch, after the last turn
	IDHurry    = "hurry"
	IDRecord   = "record"
	IDAgain    = "again" // Record, and then another round is dealt
	IDLookBack = "look_back"
	IDHere     = "play_here"
	IDComputer = "let_computer"
	IDLetIn    = "let_in"
)

// moveButtons are the kinds of move that have a button, in the order of the buttons.
var moveButtons = []struct {
	do    engine.MoveKind
	main  bool
	picks bool // a card is chosen next
}{
	{engine.FirstLook, true, false},
	{engine.Draw, true, false},
	{engine.Take, false, false},
	{engine.Peek, true, true},
	{engine.UseSwap, true, false},
	{engine.UseDrawTwo, true, false},
	{engine.LookAt, true, true},
	{engine.Switch, true, true},
	{engine.Replace, false, true},
	{engine.Discard, false, false},
	{engine.Decline, false, false},
	{engine.Skip, false, false},
	{engine.EndTurn, true, false},
	{engine.Knock, false, false},
	{engine.Pass, true, false},
}

// buttons returns the buttons of what the player can do now.
func (p *perspective) buttons() []Button {
	if len(p.at.Shown) > 0 {
		return []Button{{ID: IDTurnDown, Text: p.words.Play.TurnDown, Main: true, Action: TurnDown}}
	}
	if p.at.Choose == engine.Snap {
		return []Button{{ID: IDNotMine, Text: p.words.Play.NoCardOfMine, Action: TurnDown}}
	}
	var all []Button
	for _, b := range moveButtons {
		i := slices.IndexFunc(p.moves, func(m engine.Move) bool { return m.Do == b.do })
		if i < 0 || b.picks && b.do == p.at.Choose {
			continue
		}
		button := Button{ID: b.do.String(), Text: p.words.Play.MoveButton(b.do), Main: b.main, Move: p.moves[i]}
		if b.picks {
			button.Action, button.Move = ChooseCards, engine.Move{Do: b.do, Seat: p.at.Seat}
		}
		switch b.do {
		case engine.Knock:
			button.Text = p.words.Play.SayCall(p.words.Rules.In(p.sheet.Ruleset.Rules).Call)
		case engine.Discard:
			button = p.discarding(button)
		}
		all = append(all, button)
	}
	if p.at.Own && p.can(engine.Snap) {
		all = append(all, Button{ID: engine.Snap.String(), Text: p.words.Play.IHaveAMatch, Action: ChooseCards, Move: engine.Move{Do: engine.Snap, Seat: p.at.Seat}})
	}
	return all
}
