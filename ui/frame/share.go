package frame

import (
	"bytes"
	"image"
	"image/png"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/history"
	"tabby/internal/words"
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
	// ExportDir returns a folder that players can open, or "" where there is none.
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
	animate  func(d time.Duration, step func(part float32)) (finish func())
}

// settingLook is the key of the look of pictures that was chosen last.
const settingLook = "picture"

// A Shared is what is shared.
type Shared struct {
	What  history.Subject
	Words string
	Moves bool   // it is a game that was won, whose end can be shown moving
	More  []Form // what else can be done with it
}

// A sharePage shows something as the picture that is sent, and saves that or another form.
type sharePage struct {
	Shared

	sharer *Sharer
	page   *widgets.Page
	places []*fyne.Container // of the pictures

	look  history.Look
	drawn []byte // the picture in that look, or nil until it is there
	end   func() // ends its movement
}

// Share opens the page on which something is shared.
func (s *Sharer) Share(title string, what Shared) {
	w := s.messages.world.Words
	p := &sharePage{Shared: what, sharer: s, page: s.nav.NewPage(title), end: func() {}}
	p.page.SetWide()
	p.places = append(p.places, widgets.Column(widgets.SpaceNone, widgets.NewHint(w.Common.Drawing)))
	if p.Moves {
		p.places = append(p.places, widgets.Column(widgets.SpaceNone))
	}
	body := widgets.ScaledColumns(pictureLeast, widgets.SpaceLarge)
	for _, place := range p.places {
		body.Add(place)
	}
	body.Add(p.otherForms())
	p.page.SetBody(p.looks(), body)
	p.page.SetButtons(p.buttons())
	s.nav.Open(p.page)
	p.draw()
}

// looks returns the choice of a look, which is remembered.
func (p *sharePage) looks() fyne.CanvasObject {
	s, names, all := p.sharer, []string(nil), history.Looks()
	for _, look := range all {
		names = append(names, s.messages.world.Words.Shell.Look(look))
	}
	p.look = s.look()
	choice := widgets.NewChoice(names, func(i int) {
		if _, err := s.changes.Do(history.Set{Key: settingLook, Value: string(all[i])}); !s.messages.Refused(err) {
			p.look = all[i]
			p.draw()
		}
	})
	choice.SetLabel(s.messages.world.Words.Shell.Looks)
	choice.SetSelected(slices.Index(all, p.look))
	return choice
}

// look returns the look of pictures that was chosen last, or else the first.
func (s *Sharer) look() history.Look {
	if look := history.Look(s.store.Setting(settingLook)); slices.Contains(history.Looks(), look) {
		return look
	}
	return history.Looks()[0]
}

// DrawEnd draws how a game ended as a picture that moves, in a language and the look that was chosen
// last, and then calls use with the GIF, or with nil where it could not.
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

