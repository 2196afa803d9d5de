package spaces

import (
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
)

// TestAKeyOpensOnlyItsOwnSpace asks for everything with the key of another family, and looks
// for what is not its own in every byte of the answers.
func TestAKeyOpensOnlyItsOwnSpace(t *testing.T) {
	w, keys := newTown(t, "millers", "smiths")
	theirs := w.begin("smiths", keys["smiths"], "Zacharias", "Yolanda")
	ours := w.begin("millers", keys["millers"], "Ann", "Ben")
	secrets := []string{"Zacharias", "Yolanda", keys["smiths"]}
	for _, link := range []string{theirs.Sit, theirs.Score, theirs.Watch} {
		_, key, _ := strings.Cut(link, "#")
		secrets = append(secrets, key)
	}
	form := url.Values{"variant": {"rat-a-tat-cat"}, "names": {"Ann\nBen"}, "key": {keys["millers"]}}
	for n, space := range []string{"smiths", "millers", "nowhere"} {
		w.from = fmt.Sprint("10.0.0.", n+1)
		base := "/s/" + space + "/"
		for _, path := range []string{
			"", "history.jsonl.gz", "games/" + theirs.Game + "/", "games/" + theirs.Game + "/table", "games/" + theirs.Game + "/screen",
			"games/" + theirs.Game + "/table/join", "games/" + theirs.Game + "/table/live", "../smiths/", "games/../../smiths/", "space.json", "tabby.db", "tabby.jsonl",
		} {
			w.seesNone(secrets, w.ask(keys["millers"], base+path, nil))
		}
		for _, path := range []string{"key", "games", "games/" + theirs.Game + "/table/join"} {
			w.seesNone(secrets, w.ask(keys["millers"], base+path, form))
		}
	}
	w.answers(w.ask(keys["millers"], "/s/smiths/games", form), http.StatusUnauthorized, "")
	_, key, _ := strings.Cut(ours.Sit, "#")
	w.answers(w.post("/s/smiths/games/"+theirs.Game+"/table/join", `{"key":"`+key+`"}`), http.StatusForbidden, "")
	expect.Contains(t, "the page of the smiths", w.ask(keys["smiths"], "/s/smiths/", nil).body, "Zacharias")
}

func (w *town) seesNone(secrets []string, got reply) {
	w.Helper()
	text := got.all()
	if unpacked, err := gzip.NewReader(strings.NewReader(got.body)); err == nil {
		more, _ := io.ReadAll(unpacked)
		text += string(more)
	}
	expect.Without(w, "an answer", text, secrets...)
}

// post sends JSON.
func (w *town) post(path, body string) reply {
	w.Helper()
	r := must.Get(http.NewRequest("POST", w.http.URL+path, strings.NewReader(body)))
	return w.do(r)
}

// TestMissingSpaceAnswersLikeAnExistingOne compares all bytes, so that names of families
// cannot be found out.
func TestMissingSpaceAnswersLikeAnExistingOne(t *testing.T) {
	w, keys := newTown(t, "millers", "smiths")
	id := w.begin("smiths", keys["smiths"], "Ann", "Ben").Game
	for n, key := range []string{"", keys["millers"], "wrong"} {
		w.from = fmt.Sprint("10.0.1.", n+1)
		for _, path := range []string{"", "history.jsonl.gz", "games/" + id + "/", "games/" + id + "/table", "games/" + id + "/table/live", "games/0/", "space.css", "other"} {
			there, not := w.ask(key, "/s/smiths/"+path, nil), w.ask(key, "/s/nobody/"+path, nil)
			if got, want := strings.ReplaceAll(not.all(), "nobody", "smiths"), there.all(); got != want {
				t.Errorf("%s with %q is answered\n%s\nwhere there is a space\n%s", path, key, got, want)
			}
		}
		there := w.ask("", "/s/smiths/key", url.Values{"key": {key}})
		not := w.ask("", "/s/nobody/key", url.Values{"key": {key}})
		if got, want := strings.ReplaceAll(not.all(), "nobody", "smiths"), there.all(); got != want {
			t.Errorf("the key %q is answered\n%s\nwhere there is a space\n%s", key, got, want)
		}
	}
	body := `{"key":"abcdefgh.sit.0123456789012345678901"}`
	for from, status := range map[string]int{"10.0.1.9": http.StatusForbidden, w.from: http.StatusTooManyRequests} { // which has shown ten wrong keys
		w.from = from
		there, not := w.post("/s/smiths/games/"+id+"/table/join", body), w.post("/s/nobody/games/"+id+"/table/join", body)
		if there.all() != not.all() || there.status != status {
			t.Errorf("from %s a wrong code is answered\n%s\nwhere there is a space\n%s", from, not.all(), there.all())
		}
	}
}

