package frame

import (
	"bytes"
	"image/png"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/history"
	"tabby/ui/pictures"
	"tabby/ui/widgets"
)

// A ShareStore saves games as files for others. Share and Picture may be called from any
// goroutine.
type ShareStore interface {
	// Share saves something in some form as a file for others, and returns its path.
	Share(what history.Subject, as history.Format) (path string, err error)
	// Picture returns the picture that Share would save, as PNG.
	Picture(what history.Subject) ([]byte, error)
	// ExportDir returns a folder that players can open, or "" where there is none.
	ExportDir() string
}

// A Sharer has the pages on which something is saved for others.
type Sharer struct {
	store    ShareStore
	messages *Messenger
	nav      *Navigator
}

// A sharePage shows something as the picture that is sent, and saves that or another form.
type sharePage struct {
	sharer  *Sharer
	what    history.Subject
	text    string // what is shared in words
	page    *widgets.Page
	said    *fyne.Container // where it was saved
	picture *fyne.Container
}

// Share opens the page on which something is shared. text says it in words.
func (s *Sharer) Share(title string, what history.Subject, text string) {
	w := s.messages.world.Words
	p := &sharePage{sharer: s, what: what, text: text, page: s.nav.NewPage(title)}
	p.page.SetWide()
	p.said = widgets.Column(widgets.SpaceNone)
	p.said.Hide()
	p.picture = widgets.Column(widgets.SpaceNone, widgets.NewHint(w.Common.Drawing))
	parts := widgets.Columns(ChartColumn, widgets.SpaceLarge, p.picture)
	if what.Year == 0 {
		parts.Add(p.otherForms())
	}
	p.page.SetBody(p.said, parts)
	save := widgets.NewIconTextButton(widgets.Primary, widgets.IconShare, w.Shell.SavePicture, func() { p.save(history.Picture) })
	if !p.folders() {
		save.SetText(w.Shell.SharePicture)
	}
	p.page.SetFooter(widgets.Pair(widgets.SpaceSmall, widgets.NewIconTextButton(widgets.Secondary, widgets.IconText, w.Shell.CopyAsText, p.copy), save))
	s.nav.Open(p.page)
	Load(s.messages, func() ([]byte, error) { return s.store.Picture(what) }, p.draw)
}

// SaveLines saves something for another Tabby, and says where.
func (s *Sharer) SaveLines(what history.Subject) {
	Load(s.messages, func() (string, error) { return s.store.Share(what, history.JSONLines) }, func(path string) {
		s.messages.Say(s.messages.world.Words.Shell.IsIn(path))
	})
}

// folders reports whether there are folders to be opened.
func (p *sharePage) folders() bool { return p.sharer.store.ExportDir() != "" }

// pictureWidth is how wide a picture is shown at most.
const pictureWidth = 420

// draw shows the picture.
func (p *sharePage) draw(drawn []byte) {
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

// otherForms returns the forms beside the picture.
func (p *sharePage) otherForms() fyne.CanvasObject {
	all, w := widgets.Column(widgets.SpaceSmall), p.sharer.messages.world.Words.Shell
	for _, f := range []struct {
		as    history.Format
		icon  widgets.Icon
		words string
	}{
		{history.A4, widgets.IconBook, w.SheetA4},
		{history.Letter, widgets.IconBook, w.SheetLetter},
		{history.CSV, widgets.IconKeypad, w.Spreadsheet},
		{history.JSONLines, widgets.IconImport, w.AllAsLines},
	} {
		row := widgets.Row(widgets.SpaceMedium, 1, widgets.NewGlyph(f.icon, widgets.ColorFelt), widgets.NewBody(f.words))
		all.Add(widgets.NewTile(widgets.Carded, row, func() { p.save(f.as) }))
	}
	return widgets.Section(w.OtherForms, all)
}

// copy puts what is shared on the clipboard, in words.
func (p *sharePage) copy() {
	fyne.CurrentApp().Clipboard().SetContent(p.text)
	p.sharer.messages.Say(p.sharer.messages.world.Words.Shell.Copied)
}

// save saves a form, and says where on the page.
func (p *sharePage) save(as history.Format) {
	w := p.sharer.messages.world.Words.Shell
	p.sharer.messages.Say(w.Saving)
	Load(p.sharer.messages, func() (string, error) { return p.sharer.store.Share(p.what, as) }, func(path string) {
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
