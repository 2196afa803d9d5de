//go:build cgo

// Tabby keeps the tab at a card table. Without arguments it opens its window;
// `tabby help` lists what it does on the command line.
package main

import (
	"errors"
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"tabby/internal/desktop"
	_ "tabby/internal/locale" // before Fyne asks
	"tabby/internal/version"
	"tabby/internal/words/languages"
	"tabby/ui"
	"tabby/ui/term"
)

func main() {
	std := term.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}
	os.Exit(term.Run(os.Args[1:], std, window))
}

// window opens the window on the history kept in dir, and what a link leads to.
func window(dir, link string) error {
	if ui.Display() != nil {
		return term.ErrNoWindow
	}
	app.SetMetadata(fyne.AppMetadata{
		ID: "io.github.tabby.scorekeeper", Name: "Tabby", Version: version.Number,
		Migrations: map[string]bool{"fyneDo": true},
	})
	w := languages.All().System(os.Getenv)
	err := ui.Run(desktop.NewApp(w, app.New()), w, link, func() (ui.Store, error) { return desktop.Open(w, dir) })
	if errors.Is(err, ui.ErrNoDisplay) {
		return term.ErrNoWindow
	}
	return err
}
