package host

import (
	"tabby/internal/host/page"
	"tabby/internal/replay"
	"tabby/scoring"
)

// tableData is a table as programs see it; docs/protocol.md describes it.
type tableData struct {
	Variant string           `json:"variant"`
	House   any              `json:"house,omitempty"`
	Players []playerData     `json:"players"` // by number
	Round   int              `json:"round"`   // the coming one, from 0
	Rounds  []roundData      `json:"rounds"`
	Sheet   replay.State     `json:"sheet"`
	Slips   map[int]slipData `json:"slips"` // by player
	Paused  bool             `json:"paused,omitempty"`
	Deck    *deckData        `json:"deck,omitempty"`
	You     youData          `json:"you"`
}

type playerData struct {
	Name  string `json:"name"`
	Plays bool   `json:"plays"` // in the coming round
	Taken string `json:"taken,omitempty"`
}

type roundData struct {
	Number int              `json:"number"`
	Scores []*scoring.Score `json:"scores"` // by player
	Caller scoring.Player   `json:"caller"`
}

type slipData struct {
	Points int      `json:"points"`
	Hand   []string `json:"hand,omitempty"`
	By     string   `json:"by"`
	Rev    int      `json:"rev"`
}

type youData struct {
	Role   string         `json:"role"`
	Player scoring.Player `json:"player"` // -1 for no seat
	Writes bool           `json:"writes,omitempty"`
}

// newTableData returns a table as one guest may see it.
func newTableData(now *moment, v page.Viewer) *tableData {
	s, sheet := now.scene, now.scene.Sheet
	d := &tableData{
		Variant: sheet.Ruleset.Rules.ID, Round: len(sheet.Rounds), Rounds: []roundData{}, Slips: map[int]slipData{},
		Sheet: replay.NewState(now.game, sheet, replay.Stamp), Paused: s.Paused,
		Deck: newDeckData(v.Round), You: youData{v.Role.String(), v.Player, v.Writes},
	}
	if started, ok := now.game.Started(); ok && len(started.House) > 0 {
		d.House = started.House
	}
	for p, person := range sheet.People {
		d.Players = append(d.Players, playerData{Name: person.Name, Taken: s.Taken[scoring.Player(p)]})
	}
	for _, p := range sheet.Playing() {
		d.Players[p].Plays = true
	}
	for _, r := range sheet.Rounds {
		d.Rounds = append(d.Rounds, roundData{r.Number, r.Scores(), r.Caller})
	}
	for p, slip := range s.Slips {
		d.Slips[int(p)] = slipData{slip.Points, slip.Hand, slip.By, slip.Rev}
	}
	return d
}
