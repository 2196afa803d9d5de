package round

import (
	"fmt"
	"slices"

	"tabby/engine"
)

// A Button is something that can be done without a card of the table.
type Button struct {
	ID      string // stable: the name of a kind of move, or of another action
	Text    string
	Seconds int  // left to tap it, 0 if there is no limit
	Main    bool // it is what one usually wants
	Action  Action
	Move    engine.Move // of PlayMove; of ChooseCards, only its kind; of TakeOver, only its seat
	Who     string      // plays from then on; of TakeOver
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
	TakeOver                  // play for a player who is missing
)

// The IDs of buttons that play no move.
const (
	IDTurnDown = "turn_down"
	IDNotMine  = "not_mine"
	IDNoMatch  = "no_match"
	IDTurnOver = "turn_over" // NoMatch, after the last turn
	IDHurry    = "hurry"
	IDRecord   = "record"
	IDHere     = "play_here"
	IDComputer = "let_computer"
)

// moveButtons are the kinds of move that have a button, in the order of the buttons.
var moveButtons = []struct {
	do    engine.MoveKind
	text  string
	main  bool
	picks bool // a card is chosen next
}{
	{engine.FirstLook, "Look at your outer cards", true, false},
	{engine.Draw, "Draw", true, false},
	{engine.Take, "Take the discard", false, false},
	{engine.Peek, "Peek at a card", true, true},
	{engine.UseSwap, "Swap", true, false},
	{engine.UseDrawTwo, "Draw two", true, false},
	{engine.LookAt, "Look at a card", true, true},
	{engine.Switch, "Switch two cards", true, true},
	{engine.Discard, "Discard it", false, false},
	{engine.Decline, "No swap", false, false},
	{engine.Skip, "Skip it", false, false},
	{engine.EndTurn, "End your turn", true, false},
	{engine.Knock, "Call", false, false},
	{engine.Pass, "Pass", true, false},
}

// buttons returns the buttons of what the player can do now.
func (p *perspective) buttons() []Button {
	if len(p.at.Shown) > 0 {
		return []Button{{ID: IDTurnDown, Text: "Turn down", Main: true, Action: TurnDown}}
	}
	if p.at.Choose == engine.Snap {
		return []Button{{ID: IDNotMine, Text: "No card of mine", Action: TurnDown}}
	}
	var all []Button
	for _, b := range moveButtons {
		i := slices.IndexFunc(p.moves, func(m engine.Move) bool { return m.Do == b.do })
		if i < 0 || b.picks && b.do == p.at.Choose {
			continue
		}
		button := Button{ID: b.do.String(), Text: b.text, Main: b.main, Move: p.moves[i]}
		if b.picks {
			button.Action, button.Move = ChooseCards, engine.Move{Do: b.do, Seat: p.at.Seat}
		}
		if b.do == engine.Knock {
			button.Text = "Say “" + p.sheet.Ruleset.Rules.Call + "”"
		}
		all = append(all, button)
	}
	if p.at.Own && p.can(engine.Snap) {
		all = append(all, Button{ID: engine.Snap.String(), Text: "I have a match", Action: ChooseCards, Move: engine.Move{Do: engine.Snap, Seat: p.at.Seat}})
	}
	return all
}

// MoveName names a move for its player: "Replace card 2".
func MoveName(m engine.Move) string {
	switch m.Do {
	case engine.Replace:
		return fmt.Sprintf("Replace card %d", m.A.Slot+1)
	case engine.Peek:
		return fmt.Sprintf("Peek at card %d", m.A.Slot+1)
	case engine.Swap:
		return fmt.Sprintf("Swap card %d", m.A.Slot+1)
	case engine.Knock:
		return "Call"
	}
	for _, b := range moveButtons {
		if b.do == m.Do {
			return b.text
		}
	}
	return "Another move"
}
