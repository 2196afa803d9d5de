package words_test

import (
	"fmt"
	"testing"
	"time"

	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestTheClockShowsMinutesAndAtLastSeconds(t *testing.T) {
	for _, tt := range []struct {
		clock scoring.Clock
		want  string
	}{
		{scoring.Clock{}, ""},
		{scoring.Clock{Runs: true, Left: 30 * time.Minute}, "30 min left"},
		{scoring.Clock{Runs: true, Left: 29*time.Minute + time.Second}, "30 min left"},
		{scoring.Clock{Runs: true, Left: 59 * time.Second}, "59 s left"},
		{scoring.Clock{Runs: true, Left: time.Minute, Paused: true}, "1 min left, paused"},
		{scoring.Clock{Runs: true, Up: true}, "Time is up"},
	} {
		expect.Same(t, fmt.Sprintf("%+v", tt.clock), say.TimeLeft(tt.clock), tt.want)
	}
}
