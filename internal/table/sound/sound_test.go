package sound_test

import (
	"encoding/json"
	"testing"

	"tabby/internal/table/sound"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// all are the sounds that can be heard.
var all = []sound.Sound{sound.Card, sound.Knock, sound.Stamp, sound.Purr, sound.Hiss}

func TestEverySoundIsShortAndNotTooLoud(t *testing.T) {
	const rate = 8000
	for _, s := range all {
		wave, most := s.Wave(rate), float32(0)
		for _, v := range wave {
			most = max(most, v, -v)
		}
		if seconds := float64(len(wave)) / rate; seconds < .04 || seconds > 1 {
			t.Errorf("%q is %v s long", s, seconds)
		}
		if most < .1 || most > .8 {
			t.Errorf("%q is as loud as %v", s, most)
		}
		if first, last := wave[0], wave[len(wave)-1]; max(first, -first, last, -last) > .01 {
			t.Errorf("%q begins at %v and ends at %v: that clicks", s, first, last)
		}
	}
	if got := sound.Silence.Wave(rate); len(got) > 0 {
		t.Errorf("silence has %d samples", len(got))
	}
}

func TestAScriptHasTheNotesOfEverySound(t *testing.T) {
	var notes map[sound.Sound][][]float64
	must.Do(t, json.Unmarshal(sound.Script(), &notes))
	for _, s := range all {
		if len(notes[s]) == 0 || len(notes[s][0]) != 6 {
			t.Errorf("%q has the notes %v", s, notes[s])
		}
	}
	expect.Same(t, "sounds of a script", len(notes), len(all))
}
