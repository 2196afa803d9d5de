//go:build cgo

// Tabby keeps the tab at a card table. Without arguments it opens its window;
// `tabby help` lists what it does on the command line.
package main

import (
	"errors"
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"tabby/internal/system/desktop"
	_ "tabby/internal/system/locale" // before Fyne asks
	"tabby/internal/system/version"
	"tabby/ui"
	"tabby/ui/term"
)

func main() {
	std := term.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}
	os.Exit(term.Run(os.Args[1:], std, window))
}

// window opens the window on the history that is kept, and what a link leads to.
func window(o term.Opening) error {
	if ui.Display() != nil {
		return term.ErrNoWindow
	}
	app.SetMetadata(fyne.AppMetadata{
		ID: "io.github.tabby.scorekeeper", Name: "Tabby", Version: version.Number,
		Migrations: map[string]bool{"fyneDo": true},
	})
	open := desktop.Open
	if o.Demo {
		open = desktop.OpenDemo
	}
	err := ui.Run(desktop.NewApp(o.Words, app.New()), o.Words, o.Link, func() (ui.Store, error) { return open(o.Words, o.Dir) })
	if errors.Is(err, ui.ErrNoDisplay) {
		return term.ErrNoWindow
	}
	return err
}
