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
