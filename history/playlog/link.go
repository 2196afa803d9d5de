// Package playlog exchanges games with BG Stats, an app in which people log all the games they
// play.
//
// A [Game] that is over becomes a link that the app opens, with who played, the result and who
// won. What the app exports, a file of plays, becomes a table of games for package flat.
//
// The form of both follows what the app reads and writes: it refuses a player without "winner" or
// "startPlayer", wants the number of a game as a number, and times in UTC.
package playlog

import (
	"cmp"
	"encoding/json"
	"net/url"
	"strings"
	"time"

	"tabby/scoring"
)

// A Game is a game that is over.
type Game struct {
	ID    string // the same each time, by which the app knows it again
	Began time.Time
	Name  string // of what was played
	Place string // where it was played, or ""
	Sheet scoring.Sheet
}

// A play is a game as the app reads it from a link.
type play struct {
	Source   string   `json:"sourceName"`
	ID       string   `json:"sourcePlayId"`
	Date     string   `json:"playDate"`
	Location string   `json:"location,omitempty"`
	Game     played   `json:"game"`
	Players  []player `json:"players"`
}

// A played is what was played.
type played struct {
	Name        string `json:"name"`
	ID          string `json:"sourceGameId"`
	Number      int    `json:"bggId,omitempty"`
	HighestWins bool   `json:"highestWins"`
	NoPoints    bool   `json:"noPoints"`
}

// A player is what came of one player.
type player struct {
	Name   string `json:"name"`
	ID     string `json:"sourcePlayerId"`
	Score  *int   `json:"score,omitempty"` // nil where nobody has points
	Winner bool   `json:"winner"`
	Rank   int    `json:"rank"`
	First  bool   `json:"startPlayer"`
}

// source is whom the app says a play is from.
const source = "Tabby"

// dateTime is how the app writes a time.
const dateTime = time.DateTime

// The beginnings of links. The second is a page on the web, for devices without the app.
const (
	appLink = "bgstats://"
	webLink = "https://"
	page    = "app.bgstatsapp.com/createPlay.html?data="
)

// Link returns the link by which the app on a device logs the game. Nothing is sent.
func (g Game) Link() string { return appLink + page + g.data() }

// WebLink returns the address of a page of the app's makers that logs the game if there is no
// such app. Who opens it sends them all that is logged, with the names.
func (g Game) WebLink() string { return webLink + page + g.data() }

// data returns the play as part of a link. Colons and commas stay, so that a code of it is
// smaller.
func (g Game) data() string {
	text, err := json.Marshal(g.play())
	if err != nil {
		panic(err) // it has texts and numbers only
	}
	return strings.NewReplacer("+", "%20", "%3A", ":", "%2C", ",").Replace(url.QueryEscape(string(text)))
}

// play returns the game as the app reads it.
func (g Game) play() play {
	s := g.Sheet
	rules := s.Ruleset.Rules
	p := play{
		Source: source, ID: g.ID, Date: g.Began.UTC().Format(dateTime), Location: g.Place,
		Game: played{Name: g.Name, ID: rules.ID, Number: rules.BoardGameGeek, HighestWins: rules.HighestWins, NoPoints: rules.NoPoints},
	}
	won := map[scoring.Player]bool{}
	for _, q := range s.Winners {
		won[q] = true
	}
	for _, q := range s.Seats {
		score := &s.Totals[q]
		if rules.NoPoints {
			score = nil
		}
		p.Players = append(p.Players, player{
			Name: s.People[q].Name, ID: cmp.Or(s.People[q].ID, s.People[q].Name), Score: score, Winner: won[q], Rank: s.Places[q],
			First: len(s.Rounds) > 0 && s.Rounds[0].First == q,
		})
	}
	return p
}
