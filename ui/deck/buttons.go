package deck

import (
	"slices"

	"tabby/engine"
	"tabby/ui/widgets"
)

// moveButtons are the kinds of move that have a button, in the order of the
// buttons.
var moveButtons = []struct {
	do    engine.MoveKind
	text  string
	icon  widgets.Icon
	picks bool // a card is chosen next
	main  bool
}{
	{engine.FirstLook, "Look at your outer cards", widgets.IconEye, false, true},
	{engine.Draw, "Draw", widgets.IconCards, false, true},
	{engine.Take, "Take the discard", widgets.IconUp, false, false},
	{engine.Peek, "Peek at a card", widgets.IconEye, true, true},
	{engine.UseSwap, "Swap", widgets.IconShuffle, false, true},
	{engine.UseDrawTwo, "Draw two", widgets.IconDeal, false, true},
	{engine.LookAt, "Look at a card", widgets.IconEye, true, true},
	{engine.Switch, "Switch two cards", widgets.IconShuffle, true, true},
	{engine.Discard, "Discard it", widgets.IconDown, false, false},
	{engine.Decline, "No swap", widgets.IconClose, false, false},
	{engine.Skip, "Skip it", widgets.IconClose, false, false},
	{engine.EndTurn, "End your turn", widgets.IconCheck, false, true},
	{engine.Knock, "Call", widgets.IconKnock, false, false},
	{engine.Pass, "Pass", widgets.IconNext, false, true},
}

// buttons returns the buttons of the moves that are legal now.
func (p *perspective) buttons() []button {
	if len(p.at.Shown) > 0 {
		return []button{{Text: "Turn down", Icon: widgets.IconLock, Main: true, Act: action{Ends: true}}}
	}
	if p.at.Choose == engine.Snap {
		return []button{{Text: "No card of mine", Icon: widgets.IconBack, Act: action{Ends: true}}}
	}
	var all []button
	for _, b := range moveButtons {
		if b.picks && b.do == p.at.Choose {
			continue
		}
		i := slices.IndexFunc(p.moves, func(m engine.Move) bool { return m.Do == b.do })
		if i < 0 {
			continue
		}
		act := action{Move: &p.moves[i]}
		if b.picks {
			act = action{Choose: b.do, Picks: true}
		}
		if b.do == engine.Knock {
			b.text = "Say “" + p.sheet.Ruleset.Rules.Call + "”"
		}
		all = append(all, button{Text: b.text, Icon: b.icon, Main: b.main, Act: act})
	}
	return all
}
