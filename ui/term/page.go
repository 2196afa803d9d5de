package term

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/scoring"
	"tabby/ui/words"
)

// show returns a sheet for people: a column a player, a row a round, and sentences
// below.
func show(s scoring.Sheet, began string) string {
	text := s.Ruleset.Rules.Name + ", " + words.Ending(s.Ruleset) + "\n" + began + "\n\n" + sheetTable(s).String() + "\n"
	return text + "\n" + strings.Join(remarks(s), "\n")
}

func sheetTable(s scoring.Sheet) *table {
	t := &table{align: "ll"}
	row := func(first, second string, of func(scoring.Player) string) {
		cells := []string{first, second}
		for _, q := range s.Seats {
			cells = append(cells, of(q))
		}
		t.add(cells...)
	}
	row("", "dealt by", func(q scoring.Player) string { return clip(words.Name(s, q)) })
	for _, r := range s.Rounds {
		row(words.RoundNumber(r), words.Name(s, r.Dealer), func(q scoring.Player) string { return words.Cell(r, q) })
	}
	t.rule()
	row("", "total", func(q scoring.Player) string { return strconv.Itoa(s.Totals[q]) })
	row("", "place", func(q scoring.Player) string { return words.Standing(s, q) })
	return t
}

// remarks returns the sentences below the sheet.
func remarks(s scoring.Sheet) []string {
	said := []string{legend(s), words.Winners(s), words.Tie(s), words.Turns(s)}
	for _, q := range s.Playing() {
		said = append(said, words.Sentence(words.Headroom(s, q)))
	}
	said = append(said, clock(s))
	for i, r := range s.Rounds {
		for q, c := range r.Cells {
			if c.Mark == scoring.Missing {
				said = append(said, words.Change(s, scoring.Change{Kind: scoring.ScoreLacking, Player: scoring.Player(q), Round: i}))
			}
		}
	}
	return slices.DeleteFunc(said, func(text string) bool { return text == "" })
}

// clock returns how much time is left, or what to do if none is.
func clock(s scoring.Sheet) string {
	left := words.Count(int(s.Clock.Left/time.Minute), words.Minute) + " left"
	switch {
	case s.Clock.Up || !s.Clock.Runs || s.Over:
		return words.Sentence(words.Clock(s))
	case s.Clock.Paused:
		return "The clock stands still with " + left + "."
	default:
		return left + "."
	}
}

// legend explains the marks on the sheet.
func legend(s scoring.Sheet) string {
	used := map[string]bool{}
	for _, r := range s.Rounds {
		used[words.MarkCaller] = used[words.MarkCaller] || r.Caller != scoring.Nobody
		for _, c := range r.Cells {
			used[words.MarkMissing] = used[words.MarkMissing] || c.Mark == scoring.Missing
			used[words.MarkSatOut] = used[words.MarkSatOut] || c.Mark == scoring.SatOut
			used[words.MarkFell] = used[words.MarkFell] || c.Fell > 0
		}
	}
	var all []string
	for _, m := range []struct{ mark, means string }{
		{words.MarkCaller, "called"},
		{words.MarkMissing, "score missing"},
		{words.MarkSatOut, "sat out"},
		{words.MarkFell, "total falls back"},
	} {
		if used[m.mark] {
			all = append(all, m.mark+" "+m.means)
		}
	}
	if all == nil {
		return ""
	}
	return strings.Join(all, ", ") + "\n"
}
