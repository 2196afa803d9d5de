package bring

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tabby/scoring"
)

// A lot are the rows of one game of a table, or of several of the same day that follow each other.
type lot struct {
	*block
	rows   []int32
	labels []int32 // rows below it that say something about all of them
	only   int     // the column that has its values, or -1 for all
	day    string
	played string // the game, as the table calls it
	asks   bool   // that may not be a game
	id     string
	summed bool   // its rounds have the totals so far
	blank  bool   // its row does not say the day, which those around it do
	year   int    // if the day says none, or 0
	place  string // where it was, as a title says
}

// first returns the line of its first row.
func (l *lot) first() int {
	if len(l.rows) == 0 {
		return l.line(l.head)
	}
	return l.line(int(l.rows[0]))
}

// says returns what its first row has in a field, or "".
func (l *lot) says(field string) string { return cell(l.row(int(l.rows[0]), nil), l.at, field) }

// gathered are the fields by which rows belong together.
var gathered = []string{fDate, fVariant, fGame}

// A gathering brings the rows of a table together that are of one game.
type gathering struct {
	*block
	lots   []*lot
	of     map[string]*lot          // by what they have in common
	before [3]string                // of the fields of the row before
	blank  map[*lot][3]int          // how many rows of a lot leave out each field, beside the first
	seen   map[*lot]map[string]bool // players of a lot by name and round
	rows   bool                     // each row is a game
	gaps   [3]int                   // how many rows leave out each field; if it is one, that was forgotten
}

// lots returns the games of a table, or the row that belongs to none.
func (b *block) lots() ([]*lot, error) {
	g := gathering{block: b, of: map[string]*lot{}, blank: map[*lot][3]int{}, seen: map[*lot]map[string]bool{}}
	g.rows = b.wide && !b.has(fRound) && b.has(fDate) || b.listed
	g.count()
	var cells []string
	for n, i := range b.rows {
		cells = b.row(int(i), cells)
		if said := b.label(cells); said != "" || n == len(b.rows)-1 && g.isSum(cells) {
			g.label(i, said)
			continue
		}
		if err := g.add(i, cells); err != nil {
			return nil, b.wrong(i, err)
		}
	}
	return g.byDay(), nil
}

// isSum reports whether the last row has the sums of all rows above it, and neither a day, a game nor a round, but perhaps any
// word for it: those of most players, if the check then says which is another.
func (g *gathering) isSum(cells []string) bool {
	last := len(g.block.rows) - 1
	if last < 2 || cell(cells, g.at, fDate)+cell(cells, g.at, fVariant) != "" || hasDigit(cell(cells, g.at, fRound)) {
		return false
	}
	sums, same := make([]int, len(g.columns)), 0
	for _, i := range g.block.rows[:last] {
		for j, c := range g.row(int(i), nil) {
			if n, is := number(c); is && j < len(sums) {
				sums[j] += n
			}
		}
	}
	for j, c := range g.columns {
		if n, is := number(at(cells, j)); c.name != "" && is && n == sums[j] {
			same++
		}
	}
	return same > 1 && (same == g.named() || !g.rows && 2*same > g.named())
}

// count looks through all rows for fields that are left out, and for marks of who has lost.
func (g *gathering) count() {
	no := func(c string) bool { yes, ok := answer(c); return c != "" && ok && !yes && rankOf(c) == 0 }
	var cells []string
	for _, i := range g.block.rows {
		cells = g.row(int(i), cells)
		g.lost = g.lost || g.marked > 0 && slices.ContainsFunc(cells, no)
		for n, field := range gathered {
			if g.has(field) && g.block.label(cells) == "" && cell(cells, g.at, field) == "" {
				g.gaps[n]++
			}
		}
	}
}

// wrong returns an error with the line of a row.
func (b *block) wrong(row int32, err error) error {
	return &LineError{Sheet: b.name, Line: b.line(int(row)), Err: err}
}

// label keeps a row below the rounds of a game.
func (g *gathering) label(row int32, said string) {
	if last := len(g.lots) - 1; last >= 0 && !g.rows && said != "aside" {
		g.lots[last].labels = append(g.lots[last].labels, row)
	}
}

// add adds a row to its game. A blank field repeats the row above, as in merged cells: then it is
// blank in all rows of the game but the first.
func (g *gathering) add(row int32, cells []string) error {
	now, blank := g.fields(cells)
	if err := g.missing(now, blank); err != nil {
		return err
	}
	g.before = now
	key := strings.Join(now[:], "\x00")
	l := g.of[key]
	player := scoring.Fold(cell(cells, g.at, fPlayer)) + "\x00" + cell(cells, g.at, fRound)
	if l == nil || g.rows || g.isAgain(l, player, cells) && !blank[0] {
		l = &lot{block: g.block, only: -1, day: now[0], played: now[1], id: now[2], rows: []int32{row}}
		if l.blank = g.rows && blank[0] && (g.gaps[0] == 1 || blank[1]); l.blank {
			l.day = ""
		}
		if blank[0] && blank[1] && g.at != nil && !g.rows {
			return Refusal{Reason: ErrNoDate}
		}
		g.of[key], g.lots, g.seen[l] = l, append(g.lots, l), map[string]bool{player: true}
		return nil
	}
	l.rows, g.seen[l][player] = append(l.rows, row), true
	return g.addBlanks(l, blank)
}

// isAgain reports whether a row begins another game of a day: a player of several comes again in the first round, or none.
func (g *gathering) isAgain(l *lot, player string, cells []string) bool {
	n, is := roundOf(cell(cells, g.at, fRound))
	return g.seen[l][player] && len(g.seen[l]) > 1 && l.id == "" && g.blank[l] == [3]int{} && (!is || n == 1) && (!g.wide || g.has(fRound))
}

