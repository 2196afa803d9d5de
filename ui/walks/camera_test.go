package walks_test

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"tabby/engine"
	"tabby/internal/table/decks"
	"tabby/internal/testing/laid"
	"tabby/internal/testing/must"
	"tabby/internal/testing/uitest"
)

// photo writes a picture of cards in lines, and returns its file.
func (w *walker) photo(lines ...[]int) fyne.URI {
	w.Helper()
	path := filepath.Join(w.TempDir(), "photo.png")
	w.must(os.WriteFile(path, laid.Photo(lines...), 0o600))
	return storage.NewFileURI(path)
}

// knows keeps the cards of the cat deck as taught, those up to a number.
func (w *walker) knows(cards int) {
	w.Helper()
	var codes []string
	for _, f := range must.Get(engine.Variant("rat-a-tat-cat")).Decks[0].Deck[:cards] {
		codes = append(codes, f.Code)
	}
	_, err := w.opens.Do(decks.With(w.opens, decks.Deck{Name: "Ours", Variant: "rat-a-tat-cat", Faces: laid.Taught(codes...)}))
	w.must(err)
}

// reads shows what was read in a photo of a round, in which one card is not sure.
func (a *album) reads() {
	a.knows(12)
	a.Type("n")
	a.Drop(a.photo([]int{4, 0, 7, 2}, []int{12, 9, 1, 10}, []int{3, 3, 8, 5}))
}

func TestARoundIsReadFromAPhoto(t *testing.T) {
	w := begun(t, nil, "Ann", "Ben")
	w.knows(13)
	w.Type("n")
	w.Drop(w.photo([]int{4, 0, 7, 2}, []int{9, 9, 1, 10}))
	w.Shows("Cards from a photo", "Ours", "Line 1", "Line 2")
	want(t, "cards can be used", w.Offers("Use these cards"), true)
	w.Labelled()
	w.Tap("Use these cards")
	w.Shows("Ann", "13") // and Ben draws for the Peek
	want(t, "rounds", len(w.sheet().Rounds), 0)
	w.Tap("3")
	w.Tap("Nobody called")
	want(t, "points", w.totals(), []int{13, 22})
}

func TestWronglyReadCardIsCorrected(t *testing.T) {
	w := begun(t, nil, "Ann", "Ben")
	w.knows(13)
	w.Type("n")
	w.Drop(w.photo([]int{4, 0, 7, 2, 8}))
	w.Shows("A line has at most 4 cards. Tap one that doesn’t belong.")
	want(t, "cards can be used", w.Offers("Use these cards"), false)
	w.TapIn("Line 1", "8")
	w.Shows("Which card is this?")
	w.Tap("Leave it out")
	w.TapIn("Line 1", "7")
	w.Tap("9")
	w.TapIn("Line 1", "Ben")
	w.Tap("Use these cards")
	w.Shows("15")
}

func TestADeckIsShownToTabby(t *testing.T) {
	w := begun(t, nil, "Ann", "Ben")
	w.Type("nc")
	w.Tap("Cards from a photo")
	w.Shows("Show Tabby your deck")
	w.Drop(w.photo([]int{0, 1, 2, 3, 4, 5, 6}, []int{7, 8, 9}))
	w.Shows("Tabby sees 10 cards. Tap any that is wrong.")
	w.Tap("3: 2")
	w.Tap("4")
	w.Tap("3: 4")
	w.Tap("2")
	w.Tap("5: ?")
	w.Tap("4")
	w.Tap("Keep this deck")
	w.Shows("Still missing")
	w.Drop(w.photo([]int{10, 11, 12}))
	w.Tap("Keep this deck")
	want(t, "message", w.Message(), "Tabby knows “Our cards” now.")
	w.Shows("Cards from a photo", "Our cards")
	d, _ := decks.Named(w.store, "Our cards")
	want(t, "cards", len(d.Faces.Codes()), 13)
}

func TestWhatIsHardlyADeckIsDoubted(t *testing.T) {
	w := begun(t, nil, "Ann", "Ben")
	w.Type("nc")
	w.Tap("Cards from a photo")
	w.Drop(w.photo([]int{0, 1, 2, 3, 4, 5, 6, 7}, []int{8, 9, 10, 11, 12, 13, 14, 15}))
	w.Shows("16 cards", "That’s more kinds of cards than this game has. Leave out anything that isn’t a card.")
	w.Drop(w.photo([]int{5, 5, 5, 5, 5}))
	w.Shows("5 cards", "Most of these look the same. Turn the cards face up.")
	want(t, "kept", len(decks.All(w.store)), 0)
}

func TestADeckGoesToAnotherDeviceAsAFile(t *testing.T) {
	w := walk(t)
	w.knows(13)
	w.settings()
	w.Tap("Decks that Tabby can read")
	w.Tap("Ours")
	w.Tap("Save as a file")
	path := filepath.Join(w.TempDir(), "Ours.tabbydeck")
	w.must(os.WriteFile(path, w.store.handedOut["Ours.tabbydeck"], 0o600))
	w.Tap("Delete it")
	want(t, "message", w.Message(), "“Ours” is deleted.")
	w.ShowsNot("13 cards")
	w.Drop(storage.NewFileURI(path))
	w.Shows("13 cards")
}

func TestPictureWithoutCardsSaysSo(t *testing.T) {
	w := begun(t, nil, "Ann", "Ben")
	w.knows(13)
	text := filepath.Join(t.TempDir(), "photo.jpg")
	w.must(os.WriteFile(text, []byte("a cat"), 0o600))
	film := filepath.Join(t.TempDir(), "film.mp4")
	w.must(os.WriteFile(film, []byte("\x00\x00\x00\x20ftypisom"), 0o600))
	w.Type("n")
	for file, said := range map[fyne.URI]string{
		storage.NewFileURI(text): "Tabby can’t open this picture. Use a JPEG or a PNG.",
		storage.NewFileURI(film): "Tabby can’t open this picture. Use a JPEG or a PNG.",
		w.photo([]int{}):         "Tabby can’t see any cards of this deck. Lay them face up, a little apart, and take the picture again.",
	} {
		w.Drop(file)
		w.Shows(said)
		w.Tap("Got it")
	}
	want(t, "kept", strconv.Itoa(len(decks.All(w.store))), "1")
	w.start(uitest.Phone())
	w.settings()
	w.Drop(w.photo([]int{1}))
	w.Shows("This is a picture. Open the scores of a round, and drop it there.")
}
