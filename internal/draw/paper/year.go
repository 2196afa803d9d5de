package paper

import (
	"image"
	"io"
	"slices"
	"time"

	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/internal/draw/letters"
	"tabby/internal/draw/letters/font"
)

// A Year is a year as it is drawn.
type Year struct {
	Year   int
	Counts stats.Report
	People []history.Person // for their badges
}

// year writes the picture of a year.
func (pr Printer) year(to io.Writer, year int) error {
	y := Year{Year: year}
	var err error
	if y.People, err = pr.From.People(); err != nil {
		return err
	}
	y.Counts, err = pr.From.Statistics(stats.InYear(year), history.Work{})
	if err != nil {
		return err
	}
	fonts, err := letters.New(font.Regular())
	if err != nil {
		return err
	}
	pr.name(fonts, len(y.Counts.People), func(i int) *string { return &y.Counts.People[i].Name })
	return YearPicture(to, y, pr.Style)
}

// The number of people, of pairs and of records that a picture of a year shows at most.
const (
	mostRanked = 8
	mostRivals = 3
)

// YearPicture writes a year as PNG: who won most, the days on which games were played,
// rivals and records.
func YearPicture(to io.Writer, y Year, in Style) error {
	r, w := y.Counts, in.Words
	return write(to, in, func(p *poster) {
		p.head(w.Statistics.OurYear(y.Year), []string{w.Paper.OnDays(r.Games, len(r.Nights))})
		p.ranked(y)
		p.months(y)
		var rivals []string
		for _, pair := range stats.Rivals(r.Pairs, mostRivals) {
			rivals = append(rivals, w.Sentence(w.Statistics.Duel(r, pair)))
		}
		p.text(p.wrapped(rivals, mostRivals))
		p.y += gap
		p.records(y)
	})
}

// badge returns the badge of the person at an index of the counts.
func (y Year) badge(person int) badges.Badge {
	who := y.Counts.People[person]
	if p, err := history.PersonOf(y.People, who.Person); err == nil {
		return badges.Of(p)
	}
	return badges.Seat(person, who.Name)
}

// ranked shows who won most, the first with a crown.
func (p *poster) ranked(y Year) {
	all := y.Counts.People[:min(mostRanked, len(y.Counts.People))]
	if len(all) == 0 {
		return
	}
	p.winner(winner{y.badge(0), all[0].Name, p.words.Paper.WonOf(all[0].Wins, all[0].Games), all[0].Wins}, 1)
	p.rows(len(all)-1, func(on *chart.Pen, i, middle int) {
		l := all[i+1]
		on.Person(y.badge(i+1), image.Pt(edge+rowMark/2, middle), rowMark)
		on.Number(Width-edge, middle+12, rowText, l.Wins)
		on.In(p.look.card.soft).Text(Width-edge-260, middle+10, smallText, p.words.Paper.OfGames(l.Games))
		on.Text(edge+80, middle+12, rowText, on.Fit(rowText, l.Name, Width-2*edge-360))
	})
}

// The sides of the days of a month: the height of a row and where the days begin.
const (
	monthHeight = 34
	monthName   = 90
	dayCut      = 3
)

// months shows the days on which games were played, a row for each month from the first with games to the
// last.
func (p *poster) months(y Year) {
	months := y.Counts.Months(y.Year)
	played := func(m stats.Month) bool { return m.Games > 0 }
	first := slices.IndexFunc(months, played)
	if first < 0 {
		return
	}
	for months = months[first:]; !played(months[len(months)-1]); {
		months = months[:len(months)-1]
	}
	r := p.card(len(months)*monthHeight + 32)
	on := p.onCard()
	wide := (Width - 2*edge - 2*monthName) / 31
	most := 1
	for _, n := range y.Counts.Nights {
		most = max(most, n.Games)
	}
	for i, m := range months {
		top := r.Min.Y + 16 + i*monthHeight
		on.Text(edge, top+24, smallText, p.words.ShortMonth(time.Month(first+i+1)))
		on.Number(Width-edge, top+24, smallText, m.Games)
		for day, n := range m.Days {
			x := edge + monthName + day*wide
			p.Box(image.Rect(x, top+2, x+wide-dayCut, top+monthHeight-4), p.look.heat(n, most))
		}
	}
}

// heat returns the colour of a day with this many games, by the most games of a day.
func (l look) heat(n, most int) drawing.Color {
	if n == 0 {
		return l.rule
	}
	part := 0.35 + 0.65*float64(n)/float64(most)
	from, to := l.card.fill, l.accent
	mix := func(from, to uint8) uint8 { return uint8(float64(from) + (float64(to)-float64(from))*part) }
	return drawing.Color{R: mix(from.R, to.R), G: mix(from.G, to.G), B: mix(from.B, to.B), A: 0xFF}
}

// records shows who holds the records.
func (p *poster) records(y Year) {
	all := y.Counts.Records()
	p.rows(len(all), func(on *chart.Pen, i, middle int) {
		name := y.Counts.People[all[i].Person].Name
		on.Person(y.badge(all[i].Person), image.Pt(edge+rowMark/2, middle), rowMark)
		text := p.words.Paper.Record(name, all[i])
		on.Text(edge+80, middle+10, bodyText, on.Fit(bodyText, text, Width-2*edge-80))
	})
}
