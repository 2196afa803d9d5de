package bring_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"tabby/history/bring"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// An evening is a game of the history that is written in all ways.
type evening struct {
	day    time.Time
	game   string
	rounds [][]int // by round, then by player
}

var (
	who     = []string{"Ida", "Jürgen", "Mia"}
	history = []evening{
		{time.Date(2024, 3, 9, 0, 0, 0, 0, time.UTC), "Skyjo", [][]int{{12, 7, 23}, {30, 21, -2}, {8, 44, 0}}},
		{time.Date(2024, 3, 16, 0, 0, 0, 0, time.UTC), "Rat-a-Tat Cat", [][]int{{4, 17, 9}, {0, 3, 12}}},
		{time.Date(2024, 4, 2, 0, 0, 0, 0, time.UTC), "Skyjo", [][]int{{5, 5, 6}, {-1, 2, 3}}},
	}
)

// A way is how somebody writes it: with heads and days in a language, and cells in some form.
type way struct {
	heads string // date, game, round, player, points, total, sum
	day   func(time.Time) string
	cell  func(int) string
}

var months = map[string][]string{"de": {"", "", "", "März", "April"}, "fr": {"", "", "", "mars", "avril"}, "es": {"", "", "", "marzo", "abril"}}

func spelt(form string) func(time.Time) string {
	return func(t time.Time) string { return t.Format(form) }
}

func inWords(lang, form string) func(time.Time) string {
	return func(t time.Time) string {
		return strings.NewReplacer("D", fmt.Sprint(t.Day()), "M", months[lang][t.Month()], "Y", fmt.Sprint(t.Year())).Replace(form)
	}
}

var ways = map[string]way{
	"iso":        {"date,variant,round,player,points,total,sum", spelt("2006-01-02"), nil},
	"german":     {"Datum,Spiel,Runde,Spieler,Punkte,Gesamt,Summe", spelt("2.1.2006"), nil},
	"short":      {"Datum,Spiel,Runde,Name,Punkte,Endstand,Summe", spelt("02.01.06"), nil},
	"german day": {"Tag,Spiel,Durchgang,Spieler,Ergebnis,Gesamtpunkte,Gesamt", inWords("de", "D. M Y"), nil},
	"weekday": {"Datum,Spiel,Runde,Spieler,Punkte,Gesamt,Summe", func(t time.Time) string {
		return []string{"So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"}[t.Weekday()] + ", " + t.Format("02.01.2006")
	}, nil},
	"french":   {"Date,Jeu,Manche,Joueur,Points,Total,Somme", spelt("02/01/2006"), nil},
	"french 2": {"Jour,Jeu,Tour,Nom,Score,Score final,Total", inWords("fr", "D M Y"), nil},
	"dutch":    {"Datum,Spel,Ronde,Speler,Punten,Totaal,Som", spelt("02-01-2006"), nil},
	"spanish":  {"Fecha,Juego,Ronda,Jugador,Puntos,Total,Suma", inWords("es", "D de M de Y"), nil},
	"italian":  {"Data,Gioco,Mano,Giocatore,Punti,Totale,Somma", spelt("2/1/2006"), nil},
	"portugal": {"Data,Jogo,Rodada,Jogador,Pontos,Total,Soma", spelt("02/01/2006 15:04"), nil},
	"american": {"Date,Game,Round,Player,Score,Total,Sum", spelt("1/2/2006 3:04 PM"), nil},
	"english":  {"When,Game,Hand,Who,Pts,Final score,Total", spelt("Jan 2, 2006"), nil},
	"british":  {"Date,Game,Round,Name,Points,Total,Total", spelt("Mon 2 January 2006"), nil},
	"packed":   {"date,game,round,player,points,total,sum", spelt("20060102"), nil},
	"serial": {"date,game,round,player,points,total,sum", func(t time.Time) string {
		return fmt.Sprint(int(t.Sub(time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC)).Hours() / 24))
	}, nil},
	"slashes": {"date,game,round,player,points,total,sum", spelt("2006/01/02"), nil},
	"rfc":     {"date,game,round,player,points,total,sum", spelt("2006-01-02T15:04:05Z"), nil},
	"minus": {"date,game,round,player,points,total,sum", spelt("2006-01-02"), func(n int) string {
		return strings.Replace(fmt.Sprint(n), "-", "−", 1)
	}},
	"parentheses": {"date,game,round,player,points,total,sum", spelt("2006-01-02"), func(n int) string {
		if n < 0 {
			return fmt.Sprintf("(%d)", -n)
		}
		return fmt.Sprint(n)
	}},
	"zeros": {"Datum,Spiel,Runde,Spieler,Punkte,Gesamt,Summe", spelt("2.1.2006"), func(n int) string { return fmt.Sprint(n, ",00") }},
	"sums":  {"date,game,round,player,points,total,sum", spelt("2006-01-02"), func(n int) string { return fmt.Sprintf("%d + 3 - 3", n) }},
}

