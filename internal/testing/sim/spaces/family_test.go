package spaces

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"tabby/internal/devices/link"
	"tabby/internal/server/spaces"
	"tabby/internal/testing/must"
	"tabby/internal/testing/sim/network"
	"tabby/scoring"
)

// A family has a space on the server.
type family struct {
	t       *town
	space   string
	key     string
	people  []string
	phone   *network.Device
	tables  []spaces.Links
	secrets []string           // what no other device may ever be answered
	rounds  map[string][][]int // that were acknowledged, by game
}

// join gives a family a space.
func (t *town) join(n int, space string, people ...string) {
	key, err := spaces.Add(t.dir, space, time.Now())
	must.Do(t, err)
	f := &family{
		t: t, space: space, key: key, people: people, secrets: append([]string{key}, people...), rounds: map[string][][]int{},
		phone: t.net.Device("the phone of the "+space, fmt.Sprint("192.168.1.", 50+n)),
	}
	t.families = append(t.families, f)
}

// request returns one of a space with a key. A form is posted.
func (f *family) request(path, key string, form url.Values) *http.Request {
	method, body := http.MethodGet, io.Reader(nil)
	if form != nil {
		method, body = http.MethodPost, strings.NewReader(form.Encode())
	}
	r, err := http.NewRequestWithContext(f.t.Context(), method, "http://"+door+"/s/"+f.space+"/"+path, body)
	must.Do(f.t, err)
	if form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	if key != "" {
		r.Header.Set("Authorization", "Bearer "+key)
	}
	r.Header.Set("Accept", "application/json")
	return r
}

// own asks for something of the family with its own key.
func (f *family) own(path string, form url.Values) reply {
	return f.t.ask(f.phone, f, f.request(path, f.key, form))
}

// begin begins a game of some of the family.
func (f *family) begin() {
	n, before := 2+f.t.Dice.IntN(len(f.people)-1), f.t.deaths
	got := f.own("games", url.Values{"variant": {"rat-a-tat-cat"}, "names": {strings.Join(f.people[:n], "\n")}})
	if got.status == 0 || got.status == http.StatusServiceUnavailable || f.t.deaths > before { // a disk that dies may say no
		return
	}
	id := strings.TrimSuffix(got.head.Get("Location"), "/")
	id = id[strings.LastIndexByte(id, '/')+1:]
	if got.status != http.StatusSeeOther || id == "" {
		f.wrong("beginning a game is answered %d %s", got.status, got.body)
		return
	}
	f.rounds[id] = nil
	f.secrets = append(f.secrets, id)
	f.t.Narrate("the %s begin a game", f.space)
	f.codes(id)
}

// codes fetches the codes of a table.
func (f *family) codes(id string) {
	got := f.own("games/"+id+"/", nil)
	if got.status == 0 || got.status == http.StatusServiceUnavailable {
		return
	}
	var links spaces.Links
	if err := json.Unmarshal(got.body, &links); err != nil || got.status != http.StatusOK {
		f.wrong("the codes of a table are answered %d %s", got.status, got.body)
		return
	}
	f.tables = slices.DeleteFunc(f.tables, func(l spaces.Links) bool { return l.Game == id })
	f.tables = append(f.tables, links)
	for _, l := range []string{links.Sit, links.Score, links.Watch} {
		if l, ok := link.Parse(l); ok {
			f.secrets = append(f.secrets, l.What)
		}
	}
}

// wrong says what a family would have lost, or been shown.
func (f *family) wrong(format string, args ...any) {
	f.t.Errorf("the %s: %s", f.space, fmt.Sprintf(format, args...))
}

// look fetches the history of the family, and looks whether all that was acknowledged is in
// it.
func (f *family) look() {
	got := f.own("history.jsonl.gz", nil)
	for range 30 { // so many families may play that this one has to wait, or no answer comes
		if got.status != 0 && got.status != http.StatusServiceUnavailable {
			break
		}
		time.Sleep(time.Minute)
		got = f.own("history.jsonl.gz", nil)
	}
	if got.status != http.StatusOK {
		f.wrong("the history is answered %d %s", got.status, got.body)
		return
	}
	kept := map[string][][]int{}
	for one := range strings.Lines(string(plain(got.body))) {
		var l struct {
			Game   string
			Events []struct{ Recorded *scoring.Recorded }
		}
		if err := json.Unmarshal([]byte(one), &l); err != nil {
			f.wrong("its history has the line %q: %v", one, err)
		}
		for _, e := range l.Events {
			if e.Recorded == nil {
				continue
			}
			var points []int
			for _, s := range e.Recorded.Scores {
				points = append(points, s.Points)
			}
			kept[l.Game] = append(kept[l.Game], points)
		}
	}
	for id, want := range f.rounds {
		if fmt.Sprint(kept[id]) != fmt.Sprint(want) {
			f.wrong("game %s has the rounds %v, and %v were acknowledged", id, kept[id], want)
		}
	}
}

// plain returns a body, unpacked if it is packed.
func plain(body []byte) []byte {
	r, err := gzip.NewReader(bytes.NewReader(body))
	if err != nil {
		return body
	}
	text, err := io.ReadAll(r)
	if err != nil {
		return body
	}
	return text
}
