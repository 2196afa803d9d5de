package rulesref

import (
	"slices"
	"testing"
)

func TestFormOfADutchQuery(t *testing.T) {
	for query, want := range map[string]form{
		"Ruil":                           keywords,
		"geen kaarten meer":              keywords,
		"Mag ik nog een keer kijken?":    decision,
		"mogen we allebei kloppen":       decision,
		"mag 't ook met z'n tweeën":      decision,
		"ik heb gemeld, mag ik nog":      decision,
		"als ik klop, win ik dan":        decision,
		"wanneer mag ik melden":          account,
		"hoeveel kaarten krijg je":       account,
		"wat telt een heer":              account,
		"in welke volgorde gaat het":     account,
		"hoe lang mag ik nog meegooien?": account,
	} {
		if got := tongueOf("nl").search().formOf(query); got != want {
			t.Errorf("%q is of form %d, want %d", query, got, want)
		}
	}
}

func TestDutchIsReadHoweverItIsTyped(t *testing.T) {
	for typed, want := range map[string]string{
		"kyken": "kijken", "kĳken": "kijken", "KIJKEN": "kijken", "beeindigen": "beëindigen", "tweeen": "2",
		"met z’n tweeën": "met zn tweeen", "min twaalf": "-12", "zessen": "6", "ruilkaart": "ruil", "mama's": "mamas", "Espia": "espía",
		"één keer": "een keer", "hartenboer": "boer", "Schoppen heer": "zwarte heer",
	} {
		if got, want := tongueOf("nl").search().tokens(typed), tongueOf("nl").search().tokens(want); !slices.Equal(got, want) {
			t.Errorf("%q is read as %v, want %v", typed, got, want)
		}
	}
}

func TestDutchFoldedTwiceIsFoldedOnce(t *testing.T) {
	for _, word := range []string{"Skyjo", "Yaniv", "coördinatie", "BEËINDIGD", "ĳs", "œil", "kijk"} {
		if once := tongueOf("nl").search().fold(word); tongueOf("nl").search().fold(once) != once {
			t.Errorf("%s is %q, then %q", word, once, tongueOf("nl").search().fold(once))
		}
	}
}

func TestDutchCallIsReadAfterAVerb(t *testing.T) {
	for query, want := range map[string]bool{
		"wanneer mag ik rat-a-tat cat zeggen": true, "ik heb recall gezegd": true, "ze roept recall": true, "mag ik recall roepen": true,
		"spelen we Recall": false,
	} {
		got := slices.ContainsFunc(tongueOf("nl").search().tokens(query), func(w token) bool { return w.group == "call" })
		if got != want {
			t.Errorf("%q is a call: %v, want %v", query, got, want)
		}
	}
}
