package widgets

import "fyne.io/fyne/v2"

// Scaled returns o at a size that grows with the text as far as there is room, centred.
func Scaled(o fyne.CanvasObject, size fyne.Size) fyne.CanvasObject {
	return inShape(textSized(size), o)
}

// textSized is the size of an object at the usual size of text. It keeps to whole pixels,
// without which drawings blur.
type textSized fyne.Size

func (s textSized) narrowest([]fyne.CanvasObject) float32 { return s.Width }

func (s textSized) arrange(objects []fyne.CanvasObject, room fyne.Size, put put) float32 {
	factor := min(currentLooks().scale(), room.Width/s.Width, room.Height/s.Height)
	size := fyne.NewSize(floor(s.Width*factor), floor(s.Height*factor))
	at := fyne.NewPos(floor((room.Width-size.Width)/2), 0)
	for _, o := range objects {
		put.at(o, at, size)
	}
	return size.Height
}

// Fitted returns o as wide as there is room, at most size, in the proportions of size.
func Fitted(o fyne.CanvasObject, size fyne.Size) fyne.CanvasObject {
	return inShape(proportioned(size), o)
}

// proportioned is a size and its proportions.
type proportioned fyne.Size

func (proportioned) narrowest([]fyne.CanvasObject) float32 { return 0 }

func (p proportioned) arrange(objects []fyne.CanvasObject, room fyne.Size, put put) float32 {
	width := min(room.Width, p.Width)
	size := fyne.NewSize(width, width*p.Height/p.Width)
	for _, o := range objects {
		put.at(o, fyne.NewPos((room.Width-width)/2, 0), size)
	}
	return size.Height
}

// AtMost returns o as wide as there is room, at most width device-independent pixels, centred.
func AtMost(width float32, o fyne.CanvasObject) fyne.CanvasObject {
	return inShape(atMost(width), o)
}

// atMost is a width.
type atMost float32

func (atMost) narrowest(objects []fyne.CanvasObject) float32 {
	least := float32(0)
	for _, o := range objects {
		least = max(least, WidthOf(o))
	}
	return least
}

func (most atMost) arrange(objects []fyne.CanvasObject, room fyne.Size, put put) float32 {
	width, height := min(room.Width, float32(most)), float32(0)
	for _, o := range objects {
		high := HeightFor(o, width)
		put.at(o, fyne.NewPos((room.Width-width)/2, 0), fyne.NewSize(width, high))
		height = max(height, high)
	}
	return height
}
