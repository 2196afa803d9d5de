package frame

import (
	"bytes"
	"image"
	"image/png"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/history"
	"tabby/internal/words"
	"tabby/ui/kit/look"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// A ShareStore saves games as files for others. Share and Picture may be called from any
// goroutine.
type ShareStore interface {
	// Share saves something in some form as a file for others, a picture in some look, and
	// returns its path.
	Share(what history.Subject, as history.Format, in history.Look) (path string, err error)
	// Picture returns the picture that Share would save, in a language: that stands still, as PNG, or that
	// moves, as GIF.
	Picture(what history.Subject, as history.Format, in history.Look, l *words.Language) ([]byte, error)
	// ExportDir returns a folder that players can open, or "" if there is none.
	ExportDir() string
}

// A Copier is a store of a machine whose clipboard may take pictures.
type Copier interface {
	// CanCopyPicture reports whether it does.
	CanCopyPicture() bool
	// CopyPicture puts a picture on it, as PNG. It may be called from any goroutine.
	CopyPicture(png []byte) error
}

// A Sharer has the pages on which something is saved for others.
type Sharer struct {
	store    Store
	messages *Messenger
	nav      *Navigator
	changes  *Changer
	settings *Settings
}

// A Shared is a thing to share.
type Shared struct {
	What  history.Subject
	Words string
	Moves bool     // it is a game that was won, whose end can be shown moving
	More  []Choice // what else can be done with it
}

// A sharePage shows something as the picture that is sent, or as a film if it moves, and saves that or
// another form.
type sharePage struct {
	Shared

	sharer  *Sharer
	page    *widgets.Page
	picture *fyne.Container
	buttons *fyne.Container

	as    history.Format // Picture or Moving
	drawn []byte         // the picture, or nil until it is there
	end   func()         // ends the movement of the film
}

// Share opens the page on which something is shared.
func (s *Sharer) Share(title string, what Shared) {
	p := &sharePage{Shared: what, sharer: s, page: s.nav.NewPage(title), as: history.Picture, end: func() {}}
	p.page.SetWide()
	p.picture = widgets.Column(widgets.SpaceNone, widgets.NewHint(s.messages.world.Words.Common.Drawing))
	p.buttons = widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall)
	p.page.SetBody(widgets.ScaledColumns(pictureLeast, widgets.SpaceLarge,
		widgets.Column(widgets.SpaceSmall, p.forms(), p.page.Place(), p.otherForms()), p.picture))
	p.page.SetButtons(p.buttons)
	s.nav.Open(p.page)
	p.show(history.Picture)
}

// forms returns the choice between the picture and the film, or nothing if nothing moves.
func (p *sharePage) forms() fyne.CanvasObject {
	w, all := p.sharer.messages.world.Words.Shell, []history.Format{history.Picture, history.Moving}
	choice := widgets.NewChoice([]string{w.Picture, w.Film}, func(i int) { p.show(all[i]) })
	choice.SetLabel(w.Pictures)
	choice.SetSelected(0)
	widgets.SetVisible(choice, p.Moves)
	return choice
}

// show shows the picture or the film, and the buttons that send it.
func (p *sharePage) show(as history.Format) {
	p.as = as
	p.buttons.Objects = p.sends()
	p.draw()
	p.page.Refresh()
}

// look returns the look of pictures: light or dark, as the window is.
func (s *Sharer) look() history.Look {
	if s.settings.shownAppearance().Mode == look.Dark {
		return history.LookNight
	}
	return history.LookPaper
}

// DrawEnd draws how a game ended as a picture that moves, in a language, and then calls use with the GIF, or with nil
// if it could not.
func (s *Sharer) DrawEnd(game string, l *words.Language, use func(gif []byte)) {
	var drawn []byte
	var err error
	look := s.look()
	s.messages.world.Away(func() { drawn, err = s.store.Picture(history.Subject{Game: game}, history.Moving, look, l) }, func() {
		if err != nil { // else what went wrong before is wrong still
			s.messages.Refused(err)
		}
		use(drawn)
	})
}

