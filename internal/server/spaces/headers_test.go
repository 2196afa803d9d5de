package spaces

import (
	"net/http"
	"strings"
	"testing"

	"tabby/internal/devices/serve"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/headers"
	"tabby/internal/testing/must"
)

// TestEveryAnswerIsProtected asks every path of a family for every kind of answer. What a family sees is
// kept by no browser and no proxy.
func TestEveryAnswerIsProtected(t *testing.T) {
	w, keys := newTown(t, "millers")
	key := keys["millers"]
	game := "/s/millers/games/" + w.begin("millers", key, "Ann", "Ben").Game
	ask := func(call, body, header string, status int, private bool) {
		t.Helper()
		method, path, _ := strings.Cut(call, " ")
		r := must.Get(http.NewRequest(method, w.http.URL+path, strings.NewReader(body)))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		if name, value, has := strings.Cut(header, ": "); name == "Host" {
			r.Host = value
		} else if has {
			r.Header.Set(name, value)
		}
		got := w.do(r)
		expect.Same(t, call+" "+header+" is answered", got.status, status)
		if wrong := headers.Wrong(got.header, private); wrong != nil {
			t.Errorf("%s, answered %d: %s", call, got.status, strings.Join(wrong, "; "))
		}
	}
	bearer := "Authorization: Bearer " + key
	for _, path := range []string{"GET /s/millers/", "GET " + game + "/", "GET /s/millers/history.jsonl.gz"} {
		ask(path, "", bearer, 200, true)
		ask(path, "", "", 401, true)
		ask(path, "", "Host: elsewhere.example", 421, true)
	}
	ask("GET "+strings.TrimSuffix(game, game[len(game)-4:])+"none/", "", bearer, 404, true)
	ask("POST /s/millers/key", "key="+key, "", 303, true)
	ask("POST /s/millers/key", "key="+key, "Origin: https://elsewhere.example", 403, true)
	ask("POST /s/millers/key", "key=wrong", "", 401, true)
	ask("POST /s/millers/forget", "", "", 303, true)
	ask("POST /s/millers/forget", "", "Origin: null", 403, true)
	ask("POST /s/millers/games", "variant=rat-a-tat-cat&names=Ann%0ABen", bearer, 303, true)
	ask("POST /s/millers/games", "variant=rat-a-tat-cat&names=Ann", bearer, 422, true)
	ask("POST /s/millers/games", "", "", 401, true)
	ask("DELETE /s/millers/games", "", bearer, 404, true)
	ask("GET /s/millers/nowhere", "", bearer, 404, true)
	ask("GET /s/millers/space.css", "", "", 200, false)
	ask("GET /s/millers/table/guest.css", "", "", 200, false)
	ask("GET /s/millers/table/nowhere", "", "", 404, false)
	ask("GET "+game+"/table", "", "", 200, false)
	ask("GET "+game+"/table/live", "", "", 426, false)
	ask("POST "+game+"/table/join", `{"key":"none"}`, "", 403, true)
	ask("POST "+game+"/table/join", "{", "", 400, true)
	for range serve.TriesBurst {
		w.ask("wrong", "/s/millers/", nil)
	}
	ask("GET /s/millers/", "", "Authorization: Bearer wrong", 401, true)
	for range 200 {
		w.server.door.Count("127.0.0.1:1", serve.NoKey)
	}
	ask("GET /s/millers/", "", "", 429, true)
}
