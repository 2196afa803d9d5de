package walks_test

import (
	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
	"tabby/ui/kit/cards"
)

// faces returns the codes of the cards that lie open in front.
func (w *walker) faces() []string {
	var open []string
	for _, f := range uitest.All[*cards.Face](w.Front(), nil) {
		open = append(open, f.Face().Code)
	}
	return open
}

// cardKey returns the key of a kind of card where scores are entered card by card.
func (w *walker) cardKey(code string) fyne.Tappable {
	w.Helper()
	keys := uitest.All(w.Front(), func(k *cards.Key) bool { return k.Face().Code == code })
	if len(keys) == 0 {
		w.Fatalf("no card %s can be tapped: %s", code, w.Text())
	}
	return keys[0]
}