// sends returns the buttons that send the picture or film. Without icons, the words of each fit in one line on
// a phone.
func (p *sharePage) sends() []fyne.CanvasObject {
	w, saves := p.sharer.messages.world.Words.Shell, p.folders()
	words := map[history.Format]string{history.Picture: w.SharePicture, history.Moving: w.ShareFilm}
	if saves {
		words = map[history.Format]string{history.Picture: w.SavePicture, history.Moving: w.SaveFilm}
	}
	all := []fyne.CanvasObject{widgets.NewButton(widgets.Primary, words[p.as], func() { p.save(p.as) })}
	if copier, ok := p.sharer.store.(Copier); ok && copier.CanCopyPicture() && p.as == history.Picture {
		all = append(all, widgets.NewIconTextButton(widgets.Secondary, widgets.IconCopy, w.CopyPicture, func() { p.copyPicture(copier) }))
	}
	return all
}

// copyPicture puts the picture on the clipboard, once it is drawn.
func (p *sharePage) copyPicture(to Copier) {
	drawn, m := p.drawn, p.sharer.messages
	if drawn == nil {
		m.Say(m.world.Words.Common.Drawing)
		return
	}
	Load(m, func() (struct{}, error) { return struct{}{}, to.CopyPicture(drawn) }, func(struct{}) { m.Say(m.world.Words.Shell.Copied) })
}

// SaveLines saves something for another Tabby, and says where.
func (s *Sharer) SaveLines(what history.Subject) {
	Load(s.messages, func() (string, error) { return s.store.Share(what, history.JSONLines, history.LookPaper) }, func(path string) {
		s.messages.Say(s.messages.world.Words.Shell.IsIn(path))
	})
}

// folders reports whether there are folders to be opened.
func (p *sharePage) folders() bool { return p.sharer.store.ExportDir() != "" }

// pictureWidth is how wide a picture is shown at most if it is higher than the page then, pictureLeast the least
// width of one beside another, and pageEdges how high is what stands above and below it.
const (
	pictureWidth = 420
	pictureLeast = 272
	pageEdges    = 180
)

// draw draws what was chosen.
func (p *sharePage) draw() {
	p.end()
	p.drawn = nil
	if p.as == history.Moving {
		drawn(p, pictures.NewFilm, p.film)
	} else {
		drawn(p, func(b []byte) (image.Image, error) { return png.Decode(bytes.NewReader(b)) }, p.still)
	}
}

// drawn draws and decodes a picture beside the screen's goroutine, and then puts it in its place unless the other
// form was chosen meanwhile. Until then what was there before is shown.
func drawn[T any](p *sharePage, decode func([]byte) (T, error), show func(T) fyne.CanvasObject) {
	as, s, look := p.as, p.sharer, p.sharer.look()
	var file []byte
	Load(s.messages, func() (shown T, err error) {
		if file, err = s.store.Picture(p.What, as, look, s.messages.world.Words); err == nil {
			shown, err = decode(file)
		}
		return shown, err
	}, func(shown T) {
		if as == p.as {
			p.drawn = file
			p.picture.Objects = []fyne.CanvasObject{show(shown)}
			p.page.Refresh()
		}
	})
}

// still returns the picture that stands still.
func (p *sharePage) still(shown image.Image) fyne.CanvasObject {
	return p.figure(p.Words, canvas.NewImageFromImage(shown), shown.Bounds().Size())
}

// endSeen is how long the last frame of a film is seen before all of them: until it is read.
const endSeen = 3 * time.Second

// film returns the film, which begins once its last frame was seen.
func (p *sharePage) film(film *pictures.Film) fyne.CanvasObject {
	film.Show(1)
	p.end = p.sharer.messages.world.After(endSeen, func() { p.end = p.sharer.settings.Animate(film.Takes(), film.Show) })
	result, _, _ := strings.Cut(p.Words, "\n")
	return p.figure(result, film.Image, film.Size())
}

