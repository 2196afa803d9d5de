package walks_test

import (
	"math/rand/v2"
	"testing"

	"tabby/internal/testing/uitest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/ui"
	"tabby/ui/frame"
)

// german is English under the name of German, with a few words of it.
func german() *words.Language {
	l := *languages.English()
	l.Tag, l.Name = "de", "Deutsch"
	l.Settings.Title, l.Settings.LanguageOn = "Einstellungen", "Tabby spricht jetzt Deutsch."
	return &l
}

// speaks starts the program again where there are two languages, the first of which is that of the device.
func (w *walker) speaks(device, other *words.Language) *ui.App {
	w.Reopen(uitest.Phone())
	return ui.New(w.App, w.Window, w.opens, frame.World{Words: device, Languages: languages.SetOf(device, other), Now: w.Now, After: w.After, Post: w.Post, Away: w.Away, Dice: rand.New(w.dice)})
}

func TestAnotherLanguageIsSpokenAtOnceAndFromThenOn(t *testing.T) {
	w := walk(t)
	w.begin(nil, "Ann", "Ben")
	a := w.speaks(languages.English(), german())
	w.Type("n1") // of a score
	a.Go(frame.Route{Room: frame.SettingsRoom})
	w.Shows("Settings", "Language", "English", "Deutsch")
	w.Tap("Deutsch")
	w.Shows("Einstellungen")
	uitest.Want(t, "said", w.Message(), "Tabby spricht jetzt Deutsch.")
	w.Tap("Back")
	w.Shows("Ann", "Ben")
	w.Shows("1_", "Write it down") // half typed

	a = w.speaks(languages.English(), german())
	a.Go(frame.Route{Room: frame.SettingsRoom})
	w.Shows("Einstellungen")
	w.Tap("English")
	w.Shows("Settings")
	uitest.Want(t, "said", w.Message(), "Tabby speaks English now.")
}

func TestOneLanguageIsNoChoice(t *testing.T) {
	w := walk(t)
	w.Tap("Settings")
	w.ShowsNot("Language")
}
