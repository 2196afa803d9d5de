package engine_test

import (
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

const grandmas = `{"tabby_game":1,"name":"Grandma's Cabo","word":"Cabo","players":[2,8],
 "deck":[["0",0,2],["1",1,4],["12",12,4],["13",13,2]],"hand":[4],"changes":true,
 "special":{"name":"Kamikaze","cards":["12","12","13","13"],"own":0,"others":50},
 "house":{"end":"threshold_ends","threshold_cmp":"exceed","right_call":"zero","wrong_call_penalty":10,
          "falls":"100=50*1","first_turn":"winner"}}`

// factsOf returns the facts of a custom game.
func factsOf(t *testing.T, text []byte) engine.Rules {
	t.Helper()
	g := must.Get(engine.ParseCustomGame(text))
	return must.Get(g.Rules())
}

func TestACustomGameHasTheFactsThatWereRead(t *testing.T) {
	r := factsOf(t, []byte(grandmas))
	tab := must.Get(r.With(nil))
	if !r.Kept || r.Name != "Grandma's Cabo" || r.Call != "Cabo" || !r.LineChanges || !r.Spares() {
		t.Errorf("the facts are %+v", r)
	}
	expect.Same(t, "a score", tab.Score(), engine.Range{Min: 0, Max: 4 + 48 + 26})
	if tab.Value(engine.RightCall) != engine.CountsZero || tab.Number(engine.Threshold) != 100 {
		t.Error("it is not played by its house rules")
	}
}

func TestTheIDOfAGameFollowsFromItsFacts(t *testing.T) {
	g, _ := engine.ParseCustomGame([]byte(grandmas))
	id := g.Canonical().ID
	same := g
	same.Name, same.Note, same.Wins = "Cabo as at Ann's", "Nobody peeks.", "lowest"
	if same.Canonical().ID != id || !strings.HasPrefix(g.Canonical().Variant(), "own-") {
		t.Error("a name, a note or a default makes it another game")
	}
	other := g
	other.Changes = false
	if other.Canonical().ID == id {
		t.Error("another game has its ID")
	}
	back, err := engine.ParseCustomGame(must.Get(json.Marshal(g.Canonical())))
	if err != nil || string(must.Get(json.Marshal(back))) != string(must.Get(json.Marshal(g.Canonical()))) {
		t.Errorf("it comes back as %+v, %v", back, err)
	}
	other.ID = id
	expect.Error(t, "a game with the ID of another", expect.ErrorOf(other.Rules()), engine.ErrGameValue)
}

// TestAGameMayHaveBeenMadeWithOtherDefaults reads one whose ID is made from what is the default
// by now.
func TestAGameMayHaveBeenMadeWithOtherDefaults(t *testing.T) {
	const facts = `{"tabby_game":1,"players":[2,8],"house":{"rounds":9}}`
	sum := sha256.Sum256([]byte(facts))
	id := strings.ToLower(base32.StdEncoding.EncodeToString(sum[:10]))
	g := must.Get(engine.ParseCustomGame([]byte(strings.Replace(facts, `"players"`, `"name":"Ours","id":"`+id+`","players"`, 1))))
	if r, err := g.Rules(); err != nil || r.ID != "own-"+id || g.Canonical().ID == id {
		t.Errorf("it is %s, %v, and now %s", r.ID, err, g.Canonical().ID)
	}
}

func TestAGameThatCannotBeComputedIsRefusedByItsField(t *testing.T) {
	var faces []string
	for i := range 65 {
		faces = append(faces, fmt.Sprintf(`["%d",1,1]`, i))
	}
	for _, tt := range []struct {
		fields string // beside the name and the players
		reason error
		names  string // a field or a house rule
	}{
		{`"colour":3`, engine.ErrGameField, "colour"},
		{`"Wins":"highest"`, engine.ErrGameField, "Wins"},
		{`"tabby_game":2`, engine.ErrNewerGame, "tabby_game"},
		{`"wins":"teams"`, engine.ErrGameValue, "wins"},
		{`"wins":null`, engine.ErrGameValue, "wins"},
		{`"caller":"maybe"`, engine.ErrGameValue, "caller"},
		{`"tie_breaks":["caller","caller"]`, engine.ErrGameValue, "tie_breaks"},
		{`"players":[1,4]`, engine.ErrGameValue, "players"},
		{`"players":[2,11]`, engine.ErrGameValue, "players"},
		{`"players":[2,3,4]`, engine.ErrGameValue, "players"},
		{`"players":[4,3]`, engine.ErrGameOrder, "players"},
		{`"name":" "`, engine.ErrGameText, "name"},
		{`"name":"a\u202eb"`, engine.ErrGameText, "name"},
		{`"name":"` + strings.Repeat("x", 41) + `"`, engine.ErrGameText, "name"},
		{`"note":"` + strings.Repeat("x", 2001) + `"`, engine.ErrGameText, "note"},
		{`"score":[0,100000]`, engine.ErrGameValue, "score"},
		{`"score":[6,5]`, engine.ErrGameOrder, "score"},
		{`"score":[0,0]`, engine.ErrGameOrder, "score"},
		{`"deck":"standard53"`, engine.ErrGameValue, "deck"},
		{`"deck":[],"hand":[1]`, engine.ErrGameFaces, "deck"},
		{`"deck":[["1",1,1,1]],"hand":[1]`, engine.ErrGameValue, "deck"},
		{`"deck":[["1",1,9],["1",1,9]],"hand":[1]`, engine.ErrGameCard, "deck"},
		{`"deck":[["one more",1,9]],"hand":[1]`, engine.ErrGameCard, "deck"},
		{`"deck":[["1",100,9]],"hand":[1]`, engine.ErrGameCard, "deck"},
		{`"deck":[["1",1,0]],"hand":[1]`, engine.ErrGameCard, "deck"},
		{`"deck":[["1",99,99],["2",2,99],["3",3,99],["4",4,99],["5",5,5]],"hand":[1]`, engine.ErrGameCards, "deck"},
		{`"deck":[` + strings.Join(faces, ",") + `],"hand":[1]`, engine.ErrGameFaces, "deck"},
		{`"deck":"standard52"`, engine.ErrGameHand, "hand"},
		{`"deck":"standard52","hand":[25]`, engine.ErrGameHand, "hand"},
		{`"deck":"standard52","hand":[-1,4]`, engine.ErrGameHand, "hand"},
		{`"deck":[["1",1,7]],"hand":[4]`, engine.ErrGameHands, "hand"},
		{`"hand":[4]`, engine.ErrGameNoDeck, "hand"},
		{`"grid":[2,2]`, engine.ErrGameNoDeck, "grid"},
		{`"special":{"name":"Royal","cards":["KH"],"own":0}`, engine.ErrGameNoDeck, "special"},
		{`"special":{"name":"Royal","own":1000}`, engine.ErrGameValue, "special"},
		{`"special":{"name":"Royal","own":0,"thirds":2}`, engine.ErrGameField, "thirds"},
		{`"special":{"name":"","own":0}`, engine.ErrGameText, "special"},
		{`"deck":[["9",9,2],["1",1,9]],"hand":[4],"special":{"name":"Nines","cards":["9","9","9"],"own":0}`, engine.ErrGameSpecial, "special"},
		{`"deck":[["9",9,20]],"hand":[5],"grid":[2,3]`, engine.ErrGameGrid, "grid"},
		{`"deck":[["9",9,20]],"hand":[6,3],"grid":[2,3]`, engine.ErrGameGrid, "grid"},
		{`"deck":[["9",9,20]],"hand":[6],"grid":[2,3],"changes":true`, engine.ErrGameGrid, "grid"},
		{`"house":{"teams":2}`, engine.ErrGameField, "house"},
		{`"house":{"end":"never"}`, engine.ErrGameValue, "house"},
		{`"house":{"threshold":100000}`, engine.ErrGameValue, "house"},
		{`"house":{"grid_minus":true}`, engine.ErrGameField, "house"},
		{`"caller":"no","house":{"right_call":"zero"}`, engine.ErrGameField, "house"},
		{`"wins":"highest","house":{"end":"elimination"}`, engine.ErrRules, "end"},
		{`"wins":"highest","house":{"right_call":"zero"}`, engine.ErrRules, "right_call"},
		{`"wins":"highest","house":{"best_counts":"one"}`, engine.ErrRules, "best_counts"},
		{`"wins":"highest","house":{"wrong_call_penalty":"double"}`, engine.ErrRules, "wrong_call_penalty"},
		{`"wins":"highest","house":{"call_at_most":5}`, engine.ErrRules, "call_at_most"},
		{`"house":{"best_counts":"one","right_call_less":3}`, engine.ErrRules, "best_counts"},
		{`"house":{"best_counts":"one"},"tie_breaks":["caller"]`, engine.ErrRules, "best_counts"},
		{`"house":{"best_counts":"one"},"special":{"name":"Royal","own":0,"others":9}`, engine.ErrRules, "best_counts"},
		{`"house":{"wrong_call_plus":5}`, engine.ErrRules, "wrong_call_plus"},
		{`"house":{"falls":"50=100"}`, engine.ErrRules, "falls"},
	} {
		var said engine.Refusal
		_, err := engine.ParseCustomGame(ownWith(t, tt.fields))
		if !errors.As(err, &said) || said.Reason != tt.reason || tt.names != said.Field && tt.names != string(said.Key) {
			t.Errorf("%.60s: %v, want %v of %s", tt.fields, err, tt.reason, tt.names)
		}
		if tt.reason != engine.ErrNewerGame && !errors.Is(err, engine.ErrRules) {
			t.Errorf("%.60s: %v is no wrong rule", tt.fields, err)
		}
	}
}

func TestASpecialHandMayLeaveTheOthersAsTheyAre(t *testing.T) {
	r := factsOf(t, ownWith(t, `"special":{"name":"Royal","own":0,"others":null}`))
	if r.Special == nil || r.Spares() {
		t.Errorf("the special hand is %+v", r.Special)
	}
}

func TestARoundMayAlwaysCountTheSame(t *testing.T) {
	for _, n := range []int{5, -5} {
		r := factsOf(t, ownWith(t, fmt.Sprintf(`"score":[%d,%d]`, n, n)))
		expect.Same(t, "a round", (engine.Ruleset{Rules: r}).Score(), engine.Range{Min: n, Max: n})
	}
}

// ownWith returns a game with a name and players, unless the fields have their own.
func ownWith(t *testing.T, fields string) []byte {
	t.Helper()
	all := map[string]json.RawMessage{"name": json.RawMessage(`"Ours"`), "players": json.RawMessage(`[2,8]`)}
	must.Do(t, json.Unmarshal([]byte("{"+fields+"}"), &all))
	return must.Get(json.Marshal(all))
}

func TestStandardCardsHaveTheirNames(t *testing.T) {
	for deck, size := range map[string]int{"standard52": 52, "standard54": 54, "standard104": 104, "standard108": 108} {
		tab, err := factsOf(t, ownWith(t, `"deck":"`+deck+`","hand":[4]`)).With(nil)
		if points, bad := tab.Hand("AS", "10H", "KD", "2C"); points != 23 || tab.Deck().Size() != size || errors.Join(err, bad) != nil {
			t.Errorf("%s has %d cards, and a hand counts %d, %v", deck, tab.Deck().Size(), points, errors.Join(err, bad))
		}
	}
}

func TestALongGameIsRefusedWhateverItsNote(t *testing.T) {
	var cards []string
	for i := range 64 {
		cards = append(cards, fmt.Sprintf(`["card%04d",12,1]`, i))
	}
	deck := `"hand":[1],"deck":[` + strings.Join(cards, ",") + `]`
	long := ownWith(t, deck+`,"special":{"name":"Royal","cards":["`+strings.Join(slices.Repeat([]string{"card0001"}, 24), `","`)+`"],"own":0}`)
	expect.Error(t, "too large a game", expect.ErrorOf(engine.ParseCustomGame(long)), engine.ErrGameSize)
	if _, err := engine.ParseCustomGame(ownWith(t, `"note":"`+strings.Repeat("é", 2000)+`"`)); err != nil {
		t.Errorf("with a note: %v", err)
	}
}

func TestACustomGameCanBeWithoutPoints(t *testing.T) {
	said := engine.CustomGame{
		Name: "Chess", Players: engine.Pair{2, 2}, Wins: engine.OwnWinsRounds, Caller: "must", Score: &engine.Pair{0, 50},
		House: engine.House{engine.BestCounts: engine.CountsOne, engine.End: engine.EndOpen},
	}
	r := must.Get(said.Rules())
	if !r.NoPoints || r.Calling != engine.NoCall || r.Bounds != (engine.Range{Min: 0, Max: 1}) {
		t.Errorf("%+v", r)
	}
	plain := engine.CustomGame{Name: "Draughts", Players: engine.Pair{2, 2}, Wins: engine.OwnWinsRounds, House: engine.House{engine.End: engine.EndOpen}}
	expect.Same(t, "what counts points makes no other game of it", said.Canonical().ID, plain.Canonical().ID)
	again := engine.CustomGameLike(must.Get(r.With(nil)))
	expect.Same(t, "as it is when it is changed", must.Get(again.Rules()).NoPoints, true)
}
