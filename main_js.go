// Tabby in a browser: its window alone, which begins at once.
package main

import (
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"tabby/internal/system/browser"
	_ "tabby/internal/system/locale" // before Fyne asks
	"tabby/internal/system/version"
	"tabby/internal/words/languages"
	"tabby/ui"
)

func main() {
	app.SetMetadata(fyne.AppMetadata{
		ID: "io.github.tabby.scorekeeper", Name: "Tabby", Version: version.Number,
		Migrations: map[string]bool{"fyneDo": true},
	})
	w := languages.All().System(os.Getenv)
	open := func() (ui.Store, error) { return browser.Open(w) }
	if err := ui.Run(browser.NewApp(app.New()), w, "", open); err != nil {
		panic(err) // a browser always has a window
	}
}
