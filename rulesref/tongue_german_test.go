package rulesref

import (
	"slices"
	"testing"
)

func TestFormOfAGermanQuery(t *testing.T) {
	for query, want := range map[string]form{
		"Tausch":                            keywords,
		"keine Karten mehr":                 keywords,
		"Darf ich noch einmal hinsehen?":    decision,
		"dürfen wir beide klopfen":          decision,
		"duerfen wir beide klopfen":         decision,
		"ich habe angesagt, darf ich noch":  decision,
		"wenn ich klopfe, gewinne ich dann": decision,
		"wann darf ich ansagen":             account,
		"wie viele Karten bekommt jeder":    account,
		"was zählt ein König":               account,
		"in welcher Reihenfolge geht es":    account,
	} {
		if got := tongueOf("de").search().formOf(query); got != want {
			t.Errorf("%q is of form %d, want %d", query, got, want)
		}
	}
}

func TestUmlautsAreReadHoweverTheyAreTyped(t *testing.T) {
	for typed, want := range map[string]string{
		"spaehen": "spähen", "Spahen": "spähen", "aeussere": "äußere", "äussere": "äußere",
		"fuenf": "5", "fünf": "5", "minus zwoelf": "-12", "negativ zwei": "-2", "Koenig": "könig", "grosse": "große",
	} {
		if got, want := tongueOf("de").search().tokens(typed), tongueOf("de").search().tokens(want); !slices.Equal(got, want) {
			t.Errorf("%q is read as %v, want %v", typed, got, want)
		}
	}
}

func TestFoldedTwiceIsFoldedOnce(t *testing.T) {
	for _, word := range []string{"Queen", "Bäuerin", "neue", "Maße", "Quälerei", "Äußerung"} {
		if once := tongueOf("de").search().fold(word); tongueOf("de").search().fold(once) != once {
			t.Errorf("%s is %q, then %q", word, once, tongueOf("de").search().fold(once))
		}
	}
}

func TestGermanCallIsReadAfterAVerb(t *testing.T) {
	for query, want := range map[string]bool{
		"wann darf ich rat-a-tat cat sagen": true, "ich habe Recall gesagt": true, "er sagt recall": true,
		"spielen wir Recall": false,
	} {
		got := slices.ContainsFunc(tongueOf("de").search().tokens(query), func(w token) bool { return w.group == "call" })
		if got != want {
			t.Errorf("%q is a call: %v, want %v", query, got, want)
		}
	}
}
