package term

import (
	"fmt"
	"strconv"
	"strings"

	"tabby/history"
	"tabby/history/rating"
	"tabby/history/sqlite"
	"tabby/history/stats"
	"tabby/ui/words"
)

// Run says what the games say about those who played them.
func (cmd statsCmd) Run(c call, s Shared) error {
	var report stats.Report
	err := s.read(c, func(kept *sqlite.Reader) error {
		wish, err := cmd.wish(kept)
		if err != nil {
			return err
		}
		return c.long(func(work history.Work) error {
			report, err = kept.Statistics(wish, work)
			return err
		})
	})
	if err != nil {
		return err
	}
	if s.JSON {
		return c.answer(report)
	}
	_, err = fmt.Fprint(c.Out, tell(report))
	return err
}

func (cmd statsCmd) wish(kept *sqlite.Reader) (stats.Query, error) {
	w := stats.Query{From: cmd.From, To: cmd.To, Variant: cmd.Variant, LeftOut: cmd.All}
	if cmd.Coached {
		w.Coached = stats.Along
	}
	for _, name := range cmd.Person {
		p, err := named(kept, name)
		if err != nil {
			return w, err
		}
		w.People = append(w.People, p.ID)
	}
	return w, nil
}

// tell puts a report into tables.
func tell(r stats.Report) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %s%s\n", words.Count(r.Games, words.Game), words.Count(r.Rounds, words.Round), uncounted(r))
	if r.Games == 0 {
		return b.String()
	}
	people, calls := table{left: []bool{true}}, table{left: []bool{true}}
	people.add("", "games", "won", "share", "place", "round", "total", "best", "worst", "streak", "rating")
	calls.add("", "calls", "right", "hand", "escape", "came back", "left")
	for _, l := range r.People {
		people.add(known(l), strconv.Itoa(l.Games), strconv.Itoa(l.Wins), percent(l.Shares, l.Games), tenth(l.Place), tenth(l.Average),
			tenth(l.AverageEnd), moment(l.Best), moment(l.Worst), strconv.Itoa(l.Longest), skill(l.Rating))
		calls.add(clip(l.Name), strconv.Itoa(l.Calls), percent(float64(l.CallsWon), l.Calls), hand(l), moment(l.Escape), moment(l.Comeback), strconv.Itoa(l.Left))
	}
	for _, t := range []table{people, calls, meetings(r)} {
		b.WriteString("\n")
		_, _ = t.WriteTo(&b) // it never fails
	}
	return b.String()
}

// uncounted says which games were not counted.
func uncounted(r stats.Report) string {
	text := ""
	for _, more := range []struct {
		n    int
		says string
	}{{r.Unfinished, "not over"}, {r.Provisional, "with a score missing"}, {r.LeftOut, "left out"}, {r.Coached, "with the coach"}} {
		if more.n > 0 {
			text += fmt.Sprintf("; %d %s", more.n, more.says)
		}
	}
	return text
}

// meetings is who was how often ahead of whom: a row a person, seen from there.
func meetings(r stats.Report) table {
	const most = 8 // that fit side by side
	t := table{left: []bool{true}}
	matrix := r.Matrix()
	n := min(most, len(matrix))
	head := []string{"ahead of"}
	for _, l := range r.People[:n] {
		head = append(head, clip(l.Name))
	}
	t.add(head...)
	for i := range matrix[:n] {
		row := []string{clip(r.People[i].Name)}
		for _, p := range matrix[i][:n] {
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

// known is a name, and whether they have retired.
func known(l stats.Line) string {
	if l.Retired {
		return clip(l.Name) + " (retired)"
	}
	return clip(l.Name)
}

func moment(m stats.Moment) string {
	if m.Game == "" {
		return ""
	}
	return strconv.Itoa(m.Points)
}

func tenth(x float64) string { return strconv.FormatFloat(x, 'f', 1, 64) }

func percent(part float64, of int) string {
	if of == 0 {
		return ""
	}
	return strconv.Itoa(int(100*part/float64(of)+0.5)) + " %"
}

// skill says a rating with how unsure it is: two times out of three the skill is
// within that.
func skill(r rating.Rating) string { return tenth(r.Mu) + " ± " + tenth(r.Sigma) }

// hand is what somebody calls with on average.
func hand(l stats.Line) string {
	if l.Calls == 0 {
		return ""
	}
	return tenth(l.CallHand)
}
