package home

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/draw/badges"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// mittensSide is the side of the face of the cat one plays against, in device-independent pixels.
const mittensSide = 56

// wayWidth is the least width of the ways below it, whose texts take one line.
const wayWidth = 208

// A quick is what is known of rounds against Mittens.
type quick struct {
	goesOn bool   // one is unfinished
	last   string // how the last one came out, or ""
}

// newPlay returns the card on which Tabby deals: at once against Mittens, in a first round that
// one learns by, or for all who are here.
func newPlay(w *words.Language, rules engine.Rules, q quick, open func(frame.Route)) fyne.CanvasObject {
	to := func(room frame.RoomOf, id string) func() { return func() { open(room.Route(id)) } }
	mittens := bot.Names()[0]
	face := widgets.NewBadgeView(badges.Seat(1, mittens), mittensSide) // as at the table
	says := w.Home.Against(mittens)
	if q.goesOn {
		says, q.last = w.Home.OnAgainst(mittens), ""
	}
	title := widgets.NewText(says, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true})
	text := widgets.Column(widgets.SpaceNone, title, widgets.NewHint(w.Rules.In(rules).Name), widgets.NewHint(q.last))
	row := widgets.Row(widgets.SpaceMedium, 1, container.NewCenter(face), text)
	if !widgets.LargeText() { // else the words need its room
		row.Add(widgets.NewGlyph(widgets.IconPlay, widgets.ColorFelt))
	}
	play := widgets.Outdent(widgets.NewTile(widgets.Bare, widgets.Inset(widgets.SpaceTiny, widgets.SpaceSmall, row), to(frame.PlayRoom, rules.ID)))
	ways := widgets.Columns(wayWidth, widgets.SpaceNone)
	if !q.goesOn && q.last == "" { // who has played knows how; the rule book has it for all others
		ways.Add(widgets.NewIconTextButton(widgets.Quiet, widgets.IconBook, w.Home.Learn, to(frame.LearnRoom, rules.ID)))
	}
	ways.Add(widgets.NewIconTextButton(widgets.Quiet, widgets.IconCards, w.Setup.Virtual, to(frame.SetupRoom, frame.VirtualSetup)))
	return widgets.NewCard(play, ways)
}

// lastQuick says how the last round against Mittens came out, or returns "".
func (h *Page) lastQuick() string {
	var q frame.Quick
	w, mittens := h.Words.Home, bot.Names()[0]
	switch {
	case !h.LoadDraft(frame.DraftQuick, &q):
		return ""
	case !q.OtherWins:
		return w.Beat(mittens, q.You, q.Other)
	case !q.Won:
		return w.LostTo(mittens, q.You, q.Other)
	}
	return w.TiedWith(mittens, q.You, q.Other)
}