// figure returns a picture of a size, read aloud as words. In a high window it fills the page.
func (p *sharePage) figure(words string, shown *canvas.Image, size image.Point) fyne.CanvasObject {
	shown.FillMode = canvas.ImageFillContain
	high := float32(size.Y) / float32(size.X)
	width := max(pictureWidth, (p.sharer.messages.screen.Canvas().Size().Height-pageEdges)/high)
	return pictures.NewFigure(words, pictures.Fitted(widgets.Framed(shown), fyne.NewSize(width, width*high)))
}

// otherForms returns the other ways to share, behind a tap: words, paper, and forms that only this subject has.
// A year has words alone.
func (p *sharePage) otherForms() fyne.CanvasObject {
	w := p.sharer.messages.world
	all := []Choice{{widgets.IconCopy, w.Words.Shell.CopyAsText, p.copy}}
	if p.What.Year == 0 {
		sheet := history.Sheet(history.OnLetter(w.Region), widgets.LargeText())
		all = append(all, Choice{widgets.IconPrint, w.Words.Shell.Sheet, func() { p.save(sheet) }})
	}
	rows := widgets.Column(widgets.SpaceSmall)
	for _, c := range append(all, p.More...) {
		rows.Add(widgets.NewTile(widgets.Carded, c.label(), c.Do))
	}
	return widgets.NewExpander(w.Words.Shell.OtherForms, rows)
}

// settingPlayLog is the key that says that games are logged in another app.
const settingPlayLog = "play-log"

// LogPlays notes that games are logged in another app.
func (s *Sharer) LogPlays() {
	_, err := s.changes.Do(history.Set{Key: settingPlayLog, Value: "used"})
	s.messages.Refused(err)
}

// LogsPlays reports whether games were ever logged in another app.
func (s *Sharer) LogsPlays() bool { return s.store.Setting(settingPlayLog) != "" }

// copy puts what is shared on the clipboard, in words.
func (p *sharePage) copy() {
	fyne.CurrentApp().Clipboard().SetContent(p.Words)
	p.sharer.messages.Say(p.sharer.messages.world.Words.Shell.Copied)
}

// save saves a form, and says where: in which folder, if that can be opened.
func (p *sharePage) save(as history.Format) {
	w, look := p.sharer.messages.world.Words.Shell, p.sharer.look()
	p.sharer.messages.Say(w.Saving)
	Load(p.sharer.messages, func() (string, error) { return p.sharer.store.Share(p.What, as, look) }, func(path string) {
		if folder := filepath.Dir(path); p.folders() {
			p.sharer.messages.Offer(w.IsIn(filepath.Base(folder)), w.OpenFolder, func() { p.sharer.messages.openFile(folder) })
			return
		}
		p.sharer.messages.Say(w.IsIn(path))
	})
}

// linkLines is how many lines of a link are in sight. It may have a whole game in it.
const linkLines = 2

// codeColumn is the least width of a code that has its link beside it.
const codeColumn = 320

// NewLinkBody returns a code, with its explanation and its link below, or beside it if there is room.
func NewLinkBody(code fyne.CanvasObject, beside ...fyne.CanvasObject) fyne.CanvasObject {
	return widgets.Columns(codeColumn, widgets.SpaceLarge, widgets.Column(widgets.SpaceNone, code), widgets.Column(widgets.SpaceMedium, beside...))
}

// NewLinkField returns a link with a button labelled copies, which copies the link and then says copied.
func (m *Messenger) NewLinkField(label, link, copies, copied string) fyne.CanvasObject {
	field := widgets.NewTextField(label)
	field.SetTall(linkLines)
	field.SetText(link)
	return widgets.Column(widgets.SpaceSmall, field,
		widgets.NewIconTextButton(widgets.Secondary, widgets.IconCopy, copies, func() {
			fyne.CurrentApp().Clipboard().SetContent(link)
			m.Say(copied)
		}))
}
