package visit

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/devices/host/wire"
	"tabby/internal/draw/chart"
	"tabby/internal/table/story"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// keepGame takes the whole game in, as a link that another device has handed over.
func (p *Page) keepGame() {
	w := &p.Words.Visit
	p.ask(wire.Intent{Do: "keep"}, func(a wire.Answer) {
		frame.Work(p.Messenger, w.Keeping, func(work history.Work) (history.Imported, error) {
			_, got, err := p.room.store.TakeOver(a.Link, work)
			return got, err
		}, func(got history.Imported, err error) {
			text, not := frame.Failure(p.Words, err, p.Words.Storage.NotImported)
			if !not {
				text = p.Words.Games.Imported(got)
			}
			p.Inform(w.KeepTitle, text)
		})
	})
}

// lookBack shows the story and the curve of the game.
func (p *Page) lookBack() {
	s := p.at()
	page := widgets.NewPage(p.Words.Common.LookingBack)
	page.SetBack(p.Words.Common.BackToTable, p.Close)
	var body []fyne.CanvasObject
	for _, sentence := range story.Story(s, p.Words) {
		body = append(body, widgets.NewBody(sentence))
	}
	if s.Counted() > 0 {
		body = append(body, p.Picture("curve", p.Words.Table.SpokenStandings(s), chart.Totals(s, p.Badges(), p.Words.Charts)))
	}
	page.SetBody(body...)
	p.Open(page)
}
