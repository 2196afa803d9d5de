package storage

import (
	"path/filepath"
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
	*widgets.Page
	room    *Room
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

// importFile imports a file or the game of a link. A link to anything else is opened. If a file of games
// is no export of Tabby, a page first says what it has.
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
	p := &bringPage{Page: page, room: r, said: r.answerOn(page), path: path, now: b, answers: b.Answers}
	p.ready = widgets.NewIconTextButton(widgets.Primary, widgets.IconImport, r.Words.Bring.BringIn, p.bringIn)
	page.SetFooter(p.ready)
	p.show()
	r.Open(p)
}

// Leave lets go of the file.
func (p *bringPage) Leave() { p.room.store.LetGo() }

// show shows what was understood.
func (p *bringPage) show() {
	w := p.room.Words
	body := []fyne.CanvasObject{p.said.box}
	if asks := p.questions(); len(asks) > 0 {
		body = append(body, widgets.Section(w.Bring.Asked, asks...))
	}
	lines := widgets.Column(widgets.SpaceSmall)
	for _, line := range w.Bring.Lines(p.now) {
		lines.Add(widgets.NewBody(line))
	}
	if len(lines.Objects) > 0 {
		body = append(body, lines)
	}
	var sheets []fyne.CanvasObject
	for _, s := range p.now.Sheets {
		sheets = append(sheets, p.sheet(s))
	}
	if len(sheets) > 0 {
		body = append(body, widgets.Section(w.Bring.First3, widgets.ScaledColumns(sheetWidth, widgets.SpaceSmall, sheets...)))
	}
	p.ready.SetEnabled(len(p.now.Open()) == 0 && p.now.New+len(p.now.Trashed) > 0)
	p.SetBody(body...)
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
	return widgets.NewCard(widgets.Column(widgets.SpaceNone, lines...))
}

// sheetWidth is the least width of a small sheet beside another, in device-independent pixels that grow with the text.
const sheetWidth = 208

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
		switch q.Ask {
		case bring.AskDay:
			parts = append(parts, p.dayField(q))
		case bring.AskGame, bring.AskYear:
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

// dayField returns a field for a day.
func (p *bringPage) dayField(q bring.Question) fyne.CanvasObject {
	w := p.room.Words
	field := frame.NewDayField(w, w.Games.PlayedOn, "", p.room.Now())
	field.OnSubmitted = func(string) {
		switch day, ok := field.Day(); {
		case day == "":
			field.SetError(w.Shell.NoDay)
		case ok:
			p.answer(q, day)
		}
	}
	field.SetBeside(widgets.NewIconButton(widgets.IconCheck, w.Common.Keep, func() { field.OnSubmitted("") }))
	return field.TextField
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

// bringIn brings the games in, and those that the same file brought before out of the bin.
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
			r.reopenBelow(p)
			p.ready.SetEnabled(false)
		}
		p.said.give(err, w.Storage.NotImported, w.Games.Imported(got))
		if err == nil {
			p.offerBack()
		}
	})
}

// offerBack offers to take all of it back: into the bin.
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
			p.room.reopenBelow(p)
		}
		p.said.give(err, p.room.Words.Storage.NotImported, w.TakenBack)
	}))
	p.Refresh()
}

// OpenImport opens the import. The path is that of a file to import, or "": what games it has is said at once, and an
// export of Tabby waits for a tap if its path has a field.
func (r *Room) OpenImport(path string) {
	page := r.NewPage(r.Words.Storage.Import)
	said := r.answerOn(page)
	first := r.importBody(page, said, path)
	r.Open(page)
	if first != nil {
		r.Canvas().Focus(first)
	}
	switch {
	case path == "":
	case first == nil: // nothing can keep it until a tap
		r.importFile(said, path)
	default:
		r.show(said, path, func() {})
	}
}

// importBody fills the page of the import, and returns what is to have the keyboard first, or nil.
func (r *Room) importBody(page *widgets.Page, said answer, path string) fyne.Focusable {
	w := r.Words.Storage
	about := widgets.NewHint(w.ImportHint)
	if _, ok := r.store.(Chooser); ok {
		kinds := append(bring.Endings(), ".ndjson", "text/csv", "text/plain", "application/json", "application/x-ndjson")
		choose := widgets.NewIconTextButton(widgets.Primary, widgets.IconImport, w.Choose, func() {
			r.ChooseFile(kinds, func(path string) { r.importFile(said, path) })
		})
		page.SetBody(said.box, choose, about, r.linkField(said))
		return nil
	}
	file := widgets.NewTextField(w.FileOrLink)
	file.SetHint("~/Tabby.jsonl")
	file.SetText(path)
	start := given(file, w.WhichFile, func(path string) {
		file.SetText(path)
		r.importFile(said, path)
	})
	choose := widgets.NewIconTextButton(widgets.Primary, widgets.IconSearch, w.Choose, func() { r.ChooseFile(bring.Endings(), start) })
	typed := widgets.NewIconTextButton(widgets.Secondary, widgets.IconImport, w.Import, func() { start(file.Text()) })
	onceTyped(file, typed)
	page.SetBody(said.box, choose, r.foundFiles(page, start), file, typed, about)
	return file.Entry()
}

