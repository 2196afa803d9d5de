package sqlite

import (
	"tabby/history"
	"tabby/history/stats"
)

// compareTallies counts anew what was kept of the statistics. The error wraps
// [history.ErrDamaged] if it is not what was kept.
func compareTallies(q querier, work history.Work) error {
	tallies, err := readTallies(q)
	if len(tallies) == 0 || err != nil {
		return err
	}
	people, err := readPeople(q)
	if err != nil {
		return err
	}
	same, err := readAliases(q)
	if err != nil {
		return err
	}
	for i, t := range tallies {
		if err := work.Step("checking the statistics", i+1, len(tallies)); err != nil {
			return err
		}
		t.query.Same = sameOf(knownOf(people, same))
		if err := t.check(q); err != nil {
			return err
		}
	}
	return nil
}

func readTallies(q querier) (all []tally, err error) {
	err = each(q, func(row row) error {
		var t tally
		err := row.Scan(&t.query.Variant, &t.query.Coached, &t.query.LeftOut, &t.game, &t.body)
		all = append(all, t)
		return err
	}, `SELECT variant, coached, left_out, game, body FROM tally ORDER BY variant, coached, left_out`)
	return all, err
}

// check counts the games of a tally anew.
func (t tally) check(q querier) error {
	kept, err := stats.Resume(t.query, t.body)
	if err != nil {
		return history.Damagedf("what was counted up to game %s: %w", t.game, err)
	}
	marks, err := gameMarks(q, "")
	if err != nil {
		return err
	}
	anew := stats.NewCount(t.query)
	err = each(q, func(row row) error {
		var fact stats.Fact
		var body []byte
		if err := row.Scan(&fact.Game, &body); err != nil {
			return err
		}
		if err := fact.Decode(body); err != nil {
			return history.Damagedf("game %s: %w", fact.Game, err)
		}
		m := marks[fact.Game]
		fact.LeftOut, fact.Coached = m.LeftOut, m.Coached
		anew.Add(&fact)
		return nil
	}, `SELECT game, body FROM fact WHERE hidden = 0 AND game <= ? ORDER BY game`, t.game)
	if err == nil && !anew.Agrees(kept) {
		err = history.Damagedf("what was counted up to game %s is not what those games say", t.game)
	}
	return err
}
