package storage

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history"
	"tabby/history/bring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A bringPage shows what was understood of a file of games, and asks what the file does not say, before
// any of it comes in.
type bringPage struct {
	room    *Room
	page    *widgets.Page
	said    answer
	path    string
	now     history.Brought
	answers bring.Answers
	ready   *widgets.Button
}

// understood is what came of a look into a file; is is false for what asks nothing.
type understood struct {
	history.Brought
	is bool
}

// importFile imports a file or the game of a link. A link of anything else leads there. Of a file of games
// that is no export of Tabby a page says first what it has.
func (r *Room) importFile(said answer, path string) {
	if to, is := r.elsewhere(path); is {
		r.Go(to)
		return
	}
	r.show(said, path, func() {
		r.runImport(said, func(w history.Work) (history.Imported, error) { return r.store.Import(path, w) }, func() {})
	})
}

// show opens the page that says what a file of games has, or says what is wrong with it. For an export of Tabby and
// for a link, which ask nothing, it calls all.
func (r *Room) show(said answer, path string, all func()) {
	r.look(path, nil, func(u understood, err error) {
		switch {
		case err != nil:
			said.give(err, r.Words.Storage.NotImported, "")
		case u.is:
			r.openBring(path, u.Brought)
		default:
			all()
		}
	})
}

// look looks into a file, with answers or those that are remembered.
func (r *Room) look(path string, given *bring.Answers, result func(understood, error)) {
	frame.Work(r.Messenger, r.Words.Storage.Importing, func(w history.Work) (u understood, err error) {
		u.Brought, u.is, err = r.store.Understand(path, given, w)
		return u, err
	}, result)
}

// openBring opens the page of a file.
func (r *Room) openBring(path string, b history.Brought) {
	page := r.NewPage(r.Words.Storage.Import)
	p := &bringPage{room: r, page: page, said: r.answerOn(page), path: path, now: b, answers: b.Answers}
	p.ready = widgets.NewIconTextButton(widgets.Primary, widgets.IconImport, r.Words.Bring.BringIn, p.bringIn)
	page.SetFooter(p.ready)
	p.show()
	r.Open(page)
}

// show shows what was understood.
func (p *bringPage) show() {
	w := p.room.Words
	body := []fyne.CanvasObject{p.said.box}
	if asks := p.questions(); len(asks) > 0 {
		body = append(body, widgets.Section(w.Bring.Asked, asks...))
	}
	for _, line := range w.Bring.Lines(p.now) {
		body = append(body, widgets.NewText(line, widgets.TextStyle{}))
	}
	var sheets []fyne.CanvasObject
	for _, s := range p.now.Sheets {
		sheets = append(sheets, p.sheet(s))
	}
	if len(sheets) > 0 {
		body = append(body, widgets.Section(w.Bring.First3, sheets...))
	}
	p.ready.SetEnabled(len(p.now.Open()) == 0 && p.now.New+len(p.now.Trashed) > 0)
	p.page.SetBody(body...)
}

// sheet returns a game as a small sheet: when, what, and who had how much.
func (p *bringPage) sheet(s history.Summary) fyne.CanvasObject {
	w := p.room.Words
	title := w.Row(w.ShortDay(s.Created), w.Rules.GameName(s.Variant, s.Named))
	lines := []fyne.CanvasObject{widgets.NewText(title, widgets.TextStyle{Bold: true})}
	for _, seat := range s.Seats {
		lines = append(lines, widgets.Row(widgets.SpaceMedium, 0,
			widgets.NewText(seat.Name, widgets.TextStyle{Bold: seat.Won}), widgets.NewText(w.Figure(seat.Total), widgets.TextStyle{Bold: seat.Won})))
	}
	return widgets.Column(widgets.SpaceNone, lines...)
}

// questions returns what is asked, each with its answers.
func (p *bringPage) questions() (all []fyne.CanvasObject) {
	w := p.room.Words.Bring
	for _, q := range p.now.Questions {
		about := widgets.NewText(w.Question(q), widgets.TextStyle{Bold: true})
		choices := q.Choices
		if q.Ask == bring.AskGame {
			for _, r := range engine.Offered() {
				if r.Twin == "" && !r.NoPoints {
					choices = append(choices, r.ID)
				}
			}
		}
		var said []string
		for _, c := range choices {
			said = append(said, w.Choice(q, c))
		}
		var parts []fyne.CanvasObject
		if len(choices) > 0 {
			choice := widgets.NewChoice(said, func(i int) { p.answer(q, choices[i]) })
			choice.SetLabel(w.Question(q))
			parts = append(parts, choice)
		}
		if q.Ask == bring.AskGame || q.Ask == bring.AskYear {
			parts = append(parts, p.field(q))
		}
		all = append(all, widgets.Column(widgets.SpaceSmall, append([]fyne.CanvasObject{about}, parts...)...))
	}
	return all
}

// field returns a field for the answer to a question: a year, or the name of a game.
func (p *bringPage) field(q bring.Question) fyne.CanvasObject {
	label := ""
	if q.Ask == bring.AskGame {
		label = p.room.Words.Bring.ItsName
	}
	field := widgets.NewTextField(label)
	if q.Ask == bring.AskYear {
		field.SetHint(strconv.Itoa(p.room.Now().Year()))
	} else {
		field.SetText(q.Example)
	}
	field.OnSubmitted = func(text string) {
		if text = strings.TrimSpace(text); text != "" {
			p.answer(q, text)
		}
	}
	field.SetBeside(widgets.NewIconButton(widgets.IconCheck, p.room.Words.Common.Keep, func() { field.OnSubmitted(field.Text()) }))
	return field
}

// answer looks into the file again with an answer.
func (p *bringPage) answer(q bring.Question, choice string) {
	p.answers = p.answers.Give(q, choice)
	p.room.look(p.path, &p.answers, func(u understood, err error) {
		if err != nil {
			p.said.give(err, p.room.Words.Storage.NotImported, "")
			return
		}
		p.now = u.Brought
		p.show()
	})
}

// bringIn brings the games in, and those that the same file brought before out of the trash.
func (p *bringPage) bringIn() {
	r, w := p.room, p.room.Words
	back := p.now.Back()
	if _, err := r.Do(p.now.Remember(p.answers)); err != nil {
		p.said.give(err, w.Storage.NotImported, "")
		return
	}
	frame.Work(r.Messenger, w.Storage.Importing, func(work history.Work) (history.Imported, error) {
		return r.store.Import(p.path, work)
	}, func(got history.Imported, err error) {
		if err == nil && len(back) > 0 {
			_, err = r.Do(back)
		}
		if err == nil {
			r.reopenBelow(p.page)
			p.ready.SetEnabled(false)
		}
		p.said.give(err, w.Storage.NotImported, w.Games.Imported(got))
		if err == nil {
			p.offerBack()
		}
	})
}

// offerBack offers to take all of it back: into the trash.
func (p *bringPage) offerBack() {
	all := history.Several{}
	for _, ids := range [][]string{p.now.Added, p.now.Trashed} {
		for _, id := range ids {
			all = append(all, history.Trash{Game: id, At: p.room.Now()})
		}
	}
	if len(all) == 0 {
		return
	}
	w := p.room.Words.Bring
	p.said.box.Add(widgets.NewIconTextButton(widgets.Secondary, widgets.IconUndo, w.TakeBack, func() {
		_, err := p.room.Do(all)
		if err == nil {
			p.room.reopenBelow(p.page)
		}
		p.said.give(err, p.room.Words.Storage.NotImported, w.TakenBack)
	}))
	p.page.Refresh()
}
