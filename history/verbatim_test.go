package history

import (
	"os"
	"strings"
	"testing"

	"tabby/internal/testing/must"
)

// TestAFlippedBitMakesNoLineOfAnotherKind flips each bit of each line of an export.
func TestAFlippedBitMakesNoLineOfAnotherKind(t *testing.T) {
	seen := 0
	for line := range strings.Lines(string(must.Get(os.ReadFile("../testdata/hostile/ok-newer-kinds.jsonl")))) {
		if _, is := newerLine([]byte(line)); is {
			seen++
		}
		for i := range 8 * (len(line) - 1) {
			flipped := []byte(line)
			flipped[i/8] ^= 1 << (i % 8)
			if m, is := newerLine(flipped); is {
				t.Errorf("%s became %+v", flipped, m)
			}
		}
	}
	if seen != 2 {
		t.Errorf("%d lines are of another kind", seen)
	}
}

// TestOnlyUnknownFieldsCountAsNewer takes lines about one person.
func TestOnlyUnknownFieldsCountAsNewer(t *testing.T) {
	p := Person{ID: "p", Name: "Ann", Rev: 1}
	const sum = `"rev":1,"sum":"`
	for text, want := range map[string]bool{
		`{"person":{"id":"p","name":"Ann","colour":0,"mark":0},` + sum:            false,
		`{"person":{"id":"p","name":"Ann","colour":0,"mark":0,"photo":1},` + sum:  true,
		`{"by":"x","person":{"id":"p","name":"Ann","colour":0,"mark":0},` + sum:   true,
		`{"person":{"id":"p","name":"Ann","colmur":0,"mark":0},` + sum:            false, // a flipped bit
		`{"person":{"id":"p","name":"Ann","colour":0,"mark":0,"rm -rf":1},` + sum: false,
		`{"person":{"id":"p","name":"Ann","colour":0,"mark":0}, ` + sum:           false,
	} {
		text += p.Sum() + `"}`
		what, err := ParseLine([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if v, is := VerbatimOf([]byte(text), what); is != want || is && (v.Text != text || v.Check() != nil) {
			t.Errorf("%s: %+v, %t", text, v, is)
		}
	}
}