// sumsOf returns the total of each player.
func sumsOf(e evening) []int {
	all := make([]int, len(who))
	for _, r := range e.rounds {
		for p, n := range r {
			all[p] += n
		}
	}
	return all
}

// layouts write the history as rows of cells: with rounds, or totals alone.
var layouts = map[string]func(w way) [][]string{
	"long": func(w way) [][]string {
		h := strings.Split(w.heads, ",")
		rows := [][]string{{h[0], h[1], h[2], h[3], h[4]}}
		for _, e := range history {
			for n, r := range e.rounds {
				for p, points := range r {
					rows = append(rows, []string{w.day(e.day), e.game, fmt.Sprint(n + 1), who[p], w.of(points)})
				}
			}
		}
		return rows
	},
	"long, other columns, merged": func(w way) [][]string {
		h := strings.Split(w.heads, ",")
		rows := [][]string{{h[0], h[1], h[2], h[4], h[3]}}
		for _, e := range history {
			for n, r := range e.rounds {
				for p, points := range r {
					row := []string{"", "", "", w.of(points), who[p]}
					if p == 0 {
						row[2] = fmt.Sprint(n + 1)
					}
					if n+p == 0 {
						row[0], row[1] = w.day(e.day), e.game
					}
					rows = append(rows, row)
				}
			}
		}
		return rows
	},
	"wide": func(w way) [][]string {
		h := strings.Split(w.heads, ",")
		rows := [][]string{append([]string{h[0], h[1], h[2]}, who...)}
		for _, e := range history {
			for n, r := range e.rounds {
				rows = append(rows, append([]string{w.day(e.day), e.game, fmt.Sprint(n + 1)}, w.all(r)...))
			}
		}
		return rows
	},
	"blocks": func(w way) (rows [][]string) {
		h := strings.Split(w.heads, ",")
		for _, e := range history {
			rows = append(rows, []string{e.game, w.day(e.day)}, append([]string{h[2]}, who...))
			for n, r := range e.rounds {
				rows = append(rows, append([]string{fmt.Sprint(n + 1)}, w.all(r)...))
			}
			rows = append(rows, append([]string{h[6]}, w.all(sumsOf(e))...), nil)
		}
		return rows
	},
	"players below each other": func(w way) (rows [][]string) {
		h := strings.Split(w.heads, ",")
		for _, e := range history {
			rows = append(rows, []string{h[1], e.game, h[0], w.day(e.day)})
			head := []string{h[3]}
			for n := range e.rounds {
				head = append(head, fmt.Sprint(h[2], " ", n+1))
			}
			rows = append(rows, append(head, h[5]))
			for p, name := range who {
				row := []string{name}
				for _, r := range e.rounds {
					row = append(row, w.of(r[p]))
				}
				rows = append(rows, append(row, w.of(sumsOf(e)[p])))
			}
			rows = append(rows, nil)
		}
		return rows
	},
	"totals, long": func(w way) [][]string {
		h := strings.Split(w.heads, ",")
		rows := [][]string{{h[3], h[5], h[0], h[1]}}
		for p, name := range who { // not sorted by game
			for _, e := range history {
				rows = append(rows, []string{name, w.of(sumsOf(e)[p]), w.day(e.day), e.game})
			}
		}
		return rows
	},
	"totals, wide, with a title": func(w way) [][]string {
		h := strings.Split(w.heads, ",")
		rows := [][]string{{"Our evenings"}, nil, append([]string{h[0], h[1]}, who...)}
		for _, e := range history {
			rows = append(rows, append([]string{w.day(e.day), e.game}, w.all(sumsOf(e))...))
		}
		return rows
	},
}

func (w way) of(n int) string {
	if w.cell != nil {
		return w.cell(n)
	}
	return fmt.Sprint(n)
}

func (w way) all(numbers []int) (cells []string) {
	for _, n := range numbers {
		cells = append(cells, w.of(n))
	}
	return cells
}