// whyBlank says what is missing if one of the gathered fields is blank.
var whyBlank = [3]error{ErrNoDate, ErrVariant, ErrNoDate}

// fields returns what a row has in the fields by which games are gathered, and which of these are
// blank: a blank one repeats the row above.
func (g *gathering) fields(cells []string) (now [3]string, blank [3]bool) {
	now = g.before
	for n, field := range gathered {
		if !g.has(field) {
			continue
		}
		if now[n] = cell(cells, g.at, field); now[n] == "" {
			now[n], blank[n] = g.before[n], true
		}
	}
	return now, blank
}

// missing returns an error if a row does not say what no row above it says for it.
func (g *gathering) missing(now [3]string, blank [3]bool) error {
	for n, is := range blank {
		aGap := g.rows && g.gaps[n] == 1 && n > 0
		noDay := n == 0 && now[0] == ""
		if is && (aGap || noDay) {
			return Refusal{Reason: whyBlank[n]}
		}
	}
	return nil
}

// addBlanks counts the blank fields of the last row of a game. The error is that a field is blank in some rows below
// the first, and not in others.
func (g *gathering) addBlanks(l *lot, blank [3]bool) error {
	counts := g.blank[l]
	for n, is := range blank {
		if is {
			counts[n]++
		}
		if counts[n] != 0 && counts[n] != len(l.rows)-1 {
			return Refusal{Reason: whyBlank[n]}
		}
	}
	g.blank[l] = counts
	return nil
}

// byDay divides rows of players whose columns are days into the games of those.
func (g *gathering) byDay() []*lot {
	if !g.haveDays() {
		return g.lots
	}
	var all []*lot
	for _, l := range g.lots {
		for j, c := range g.columns {
			if c.day != "" {
				one := *l
				one.only, one.day, one.played = j, c.day, cmp.Or(c.game, l.played)
				all = append(all, &one)
			}
		}
	}
	return all
}

// headings are what the texts above a table and the name of its sheet say about all of it.
type headings struct {
	day    string
	played string // a game that Tabby knows, by its ID
	named  string // what else may name a game
	line   int    // of that
	where  string
	year   int    // of its days, if those say none
	month  string // of days that are a number
	unread []string
}

// aYear matches a year alone.
var aYear = regexp.MustCompile(`^(?:19|20)\d\d$`)

// headings reads what stands above a table.
func (b *block) headings() (h headings) {
	field := ""
	for _, t := range b.titles {
		text := t.text
		if before, after, is := strings.Cut(text, ":"); is && fieldOf(plainly(before)) != "" {
			field, text = fieldOf(plainly(before)), strings.TrimSpace(after)
		}
		if f := fieldOf(plainly(text)); f != "" {
			field = f // the next text is its value
			continue
		}
		h.read(field, text, t.line)
		field = ""
	}
	if b.name != "" {
		sheet := headings{}
		sheet.read("sheet", b.name, 1)
		h.day, h.played = cmp.Or(h.day, sheet.day), cmp.Or(h.played, sheet.played)
		h.year, h.month = cmp.Or(h.year, sheet.year), cmp.Or(h.month, sheet.month)
	}
	return h
}

// read reads one text, whose kind may be known.
func (h *headings) read(field, text string, line int) {
	switch field {
	case fWhere:
		h.where = text
		return
	case fNote, fTime, fCount, fIgnored, fPlayer:
		return
	}
	if _, is := speak(text); is {
		h.setDay(text)
		return
	}
	id, rest := gameIn(text)
	day, rest := dayIn(rest)
	h.setDay(day)
	for _, word := range strings.Fields(rest) {
		if aYear.MatchString(word) {
			h.year, rest = atoi(word), strings.Replace(rest, word, "", 1)
		} else if monthOf(word) > 0 && h.month == "" && len(strings.Fields(rest)) < 3 {
			h.month, rest = word, strings.Replace(rest, word, "", 1)
		}
	}
	if id != "" {
		h.played = id
		return
	}
	if rest = strings.Trim(rest, " ,;:-–—()#*"); rest != "" && h.named == "" && field != "sheet" {
		h.named, h.line = rest, line
	} else if rest != "" && field != "sheet" {
		h.unread = append(h.unread, rest)
	}
}

// inMonth returns a day, with the month above the table if it is a number alone.
func (h *headings) inMonth(day string) string {
	if n, is := number(strings.TrimSuffix(day, ".")); is && n > 0 && n < 32 && h.month != "" {
		return strconv.Itoa(n) + " " + h.month
	}
	return day
}

// setDay takes a day: that nearest to the table is its day, and any other is kept for what is not read.
func (h *headings) setDay(day string) {
	if day != "" && h.day != "" && h.day != day {
		h.unread = append(h.unread, h.day)
	}
	h.day = cmp.Or(day, h.day)
}

// longest is how many words a day or the name of a game has at most.
const longest = 9

// dayIn returns a day that a sentence ends or begins with, or one with a year within it, and what is left of it.
func dayIn(sentence string) (day, rest string) {
	words := strings.Fields(sentence)
	for _, within := range []bool{false, true} {
		for n := min(len(words), longest); n > 0; n-- {
			for i := len(words) - n; i >= 0; i-- {
				text := strings.Trim(strings.Join(words[i:i+n], " "), ",;:()[]<>–—- ")
				if within == (i == 0 || i+n == len(words)) {
					continue
				}
				if s, is := speak(text); is && !isNumber(text) && (!within || s.year && !s.short) {
					return text, strings.Join(append(append([]string{}, words[:i]...), words[i+n:]...), " ")
				}
			}
		}
	}
	return "", sentence
}
