package spaces

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/host/hosttest"
)

// TestAKeyOpensItsSpaceAlone asks for everything with the key of another family, and looks
// for what is not its own in every byte of the answers.
func TestAKeyOpensItsSpaceAlone(t *testing.T) {
	w, keys := newTown(t, "millers", "smiths")
	theirs := w.begin("smiths", keys["smiths"], "Zacharias", "Yolanda")
	ours := w.begin("millers", keys["millers"], "Ann", "Ben")
	secrets := []string{"Zacharias", "Yolanda", keys["smiths"]}
	for _, link := range []string{theirs.Sit, theirs.Score, theirs.Watch} {
		_, key, _ := strings.Cut(link, "#")
		secrets = append(secrets, key)
	}
	form := url.Values{"variant": {"rat-a-tat-cat"}, "names": {"Ann\nBen"}, "key": {keys["millers"]}}
	for _, space := range []string{"smiths", "millers", "nowhere"} {
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
	if got := w.ask(keys["millers"], "/s/smiths/games", form); got.status != http.StatusUnauthorized {
		t.Errorf("beginning a game elsewhere is answered %d", got.status)
	}
	_, key, _ := strings.Cut(ours.Sit, "#")
	if got := w.post("/s/smiths/games/"+theirs.Game+"/table/join", `{"key":"`+key+`"}`); got.status != http.StatusForbidden {
		t.Errorf("the code of a table elsewhere is answered %d", got.status)
	}
	if got := w.ask(keys["smiths"], "/s/smiths/", nil); !strings.Contains(got.body, "Zacharias") {
		t.Error("with its own key the smiths do not see their game")
	}
}

func (w *town) seesNone(secrets []string, got reply) {
	w.Helper()
	text := got.all()
	if unpacked, err := gzip.NewReader(strings.NewReader(got.body)); err == nil {
		more, _ := io.ReadAll(unpacked)
		text += string(more)
	}
	for _, secret := range secrets {
		if strings.Contains(text, secret) {
			w.Errorf("an answer has %q:\n%s", secret, text)
		}
	}
}

// post sends JSON.
func (w *town) post(path, body string) reply {
	w.Helper()
	r, err := http.NewRequest("POST", w.http.URL+path, strings.NewReader(body))
	if err != nil {
		w.Fatal(err)
	}
	return w.do(r)
}

// TestASpaceThatIsNotThereAnswersLikeOneThatIs compares all bytes, so that names of families
// cannot be found out.
func TestASpaceThatIsNotThereAnswersLikeOneThatIs(t *testing.T) {
	w, keys := newTown(t, "millers", "smiths")
	id := w.begin("smiths", keys["smiths"], "Ann", "Ben").Game
	for _, key := range []string{"", keys["millers"], "wrong"} {
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
	there, not := w.post("/s/smiths/games/"+id+"/table/join", body), w.post("/s/nobody/games/"+id+"/table/join", body)
	if there.all() != not.all() || there.status != http.StatusForbidden {
		t.Errorf("a wrong code is answered\n%s\nwhere there is a space\n%s", not.all(), there.all())
	}
}

func TestAKeyIsEnteredOnce(t *testing.T) {
	w, keys := newTown(t, "millers")
	got := w.ask("", "/s/millers/key", url.Values{"key": {" " + strings.ToUpper(keys["millers"]) + "\n"}})
	set := got.header.Get("Set-Cookie")
	if got.status != http.StatusSeeOther || !strings.Contains(set, "HttpOnly") || !strings.Contains(set, "Path=/s/millers/") {
		t.Errorf("the key is answered %d with %q", got.status, set)
	}
	value, _, _ := strings.Cut(strings.TrimPrefix(set, cookie+"="), ";")
	if got := w.ask(value, "/s/millers/", nil); got.status != http.StatusOK || !strings.Contains(got.body, "Begin a game") {
		t.Errorf("with its cookie a device is answered %d", got.status)
	}
}

func TestFormsOfOtherPagesAreRefused(t *testing.T) {
	w, keys := newTown(t, "millers")
	r, err := http.NewRequest("POST", w.http.URL+"/s/millers/games", strings.NewReader("variant=rat-a-tat-cat&names=Ann%0ABen"))
	if err != nil {
		t.Fatal(err)
	}
	r.AddCookie(&http.Cookie{Name: cookie, Value: keys["millers"]})
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Origin", "https://elsewhere.example")
	if got := w.do(r); got.status != http.StatusForbidden {
		t.Errorf("answered %d", got.status)
	}
}

func TestAnotherKeyEndsTheFirst(t *testing.T) {
	w, keys := newTown(t, "millers")
	key, err := NewKey(w.dir, "millers")
	if err != nil {
		t.Fatal(err)
	}
	for k, want := range map[string]int{keys["millers"]: http.StatusUnauthorized, key: http.StatusOK} {
		if got := w.ask(k, "/s/millers/", nil); got.status != want {
			t.Errorf("answered %d, want %d", got.status, want)
		}
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
	if got := w.ask(keys["millers"], "/s/millers/", nil); strings.Contains(got.body, "Here before") {
		t.Error("the players of a game that did not begin are remembered")
	}
}

// TestAnIdleSpaceIsClosed plays, leaves, and comes back: what is idle is closed meanwhile,
// and a guest goes on where it was.
func TestAnIdleSpaceIsClosed(t *testing.T) {
	w, keys := newTown(t, "millers", "smiths")
	before := runtime.NumGoroutine()
	codes := w.begin("millers", keys["millers"], "Ann", "Ben")
	w.begin("smiths", keys["smiths"], "Cy", "Di")
	g := hosttest.Join(t, codes.Sit)
	if a := g.Do("sit", hosttest.Args{"player": 0}); !a.OK {
		t.Fatal(a.Why)
	}
	w.pass(2 * time.Minute)
	w.server.tidy()
	if spaces, tables := w.open(); spaces != 1 || tables != 1 {
		t.Errorf("%d spaces and %d tables are open, want the one with a guest", spaces, tables)
	}
	g.Leave()
	for deadline := time.Now().Add(time.Minute); ; {
		w.pass(2 * time.Minute)
		w.server.tidy()
		if spaces, tables := w.open(); spaces == 0 && tables == 0 {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("the space is open although no guest is there")
		}
		runtime.Gosched()
	}
	again := w.codes("/s/millers/games/"+codes.Game+"/", keys["millers"])
	if again.Sit != codes.Sit {
		t.Error("the codes have changed")
	}
	back := hosttest.Join(t, again.Sit)
	back.Until("who sits there", func(t hosttest.Table) bool { return t.Players[0].Taken != "" })
	back.Leave()
	w.server.Close()
	http.DefaultClient.CloseIdleConnections()
	w.http.CloseClientConnections()
	for deadline := time.Now().Add(time.Minute); runtime.NumGoroutine() > before+4; runtime.Gosched() {
		if time.Now().After(deadline) {
			t.Fatalf("%d goroutines are left of %d before", runtime.NumGoroutine(), before)
		}
	}
}

func TestARemovedSpaceIsClosedAndLiesAside(t *testing.T) {
	w, keys := newTown(t, "millers")
	id := w.begin("millers", keys["millers"], "Ann", "Ben").Game
	aside, err := Remove(w.dir, "millers", w.clock())
	if err != nil {
		t.Fatal(err)
	}
	if got := w.ask(keys["millers"], "/s/millers/games/"+id+"/", nil); got.status != http.StatusUnauthorized {
		t.Errorf("the page of a removed space is answered %d", got.status)
	}
	w.server.tidy()
	if spaces, tables := w.open(); spaces+tables != 0 {
		t.Errorf("%d spaces and %d tables are open", spaces, tables)
	}
	kept, err := sqlite.OpenReadOnly(aside, sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	if _, err := kept.Summary(id); err != nil {
		t.Error(err)
	}
	key, err := Add(w.dir, "millers", w.clock())
	if err != nil {
		t.Fatal(err)
	}
	if got := w.ask(key, "/s/millers/", nil); got.status != http.StatusOK || strings.Contains(got.body, "Ann") {
		t.Errorf("another space of that name is answered %d %s", got.status, got.body)
	}
}

// TestABackupIsWholeWhileGamesAreWritten takes a backup of a space in use, and imports it
// elsewhere.
func TestABackupIsWholeWhileGamesAreWritten(t *testing.T) {
	w, keys := newTown(t, "millers")
	g := hosttest.Join(t, w.begin("millers", keys["millers"], "Ann", "Ben").Score)
	for round := range 2 { // all of a game of two
		for player := range 2 {
			if a := g.Do("slip", hosttest.Args{"round": round, "player": player, "points": 5 + player}); !a.OK {
				t.Fatal(a.Why)
			}
		}
		if a := g.Do("write", hosttest.Args{"round": round, "caller": 0}); !a.OK {
			t.Fatal(a.Why)
		}
		var b, page bytes.Buffer
		if err := Backup(w.dir, "millers", &b, history.Work{}); err != nil {
			t.Fatal(err)
		}
		page.WriteString(w.ask(keys["millers"], "/s/millers/history.jsonl.gz", nil).body)
		for _, packed := range []*bytes.Buffer{&b, &page} {
			if entries := imported(t, packed); entries != round+2 {
				t.Errorf("after round %d the backup has %d entries", round, entries)
			}
		}
	}
}

// imported returns how many entries a backup of one game brings to another store.
func imported(t *testing.T, packed io.Reader) int {
	t.Helper()
	unpacked, err := gzip.NewReader(packed)
	if err != nil {
		t.Fatal(err)
	}
	kept, err := sqlite.Open(filepath.Join(t.TempDir(), "tabby"), sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	if _, err := kept.Import(unpacked, history.Work{}); err != nil {
		t.Fatal(err)
	}
	games, err := kept.Games(history.Page{})
	if err != nil || len(games) != 1 {
		t.Fatal(games, err)
	}
	return games[0].Entries
}

// TestTheLogNamesNobody plays an evening with all that goes wrong, and looks for names,
// keys, codes and addresses in the log.
func TestTheLogNamesNobody(t *testing.T) {
	w, keys := newTown(t, "millers", "smiths")
	codes := w.begin("millers", keys["millers"], "Zacharias", "Yolanda")
	g := hosttest.Join(t, codes.Sit)
	g.Do("sit", hosttest.Args{"player": 0})
	g.Do("slip", hosttest.Args{"round": 0, "player": 0, "points": 7})
	w.ask("wrong-key", "/s/millers/", nil)
	w.ask(keys["smiths"], "/s/millers/", nil)
	w.ask("", "/s/millers/key", url.Values{"key": {keys["millers"]}})
	w.ask(keys["millers"], "/s/millers/games", url.Values{"variant": {"rat-a-tat-cat"}, "names": {"Xavier\nXavier"}})
	w.ask(keys["millers"], "/s/millers/history.jsonl.gz", nil)
	if err := Limit(w.dir, "millers", func(l *Limits) { l.Bytes = 1 }); err != nil {
		t.Fatal(err)
	}
	w.ask(keys["millers"], "/s/millers/games", url.Values{"variant": {"rat-a-tat-cat"}, "names": {"Will\nVera"}})
	if err := os.WriteFile(filepath.Join(w.dir, "smiths", "tabby.db"), []byte("not a database, but long enough to be looked at"), 0o600); err != nil {
		t.Fatal(err)
	}
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
	for _, secret := range secrets {
		if strings.Contains(log, secret) {
			t.Errorf("the log has %q:\n%s", secret, log)
		}
	}
}
