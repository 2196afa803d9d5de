package walks_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2/storage"

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
	w := begun(t, nil, "Ann", "Ben")
	a := w.speaks(languages.English(), german())
	w.Type("n1") // of a score
	a.Go(frame.SettingsRoom.Route())
	w.Shows("Settings", "Language")
	w.Tap("English")
	w.Tap("Deutsch")
	w.Shows("Einstellungen")
	want(t, "said", w.Message(), "Tabby spricht jetzt Deutsch.")
	w.Tap("Back")
	w.Shows("Ann", "Ben")
	w.Shows("Ann now 1 1", "Write it down") // half typed

	a = w.speaks(languages.English(), german())
	a.Go(frame.SettingsRoom.Route())
	w.Shows("Einstellungen")
	w.Tap("Deutsch")
	w.Tap("English")
	w.Shows("Settings")
	want(t, "said", w.Message(), "Tabby speaks English now.")
}

// A translating store has a person choose the file of a language.
type translating struct {
	*memoryStore
	file string
}

func (s translating) ChooseFile([]string) string { return s.file }

// textsFile writes a file of texts, and returns its path.
func (w *walker) textsFile(texts string) string {
	w.Helper()
	path := filepath.Join(w.TempDir(), "sv.arb")
	w.must(os.WriteFile(path, []byte(texts), 0o600))
	return path
}

// swedish are a few texts of a translator.
const swedish = `{"@@locale": "sv", "name": "Svenska", "direction": "ltr", "settings_title": "Inställningar"}`

func TestALanguageThatIsBeingTranslatedIsTriedInPlace(t *testing.T) {
	w := walk(t)
	store := &translating{memoryStore: w.store}
	w.opens = store
	a := w.speaks(languages.English(), german())
	a.Go(frame.SettingsRoom.Route())
	w.Tap("Your data, devices and more")
	w.Tap("Try a translation")
	w.Shows("Settings") // none was chosen
	store.file = w.textsFile("{\"@@locale\": \"sv\",\n\"name\": 7}")
	w.Tap("Try a translation")
	want(t, "said", w.Message(), "This isn’t a translation file: line 2: name: the text is missing: it stands in quotes")
	store.file = w.textsFile(swedish)
	w.Tap("Try a translation")
	w.Shows("Inställningar", "⟦Theme⟧")
	w.Tap("Svenska")
	w.Shows("English", "Deutsch", "Svenska")
	w.Tap("English")
	w.Shows("Settings", "English")
}

func TestALanguageThatIsDroppedIsTriedInPlace(t *testing.T) {
	w := walk(t)
	a := w.speaks(languages.English(), german())
	a.Go(frame.SettingsRoom.Route())
	w.Drop(storage.NewFileURI("/a/sv.arb"))
	want(t, "said", w.Message(), "There is no file /a/sv.arb; check its name.")
	w.Drop(storage.NewFileURI(w.textsFile("{\"@@locale\": \"sv\",\n\"name\": 7}")))
	want(t, "said", w.Message(), "This isn’t a translation file: line 2: name: the text is missing: it stands in quotes")
	w.Shows("Settings")
	w.Drop(storage.NewFileURI(w.textsFile(swedish)))
	w.Shows("Inställningar", "⟦Theme⟧")
	if said := w.Message(); !strings.Contains(said, "texts are not done yet") {
		t.Errorf("it says %q", said)
	}
	w.speaks(languages.English(), german()).Go(frame.SettingsRoom.Route())
	w.Shows("Settings", "English") // the next start
}
