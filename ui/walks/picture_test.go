package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/history"
	"tabby/internal/testing/uitest"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
)

// A copyingStore is the store of a machine whose clipboard takes pictures.
type copyingStore struct {
	*memoryStore
	looks  []history.Look // in which pictures were drawn
	copied int            // pictures
	full   error          // what copying fails with
}

func (*copyingStore) CanCopyPicture() bool { return true }

func (s *copyingStore) CopyPicture(png []byte) error {
	if s.full == nil && len(png) > 0 {
		s.copied++
	}
	return s.full
}

func (s *copyingStore) Picture(what history.Subject, as history.Format, in history.Look, l *words.Language) ([]byte, error) {
	if as == history.Picture {
		s.looks = append(s.looks, in)
	}
	return s.memoryStore.Picture(what, as, in, l)
}

// finished opens the end of a game on a machine whose clipboard takes pictures.
func finished(t *testing.T) (*walker, *copyingStore) {
	w := walk(t)
	store := &copyingStore{memoryStore: w.store}
	w.opens = store
	w.begin(twoRounds, "Ann", "Ben")
	w.round(9, 5)
	w.round(4, 7)
	return w, store
}

func TestPictureOrFilmIsSavedAsItIsShown(t *testing.T) {
	w, store := finished(t)
	w.Tap("Share")
	w.Tap("Save the picture")
	want(t, "said", w.Message(), "Saved to pictures.")
	want(t, "saved", store.shared, history.Picture)
	w.Tap("Film")
	w.Pass(time.Second)
	w.Press(fyne.KeyReturn)
	want(t, "saved by the main button", store.shared, history.Moving)
	w.Tap("Picture")
	w.Pass(time.Second)
	w.Press(fyne.KeyReturn)
	want(t, "saved once the picture is back", store.shared, history.Picture)
}

func TestPictureIsLightOrDarkAsTheWindow(t *testing.T) {
	w, store := finished(t)
	w.Tap("Share")
	w.Press("Escape")
	w.app.SetPreferences(frame.Preferences{Mode: look.Dark, Text: 1}, func() {})
	w.Tap("Share")
	want(t, "looks", store.looks, []history.Look{history.LookPaper, history.LookNight})
}

func TestPictureAndFilmAreSavedByButtonsOfOneLineInEveryLanguage(t *testing.T) {
	walk(t)
	half := (uitest.Phone().Width - 40) / 2 // beside the margins and the gap
	for _, l := range wordstest.Languages() {
		w := l.Shell
		for _, text := range []string{w.SavePicture, w.SaveFilm, w.SharePicture, w.ShareFilm} {
			if b := widgets.NewButton(widgets.Primary, text, nil); b.MinSize().Width > half {
				t.Errorf("%s: %q needs %v, and has %v", l.Tag, text, b.MinSize().Width, half)
			}
		}
	}
}

func TestPictureIsCopiedInTwoTaps(t *testing.T) {
	w, store := finished(t)
	w.Taps = 0
	w.Tap("Share")
	w.Tap("Copy")
	want(t, "taps", w.Taps, 2)
	want(t, "copied", store.copied, 1)
	want(t, "said", w.Message(), "Copied. Paste it into a message.")
	store.full = history.ErrNotCopied
	w.Tap("Copy")
	want(t, "said", w.Message(), "The picture couldn’t be copied; save it instead.")
}

func TestNothingIsOfferedIfNoPictureCanBeCopied(t *testing.T) {
	w := begun(t, twoRounds, "Ann", "Ben")
	w.round(9, 5)
	w.round(4, 7)
	w.Tap("Share")
	w.Shows("Save the picture")
	want(t, "buttons that copy", len(uitest.All(w.Front(), func(b *widgets.Button) bool { return widgets.Label(b) == "Copy" })), 0)
}

func TestThePictureOfAGameIsWholeBesideTheOtherWaysOnAWideWindow(t *testing.T) {
	w, _ := finished(t)
	w.Window.Resize(uitest.Desktop())
	w.Tap("Share")
	shown := uitest.All[*canvas.Image](w.Front(), func(i *canvas.Image) bool { return i.Size().Width > 200 })
	if len(shown) != 1 {
		t.Fatalf("%d pictures: %s", len(shown), w.Text())
	}
	picture, bar, more := boxOf(shown[0]), w.boxOf("Save the picture"), w.boxOf("More")
	if picture.Left < max(more.Right, bar.Right) || picture.Bottom > uitest.Desktop().Height || bar.Bottom > more.Top {
		t.Errorf("the picture is at %v, its button at %v, all else at %v", picture, bar, more)
	}
}

// TestASharedPictureFillsAHighWindow looks at the picture in two windows, in which all of it is to be seen.
func TestASharedPictureFillsAHighWindow(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Desktop(), fyne.NewSize(1920, 1080)} {
		w := walk(t)
		w.begin(twoRounds, "Ann", "Ben")
		w.round(9, 5)
		w.round(4, 7)
		w.start(size)
		w.Tap("Share")
		shown := widgets.Box{}
		for o, box := range widgets.Boxes(w.Front()) {
			if _, is := o.(*canvas.Image); is && box.Size.Height > shown.Size.Height {
				shown = box
			}
		}
		if end := shown.At.Y + shown.Size.Height; end > size.Height-80 || shown.Size.Height < 0.6*size.Height {
			t.Errorf("in %v, the picture is %v high and ends at %v", size, shown.Size.Height, end)
		}
	}
}