// buttons returns what can be done with the picture: one that moves is what is meant where there is one. Without
// icons, each has its words in one line on a phone.
func (p *sharePage) buttons() fyne.CanvasObject {
	w, all := p.sharer.messages.world.Words.Shell, widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall)
	picture, film := w.SavePicture, w.SaveFilm
	if !p.folders() {
		picture, film = w.SharePicture, w.ShareFilm
	}
	still := widgets.NewButton(widgets.Primary, picture, func() { p.save(history.Picture) })
	all.Add(still)
	if p.Moves {
		still.SetKind(widgets.Secondary)
		all.Add(widgets.NewButton(widgets.Primary, film, func() { p.save(history.Moving) }))
	}
	if copier, ok := p.sharer.store.(Copier); ok && copier.CanCopyPicture() {
		all.Add(widgets.NewIconTextButton(widgets.Secondary, widgets.IconCopy, w.CopyPicture, func() { p.copyPicture(copier) }))
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

// pictureWidth is how wide a picture is shown at most, and pictureLeast the least width of one beside another.
const (
	pictureWidth = 420
	pictureLeast = 272
)

// draw draws the picture and shows it, unless another look was chosen meanwhile. Until then
// the one before is shown.
func (p *sharePage) draw() {
	look, s := p.look, p.sharer.store
	p.end()
	p.drawn = nil
	var drawn []byte
	Load(p.sharer.messages, func() (shown image.Image, err error) {
		if drawn, err = s.Picture(p.What, history.Picture, look, p.sharer.messages.world.Words); err != nil {
			return nil, err
		}
		return png.Decode(bytes.NewReader(drawn))
	}, func(shown image.Image) {
		if look != p.look {
			return
		}
		p.drawn = drawn
		still := figure(p.Words, canvas.NewImageFromImage(shown), shown.Bounds().Size())
		if p.Moves {
			p.drawMoving(still)
			return
		}
		p.show(still)
	})
}

// endSeen is how long the last frame of a picture that moves is seen before all of them: until it is read.
const endSeen = 3 * time.Second

// drawMoving draws the picture that moves, and shows it once after its last frame, beside the one that
// stands still.
func (p *sharePage) drawMoving(still fyne.CanvasObject) {
	look, s := p.look, p.sharer.store
	Load(p.sharer.messages, func() (*pictures.Film, error) {
		drawn, err := s.Picture(p.What, history.Moving, look, p.sharer.messages.world.Words)
		if err != nil {
			return nil, err
		}
		return pictures.NewFilm(drawn)
	}, func(film *pictures.Film) {
		if look == p.look {
			film.Show(1)
			result, _, _ := strings.Cut(p.Words, "\n")
			p.show(figure(result, film.Image, film.Size()), still)
			p.end = p.sharer.messages.world.After(endSeen, func() { p.end = p.sharer.animate(film.Takes(), film.Show) })
		}
	})
}

// show shows pictures, each in its place.
func (p *sharePage) show(all ...fyne.CanvasObject) {
	for i, o := range all {
		p.places[i].Objects = []fyne.CanvasObject{o}
	}
	p.page.Refresh()
}

// figure returns a picture of a size, read aloud as words.
func figure(words string, shown *canvas.Image, size image.Point) fyne.CanvasObject {
	shown.FillMode = canvas.ImageFillContain
	height := pictureWidth * float32(size.Y) / float32(size.X)
	return pictures.NewFigure(words, pictures.Fitted(widgets.Framed(shown), fyne.NewSize(pictureWidth, height)))
}

// A Form is a form beside the picture: a row that does something.
type Form struct {
	Icon  widgets.Icon
	Words string
	Do    func()
}

// otherForms returns the forms beside the picture: words and paper, and the rest behind a tap.
// A year has words alone.
func (p *sharePage) otherForms() fyne.CanvasObject {
	w := p.sharer.messages.world
	all := widgets.Column(widgets.SpaceSmall, Form{widgets.IconCopy, w.Words.Shell.CopyAsText, p.copy}.tile())
	if p.What.Year == 0 {
		sheet := history.Sheet(w.Region, widgets.LargeText())
		all.Add(Form{widgets.IconPrint, w.Words.Shell.Sheet, func() { p.save(sheet) }}.tile())
	}
	if len(p.More) > 0 {
		rest := widgets.Column(widgets.SpaceSmall)
		for _, f := range p.More {
			rest.Add(f.tile())
		}
		all.Add(widgets.NewExpander(w.Words.Shell.OtherForms, rest))
	}
	return all
}

func (f Form) tile() fyne.CanvasObject {
	row := widgets.Row(widgets.SpaceMedium, 1, widgets.NewGlyph(f.Icon, widgets.ColorFelt), widgets.NewBody(f.Words))
	return widgets.NewTile(widgets.Carded, row, f.Do)
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
	w, look := p.sharer.messages.world.Words.Shell, p.look
	p.sharer.messages.Say(w.Saving)
	Load(p.sharer.messages, func() (string, error) { return p.sharer.store.Share(p.What, as, look) }, func(path string) {
		if folder := filepath.Dir(path); p.folders() {
			p.sharer.messages.Offer(w.IsIn(filepath.Base(folder)), w.OpenFolder, func() { p.sharer.messages.openFile(folder) })
			return
		}
		p.sharer.messages.Say(w.IsIn(path))
	})
}
