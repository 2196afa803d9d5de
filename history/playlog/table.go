package playlog

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/engine"
	"tabby/history/flat"
	"tabby/scoring"
)

// An export is what the app exports: plays, with people and games by number.
type export struct {
	Players []struct {
		ID   int    `json:"id"`
		Name string `json:"name"`
	} `json:"players"`
	Games []boxed    `json:"games"`
	Plays []exported `json:"plays"`

	names    map[int]string // of the players
	variants map[int]string // of the games that Tabby knows
}

// A boxed is a game that was played.
type boxed struct {
	ID     int    `json:"id"`
	Name   string `json:"name"`
	Number int    `json:"bggId"`
}

// An exported is a play of an export.
type exported struct {
	UUID   string  `json:"uuid"`
	Date   string  `json:"playDate"`
	Game   int     `json:"gameRefId"`
	Scores []score `json:"playerScores"`
}

// A score is what came of one player.
type score struct {
	Player int    `json:"playerRefId"`
	Points string `json:"score"`
	Seat   int    `json:"seatOrder"`
}

// keys are the keys of an export. One of them is its first.
var keys = []string{"about", "challenges", "deletedObjects", "games", "groups", "locations", "players", "plays", "tags", "userInfo"}

// Is reports whether a file is an export of the app, by its beginning.
func Is(begins []byte) bool {
	in := json.NewDecoder(bytes.NewReader(begins))
	if open, err := in.Token(); err != nil || open != json.Delim('{') {
		return false
	}
	key, err := in.Token()
	text, isText := key.(string)
	return err == nil && isText && slices.Contains(keys, text)
}

// head is the first row of a table.
var head = []string{"date", "variant", "game", "player", "total"}

// Table returns the plays of an export as a table for package flat, of games of which only the
// totals are known. In the column "game" stands a number, which is another one in the next play, and
// what tells plays apart ([Apart]). left is how many plays it left out: those of games that Tabby does not know,
// and those that make no sheet, such as without a whole number as the score of each player. The
// error is [flat.ErrForeign] for what is no export.
func Table(text []byte) (table []byte, left int, err error) {
	var all export
	if json.Unmarshal(text, &all) != nil {
		return nil, 0, flat.ErrForeign
	}
	all.index()
	rows := [][]string{head}
	for _, p := range all.Plays {
		game := all.rows(p)
		if !makesGame(game) {
			left++
			continue
		}
		for _, row := range game {
			row[2] = strconv.Itoa(len(rows)) + " " + row[2]
		}
		rows = append(rows, game...)
	}
	return written(rows), left, nil
}

// Apart returns what tells a play from another one that is alike: its UUID, and when it was to the
// second. game is what stands in the column "game".
func Apart(game string) string {
	_, is, _ := strings.Cut(game, " ")
	return is
}

// index names players and games by their numbers; the first of a number is meant.
func (all *export) index() {
	all.names, all.variants = map[int]string{}, map[int]string{}
	for _, p := range slices.Backward(all.Players) {
		all.names[p.ID] = p.Name
	}
	for _, g := range slices.Backward(all.Games) {
		delete(all.variants, g.ID)
		if variant, known := g.variant(); known {
			all.variants[g.ID] = variant
		}
	}
}

// rows returns the rows of a play, or none where Tabby does not know the game.
func (all *export) rows(p exported) (rows [][]string) {
	variant, known := all.variants[p.Game]
	at, err := time.Parse(dateTime, p.Date)
	if !known || err != nil {
		return nil
	}
	scores := slices.SortedStableFunc(slices.Values(p.Scores), func(a, b score) int { return a.Seat - b.Seat })
	for _, s := range scores {
		rows = append(rows, []string{at.Format("2006-01-02 15:04"), variant, p.UUID + " " + p.Date, all.names[s.Player], s.Points})
	}
	return rows
}

// variant returns which game it was. It is known by its name, or else by its number at
// BoardGameGeek, which games of other names may share.
func (box boxed) variant() (variant string, known bool) {
	for _, is := range []func(engine.Rules) bool{
		func(r engine.Rules) bool { return scoring.Fold(r.Name) == scoring.Fold(box.Name) },
		func(r engine.Rules) bool { return r.BoardGameGeek != 0 && r.BoardGameGeek == box.Number },
	} {
		if n := slices.IndexFunc(engine.Games(), is); n >= 0 {
			return engine.Games()[n].ID, true
		}
	}
	return "", false
}

func makesGame(rows [][]string) bool {
	if len(rows) == 0 {
		return false
	}
	for _, err := range flat.Read(bytes.NewReader(written(append([][]string{head}, rows...))), nil) {
		if err != nil {
			return false
		}
	}
	return true
}

// written returns rows as CSV.
func written(rows [][]string) []byte {
	var out bytes.Buffer
	_ = csv.NewWriter(&out).WriteAll(rows) // memory takes all
	return out.Bytes()
}
