package history

import (
	"errors"
	"io"

	"tabby/history/flat"
	"tabby/history/playlog"
)

// readPlays reads what another app exports, as a table.
func readPlays(text source, kept Kept, work Work) (*File, error) {
	whole, err := io.ReadAll(readerOf(text))
	if err != nil {
		return nil, readError(err)
	}
	table, left, err := playlog.Table(whole)
	if err != nil {
		return nil, ErrForeign
	}
	rows := new(memorySource)
	_, _ = rows.Write(table) // memory takes all
	plays := plays{kept: kept, given: map[string]string{}, claimed: map[string]bool{}}
	in, err := gameReader{name: plays.id, played: true, kept: kept, work: work, here: map[string]bool{}}.read(rows)
	if wrong := new(LineError); errors.As(err, &wrong) {
		err = wrong.Err // the lines are those of a table that nobody sees
	}
	if err != nil {
		return nil, err
	}
	in.found.Left += left
	return in, nil
}

// plays gives ids to the plays of another app. Those that came in before ids depended on what
// tells plays apart have others, and are known again.
type plays struct {
	kept    Kept
	given   map[string]string // ids by those of today
	claimed map[string]bool   // the ids of before, each by one play
}

// id returns the id of a play: that of before if the store has the play by that alone. Plays that
// nothing tells apart have the same.
func (p *plays) id(g flat.Game) (string, error) {
	id, err := idOf(g, playlog.Apart(g.ID))
	if err != nil {
		return "", err
	}
	if _, is := p.given[id]; !is {
		p.given[id], err = p.find(id, g)
	}
	return p.given[id], err
}

// find returns the id by which the store has a play, or that of today.
func (p *plays) find(id string, g flat.Game) (string, error) {
	before, err := hashOf(g)
	if err != nil || p.claimed[before] {
		return id, err
	}
	for _, has := range []string{id, before} {
		is, err := p.kept.Has(has)
		if err != nil {
			return "", err
		}
		if is {
			p.claimed[before] = has == before
			return has, nil
		}
	}
	return id, nil
}
