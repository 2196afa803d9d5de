package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/expect"
)

func TestRegionIsThatOfTheLocale(t *testing.T) {
	for l, want := range map[fyne.Locale]string{"en-US": "US", "de": "", "zh-TW-Hant": "TW"} {
		expect.Same(t, string(l), region(l), want)
	}
}

// TestTheFirstWindowFitsALowScreen leaves room for a title above the window and a bar at the edge of the screen.
func TestTheFirstWindowFitsALowScreen(t *testing.T) {
	const screen, around = 800, 100
	if high := firstSize().Height; high > screen-around {
		t.Errorf("the first window is %v pixels high: its main button is out of sight", high)
	}
}
