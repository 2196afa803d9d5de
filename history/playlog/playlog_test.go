package playlog_test

import (
	"encoding/json"
	"errors"
	"net/url"
	"os"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history/flat"
	"tabby/history/playlog"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// began is 21:04 in Rome, and an hour less in UTC.
var began = time.Date(2026, 11, 20, 21, 4, 0, 0, time.FixedZone("CET", 3600))

// evening returns a game of three that Ben won: of two rounds, the first dealt by Ann.
func evening() scoring.Sheet {
	return scoringtest.Play(
		scoring.Start{
			At: began, Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(2)},
			People: []scoring.Person{{ID: "id-a", Name: "Ann"}, {ID: "id-b", Name: "Ben & Bo"}, {Name: "Çem 🐈"}},
		},
		scoring.Record{At: began, Caller: scoring.Nobody, Scores: scoringtest.Points(12, 7, 30)},
		scoring.Record{At: began, Caller: scoring.Nobody, Scores: scoringtest.Points(4, 3, 0)},
	).Sheet(began)
}

func TestLinkHasWhatTheAppReads(t *testing.T) {
	g := playlog.Game{ID: "game-1", Began: began, Name: "Rat-a-Tat Cat", Place: "At Ann’s + Bo’s", Sheet: evening()}
	link := g.Link()
	data, ok := strings.CutPrefix(link, "bgstats://app.bgstatsapp.com/createPlay.html?data=")
	if !ok {
		t.Fatalf("link %q", link)
	}
	text := must.Get(url.PathUnescape(data))
	var got, want any
	must.Do(t, json.Unmarshal([]byte(text), &got))
	_ = json.Unmarshal([]byte(`{
		"sourceName": "Tabby", "sourcePlayId": "game-1", "playDate": "2026-11-20 20:04:00", "location": "At Ann’s + Bo’s",
		"game": {"name": "Rat-a-Tat Cat", "sourceGameId": "rat-a-tat-cat", "bggId": 3837, "highestWins": false, "noPoints": false},
		"players": [
			{"name": "Ann", "sourcePlayerId": "id-a", "score": 16, "winner": false, "rank": 2, "startPlayer": false},
			{"name": "Ben & Bo", "sourcePlayerId": "id-b", "score": 10, "winner": true, "rank": 1, "startPlayer": true},
			{"name": "Çem 🐈", "sourcePlayerId": "Çem 🐈", "score": 30, "winner": false, "rank": 3, "startPlayer": false}
		]}`), &want)
	expect.Same(t, "the games", got, want)
	if query, err := url.QueryUnescape(data); err != nil || query != text {
		t.Errorf("a form decodes it as %q, %v", query, err)
	}
	expect.Same(t, "web link", g.WebLink(), "https"+strings.TrimPrefix(link, "bgstats"))
}

func TestExportBecomesATable(t *testing.T) {
	text := must.Get(os.ReadFile("testdata/evening.bgsplay"))
	if !playlog.Is(text[:30]) {
		t.Error("an export is not known by its beginning")
	}
	table, left, err := playlog.Table(text)
	if err != nil || left != 2 {
		t.Errorf("left %d out, %v; want one of another game and one without a score", left, err)
	}
	want := `date,variant,game,player,total
2019-03-21 22:03,rat-a-tat-cat,1 p1 2019-03-21 22:03:28,Ann,41
2019-03-21 22:03,rat-a-tat-cat,1 p1 2019-03-21 22:03:28,Ben,60
2019-03-21 23:10,rat-a-tat-cat,3 p2 2019-03-21 23:10:00,Ann,38
2019-03-21 23:10,rat-a-tat-cat,3 p2 2019-03-21 23:10:00,"Cy, the ""cat""",71
2019-03-22 20:00,skyjo,5 p3 2019-03-22 20:00:00,Ann,-3
2019-03-22 20:00,skyjo,5 p3 2019-03-22 20:00:00,Ben,44
`
	expect.Same(t, "the table", string(table), want)
}

func TestOtherFilesAreNoExport(t *testing.T) {
	for _, text := range []string{"", "{}", "[1]", `{"format":"tabby"}`, "date,variant,player,total\n", `{"about`} {
		if playlog.Is([]byte(text)) {
			t.Errorf("%q is taken for an export", text)
		}
	}
	for _, text := range []string{`{"about": "cut`, `{"plays": 3}`} {
		if _, _, err := playlog.Table([]byte(text)); !errors.Is(err, flat.ErrForeign) {
			t.Errorf("%q: %v, want ErrForeign", text, err)
		}
	}
}
