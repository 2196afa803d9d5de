package deck

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/table/round"
	"tabby/internal/table/steps"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// A reviewPage looks back at a player's moves in a round that is over: what cost most, and what was
// best. It works that out in steps shorter than a frame, because a browser has only the screen's
// goroutine.
type reviewPage struct {
	*widgets.Page
	frame.World

	sheet scoring.Sheet
	dealt round.Dealt
	whose fyne.CanvasObject // the choice of a player, or nil where there is one
	stop  func()            // stops the steps
}

// looksBack reports whether a person here can look back at the round, which is over. In a lesson
// all cards lie open.
func (t *table) looksBack() bool {
	d := t.holder.driver
	return t.lesson == nil && d.Round().Phase() == engine.Over && len(d.Here()) > 0
}

// Review opens the review of a round whose log is kept, for all people who played it. The levels of
// the computer are no longer known, but its names are.
func (r *Room) Review(s scoring.Sheet, of scoring.Round) {
	d, err := round.DealtBy(of.Log, s.Ruleset.Rules.ID)
	if r.Refused(err) {
		return
	}
	var people []engine.Seat
	for seat, p := range d.Seats {
		if !bot.IsName(s.People[p].Name) {
			people = append(people, engine.Seat(seat))
		}
	}
	if len(people) == 0 {
		r.Say(r.Words.Review.NoPeople)
		return
	}
	reviewing{r.Navigator, r.Roster, r.World}.open(s, d, people)
}

// reviewing is what a review needs of the window.
type reviewing struct {
	*frame.Navigator
	*frame.Roster
	frame.World
}

// open opens the review of a round for those of some seats, at least one.
func (r reviewing) open(s scoring.Sheet, d round.Dealt, people []engine.Seat) {
	p := &reviewPage{Page: r.NewPage(r.Words.Review.Title), World: r.World, sheet: s, dealt: d, stop: func() {}}
	if len(people) > 1 {
		var chips []*widgets.Chip
		for _, seat := range people {
			player := d.Seats[seat]
			chips = append(chips, widgets.NewPersonChip(r.Badge(s.People[player], player), p.name(player), nil))
		}
		choice := widgets.OneOf(0, chips, func(i int) { p.look(people[i]) })
		p.whose = widgets.Section(r.Words.Review.Whose, choice)
	}
	r.Open(p)
	p.look(people[0])
}

// Leave stops the work.
func (p *reviewPage) Leave() { p.stop() }

func (p *reviewPage) name(of scoring.Player) string { return p.Words.Table.Name(p.sheet, of) }

// look looks back at what the player of a seat did.
func (p *reviewPage) look(s engine.Seat) {
	p.stop()
	p.show(widgets.NewHint(p.Words.Deck.Thinking))
	r := p.dealt.Review(s)
	p.stop = steps.Run(p.After, r.Step, func() { p.show(p.turns(p.dealt.Found(p.Words, r, p.name))...) })
}

func (p *reviewPage) show(body ...fyne.CanvasObject) {
	if p.whose != nil {
		body = append([]fyne.CanvasObject{p.whose}, body...)
	}
	p.SetBody(body...)
}

// turns shows the turns that a review has found.
func (p *reviewPage) turns(found round.Reviewed) []fyne.CanvasObject {
	w := p.Words.Review
	all := []fyne.CanvasObject{widgets.NewBody(w.NoneCostly)}
	if len(found.Costly) > 0 {
		all[0] = p.section(w.Costly, found.Costly)
	}
	if len(found.Best) > 0 {
		all = append(all, p.section(w.Best, found.Best))
	}
	return append(all, widgets.NewExpander(w.Counting, widgets.NewHint(w.HowCounted)))
}

// section shows turns below a heading.
func (p *reviewPage) section(heading string, all []round.ReviewedTurn) fyne.CanvasObject {
	var turns []fyne.CanvasObject
	for _, t := range all {
		title := widgets.NewText(t.Title, widgets.TextStyle{Bold: true})
		turns = append(turns, widgets.NewCard(title, p.drawing(t), widgets.NewBody(t.Says), widgets.NewHint(t.Beside)))
	}
	return widgets.Section(heading, turns...)
}

// reviewCard returns the size of a card of a review, which is drawn a little larger with text.
func reviewCard() fyne.Size { return fyne.NewSize(44, 62) }

// drawing draws the card that a choice was about, and the own line, for those who see it: the
// words say the same.
func (p *reviewPage) drawing(t round.ReviewedTurn) fyne.CanvasObject {
	own := widgets.Flow(widgets.SpaceTiny)
	for _, f := range t.Line {
		own.Add(p.card(f.Open()))
	}
	line := widgets.Column(widgets.SpaceTiny, own, widgets.NewHint(p.Words.Rulebook.YourLine))
	if t.Card == nil {
		return line
	}
	return widgets.Row(widgets.SpaceLarge, 1, widgets.Column(widgets.SpaceTiny, p.card(t.Card), widgets.NewCaption(t.Place)), line)
}

// card draws a card, or its back.
func (p *reviewPage) card(f *engine.Face) fyne.CanvasObject {
	if f == nil {
		return pictures.Scaled(cards.NewBack(p.Words.Cards.FaceDown), reviewCard())
	}
	return pictures.Scaled(cards.New(p.Words.Cards.In(*f)), reviewCard())
}
