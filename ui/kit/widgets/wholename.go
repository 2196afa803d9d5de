package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// WholeName sets a note beside a name. Where the name would be shortened for it, the note is
// left out, and said with the name to those who listen. A name that is too wide even so is small.
func WholeName(gap fyne.ThemeSizeName, name, note *Text) *fyne.Container {
	l := &wholeName{gap: gap, name: name, note: note, usual: name.style.Size, label: name.said}
	return &fyne.Container{Layout: l, Objects: []fyne.CanvasObject{name, container.NewStack(note)}}
}

type wholeName struct {
	gap        fyne.ThemeSizeName
	name, note *Text
	usual      fyne.ThemeSizeName // of the name
	label      string             // likewise
}

func (l *wholeName) Least([]fyne.CanvasObject) float32 { return l.name.LeastWidth() }

func (l *wholeName) Height(_ []fyne.CanvasObject, width float32) float32 {
	return max(l.name.HeightFor(width), l.note.HeightFor(shape.AnyHeight))
}

func (l *wholeName) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	room, note := size.Width, l.note.LeastWidth()
	before := l.name.style.Size
	l.name.style.Size = l.usual
	fits := l.note.text != "" && l.name.natural()+theme.Size(l.gap)+note <= size.Width
	if l.name.said = l.label; fits {
		room -= theme.Size(l.gap) + note
		shape.Place(objects[1], fyne.NewPos(size.Width-note, 0), fyne.NewSize(note, size.Height))
	} else if l.note.text != "" {
		l.name.said = Joined(l.name.AccessibilityLabel(), l.note.text)
	}
	if l.name.natural() > room {
		l.name.style.Size = SizeSmall
	}
	SetVisible(objects[1], fits)
	shape.Place(objects[0], fyne.Position{}, fyne.NewSize(room, size.Height))
	if l.name.style.Size != before {
		l.name.Refresh()
	}
}

func (l *wholeName) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := l.Least(objects)
	return fyne.NewSize(least, l.Height(objects, least))
}