func TestAKeyIsEnteredOnce(t *testing.T) {
	w, keys := newTown(t, "millers")
	for _, mine := range []string{"", "yes"} {
		got := w.ask("", "/s/millers/key", url.Values{"key": {" " + strings.ToUpper(keys["millers"]) + "\n"}, "mine": {mine}})
		set := got.header.Get("Set-Cookie")
		if got.status != http.StatusSeeOther || !strings.Contains(set, "HttpOnly") || !strings.Contains(set, "Path=/s/millers/") {
			t.Errorf("the key is answered %d with %q", got.status, set)
		}
		expect.Same(t, "the device keeps the key once its browser is closed", strings.Contains(set, "Max-Age=31536000"), mine != "")
		expect.Same(t, "it says how long", strings.Contains(set, "Max-Age") || strings.Contains(set, "Expires"), mine != "")
		value, _, _ := strings.Cut(strings.TrimPrefix(set, cookie+"="), ";")
		w.answers(w.ask(value, "/s/millers/", nil), http.StatusOK, "Start a game")
	}
}

func TestAKeyIsForgottenOnRequest(t *testing.T) {
	w, keys := newTown(t, "millers")
	expect.Contains(t, "the page", w.ask(keys["millers"], "/s/millers/", nil).body, `action="/s/millers/forget"`)
	jar := must.Get(cookiejar.New(nil))
	browser := &http.Client{Jar: jar}
	post := func(path string, form url.Values) string {
		r := must.Get(browser.PostForm(w.http.URL+path, form))
		defer r.Body.Close()
		return string(must.Get(io.ReadAll(r.Body)))
	}
	expect.Contains(t, "after the key", post("/s/millers/key", url.Values{"key": {keys["millers"]}, "mine": {"yes"}}), "Start a game")
	after := post("/s/millers/forget", url.Values{})
	expect.Without(t, "once it is forgotten", after, "Start a game")
	expect.Contains(t, "once it is forgotten", after, `type="password"`)
	there, not := w.ask("", "/s/millers/forget", url.Values{}), w.ask("", "/s/nobody/forget", url.Values{})
	expect.Same(t, "where there is no such family", strings.ReplaceAll(not.all(), "nobody", "millers"), there.all())
}

func TestFormsOfOtherPagesAreRefused(t *testing.T) {
	w, keys := newTown(t, "millers")
	r := must.Get(http.NewRequest("POST", w.http.URL+"/s/millers/games", strings.NewReader("variant=rat-a-tat-cat&names=Ann%0ABen")))
	r.AddCookie(&http.Cookie{Name: cookie, Value: keys["millers"]})
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Origin", "https://elsewhere.example")
	expect.Same(t, "a form of another page is answered", w.do(r).status, http.StatusForbidden)
}

func TestAnotherKeyEndsTheFirst(t *testing.T) {
	w, keys := newTown(t, "millers")
	key := must.Get(NewKey(w.dir, "millers"))
	for k, want := range map[string]int{keys["millers"]: http.StatusUnauthorized, key: http.StatusOK} {
		expect.Same(t, "a key is answered", w.ask(k, "/s/millers/", nil).status, want)
	}
	text, err := os.ReadFile(filepath.Join(w.dir, "millers", "space.json"))
	if err != nil || strings.Contains(string(text), key) {
		t.Errorf("the key is kept as it is, %v", err)
	}
}

