package frame

import (
	"bytes"
	"image/png"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/history"
	"tabby/ui/widgets"
)

// A Sharer saves games as files for others. Share and Picture may be called from any
// goroutine.
type Sharer interface {
	// Share saves something in some form as a file for others, and returns its path.
	Share(what history.Subject, as history.Format) (path string, err error)
	// Picture returns the picture that Share would save, as PNG.
	Picture(what history.Subject) ([]byte, error)
	// ExportDir returns a folder that players can open, or "" where there is none.
	ExportDir() string
}

// forms are the forms in which something is shared beside the picture.
var forms = []struct {
	as    history.Format
	icon  widgets.Icon
	words string
}{
	{history.A4, widgets.IconBook, "A sheet to print, A4"},
	{history.Letter, widgets.IconBook, "A sheet to print, Letter"},
	{history.CSV, widgets.IconKeypad, "A table for a spreadsheet (CSV)"},
	{history.JSONLines, widgets.IconImport, "All of it for another Tabby (JSON Lines)"},
}

// A sharePage shows something as the picture that is sent, and saves that or another form.
type sharePage struct {
	frame   *Frame
	what    history.Subject
	text    string // what is shared in words
	page    *widgets.Page
	said    *fyne.Container // where it was saved
	picture *fyne.Container
}

// Share opens the page on which something is shared. text says it in words.
func (f *Frame) Share(title string, what history.Subject, text string) {
	s := &sharePage{frame: f, what: what, text: text, page: f.NewPage(title)}
	s.page.SetWide()
	s.said = widgets.Column(widgets.SpaceNone)
	s.said.Hide()
	s.picture = widgets.Column(widgets.SpaceNone, widgets.NewHint("Drawing …"))
	parts := widgets.Columns(ChartColumn, widgets.SpaceLarge, s.picture)
	if what.Year == 0 {
		parts.Add(s.otherForms())
	}
	s.page.SetBody(s.said, parts)
	save := widgets.NewIconTextButton(widgets.Primary, widgets.IconShare, "Save the picture", func() { s.save(history.Picture) })
	if !s.folders() {
		save.SetText("Share the picture")
	}
	s.page.SetFooter(widgets.Pair(widgets.SpaceSmall, widgets.NewIconTextButton(widgets.Secondary, widgets.IconText, "Copy as text", s.copy), save))
	f.Open(s.page)
	Load(f, func() ([]byte, error) { return f.store.Picture(what) }, s.draw)
}

// folders reports whether there are folders to be opened.
func (s *sharePage) folders() bool { return s.frame.store.ExportDir() != "" }

// pictureWidth is how wide a picture is shown at most.
const pictureWidth = 420

// draw shows the picture.
func (s *sharePage) draw(drawn []byte) {
	size, err := png.DecodeConfig(bytes.NewReader(drawn))
	if s.frame.Refused(err) {
		return
	}
	shown := canvas.NewImageFromResource(fyne.NewStaticResource("shared.png", drawn))
	shown.FillMode = canvas.ImageFillContain
	height := pictureWidth * float32(size.Height) / float32(size.Width)
	s.picture.Objects = []fyne.CanvasObject{widgets.NewFigure(s.text, widgets.Fitted(shown, fyne.NewSize(pictureWidth, height)))}
	s.page.Refresh()
}

// otherForms returns the forms beside the picture.
func (s *sharePage) otherForms() fyne.CanvasObject {
	all := widgets.Column(widgets.SpaceSmall)
	for _, f := range forms {
		row := widgets.Row(widgets.SpaceMedium, 1, widgets.NewGlyph(f.icon, widgets.ColorFelt), widgets.NewBody(f.words))
		all.Add(widgets.NewTile(widgets.Carded, row, func() { s.save(f.as) }))
	}
	return widgets.Section("Or in another form", all)
}

// copy puts what is shared on the clipboard, in words.
func (s *sharePage) copy() {
	fyne.CurrentApp().Clipboard().SetContent(s.text)
	s.frame.Say("Copied. Paste it into a message.")
}

// save saves a form, and says where on the page.
func (s *sharePage) save(as history.Format) {
	s.frame.Say("Saving …")
	Load(s.frame, func() (string, error) { return s.frame.store.Share(s.what, as) }, func(path string) {
		s.frame.Hush()
		var open []fyne.CanvasObject
		if s.folders() {
			open = append(open, widgets.NewButton(widgets.Quiet, "Open the folder", func() { s.frame.OpenFile(filepath.Dir(path)) }))
		}
		s.said.Objects = []fyne.CanvasObject{widgets.NewNotice(widgets.Success, "It is in "+path+".", open...)}
		s.said.Show()
		s.page.ScrollToTop()
		s.page.Refresh()
	})
}
