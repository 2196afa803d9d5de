package history_test

import (
	"encoding/json"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
)

// settings are kept in memory.
type settings map[string]string

func (s settings) Setting(key string) string { return s[key] }

func (s settings) do(in history.Set) { s[in.Key] = in.Value }

type wish struct {
	Text  float32
	Still bool
}

func TestPrefIsReadAsItWasSaved(t *testing.T) {
	const p = history.Pref[wish]("wish")
	for _, tt := range []struct {
		name, kept string
		want       wish
	}{
		{"none", "", wish{Text: 1}},
		{"of this version", `{"Text":1.5,"Still":true}`, wish{1.5, true}},
		{"of a newer version, with a field of another kind", `{"Text":"large","Still":true}`, wish{1, true}},
		{"damaged", `{"Text":1.5`, wish{Text: 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			expect.Same(t, "the wish", p.Of(settings{"wish": tt.kept}, wish{Text: 1}), tt.want)
		})
	}
	s := settings{}
	s.do(p.To(wish{2, true}))
	expect.Same(t, "what is kept and read", p.Of(s, wish{}), wish{2, true})
}

type deck struct {
	Name  string
	Cards int
}

func TestCollectionKeepsWhatItCannotRead(t *testing.T) {
	decks := history.Collection[deck]{Key: "decks", Name: "Name", Read: func(kept []byte) (d deck, err error) {
		return d, json.Unmarshal(kept, &d)
	}}
	s := settings{"decks": `[{"Name":"newer","Cards":"many"},"?"]`}
	s.do(decks.With(s, "ours", deck{"ours", 52}))
	s.do(decks.With(s, "theirs", deck{"theirs", 54}))
	s.do(decks.With(s, "ours", deck{"ours", 54}))
	expect.Same(t, "the decks, the latest first", decks.All(s), []deck{{"ours", 54}, {"theirs", 54}})
	s.do(decks.Without(s, "ours"))
	expect.Same(t, "what is kept", s["decks"], `[{"Name":"theirs","Cards":54},{"Name":"newer","Cards":"many"},"?"]`)
	s.do(decks.Without(s, "newer"))
	expect.Same(t, "what is kept without a deck that cannot be read", s["decks"], `[{"Name":"theirs","Cards":54},"?"]`)
}
