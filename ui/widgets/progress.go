package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Progress is Fyne's progress bar, thin and without a text.
type Progress struct {
	widget.ProgressBar
}

// progressHeight is the height of a bar in device-independent pixels.
const progressHeight = 8

// NewProgress returns an empty bar.
func NewProgress() *Progress {
	p := &Progress{}
	p.TextFormatter = func() string { return "" }
	p.ExtendBaseWidget(p)
	return p
}

// SetShare sets how much is done, from 0 to 1.
func (p *Progress) SetShare(share float32) { p.SetValue(float64(share)) }

// MinSize returns the height of the bar, and as much in width.
func (p *Progress) MinSize() fyne.Size { return fyne.NewSquareSize(progressHeight) }
