package term

import (
	"fmt"
	"strconv"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/history/stats"
	"tabby/ui/words"
)

// Run shows statistics of the games and of the people who played them.
func (cmd statsCmd) Run(c call, kept *sqlite.Reader, work history.Work) error {
	query, err := cmd.query(kept)
	if err != nil {
		return err
	}
	report, err := kept.Statistics(query, work)
	if err != nil {
		return err
	}
	text := words.Counted(report)
	if not := words.Uncounted(report, query); not != "" {
		text += " " + not
	}
	if report.Games > 0 {
		text += "\n\n" + people(report).String() + "\n\n" + calls(report).String() + "\n\n" + meetings(report).String()
	}
	return c.say(report, text)
}

func (cmd statsCmd) query(kept *sqlite.Reader) (stats.Query, error) {
	q := stats.Query{From: string(cmd.From), To: string(cmd.To), Variant: string(cmd.Variant), LeftOut: cmd.All}
	if cmd.Coached {
		q.Coached = stats.Along
	}
	for _, name := range cmd.Person {
		p, err := named(kept, name)
		if err != nil {
			return q, err
		}
		q.People = append(q.People, p.ID)
	}
	return q, nil
}

// people returns a row for each person.
func people(r stats.Report) *table {
	t := &table{align: "l"}
	t.add("", "games", "won", "share", "place", "round", "total", "best", "worst", "streak", "rating")
	for _, l := range r.People {
		name := clip(l.Name)
		if l.Retired {
			name += " (retired)"
		}
		t.add(name, strconv.Itoa(l.Games), strconv.Itoa(l.Wins), percent(l.Shares, l.Games), tenth(l.Place), tenth(l.Average),
			tenth(l.AverageEnd), moment(l.Best), moment(l.Worst), strconv.Itoa(l.Longest), l.Rating.String())
	}
	return t
}

// calls returns a row for each person: how their calls went, and what was close.
func calls(r stats.Report) *table {
	t := &table{align: "l"}
	t.add("", "calls", "right", "hand", "escape", "came back", "left")
	for _, l := range r.People {
		hand := ""
		if l.Calls > 0 {
			hand = tenth(l.CallHand)
		}
		t.add(clip(l.Name), strconv.Itoa(l.Calls), percent(float64(l.CallsWon), l.Calls), hand, moment(l.Escape), moment(l.Comeback), strconv.Itoa(l.Left))
	}
	return t
}

// meetings returns how often each person was ahead of each other one, a row for each.
func meetings(r stats.Report) *table {
	const most = 8 // that fit side by side
	shown := r.People[:min(most, len(r.People))]
	head := []string{"ahead of"}
	for _, l := range shown {
		head = append(head, clip(l.Name))
	}
	t := &table{align: "l"}
	t.add(head...)
	for i, pairs := range r.Matrix()[:len(shown)] {
		row := []string{clip(shown[i].Name)}
		for _, p := range pairs[:len(shown)] {
			cell := ""
			if p.Games > 0 {
				cell = fmt.Sprintf("%d of %d", p.Ahead, p.Games)
			}
			row = append(row, cell)
		}
		t.add(row...)
	}
	return t
}

// moment returns a number of one game, or "" if there is none.
func moment(m stats.Moment) string {
	if m.Game == "" {
		return ""
	}
	return strconv.Itoa(m.Points)
}

func tenth(x float64) string { return strconv.FormatFloat(x, 'f', 1, 64) }

// percent returns a share of games or calls, or "" of none.
func percent(part float64, of int) string {
	if of == 0 {
		return ""
	}
	return words.Share(part, of)
}
