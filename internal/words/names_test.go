package words_test

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/english"
)

// partly is part of what a language says.
var partly = words.Language{
	Tag: "de",
	Cards: words.Cards{CardNames: words.CardNames{
		Cards:  map[string]string{"Peek": "Spähen"},
		Ranks:  map[string]string{"K": "König"},
		Suits:  map[engine.Suit]string{engine.Hearts: "Herz"},
		OfSuit: "%[2]s-%[1]s",
	}},
	Rules: words.Rules{VariantNames: words.VariantNames{
		Variants: map[string]words.Variant{
			"golf-4": {Name: "Golf mit vier Karten", About: "zwei Reihen", Disagree: []string{"eins", "zwei", "drei"}},
			"cabo":   {Special: "Kamikaze!", Play: []string{"zu wenig"}},
		},
		PlainCall: "Schluss", PlainPlay: "Spielt eine Runde.",
	}},
}

func TestCardIsCalledAsTheLanguageCallsIt(t *testing.T) {
	for _, tt := range []struct {
		face       engine.Face
		name, rank string
	}{
		{engine.Face{Code: "P", Name: "Peek", Power: engine.PowerNamed("peek_own")}, "Spähen", "Spähen"},
		{engine.Face{Code: "KH", Name: "King of hearts", Rank: "K", Suit: engine.Hearts}, "Herz-König", "König"},
		{engine.Face{Code: "10H", Name: "10 of hearts", Rank: "10", Suit: engine.Hearts}, "Herz-10", "10"},
		{engine.Face{Code: "-2", Name: "−2", Rank: "−2"}, "−2", "−2"},
		{engine.Face{Code: "X", Name: "Oma"}, "Oma", "Oma"},
		{engine.Face{Code: "XH", Name: "Oma", Suit: engine.Hearts}, "Oma", "Oma"},
	} {
		once := partly.Cards.In(tt.face)
		if twice := partly.Cards.In(once); once.Name != tt.name || twice != once || partly.Cards.Rank(tt.face) != tt.rank {
			t.Errorf("%s is called %q, then %q, and its rank %q", tt.face.Code, once.Name, twice.Name, partly.Cards.Rank(tt.face))
		}
		if plain := english.Words().Cards.In(tt.face); plain != tt.face {
			t.Errorf("in English %s is called %q", tt.face.Code, plain.Name)
		}
	}
}

func TestVariantIsReadAsTheLanguageSaysIt(t *testing.T) {
	golf, _ := engine.Variant("golf-4")
	got := partly.Rules.In(golf)
	if got.Name != "Golf mit vier Karten" || got.About != "zwei Reihen" || got.Disagree[2] != "drei" || got.Hand != golf.Hand {
		t.Errorf("golf is %q, %q, %q", got.Name, got.About, got.Disagree)
	}
	cabo, _ := engine.Variant("cabo")
	if got := partly.Rules.In(cabo); got.Special.Name != "Kamikaze!" || !slices.Equal(got.Play, cabo.Play) {
		t.Errorf("Cabo has %q and is played so: %q", got.Special.Name, got.Play)
	}
	if again, _ := engine.Variant("cabo"); again.Special.Name != "Kamikaze" {
		t.Errorf("the facts of Cabo now say %q", again.Special.Name)
	}
	plain, _ := engine.Variant("any-game")
	if got := partly.Rules.In(plain); got.Call != "Schluss" || got.Play[0] != "Spielt eine Runde." {
		t.Errorf("any other game ends by %q: %q", got.Call, got.Play)
	}
	if got := english.Words().Rules.In(plain); got.Call != "the end" || got.Play[0] != engine.PlainPlay {
		t.Errorf("in English it ends by %q: %q", got.Call, got.Play)
	}
}

// TestAMissingNameIsNamed sees the list of what a language lacks.
func TestAMissingNameIsNamed(t *testing.T) {
	all := unnamed(&partly)
	for _, want := range []string{"de.Cards: Swap", "de.Ranks: Q", "de.Suits: 4", "de.Variants: cabo.About", "de.Variants: cabo.Play", "de.Variants: golf-4.Play"} {
		if found := slices.Contains(all, want); found == (want == "de.Variants: golf-4.Play") {
			t.Errorf("%s is listed: %t; the list is %q", want, found, all)
		}
	}
}

// unnamed returns the names of cards and variants that a language lacks.
func unnamed(l *words.Language) []string {
	var all []string
	lacks := func(table, name string, lack bool) {
		if at := fmt.Sprintf("%s.%s: %s", l.Tag, table, name); lack && !slices.Contains(all, at) {
			all = append(all, at)
		}
	}
	lacks("OfSuit", "", l.Cards.OfSuit == "")
	lacks("PlainCall", "", l.Rules.PlainCall == "")
	lacks("PlainPlay", "", l.Rules.PlainPlay == "")
	for _, r := range engine.Games() {
		v := l.Rules.Variants[r.ID]
		lacks("Variants", r.ID+".About", v.About == "")
		lacks("Variants", r.ID+".Rule", v.Rule == "" && r.Counting != nil && r.Counting.Rule != "")
		lacks("Variants", r.ID+".Editions", len(v.Editions) != len(r.Editions))
		lacks("Variants", r.ID+".Play", len(v.Play) != len(r.Play) && !slices.Equal(r.Play, []string{engine.PlainPlay}))
		lacks("Variants", r.ID+".Effects", len(v.Effects) != len(r.Effects))
		lacks("Variants", r.ID+".Disagree", len(v.Disagree) != len(r.Disagree))
		for _, f := range r.Faces() {
			_, number := strconv.Atoi(f.Rank)
			lacks("Cards", f.Name, f.Rank == "" && l.Cards.Cards[f.Name] == "")
			lacks("Ranks", f.Rank, f.Suit != engine.NoSuit && number != nil && l.Cards.Ranks[f.Rank] == "")
			lacks("Suits", fmt.Sprint(f.Suit), f.Suit != engine.NoSuit && l.Cards.Suits[f.Suit] == "")
		}
	}
	return all
}

func TestUnsaidNamesStayThoseOfTheFacts(t *testing.T) {
	for _, r := range engine.Games() {
		for _, f := range r.Faces() {
			if got := english.Words().Cards.Rank(f); got != f.RankName() {
				t.Errorf("%s is called %q", f.Code, got)
			}
		}
		if got := english.Words().Rules.In(r); got.Name != r.Name || got.About != r.About || cmp.Diff(r.Play, got.Play) != "" {
			t.Errorf("%s is read as %q: %q", r.ID, got.Name, got.About)
		}
	}
}
