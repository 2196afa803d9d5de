package walks_test

import (
	"testing"

	"tabby/internal/testing/expect"

	"fyne.io/fyne/v2"
)

// A speakingStore is the store of a machine with a voice.
type speakingStore struct {
	*memoryStore
	said []string
}

func (*speakingStore) CanSpeak() bool      { return true }
func (s *speakingStore) Speak(text string) { s.said = append(s.said, text) }

func TestStandingsAndSumsAreSaidWhereThereIsAVoice(t *testing.T) {
	w := walk(t)
	voice := &speakingStore{memoryStore: w.store}
	w.opens = voice
	w.begin(to100, "Ann", "Ben")
	w.round(5, 16)
	w.more("Read the scores aloud")
	w.Shortcut(ctrl(fyne.KeyComma))
	w.Tap("Read sums aloud")
	w.Tap("Back")
	w.round(9, 12)
	want := []string{
		"Ann leads with 5. Ben has 16. Ben deals. Ann cuts and begins.",
		"Ann: 5 and 9 is 14. Ben: 16 and 12 is 28. Ann leads with 14. Ann deals. Ben cuts and begins.",
	}
	expect.Same(t, "said", voice.said, want)
}

func TestNothingIsOfferedWhereNothingCanSpeak(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.Tap("More")
	w.ShowsNot("Read the scores aloud")
	w.Press(fyne.KeyEscape)
	w.Shortcut(ctrl(fyne.KeyComma))
	w.ShowsNot("Read sums aloud")
	w.Shows("Very large digits")
}
