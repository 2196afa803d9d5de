package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
)

func TestStoppedTimerDoesNothingEvenWhenItsTimeHasCome(t *testing.T) {
	for _, stopped := range []bool{false, true} {
		queue := make(chan func())
		done := false
		stop := later(0, func() { done = true }, func(f func()) { queue <- f })
		turn := <-queue // its time has come, but the screen is busy
		if stopped {
			stop()
		}
		turn()
		uitest.Want(t, "done", done, !stopped)
	}
}

func TestRegionIsThatOfTheLocale(t *testing.T) {
	for l, want := range map[fyne.Locale]string{"en-US": "US", "de": "", "zh-TW-Hant": "TW"} {
		uitest.Want(t, string(l), region(l), want)
	}
}
