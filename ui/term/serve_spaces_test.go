package term

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"tabby/internal/server/spaces"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// A city is the real program, serving the spaces in a folder.
type city struct {
	*server
	dir, base, operator string
	listens             string
}

func startCity(t *testing.T, dir string, args ...string) city {
	t.Helper()
	s := startServer(t, append([]string{"--json", "--spaces", dir, "--operator", "127.0.0.1:0", "--log", "debug"}, args...)...)
	var said manyAddresses
	if err := json.Unmarshal([]byte(s.line()), &said); err != nil {
		t.Fatal(err, &s.errs)
	}
	return city{s, dir, said.Addresses[0], said.Operator, said.Listens}
}

// tabby runs a command, and returns what it prints.
func tabby(t *testing.T, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	cmd := program(args...)
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatalf("%v: %v: %s", args, err, &errs)
	}
	return out.String()
}

// addSpace makes a space, and returns its key.
func addSpace(t *testing.T, dir, name string) string {
	t.Helper()
	var made spaceKey
	must.Do(t, json.Unmarshal([]byte(tabby(t, "space", "--json", "--spaces", dir, "add", name)), &made))
	return made.Key
}

// begin begins a game in a space, and returns its addresses.
func (s city) begin(space, key string, names ...string) spaces.Links {
	s.Helper()
	return beginIn(s, s.base+"/s/"+space, key, names...)
}

// beginIn begins a game in the space at an address.
func beginIn(t testing.TB, at, key string, names ...string) (links spaces.Links) {
	t.Helper()
	form := url.Values{"variant": {"rat-a-tat-cat"}, "names": {strings.Join(names, "\n")}}
	r, err := http.NewRequest("POST", at+"/games", strings.NewReader(form.Encode()))
	must.Do(t, err)
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Authorization", "Bearer "+key)
	r.Header.Set("Accept", "application/json")
	got, err := http.DefaultClient.Do(r) // follows to the codes
	must.Do(t, err)
	defer got.Body.Close()
	if err := json.NewDecoder(got.Body).Decode(&links); err != nil || links.Sit == "" {
		t.Fatalf("beginning is answered %d, %v", got.StatusCode, err)
	}
	return links
}

// end ends the program as systemd does.
func (s city) end() {
	s.Helper()
	must.Do(s, s.process.Process.Signal(syscall.SIGTERM))
	if _, err := io.Copy(io.Discard, s.said); err != nil {
		s.Error(err)
	}
	if err := s.process.Wait(); err != nil {
		s.Errorf("it ended with %v: %s", err, &s.errs)
	}
}

// TestAServerThatIsStoppedIsNotReadyBeforeItEnds asks for health while it drains.
func TestAServerThatIsStoppedIsNotReadyBeforeItEnds(t *testing.T) {
	if runtime.GOOS == "windows" {
		return
	}
	dir := filepath.Join(t.TempDir(), "spaces")
	key := addSpace(t, dir, "millers")
	s := startCity(t, dir, "--drain", "1h")
	must.Do(t, s.process.Process.Signal(syscall.SIGTERM))
	for deadline := time.Now().Add(time.Minute); ; {
		r := must.Get(http.Get(s.operator + "/readyz"))
		_ = r.Body.Close()
		if r.StatusCode == http.StatusServiceUnavailable {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("it is still ready")
		}
	}
	expect.Same(t, "health", s.get(s.operator+"/healthz"), "alive\n")
	s.begin("millers", key, "Ann", "Ben") // it still answers
}

func TestSpacesAreManaged(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "spaces")
	key := addSpace(t, dir, "millers")
	if other := tabby(t, "space", "--spaces", dir, "key", "millers"); strings.Contains(other, key) {
		t.Error("another key is the same")
	}
	if said := tabby(t, "space", "--spaces", dir, "limit", "millers", "--devices", "3", "--mb", "7"); !strings.Contains(said, "3 devices connected") || !strings.Contains(said, "7 MB") {
		t.Error(said)
	}
	var all []spaces.Info
	if err := json.Unmarshal([]byte(tabby(t, "space", "--json", "--spaces", dir, "list")), &all); err != nil || len(all) != 1 || all[0].Limits.Bytes != 7<<20 {
		t.Errorf("%+v, %v", all, err)
	}
	expect.Contains(t, "removing a space", tabby(t, "space", "--spaces", dir, "remove", "millers"), "Its games are in")
	if list := tabby(t, "space", "--spaces", dir, "list"); strings.Contains(list, "millers") {
		t.Error(list)
	}
	for _, args := range [][]string{{"add", "../millers"}, {"add", "Millers"}, {"key", "nobody"}, {"limit", "nobody"}, {"remove", "nobody"}, {"backup", "nobody"}} {
		var errs bytes.Buffer
		c := call{Streams: Streams{Out: io.Discard, Err: &errs}, now: time.Now, words: languages.English()}
		if code := c.run(append([]string{"space", "--spaces", dir}, args...)); code == fine || errs.Len() == 0 {
			t.Errorf("%v ends with %d and says %q", args, code, &errs)
		}
	}
}
