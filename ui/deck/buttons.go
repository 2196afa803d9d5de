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
	kind  widgets.Kind
	picks bool // a card is chosen next
}{
	{engine.FirstLook, "Look at your outer cards", widgets.IconEye, widgets.Primary, false},
	{engine.Draw, "Draw", widgets.IconCards, widgets.Primary, false},
	{engine.Take, "Take the discard", widgets.IconUp, widgets.Secondary, false},
	{engine.Peek, "Peek at a card", widgets.IconEye, widgets.Primary, true},
	{engine.UseSwap, "Swap", widgets.IconShuffle, widgets.Primary, false},
	{engine.UseDrawTwo, "Draw two", widgets.IconDeal, widgets.Primary, false},
	{engine.LookAt, "Look at a card", widgets.IconEye, widgets.Primary, true},
	{engine.Switch, "Switch two cards", widgets.IconShuffle, widgets.Primary, true},
	{engine.Discard, "Discard it", widgets.IconDown, widgets.Secondary, false},
	{engine.Decline, "No swap", widgets.IconClose, widgets.Secondary, false},
	{engine.Skip, "Skip it", widgets.IconClose, widgets.Secondary, false},
	{engine.EndTurn, "End your turn", widgets.IconCheck, widgets.Primary, false},
	{engine.Knock, "Call", widgets.IconKnock, widgets.Secondary, false},
	{engine.Pass, "Pass", widgets.IconNext, widgets.Primary, false},
}

// buttons returns the buttons of the moves that are legal now.
func (p *perspective) buttons() []button {
	if len(p.at.Shown) > 0 {
		return []button{{Text: "Turn down", Icon: widgets.IconLock, Kind: widgets.Primary, Act: (*table).turnDown}}
	}
	if p.at.Choose == engine.Snap {
		return []button{{Text: "No card of mine", Icon: widgets.IconBack, Kind: widgets.Secondary, Act: (*table).turnDown}}
	}
	var all []button
	for _, b := range moveButtons {
		i := slices.IndexFunc(p.moves, func(m engine.Move) bool { return m.Do == b.do })
		if i < 0 || b.picks && b.do == p.at.Choose {
			continue
		}
		act := func(t *table) { t.play(p.moves[i]) }
		if b.picks {
			act = func(t *table) { t.choose(b.do) }
		}
		if b.do == engine.Knock {
			b.text = "Say “" + p.sheet.Ruleset.Rules.Call + "”"
		}
		all = append(all, button{Text: b.text, Icon: b.icon, Kind: b.kind, Act: act})
	}
	return all
}
