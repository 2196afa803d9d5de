// Package sound has the sounds of a game, as numbers from which the window and the pages of guests
// make the same waves.
package sound

import (
	"encoding/json"
	"math"
)

// A Sound is a sound of a game, for devices that can play it.
type Sound string

// The sounds of a game.
const (
	Silence Sound = ""
	Card    Sound = "card"  // a move was made
	Knock   Sound = "knock" // a round was called
	Stamp   Sound = "stamp" // the call was right
	Purr    Sound = "purr"  // the best of a round, or of a game
	Hiss    Sound = "hiss"  // the call was wrong
)

// A note is heard once or several times in a row. It is loudest at its beginning, and ever softer.
type note struct {
	Hertz float64 // of a pure tone, or 0 for a hiss of all frequencies
	At    float64 // when it begins, in seconds
	Long  float64 // how long it is, in seconds
	Loud  float64 // how loud it begins, from 0 to 1
	Times int     // how often it is heard
	Every float64 // how long from one to the next, in seconds
}

// table has the notes of each sound. Low tones have one that is higher beside them, which small
// loudspeakers can play.
func table() map[Sound][]note {
	return map[Sound][]note{
		Card:  {{880, 0, .05, .2, 1, 0}},
		Knock: {{130, 0, .1, .3, 2, .16}, {390, 0, .05, .1, 2, .16}},
		Stamp: {{98, 0, .18, .4, 1, 0}, {294, 0, .09, .15, 1, 0}, {0, 0, .03, .1, 1, 0}},
		Purr:  {{110, 0, .06, .25, 20, .042}, {220, 0, .05, .12, 20, .042}, {0, 0, .03, .03, 20, .042}},
		Hiss:  {{0, 0, .5, .22, 1, 0}, {0, .05, .3, .12, 1, 0}},
	}
}

// end returns when the note is heard no more, in seconds.
func (n note) end() float64 { return n.At + float64(n.Times-1)*n.Every + n.Long }

// attack is how long a note takes to become loud, in seconds, and faint its loudness at its end.
const (
	attack = .004
	faint  = .001
)

// Wave returns a sound as samples from -1 to 1, at a rate for each second. [Silence] has none.
func (s Sound) Wave(rate int) []float32 {
	notes, long := table()[s], 0.0
	for _, n := range notes {
		long = max(long, n.end())
	}
	wave := make([]float32, int(long*float64(rate)))
	for _, n := range notes {
		for i := range n.Times {
			n.play(wave[int((n.At+float64(i)*n.Every)*float64(rate)):], rate)
		}
	}
	return wave
}

// play adds a note to a wave, from its beginning on.
func (n note) play(wave []float32, rate int) {
	noise, before := uint32(1), 0.0
	for i := range min(len(wave), int(n.Long*float64(rate))) {
		at := float64(i) / float64(rate)
		now := math.Sin(2 * math.Pi * n.Hertz * at)
		if n.Hertz == 0 { // what differs between two numbers has little that is low
			noise = noise*1664525 + 1013904223
			random := float64(noise)/(1<<31) - 1
			now, before = (random-before)/2, random
		}
		wave[i] += float32(n.Loud * min(1, at/attack) * math.Pow(faint, at/n.Long) * now)
	}
}

// Script returns the notes of all sounds as JSON, which a script makes waves of: by the name of a
// sound a list of notes, each as a list of numbers in the order of the fields of note.
func Script() []byte {
	all := map[Sound][][6]float64{}
	for s, notes := range table() {
		for _, n := range notes {
			all[s] = append(all[s], [6]float64{n.Hertz, n.At, n.Long, n.Loud, float64(n.Times), n.Every})
		}
	}
	data, err := json.Marshal(all)
	if err != nil {
		panic(err) // they are numbers
	}
	return data
}
