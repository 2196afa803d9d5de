package term

import (
	"fmt"
	"strconv"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/history/stats"
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
	text := c.words.Statistics.Counted(report)
	if not := c.words.Statistics.Uncounted(report, query); not != "" {
		text += " " + not
	}
	if report.Games == 0 {
		return c.say(report, text)
	}
	all := apart{Report: report}
	if len(report.Variants) > 1 {
		if all, err = averagedApart(report, query, kept, work); err != nil {
			return err
		}
	}
	text += "\n\n" + c.people(all.Report).String()
	for _, one := range all.Variants {
		text += "\n\n" + c.words.Rules.GameName(one.Variant.Variant, one.Named) + "\n" + c.averages(one.People).String()
	}
	return c.say(all, text+"\n\n"+c.calls(all.Report).String()+"\n\n"+c.meetings(report).String())
}

// An apart report has the averages of each of several games, and none over all of them.
type apart struct {
	stats.Report

	Variants []variantLines `json:"variants"`
}

// variantLines are what people did in one game.
type variantLines struct {
	stats.Variant

	People []stats.Line `json:"people"`
}

// averagedApart counts each game for itself.
func averagedApart(all stats.Report, q stats.Query, kept *sqlite.Reader, work history.Work) (apart, error) {
	a := apart{Report: all}
	a.People = nil
	for _, l := range all.People {
		a.People = append(a.People, l.Apart())
	}
	for _, v := range all.Variants {
		q.Variant = v.Variant
		one, err := kept.Statistics(q, work)
		if err != nil {
			return a, err
		}
		a.Variants = append(a.Variants, variantLines{v, one.People})
	}
	return a, nil
}

// averages returns a row for each person, of one game.
func (c call) averages(lines []stats.Line) *table {
	t := &table{align: "l"}
	t.add("", "games", "won", "place", "round", "total", "best", "worst")
	for _, l := range lines {
		t.add(append([]string{clip(l.Name), strconv.Itoa(l.Games), strconv.Itoa(l.Wins), c.known(l.Place, l.Games > 0)}, c.figures(l)...)...)
	}
	return t
}

// figures returns what is compared within one game, or "" of what is not known.
func (c call) figures(l stats.Line) []string {
	return []string{c.known(l.Average, l.KnowsRounds()), c.known(l.AverageEnd, l.KnowsTotals()), c.moment(l.Best), c.moment(l.Worst)}
}

// known returns a number with one decimal, or "" if it is not known.
func (c call) known(x float64, is bool) string {
	if !is {
		return ""
	}
	return c.words.Decimal(x, 1)
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
func (c call) people(r stats.Report) *table {
	t := &table{align: "l"}
	t.add("", "games", "won", "share", "place", "round", "total", "best", "worst", "streak", "rating")
	for _, l := range r.People {
		name := clip(l.Name)
		if l.Retired {
			name = name + " (retired)"
		}
		row := append([]string{name, strconv.Itoa(l.Games), strconv.Itoa(l.Wins), c.percent(l.Shares, l.Games), c.known(l.Place, l.Games > 0)}, c.figures(l)...)
		t.add(append(row, strconv.Itoa(l.Longest), l.Rating.String())...)
	}
	return t
}

// calls returns a row for each person: how their calls went, and what was close.
func (c call) calls(r stats.Report) *table {
	t := &table{align: "l"}
	t.add("", "calls", "right", "hand", "escape", "came back", "left")
	for _, l := range r.People {
		t.add(clip(l.Name), strconv.Itoa(l.Calls), c.percent(float64(l.CallsWon), l.Calls), c.known(l.CallHand, l.Called > 0), c.moment(l.Escape), c.moment(l.Comeback), strconv.Itoa(l.Left))
	}
	return t
}

// meetings returns how often each person was ahead of each other one, a row for each.
func (c call) meetings(r stats.Report) *table {
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
func (c call) moment(m stats.Moment) string {
	if m.Game == "" {
		return ""
	}
	return c.words.Figure(m.Points)
}

// percent returns a share of games or calls, or "" of none.
func (c call) percent(part float64, of int) string {
	if of == 0 {
		return ""
	}
	return c.words.Share(part, of)
}
