package visit

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/chart"
	"tabby/internal/guest"
	"tabby/internal/host/wire"
	"tabby/internal/story"
	"tabby/scoring"
	"tabby/ui/entry"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// do does what a button does.
func (p *Page) do(d deed) {
	switch d {
	case openScore:
		p.open(scorePane)
	case openCards:
		p.open(cardsPane)
	case dealCards:
		p.ask(wire.Intent{Do: "deal"}, nil)
	case writeDown:
		p.writeDown()
	case keepGame:
		p.keepGame()
	case lookBack:
		p.lookBack()
	}
}

// ask asks the host for something now, says why if it is refused, and calls done if not. done
// may be nil.
func (p *Page) ask(in wire.Intent, done func(wire.Answer)) {
	if p.stands.Stands != guest.Live {
		p.Say(p.stands.Why)
		return
	}
	p.client.Do(in, func(a wire.Answer) {
		p.Post(func() {
			switch {
			case p.left:
			case !a.OK:
				p.Say(a.Why)
			case done != nil:
				done(a)
			}
		})
	})
}

func (p *Page) sit(q scoring.Player) { p.ask(wire.Intent{Do: "sit", Player: &q}, nil) }

func (p *Page) stand() { p.ask(wire.Intent{Do: "stand"}, nil) }

// send sends the scores that were typed, one after the other. What was typed stays until
// the table has it.
func (p *Page) send() {
	if p.asked {
		p.Say("It is being sent.")
		return
	}
	out := p.entry.Outgoing(p.sheet())
	var players []scoring.Player
	for _, q := range p.entry.Playing {
		if _, there := out[q]; there {
			players = append(players, q)
		}
	}
	p.asked = len(players) > 0
	p.sendNext(players, out)
}

// sendNext sends the score of the first player, and then those of the others.
func (p *Page) sendNext(players []scoring.Player, out map[scoring.Player]scoring.Score) {
	if len(players) == 0 {
		p.sent()
		return
	}
	if p.stands.Stands != guest.Live {
		p.Say("The table cannot be reached. Your score is kept here, and sent once it can be.")
	}
	in := p.table.slipIntent(players[0], out[players[0]])
	p.client.Do(in, func(a wire.Answer) {
		p.Post(func() {
			if p.left {
				return
			}
			if !a.OK {
				p.asked = false
				p.Say(a.Why)
				return
			}
			p.sendNext(players[1:], out)
		})
	})
}

// sent goes back to the sheet once the table has all scores.
func (p *Page) sent() {
	p.asked = false
	p.forget()
	p.open(sheetPane)
	p.Say("The table has it.")
}

// forget forgets what was typed.
func (p *Page) forget() {
	s := p.sheet()
	p.entry = entry.ToSend(s, p.table.scored(s)...).Receive(p.table.slips(p.stands.Pass.Device))
	p.ForgetDraft(draftEntry + tag(p.link))
}

// writeDown asks who called, where that matters, and has the round written down.
func (p *Page) writeDown() {
	s := p.sheet()
	write := func(caller scoring.Player) {
		round := p.table.Round
		p.ask(wire.Intent{Do: "write", Round: &round, Caller: &caller}, nil)
	}
	if s.Ruleset.Rules.Call == "" {
		write(scoring.Nobody)
		return
	}
	var can []frame.Choice
	for _, q := range s.Playing() {
		can = append(can, frame.Choice{Icon: widgets.IconKnock, Text: s.People[q].Name, Do: func() { write(q) }})
	}
	can = append(can, frame.Choice{Icon: widgets.IconCheck, Text: "Nobody called", Do: func() { write(scoring.Nobody) }})
	p.Menu("Who called?", "The round is written down then.", can)
}

// keepGame takes the whole game in, as a link that another device has handed over.
func (p *Page) keepGame() {
	p.ask(wire.Intent{Do: "keep"}, func(a wire.Answer) {
		frame.Work(p.Frame, "Keeping the game", func(w history.Work) (history.Imported, error) {
			_, got, err := p.room.store.TakeOver(a.Link, w)
			return got, err
		}, func(got history.Imported, err error) {
			text, not := frame.Failure(err, "Nothing was taken in.")
			if !not {
				text = words.Imported(got)
			}
			p.Inform("Keep this game", text)
		})
	})
}

// lookBack shows the story and the curve of the game.
func (p *Page) lookBack() {
	s := p.sheet()
	page := widgets.NewPage("Looking back")
	page.SetBack("Back to the table", p.Close)
	var body []fyne.CanvasObject
	for _, sentence := range story.Story(s) {
		body = append(body, widgets.NewBody(sentence))
	}
	if s.Counted() > 0 {
		body = append(body, p.Picture("curve", words.SpokenStandings(s), chart.Totals(s, p.Badges())))
	}
	page.SetBody(body...)
	p.Open(page)
}