// csvOf writes rows with a separator.
func csvOf(rows [][]string, comma string) string {
	var b strings.Builder
	for _, row := range rows {
		for i, c := range row {
			if strings.ContainsAny(c, comma+`"`) {
				c = `"` + strings.ReplaceAll(c, `"`, `""`) + `"`
			}
			if i > 0 {
				b.WriteString(comma)
			}
			b.WriteString(c)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// wanted is the history as it is to come in: with rounds, or totals alone.
func wanted(rounds bool) string {
	var b strings.Builder
	for _, e := range history {
		id := map[string]string{"Skyjo": "skyjo", "Rat-a-Tat Cat": "rat-a-tat-cat"}[e.game]
		least := min(sumsOf(e)[0], sumsOf(e)[1], sumsOf(e)[2])
		var players []string
		for p, name := range who {
			text := fmt.Sprint(name, " ", sumsOf(e)[p])
			if sumsOf(e)[p] == least {
				text += "*"
			}
			if rounds {
				var all []string
				for _, r := range e.rounds {
					all = append(all, fmt.Sprint(r[p]))
				}
				text += " (" + strings.Join(all, " ") + ")"
			}
			players = append(players, text)
		}
		fmt.Fprintf(&b, "%s %s: %s\n", e.day.Format("2006-01-02"), id, strings.Join(players, ", "))
	}
	return b.String()
}

// plainSaid is what was understood, without times of the day, questions' examples and what was not read.
func plainSaid(file []byte, a bring.Answers) string {
	var b strings.Builder
	for line := range strings.Lines(said(file, a)) {
		switch {
		case strings.HasPrefix(line, "unread: Our evenings"):
		case len(line) > 17 && line[4] == '-' && line[13] == ':':
			b.WriteString(line[:10] + line[16:])
		default:
			b.WriteString(line)
		}
	}
	return b.String()
}

// TestOneHistoryIsReadHoweverItIsWritten writes one history in every layout and way, with every separator
// and in every encoding. Where it says nothing of the order of days, it is asked, and answered.
func TestOneHistoryIsReadHoweverItIsWritten(t *testing.T) {
	n, asked := 0, 0
	for layout, rows := range layouts {
		for name, w := range ways {
			comma := []string{",", ";", "\t", "|"}[n%4]
			text := csvOf(rows(w), comma)
			if n%5 == 1 {
				text = strings.ReplaceAll(text, "\n", "\r\n")
			}
			file := []byte(text)
			switch n % 6 {
			case 1:
				file = []byte("\ufeff" + text)
			case 2:
				file = must.Get(unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().Bytes(file))
			case 3:
				if ansi, err := charmap.Windows1252.NewEncoder().Bytes(file); err == nil {
					file = ansi
				}
			case 4:
				file = []byte("sep=" + comma + "\n" + text)
			}
			n++
			got := plainSaid(file, bring.Answers{})
			if strings.HasPrefix(got, "asked: dates") {
				asked++
				order := bring.DayFirst
				if name == "american" {
					order = bring.MonthFirst
				}
				got = plainSaid(file, bring.Answers{Dates: order})
			}
			if want := wanted(!strings.HasPrefix(layout, "totals")); got != want {
				t.Errorf("%s, %s:\n%s\n%s%s", layout, name, text, got, want)
			}
		}
	}
	expect.Same(t, "ways that had to be asked", asked, 0)
}

// TestAChangedCellReadsTheSameOrIsReported puts what no cell can say into each cell of a table, one after
// the other: nothing of it comes in as if it was not there.
func TestAChangedCellReadsTheSameOrIsReported(t *testing.T) {
	for layout, rows := range layouts {
		w := ways["german"]
		before := plainSaid([]byte(csvOf(rows(w), ";")), bring.Answers{})
		for r, row := range rows(w) {
			for c, was := range row {
				for _, now := range assault.Few(2, []string{"", "Qx1y", "99999999", "31.31.2024"}) {
					if now == "" && (was == "" || isValue(was)) {
						continue // whoever has no points was not there
					}
					if now == "" && strings.Contains(layout, "merged") && r > 0 && c < 2 {
						continue // it is what stands above
					}
					changed := rows(w)
					changed[r][c] = now
					if got := plainSaid([]byte(csvOf(changed, ";")), bring.Answers{}); got != before && !says(got, now) {
						t.Errorf("%s: %q in place of %q in row %d:\n%s", layout, now, was, r+1, got)
					}
				}
			}
		}
	}
}

// says reports whether what was understood shows that a cell is not as it was.
func says(got, cell string) bool {
	return strings.Contains(got, "refused") || strings.Contains(got, "asked") || strings.Contains(got, "unread") || cell != "" && strings.Contains(got, cell)
}

// isValue reports whether a cell has a number.
func isValue(cell string) bool { _, err := strconv.Atoi(cell); return err == nil }
