package words_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"tabby/internal/words/english"
)

// byChance are the texts that mean several things, or stand in places of another kind, and are
// equal in English alone. Each has a reason.
var byChance = map[string]string{
	"Games.Title Statistics.AllGames":               "a title; and a choice among games",
	"Statistics.AveragePlace Statistics.PlaceBelow": "a line of a list; and small below a number",
	"Statistics.BestRound Statistics.RoundBelow":    "a line of a list; and small below a number",
	"Deck.Draw Play.DrawOne":                        "a button; and what a player is asked to do",
	"Guests.Scores.Name Visit.EnterScores":          "a way to take part; and a button",
	"Guests.GoOn Home.GoOn":                         "letting others in; and playing",
	"Shell.Keys Start.StartScript.Keys":             "the keys of a keyboard; and what takes them",
	"Paper.Nobody Play.Nobody":                      "who won; and who has a card that matches",
	"Home.OnTheTable Rulebook.OnTable":              "a game that is played; and a card that lies there",
	"Guests.Stop Shell.Stop":                        "letting others in; and work",
	"Charts.Total Table.TotalRow":                   "an axis, which has little room; and a row",
	"Charts.Round Pages.Round":                      "an axis, which has little room; and a column",
	"Charts.Rating Statistics.Rating":               "an axis, which has little room; and a line of a list",
	"Charts.Game Server.Game Storage.Game":          "an axis; what is played; and what a file has",
	"Pages.Totals Storage.Totals":                   "of the rounds so far; and those of a sheet of paper",
	"Common.Deal Setup.Deal":                        "a button that deals cards; and one that makes a player the dealer",
	"Common.More Kit.More":                          "opens a menu; and adds one",
	"Deck.You Visit.You":                            "who learns; and by whom a score was entered",
}

// briefly are what has its texts where there is no room for others, or beside others alone: lists
// of keys, what a tour points at, and heads of columns.
var briefly = []string{"Shell.KeyHelp", "Shell.Tour", "Head"}

// texts adds the texts of a value by what they say, without capitals and signs at their ends: the
// names under which each stands.
func texts(v reflect.Value, name string, all map[string][]string) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			texts(v.Field(i), strings.TrimPrefix(name+"."+v.Type().Field(i).Name, "."), all)
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			texts(v.Index(i), name, all)
		}
	case reflect.String:
		text := strings.ToLower(strings.Trim(v.String(), " .,:;?…–"))
		short := slices.ContainsFunc(briefly, func(b string) bool { return strings.HasPrefix(name, b) || strings.HasSuffix(name, b) })
		if text != "" && !short && !slices.Contains(all[text], name) {
			all[text] = append(all[text], name)
		}
	}
}

func TestNothingIsSaidTwice(t *testing.T) {
	all, excused := map[string][]string{}, map[string]bool{}
	texts(reflect.ValueOf(*english.Words()), "", all)
	for text, names := range all {
		together := strings.Join(names, " ")
		if excused[together] = true; len(names) > 1 && byChance[together] == "" {
			t.Errorf("%q is said twice: %s", text, together)
		}
	}
	for names := range byChance {
		if !excused[names] {
			t.Errorf("%s are not equal any more: take them off the list", names)
		}
	}
}

func TestTextThatIsSaidTwiceIsSeen(t *testing.T) {
	all := map[string][]string{}
	texts(reflect.ValueOf(struct {
		A, B    string
		C       struct{ D, Head string }
		KeyHelp [2]string
	}{A: "Who plays", B: "who", C: struct{ D, Head string }{"Who plays?", "who"}}), "", all)
	if got := all["who plays"]; !slices.Equal(got, []string{"A", "C.D"}) || len(all["who"]) != 1 {
		t.Errorf("found %q", all)
	}
}
