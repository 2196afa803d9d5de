package spaces

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"tabby/engine"
	"tabby/internal/devices/handover"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/serve"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
)

// restart lets another server answer, of which nothing is open.
func (w *town) restart() {
	w.stop()
	w.start()
}

func TestStrangersCostAFamilyNothing(t *testing.T) {
	w, keys := newTown(t, "millers")
	w.from = "10.0.0.66"
	many := assault.Times(300, 300, 20_000)
	counted := map[int]int{}
	for n := range many {
		counted[w.ask([]string{"", "made-up"}[n%2], "/s/millers/", nil).status]++
	}
	if counted[http.StatusTooManyRequests] == 0 {
		t.Errorf("a flood without a key is answered %v", counted)
	}
	w.from = "10.0.0.1"
	for range 4 {
		w.answers(w.ask(keys["millers"], "/s/millers/", nil), http.StatusOK, "") // meanwhile
	}
	assault.Tried(t, many, assault.Tricks)
}

// TestAFloodDoesNotLearnWhichSpacesThereAre compares every answer of a flood, at a space and
// where there is none.
func TestAFloodDoesNotLearnWhichSpacesThereAre(t *testing.T) {
	w, keys := newTown(t, "millers")
	game := w.begin("millers", keys["millers"], "Ann", "Ben").Game
	w.restart()
	many := assault.Times(200, 200, 5000)
	asks := map[string]func(space string) reply{
		"without a key":    func(space string) reply { return w.ask("", "/s/"+space+"/", nil) },
		"with a wrong key": func(space string) reply { return w.ask("wrong", "/s/"+space+"/", nil) },
		"at the form":      func(space string) reply { return w.ask("", "/s/"+space+"/key", url.Values{"key": {"wrong"}}) },
		"at a table": func(space string) reply {
			return w.post("/s/"+space+"/games/"+game+"/table/join", `{"key":"abcdefgh.sit.0123456789012345678901"}`)
		},
	}
	for how, ask := range asks {
		var answers [2][]int
		for i, space := range []string{"millers", "nobody"} {
			w.from = fmt.Sprint("10.", i, ".0.", len(how))
			for range many {
				answers[i] = append(answers[i], ask(space).status)
			}
		}
		if !slices.Equal(counts(answers[0]), counts(answers[1])) {
			t.Errorf("%s, a space is answered %v, and none %v", how, counts(answers[0]), counts(answers[1]))
		}
	}
	if spaces, tables := w.open(); spaces+tables != 0 || len(w.server.open) != 0 {
		t.Errorf("strangers have opened %d spaces and %d tables, %d records", spaces, tables, len(w.server.open))
	}
	assault.Tried(t, 8*many, assault.Tricks)
}

// counts returns the first answers, before the clock has a say in how many there are.
func counts(statuses []int) []int { return slices.Compact(slices.Clone(statuses[:120])) }

// TestAnswerTakesAsLongIfThereIsNoSpace compares medians, since a machine has other work.
func TestAnswerTakesAsLongIfThereIsNoSpace(t *testing.T) {
	w, keys := newTown(t, "millers")
	game := w.begin("millers", keys["millers"], "Ann", "Ben").Game
	w.restart()
	ask := func(n int, space string) time.Duration {
		w.from = fmt.Sprintf("10.%d.%d.%d", len(space), n/250, n%250)
		began := time.Now()
		w.post("/s/"+space+"/games/"+game+"/table/join", `{"key":"abcdefgh.sit.0123456789012345678901"}`)
		w.ask("wrong", "/s/"+space+"/", nil)
		return time.Since(began)
	}
	var there, not []time.Duration
	for n := range assault.Times(200, 200, 5000) {
		there, not = append(there, ask(n, "millers")), append(not, ask(n, "nobodies"))
	}
	slices.Sort(there)
	slices.Sort(not)
	if a, b := there[len(there)/2], not[len(not)/2]; a > 2*b || b > 2*a {
		t.Errorf("an answer takes %v where there is a space, and %v where there is none", a, b)
	}
}

