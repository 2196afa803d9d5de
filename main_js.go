// Tabby in a browser: its window alone, which begins at once.
package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"tabby/internal/browser"
	_ "tabby/internal/locale" // before Fyne asks
	"tabby/internal/version"
	"tabby/internal/words/english"
	"tabby/ui"
)

func main() {
	app.SetMetadata(fyne.AppMetadata{
		ID: "io.github.tabby.scorekeeper", Name: "Tabby", Version: version.Number,
		Migrations: map[string]bool{"fyneDo": true},
	})
	open := func() (ui.Store, error) { return browser.Open(english.Words()) }
	if err := ui.Run(browser.NewApp(app.New()), english.Words(), "", open); err != nil {
		panic(err) // a browser always has a window
	}
}
