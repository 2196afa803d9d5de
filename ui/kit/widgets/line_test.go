package widgets

import (
	"image"
	"image/color"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
	"tabby/ui/kit/widgets/typeset"
)

// stamping is a driver that draws every letter beyond Latin ones as a square.
type stamping struct{ fyne.Driver }

func stamped(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return r > unicode.MaxLatin1 && r != '…' })
}

func (stamping) Picture(text string, size float32, _ bool, ink color.Color) (image.Image, fyne.Size) {
	if !stamped(text) {
		return nil, fyne.Size{}
	}
	return image.NewUniform(ink), fyne.NewSize(float32(len([]rune(text)))*size, size)
}

func (d stamping) RenderedTextSize(text string, size float32, style fyne.TextStyle, source fyne.Resource) (fyne.Size, float32) {
	s, foot := d.Driver.RenderedTextSize(text, size, style, source)
	if stamped(text) {
		s.Width = float32(len([]rune(text))) * size
	}
	return s, foot
}

type stampingApp struct{ fyne.App }

func (a stampingApp) Driver() fyne.Driver { return stamping{a.App.Driver()} }

// withScribe makes the driver a scribe for one test.
func withScribe(t *testing.T) {
	t.Helper()
	app := fyne.CurrentApp()
	fyne.SetCurrentApp(stampingApp{app})
	t.Cleanup(func() { fyne.SetCurrentApp(app) })
}

// seen returns the texts that Fyne draws of o, and the places of the pictures.
func seen(o fyne.Widget) (texts []string, pictures []fyne.Position) {
	for _, part := range test.WidgetRenderer(o).Objects() {
		switch part := part.(type) {
		case *canvas.Text:
			if part.Visible() {
				texts = append(texts, part.Text)
			}
		case *canvas.Image:
			if part.Visible() && part.Resource == nil {
				pictures = append(pictures, part.Position())
			}
		}
	}
	return texts, pictures
}

func TestAScribeDrawsOnlyTheLinesThatFyneCannot(t *testing.T) {
	withScribe(t)
	text := NewText("Ann und\n李小龙", TextStyle{Size: SizeBody, Align: fyne.TextAlignCenter})
	widgettest.Scene(t, text, fyne.NewSize(100, 60))
	texts, pictures := seen(text)
	if len(texts) != 1 || texts[0] != "Ann und" {
		t.Errorf("Fyne draws %q", texts)
	}
	const middle = (100 - 3*16) / 2.
	if len(pictures) != 1 || pictures[0].X != middle || pictures[0].Y <= 0 {
		t.Errorf("the pictures are at %v, want one %v from the left", pictures, middle)
	}
	expect.Same(t, "is read as", Label(text), "Ann und\n李小龙")
	text.SetText("Ann")
	if texts, pictures = seen(text); len(texts) != 1 || len(pictures) != 0 {
		t.Errorf("then Fyne draws %q, and there are pictures at %v", texts, pictures)
	}
}

func TestALineOfAScribeBreaksAtItsOwnWidth(t *testing.T) {
	withScribe(t)
	text := NewBody("李小龙 李小龙")
	widgettest.Scene(t, text, fyne.NewSize(4*16, 80))
	if _, pictures := seen(text); len(pictures) != 2 {
		t.Errorf("there are pictures at %v, want two lines", pictures)
	}
}

func TestAScribeDrawsCells(t *testing.T) {
	withScribe(t)
	c := newCell()
	c.paint(CurrentLooks(), gridMeasure{face: typeset.Typeface{Size: 20}}, CellView{Text: "李"})
	drawn := c.line.Objects()
	if text, picture := drawn[0], drawn[1]; text.Visible() || !picture.Visible() {
		t.Error("a cell shows the text instead of the picture")
	}
	c.hide()
	if text, picture := drawn[0], drawn[1]; text.Visible() || picture.Visible() {
		t.Error("a hidden cell still shows something")
	}
}

func TestAScribeDrawsWhatIsTyped(t *testing.T) {
	withScribe(t)
	field := NewTextField("Name")
	widgettest.Scene(t, field, fyne.NewSize(200, 120))
	field.SetText("李小龙")
	field.entry.FocusGained()
	line := test.WidgetRenderer(field.entry).(*entryRing).line
	field.entry.TypedKey(widgettest.Key(fyne.KeyEnd))
	const wide = 3 * 16
	if !line.picture.Visible() || line.picture.Size().Width != wide {
		t.Errorf("the picture is visible %v, and %v wide", line.picture.Visible(), line.picture.Size().Width)
	}
	if at := line.cursor.Position().X - line.picture.Position().X; !line.cursor.Visible() || at < wide-2 || at > wide {
		t.Errorf("the cursor is %v behind the beginning", at)
	}
	field.entry.TypedKey(widgettest.Key(fyne.KeyHome))
	if at := line.cursor.Position().X - line.picture.Position().X; at < -2 || at > 0 {
		t.Errorf("at the beginning, the cursor is %v behind it", at)
	}
	field.SetText("Ann")
	if line.ground.Visible() || line.picture.Visible() || line.cursor.Visible() {
		t.Error("a Latin name is covered")
	}
}

func TestAScribeShowsTheEndOfALongName(t *testing.T) {
	withScribe(t)
	field := NewTextField("Name")
	widgettest.Scene(t, field, fyne.NewSize(100, 120))
	field.SetText("李小龙李小龙李小龙")
	field.entry.FocusGained()
	field.entry.TypedKey(widgettest.Key(fyne.KeyEnd))
	line := test.WidgetRenderer(field.entry).(*entryRing).line
	if end := line.cursor.Position().X; end > field.entry.Size().Width || end < field.entry.Size().Width/2 {
		t.Errorf("the cursor is at %v of %v", end, field.entry.Size().Width)
	}
	if !widgettest.Within(line.picture, field.entry) {
		t.Error("the name leaves its field")
	}
}
