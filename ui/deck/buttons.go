package deck

import (
	"tabby/engine"
	"tabby/internal/round"
	"tabby/ui/widgets"
)

// buttonIcons are the icons of buttons, by their IDs.
var buttonIcons = map[string]widgets.Icon{
	engine.FirstLook.String():  widgets.IconEye,
	engine.Draw.String():       widgets.IconCards,
	engine.Take.String():       widgets.IconUp,
	engine.Peek.String():       widgets.IconEye,
	engine.UseSwap.String():    widgets.IconShuffle,
	engine.UseDrawTwo.String(): widgets.IconDeal,
	engine.LookAt.String():     widgets.IconEye,
	engine.Switch.String():     widgets.IconShuffle,
	engine.Discard.String():    widgets.IconDown,
	engine.Decline.String():    widgets.IconClose,
	engine.Skip.String():       widgets.IconClose,
	engine.EndTurn.String():    widgets.IconCheck,
	engine.Knock.String():      widgets.IconKnock,
	engine.Pass.String():       widgets.IconNext,
	round.IDTurnDown:           widgets.IconLock,
	round.IDNotMine:            widgets.IconBack,
	round.IDNoMatch:            widgets.IconNext,
	round.IDTurnOver:           widgets.IconEye,
	round.IDHurry:              widgets.IconNext,
	round.IDRecord:             widgets.IconEdit,
	round.IDHere:               widgets.IconPerson,
	round.IDComputer:           widgets.IconCards,
	idLesson:                   widgets.IconCheck,
}

// idLesson is the ID of the button that ends a lesson.
const idLesson = "lesson"

// press does what a button does.
func (t *table) press(b round.Button) {
	switch b.Action {
	case round.PlayMove:
		t.play(b.Move)
	case round.ChooseCards:
		t.choose(b.Move.Do)
	case round.TurnDown:
		t.turnDown()
	case round.NoMatch:
		t.noMatch()
	case round.Hurry:
		t.hurry()
	case round.Record:
		t.record()
	case round.TakeOver:
		t.Refused(t.deck.Seat(t.driver.Player(b.Move.Seat), b.Who))
	}
}
