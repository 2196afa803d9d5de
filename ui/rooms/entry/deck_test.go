package entry

import (
	"testing"

	"fyne.io/fyne/v2"
	"pgregory.net/rapid"
)

func TestNoCardIsAloneInALine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, most := rapid.IntRange(2, 30).Draw(t, "cards"), rapid.IntRange(3, mostColumns).Draw(t, "in a line")
		lines, left := even(make([]fyne.CanvasObject, n), most), n
		for _, line := range lines {
			if len(line) < 2 || len(line) > most || len(line) > len(lines[0]) {
				t.Errorf("a line of %d, and the first of %d", len(line), len(lines[0]))
			}
			left -= len(line)
		}
		if least := (n + most - 1) / most; left != 0 || len(lines) != least {
			t.Errorf("%d cards are left out of %d lines, of which %d are needed", left, len(lines), least)
		}
	})
}
