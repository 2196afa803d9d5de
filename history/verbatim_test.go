package history

import "testing"

// TestOnlyFieldsBesideAllThatIsKnownAreNews takes lines about one person.
func TestOnlyFieldsBesideAllThatIsKnownAreNews(t *testing.T) {
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
