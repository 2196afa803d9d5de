package frame

import (
	"bytes"
	"image/png"
	"path/filepath"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/history"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// A ShareStore saves games as files for others. Share and Picture may be called from any
// goroutine.
type ShareStore interface {
	// Share saves something in some form as a file for others, a picture in some look, and
	// returns its path.
	Share(what history.Subject, as history.Format, in history.Look) (path string, err error)
	// Picture returns the picture that Share would save, as PNG.
	Picture(what history.Subject, in history.Look) ([]byte, error)
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
}

// settingLook is the key of the look of pictures that was chosen last.
const settingLook = "picture"

// A sharePage shows something as the picture that is sent, and saves that or another form.
type sharePage struct {
	sharer  *Sharer
	what    history.Subject
	text    string // what is shared in words
	more    []Form
	page    *widgets.Page
	said    *fyne.Container // where it was saved
	picture *fyne.Container

	look  history.Look
	drawn []byte // the picture in that look, or nil until it is there
}

// Share opens the page on which something is shared. text says it in words; more is what else
// can be done with it.
func (s *Sharer) Share(title string, what history.Subject, text string, more ...Form) {
	w := s.messages.world.Words
	p := &sharePage{sharer: s, what: what, text: text, more: more, page: s.nav.NewPage(title)}
	p.page.SetWide()
	p.said = widgets.Column(widgets.SpaceNone)
	p.said.Hide()
	p.picture = widgets.Column(widgets.SpaceNone, widgets.NewHint(w.Common.Drawing))
	picture := widgets.Column(widgets.SpaceMedium, p.looks(), p.picture)
	p.page.SetBody(p.said, widgets.Columns(ChartColumn, widgets.SpaceLarge, picture, p.otherForms()))
	p.page.SetFooter(p.buttons())
	s.nav.Open(p.page)
	p.draw()
}

// looks returns the choice of a look, which is remembered.
func (p *sharePage) looks() fyne.CanvasObject {
	s, names, all := p.sharer, []string(nil), history.Looks()
	for _, look := range all {
		names = append(names, s.messages.world.Words.Shell.Look(look))
	}
	chosen := max(0, slices.Index(all, history.Look(s.store.Setting(settingLook))))
	p.look = all[chosen]
	choice := widgets.NewChoice(names, func(i int) {
		if _, err := s.changes.Do(history.Set{Key: settingLook, Value: string(all[i])}); !s.messages.Refused(err) {
			p.look = all[i]
			p.draw()
		}
	})
	choice.SetLabel(s.messages.world.Words.Shell.Looks)
	choice.SetSelected(chosen)
	return choice
}

// buttons returns what can be done with the picture.
func (p *sharePage) buttons() fyne.CanvasObject {
	w := p.sharer.messages.world.Words.Shell
	save := widgets.NewIconTextButton(widgets.Primary, widgets.IconShare, w.SavePicture, func() { p.save(history.Picture) })
	if !p.folders() {
		save.SetText(w.SharePicture)
	}
	copier, ok := p.sharer.store.(Copier)
	if !ok || !copier.CanCopyPicture() {
		return save
	}
	return widgets.Pair(widgets.SpaceSmall, widgets.NewButton(widgets.Secondary, w.CopyPicture, func() { p.copyPicture(copier) }), save)
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

// pictureWidth is how wide a picture is shown at most.
const pictureWidth = 420

// draw draws the picture and shows it, unless another look was chosen meanwhile. Until then
// the one before is shown.
func (p *sharePage) draw() {
	look, s := p.look, p.sharer.store
	p.drawn = nil
	Load(p.sharer.messages, func() ([]byte, error) { return s.Picture(p.what, look) }, func(drawn []byte) {
		if look == p.look {
			p.show(drawn)
		}
	})
}

// show shows the picture.
func (p *sharePage) show(drawn []byte) {
	p.drawn = drawn
	size, err := png.DecodeConfig(bytes.NewReader(drawn))
	if p.sharer.messages.Refused(err) {
		return
	}
	shown := canvas.NewImageFromResource(fyne.NewStaticResource("shared.png", drawn))
	shown.FillMode = canvas.ImageFillContain
	height := pictureWidth * float32(size.Height) / float32(size.Width)
	p.picture.Objects = []fyne.CanvasObject{pictures.NewFigure(p.text, pictures.Fitted(shown, fyne.NewSize(pictureWidth, height)))}
	p.page.Refresh()
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
	all := widgets.Column(widgets.SpaceSmall, Form{widgets.IconText, w.Words.Shell.CopyAsText, p.copy}.tile())
	if p.what.Year == 0 {
		sheet := history.Sheet(w.Region, widgets.LargeText())
		all.Add(Form{widgets.IconPrint, w.Words.Shell.Sheet, func() { p.save(sheet) }}.tile())
	}
	if len(p.more) > 0 {
		rest := widgets.Column(widgets.SpaceSmall)
		for _, f := range p.more {
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
	fyne.CurrentApp().Clipboard().SetContent(p.text)
	p.sharer.messages.Say(p.sharer.messages.world.Words.Shell.Copied)
}

// save saves a form, and says where on the page.
func (p *sharePage) save(as history.Format) {
	w, look := p.sharer.messages.world.Words.Shell, p.look
	p.sharer.messages.Say(w.Saving)
	Load(p.sharer.messages, func() (string, error) { return p.sharer.store.Share(p.what, as, look) }, func(path string) {
		p.sharer.messages.Hush()
		var open []fyne.CanvasObject
		if p.folders() {
			open = append(open, widgets.NewButton(widgets.Quiet, w.OpenFolder, func() { p.sharer.messages.OpenFile(filepath.Dir(path)) }))
		}
		p.said.Objects = []fyne.CanvasObject{widgets.NewNotice(widgets.Success, w.IsIn(path), open...)}
		p.said.Show()
		p.page.ScrollToTop()
		p.page.Refresh()
	})
}
