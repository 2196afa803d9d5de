package ui

import (
	"testing"

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