func TestAGameThatCannotBeginKeepsWhatWasTyped(t *testing.T) {
	w, keys := newTown(t, "millers")
	got := w.ask(keys["millers"], "/s/millers/games", url.Values{"variant": {"rat-a-tat-cat"}, "names": {"Ann\nann"}})
	if got.status != http.StatusUnprocessableEntity || !strings.Contains(got.body, ">Ann\nann</textarea>") || !strings.Contains(got.body, `role="alert"`) {
		t.Errorf("answered %d %s", got.status, got.body)
	}
	expect.Without(t, "the page after it", w.ask(keys["millers"], "/s/millers/", nil).body, "Here before")
}

// TestTheLogNamesNobody plays an evening with all that goes wrong, and looks for names,
// keys, codes and addresses in the log.
func TestTheLogNamesNobody(t *testing.T) {
	w, keys := newTown(t, "millers", "smiths")
	codes := w.begin("millers", keys["millers"], "Zacharias", "Yolanda")
	g := hosttest.Join(t, codes.Sit)
	g.Do("sit", hosttest.Args{"player": 0})
	g.Do("slip", hosttest.Args{"round": 0, "player": 0, "score": 7})
	w.ask("wrong-key", "/s/millers/", nil)
	w.ask(keys["smiths"], "/s/millers/", nil)
	w.ask("", "/s/millers/key", url.Values{"key": {keys["millers"]}})
	w.ask(keys["millers"], "/s/millers/games", url.Values{"variant": {"rat-a-tat-cat"}, "names": {"Xavier\nXavier"}})
	w.ask(keys["millers"], "/s/millers/history.jsonl.gz", nil)
	must.Do(t, Limit(w.dir, "millers", func(l *Limits) { l.Bytes = 1 }))
	w.ask(keys["millers"], "/s/millers/games", url.Values{"variant": {"rat-a-tat-cat"}, "names": {"Will\nVera"}})
	must.Do(t, os.WriteFile(filepath.Join(w.dir, "smiths", "tabby.db"), []byte("not a database, but long enough to be looked at"), 0o600))
	w.ask(keys["smiths"], "/s/smiths/", nil)
	g.Leave()
	w.stop()
	log := w.log.String()
	if !strings.Contains(log, `"status":200`) || !strings.Contains(log, "cannot be opened") {
		t.Fatalf("the log is\n%s", log)
	}
	secrets := []string{"Zacharias", "Yolanda", "Xavier", "Will", "Vera", "millers", "smiths", "wrong-key", keys["millers"], keys["smiths"], codes.Game, "127.0.0.1", w.dir}
	for _, link := range []string{codes.Sit, codes.Score, codes.Watch} {
		_, key, _ := strings.Cut(link, "#")
		secrets = append(secrets, key)
	}
	expect.Without(t, "the log", log, secrets...)
}

func TestAGameThatCannotBeDealtIsBehindMoreGames(t *testing.T) {
	w, keys := newTown(t, "millers")
	page := w.ask(keys["millers"], "/s/millers/", nil)
	expect.Contains(t, "the page", page.body, "<details><summary>More games</summary>")
	got := w.ask(keys["millers"], "/s/millers/games", url.Values{"variant": {"skyjo"}, "names": {"Ann\nBen"}})
	if got.status != http.StatusSeeOther {
		t.Fatalf("beginning is answered %d %s", got.status, got.body)
	}
	if codes := w.codes(got.header.Get("Location"), keys["millers"]); codes.Sit == "" {
		t.Error("nobody can sit down")
	}
	got = w.ask(keys["millers"], "/s/millers/games", url.Values{"variant": {"skyjo"}, "names": {"Ann"}})
	expect.Contains(t, "the page of who was refused", got.body, "<details open>")
}

func TestGamesAreNamedInTheLanguageOfWhoBeginsOne(t *testing.T) {
	w, keys := newTown(t, "millers")
	r := must.Get(http.NewRequest("GET", w.http.URL+"/s/millers/", nil))
	r.Header.Set("Authorization", "Bearer "+keys["millers"])
	r.Header.Set("Accept-Language", "de")
	if got := w.do(r); !strings.Contains(got.body, "Ein anderes Spiel") || strings.Contains(got.body, "Any other game") {
		t.Errorf("who reads German is shown\n%s", got.body)
	}
}
