package history

import (
	"errors"
	"io"

	"tabby/history/flat"
	"tabby/history/playlog"
)

// readPlays reads what another app exports, as a table.
func readPlays(text source, kept Kept, work Work) (*Import, error) {
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
	if err := checkLines(rows, work); err != nil {
		return nil, err
	}
	plays := plays{kept: kept, claimed: map[string]bool{}}
	in, err := gameReader{name: plays.id, kept: kept, work: work}.read(rows)
	if err != nil {
		return nil, err
	}
	in.Left = left
	return in, nil
}

// plays gives ids to the plays of another app. Those that came in before ids depended on what
// tells plays apart have others, and are known again.
type plays struct {
	kept    Kept
	claimed map[string]bool // the ids of before, each by one play
}

// id returns the id of a play: that of before if the store has the play by that alone.
func (p *plays) id(g flat.Game) (string, error) {
	id, err := idOf(g, g.ID)
	if err != nil {
		return "", err
	}
	before, err := idOf(g, "")
	if err != nil || p.claimed[before] {
		return id, err
	}
	for _, has := range []string{id, before} {
		_, err := p.kept.Detail(has)
		if err == nil {
			p.claimed[before] = has == before
			return has, nil
		}
		if !errors.Is(err, ErrNoGame) {
			return "", err
		}
	}
	return id, nil
}