// given returns a function that does something with a text, or says at its field that there is none.
// Enter does the same with the typed text.
func given(field *widgets.TextField, missing string, do func(text string)) func(text string) {
	field.OnSubmitted = func(text string) {
		if strings.TrimSpace(text) == "" {
			field.SetError(missing)
			return
		}
		field.SetError("")
		do(text)
	}
	return field.OnSubmitted
}

// onceTyped enables a button while something is typed into a field.
func onceTyped(field *widgets.TextField, button *widgets.Button) {
	field.OnChanged = func(text string) { button.SetEnabled(strings.TrimSpace(text) != "") }
	field.OnChanged(field.Text())
}

// linkField returns a field for the link of a game that another device hands over.
func (r *Room) linkField(said answer) fyne.CanvasObject {
	w := r.Words.Storage
	link := widgets.NewTextField(w.GameLink)
	link.SetHint("tabby:#game=…")
	start := given(link, w.PasteLink, func(text string) { r.importFile(said, text) })
	button := widgets.NewIconTextButton(widgets.Secondary, widgets.IconImport, w.ImportLink, func() { start(link.Text()) })
	onceTyped(link, button)
	return widgets.Section(w.FromDevice, link, button)
}

// foundFiles offers files that look like exports, once they are found.
func (r *Room) foundFiles(page *widgets.Page, start func(path string)) fyne.CanvasObject {
	box := widgets.Column(widgets.SpaceNone)
	box.Hide()
	var found []string
	r.Away(func() { found = r.store.Found() }, func() {
		var tiles []fyne.CanvasObject
		for _, path := range found {
			name := widgets.NewText(filepath.Base(path), widgets.TextStyle{Bold: true, Lines: 2})
			tiles = append(tiles, widgets.NewTile(widgets.Carded,
				widgets.Column(widgets.SpaceNone, name, widgets.NewHint(filepath.Dir(path))), func() { start(path) }))
		}
		box.Objects = []fyne.CanvasObject{widgets.Section(r.Words.Storage.FoundHere, tiles...)}
		widgets.SetVisible(box, len(tiles) > 0)
		page.Refresh()
	})
	return box
}

// runImport imports games, and says on a page what came of it.
func (r *Room) runImport(said answer, imported func(history.Work) (history.Imported, error), done func()) {
	w := r.Words
	frame.Work(r.Messenger, w.Storage.Importing, imported, func(got history.Imported, err error) {
		if err == nil {
			done()
			r.reopenBelow(said.page)
		}
		said.give(err, w.Storage.NotImported, w.Games.Imported(got))
		if twice := r.Twice(func() { r.Go(frame.NamesRoom.Route()) }); twice != nil && err == nil {
			said.box.Add(twice)
			said.page.Refresh()
		}
	})
}

// openExport opens the export of everything, or of a table.
func (r *Room) openExport() {
	w := r.Words.Storage
	page := r.NewPage(w.Export)
	folder := widgets.NewTextField(w.Folder)
	folder.SetText(r.store.ExportDir())
	widgets.SetVisible(folder, folder.Text() != "")
	said := r.answerOn(page)
	export := func(what history.Format, title string) {
		frame.Work(r.Messenger, title, func(work history.Work) (string, error) {
			return r.store.Export(folder.Text(), what, work)
		}, func(path string, err error) {
			said.give(err, w.NotWritten, w.Written(path))
		})
	}
	page.SetBody(
		said.box,
		widgets.Section(w.Everything,
			widgets.NewHint(w.EveryHint),
			widgets.NewIconTextButton(widgets.Primary, widgets.IconShare, w.ExportAll, func() { export(history.JSONLines, w.ExportingAll) })),
		widgets.Section(w.Table,
			widgets.NewHint(w.TableHint),
			widgets.NewIconTextButton(widgets.Secondary, widgets.IconChart, w.ExportTable, func() { export(history.CSV, w.ExportingIt) })),
		folder,
	)
	r.Open(page)
}