func TestWrongKeysAreSlowedHoweverTheyAreShown(t *testing.T) {
	w, keys := newTown(t, "millers")
	for n, show := range []func(r *http.Request, key string){
		func(r *http.Request, key string) { r.Header.Set("Authorization", "Bearer "+key) },
		func(r *http.Request, key string) { r.AddCookie(&http.Cookie{Name: cookie, Value: key}) },
	} {
		w.from = fmt.Sprint("10.0.0.", n)
		ask := func(key string) reply {
			r := must.Get(http.NewRequest("GET", w.http.URL+"/s/millers/", nil))
			show(r, key)
			return w.do(r)
		}
		for range serve.TriesBurst {
			ask("wrong")
		}
		w.answers(ask("wrong"), http.StatusUnauthorized, "oo many wrong keys")
		w.answers(ask(keys["millers"]), http.StatusOK, "")
	}
}

func TestWrongTokensOfATableAreSlowed(t *testing.T) {
	w, keys := newTown(t, "millers")
	codes := w.begin("millers", keys["millers"], "Ann", "Ben")
	at := "ws" + strings.TrimPrefix(w.http.URL, "http") + "/s/millers/games/" + codes.Game + "/table/live"
	for n := 0; ; n++ {
		conn, r, err := websocket.Dial(t.Context(), at, nil)
		if err != nil && r != nil && r.StatusCode == http.StatusTooManyRequests {
			return
		}
		if err != nil || n > 1000 {
			t.Fatalf("connection %d with a wrong token: %v", n, err)
		}
		_ = conn.Write(t.Context(), websocket.MessageText, fmt.Appendf(nil, `{"tabby":%d,"token":"made.up.token"}`, wire.Version))
		_, _, _ = conn.Read(t.Context()) // it is refused
		_ = conn.CloseNow()
	}
}

// TestCodesOfAnOlderTabbyStillOpenTheirTables has no files with the tags of tables.
func TestCodesOfAnOlderTabbyStillOpenTheirTables(t *testing.T) {
	w, keys := newTown(t, "millers")
	sit := w.begin("millers", keys["millers"], "Ann", "Ben").Sit
	w.stop()
	must.Do(t, os.RemoveAll(filepath.Join(w.dir, "millers", "codes")))
	w.start()
	hosttest.Join(t, strings.Replace(sit, sit[:strings.Index(sit, "/s/")], w.http.URL, 1))
	if files, err := os.ReadDir(filepath.Join(w.dir, "millers", "codes")); err != nil || len(files) != 1 {
		t.Errorf("the codes are not known from then on: %v, %v", files, err)
	}
}

func TestPathsThatLeaveASpaceOpenNothing(t *testing.T) {
	w, keys := newTown(t, "millers")
	w.begin("millers", keys["millers"], "Ann", "Ben")
	for _, game := range []string{"..%2f..%2fmillers%2fspace.json", "%2e%2e", ".", "..%2fspace.json", strings.Repeat("a", 300)} {
		if got := w.post("/s/millers/games/"+game+"/table/join", `{"key":"{.sit.x"}`); got.status == http.StatusOK {
			t.Errorf("%s is answered %d %s", game, got.status, got.body)
		}
	}
}

func TestACustomGameIsBegunByItsLinkAndThenByItsName(t *testing.T) {
	w, keys := newTown(t, "millers")
	own := engine.CustomGame{Name: "Zoo", Players: engine.Pair{2, 3}}.Canonical()
	definition := must.Get(json.Marshal(own))
	begin := func(variant, link string) reply {
		return w.ask(keys["millers"], "/s/millers/games", url.Values{"variant": {variant}, "link": {link}, "names": {"Ann, Ben"}})
	}
	link := handover.CustomGameLink("https://a.b/", definition)
	for _, tt := range []struct {
		variant, link string
		status        int
	}{
		{own.Variant(), "", http.StatusUnprocessableEntity},
		{"rat-a-tat-cat", link[:len(link)-4], http.StatusUnprocessableEntity},
		{"rat-a-tat-cat", link, http.StatusSeeOther},
		{own.Variant(), "", http.StatusSeeOther},
	} {
		if got := begin(tt.variant, tt.link); got.status != tt.status {
			t.Errorf("%+v is answered %d %s", tt, got.status, got.body)
		}
	}
	page := w.ask(keys["millers"], "/s/millers/", nil).body
	if strings.Count(page, `value="`+own.Variant()+`"`) != 1 || strings.Count(page, "Zoo") != 3 {
		t.Errorf("the page has not Zoo once to choose and in two running games: %s", page)
	}
}
