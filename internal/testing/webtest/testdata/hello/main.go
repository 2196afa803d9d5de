// Hello opens the least window there can be in a browser, for ours to be compared with.
package main

import (
	"syscall/js"

	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

func main() {
	a := app.New()
	a.Lifecycle().SetOnStarted(func() { js.Global().Get("tabby").Call("drawn") }) // of the page around it
	w := a.NewWindow("Hello")
	w.SetContent(widget.NewLabel("Hello"))
	w.ShowAndRun()
}
