package words_test

import (
	"fmt"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

func TestEveryHouseRuleHasWords(t *testing.T) {
	values := map[string][]string{} // that have words, by their house rule
	for _, key := range languages.Source().Keys {
		if rest, house := strings.CutPrefix(key, "rules_house_"); house {
			rule, text, _ := strings.Cut(rest, "_")
			value, _ := strings.CutPrefix(text, "values_")
			values[rule] = append(values[rule], value)
		}
	}
	if len(values) > len(engine.HouseRules()) {
		t.Error("there are words for house rules nobody knows")
	}
	for _, r := range engine.HouseRules() {
		title, line := en.Rules.HouseTitle(string(r.Key)), en.Rules.HouseLine(string(r.Key))
		if title == "" || !strings.HasSuffix(line, ".") || len(line) > 80 {
			t.Errorf("%s is called %q and explained as %q", r.Key, title, line)
		}
		possible := map[string]bool{"title": true, "line": true}
		for _, v := range append([]engine.Value{engine.None, "0", "1", "2", "3"}, r.Words...) {
			possible[words.Identifier(string(v))] = r.Key.Rule().Check(v) == nil
		}
		for _, v := range r.Words {
			if en.Rules.HouseValues(string(r.Key), string(v)) == "" {
				t.Errorf("%s has no words for %q", r.Key, v)
			}
		}
		for _, v := range values[words.Identifier(string(r.Key))] {
			if !possible[v] {
				t.Errorf("%s has words for %q, which it cannot be", r.Key, v)
			}
		}
	}
}

func TestEveryValueOfAHouseRuleIsWorded(t *testing.T) {
	for _, c := range []struct {
		key   engine.Key
		value engine.Value
		said  string
	}{
		{engine.Minutes, "30", "30 minutes"},
		{engine.Rounds, "1", "1 round"},
		{engine.SnapPenalty, "0", "nothing"},
		{engine.Younger, engine.On, "yes"},
		{engine.AddedPowerCards, "7=peek_own,8=draw_two", "7: peek at a card of your own, 8: draw two"},
		{engine.DeckRule, "home made", "home made"},
		{"unheard_of", "3", "3"},
	} {
		expect.Same(t, fmt.Sprintf("%s %s", c.key, c.value), say.Value(c.key, c.value), c.said)
	}
	expect.Same(t, "an unknown rule is called", say.House(engine.HouseRule{Key: "unheard_of"}).Title, "unheard_of")
}

func TestNamesAndPlacesInWords(t *testing.T) {
	for want, names := range map[string][]string{"": nil, "Ann": {"Ann"}, "Ann and Ben": {"Ann", "Ben"}, "Ann, Ben and Cy": {"Ann", "Ben", "Cy"}} {
		expect.Same(t, "said", say.Joined(names), want)
	}
	for n, want := range map[int]string{1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 11: "11th", 12: "12th", 13: "13th", 21: "21st", 112: "112th"} {
		expect.Same(t, "said", en.Place(n), want)
	}
}
