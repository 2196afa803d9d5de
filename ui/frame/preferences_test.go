package frame

import (
	"testing"

	"tabby/internal/table/round"
	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
	"tabby/ui/kit/look"
)

func TestMessageSaysWhichPreferenceWasSet(t *testing.T) {
	was := Preferences{Text: 1}
	for _, tt := range []struct {
		change func(*Preferences)
		said   string
	}{
		{func(p *Preferences) { p.Mode = look.Dark }, "Dark theme on."},
		{func(p *Preferences) { p.Mode = look.Light }, "Light theme on."},
		{func(p *Preferences) { p.Mode = look.Contrast }, "High contrast on."},
		{func(p *Preferences) { p.Text = 1.5 }, "Text size: 150%."},
		{func(p *Preferences) { p.Coach = true }, "Coach on."},
		{func(p *Preferences) { p.Still = true }, "Reduced motion on."},
		{func(p *Preferences) { p.Digits = true }, "Very large digits on."},
		{func(p *Preferences) { p.Aloud = true }, "Sums are read aloud."},
		{func(p *Preferences) { p.TimeLimit = round.NoTimeLimit }, "No time limit for looking and snapping."},
		{func(p *Preferences) { p.TimeLimit = round.ExtendedTime }, "Four times as long to look and to snap."},
		{func(p *Preferences) { p.MaySnooze = true }, "The screen may turn off during a game."},
	} {
		now := was
		tt.change(&now)
		expect.Same(t, "the preferences", said(languages.English().Settings, was, now), tt.said)
	}
	for _, tt := range []struct {
		was, now Preferences
		said     string
	}{
		{Preferences{Mode: look.Dark}, Preferences{}, "The theme follows the device."},
		{Preferences{Coach: true}, Preferences{}, "Coach off."},
		{Preferences{TimeLimit: round.NoTimeLimit}, Preferences{}, "Usual time to look and to snap."},
		{Preferences{MaySnooze: true}, Preferences{}, "The screen stays on during a game."},
	} {
		expect.Same(t, "the preferences", said(languages.English().Settings, tt.was, tt.now), tt.said)
	}
}
