// Hello opens the least window there can be, for ours to be compared with.
package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

func main() {
	w := app.New().NewWindow("Hello")
	w.SetContent(widget.NewLabel("Hello"))
	w.Resize(fyne.NewSize(390, 700))
	w.ShowAndRun()
}
