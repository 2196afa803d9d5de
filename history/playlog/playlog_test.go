package playlog_test

import (
	"encoding/json"
	"net/url"
	"strings"
	"testing"
	"time"

	"tabby/engine"
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

func TestTheLinkOfAGameHasWhatBGStatsReads(t *testing.T) {
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
