package bring

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// An unfolding writes a table whose rows or columns hold several things as one in which each has a cell of its own. What it
// reads wrong is for the one check: a row that it cannot write in another way stays as it is.
type unfolding struct {
	*sheet        // as it stands in the file
	out    *sheet // as it is read
	row    func(cells []string) [][]string
	said   []string // what stands above the head of groups, and is said in their rows
}

// unfolded returns the tables of a sheet, each cell of which says one thing: tables beside each other become several
// sheets, and a cell that lists players or numbers becomes several rows or columns.
func (s *sheet) unfolded() (all []*sheet) {
	for _, part := range s.beside() {
		u := unfolding{sheet: part, out: &sheet{name: part.name}}
		if u.isNeeded() {
			u.write()
			part = u.out
		}
		all = append(all, part)
	}
	return all
}

// isNeeded reports whether a row is the head of a table that has to be written in another way. Heads are near the top, or
// below a blank row.
func (u *unfolding) isNeeded() bool {
	for i := range u.len() {
		if (i < looked || u.after(i)) && u.propose(i) {
			return true
		}
	}
	return false
}

// write writes all rows.
func (u *unfolding) write() {
	u.row = nil
	for i := range u.len() {
		rows := [][]string{slices.Clone(u.sheet.row(i, nil))}
		switch begins := u.row == nil || u.after(i); {
		case begins && u.propose(i):
			if n := len(u.out.cells); n > 0 { // what stands above the groups is said in each row
				u.out.cells[n-1] = slices.DeleteFunc(u.out.cells[n-1], func(c string) bool { return slices.Contains(u.said, c) })
			}
			rows = u.row(nil)
		case begins && (u.headAt(i) != nil || u.propose(i+1)): // of a table that stays as it is, or what stands above groups
			u.row = nil
		case u.row != nil:
			rows = u.row(rows[0])
		}
		for n, cells := range rows {
			if n == 0 {
				u.out.gap = u.after(i)
			}
			u.out.add(u.line(i), cells...)
		}
	}
}

// propose proposes how the rows below a head are written, if in another way: the head itself is written for no cells.
func (u *unfolding) propose(i int) bool {
	if u.said = nil; i >= u.len() {
		return false
	}
	head := slices.Clone(u.sheet.row(i, nil))
	if len(head) < 2 || slices.ContainsFunc(head, func(c string) bool { return !isText(c) }) {
		return false
	}
	below := func(j int) []string { return u.sample(i, j) }
	for _, one := range []func([]string, func(int) []string, int) func([]string) [][]string{
		u.groups, podium, lists, splits, ofPlayers,
	} {
		if row := one(head, below, i); row != nil {
			u.row = row
			return true
		}
	}
	return false
}

// numberFirst matches points before a name: "18 Zoe".
var numberFirst = regexp.MustCompile(`(^|[,;/\n])\s*(-?\d{1,5}) (\pL[^\d,;/\n]*)`)

// sharesIn returns the names with points that a cell lists, and nothing if it lists anything else.
func sharesIn(cell string) []share {
	if isText(cell) {
		for _, text := range []string{cell, numberFirst.ReplaceAllString(signs.Replace(cell), "$1$3 $2")} {
			var n noted
			if rest := n.readPairs(plainNote(strings.ReplaceAll(text, "\n", ", ")), true); rest == "" && !n.odd {
				return n.shares
			}
		}
	}
	return nil
}

// numbersIn returns the numbers that a cell lists, two at least, and nothing if it lists anything else.
func numbersIn(cell string) []string {
	for _, between := range []string{"/", ":", ";", ",", "-", "|", "\n", " "} {
		parts := strings.Split(signs.Replace(cell), between)
		for i := range parts {
			parts[i] = strings.TrimSpace(parts[i])
		}
		if len(parts) > 1 && !slices.ContainsFunc(parts, func(p string) bool { return !isNumber(p) }) {
			return parts
		}
	}
	return nil
}

// aRowEach returns how rows are written in which some columns list what each player has: a row a player, who is in the
// columns at the end. Rows that say no round are games.
func aRowEach(head []string, listed []int, heads []string, of func(cells []string) [][]string) func([]string) [][]string {
	numbered := !slices.Contains(heads, fGame) && !slices.ContainsFunc(slices.Concat(head, heads), func(h string) bool { return fieldOf(plainly(h)) == fRound })
	n := 0
	rest := func(cells []string) (all []string) {
		for j := range head {
			if !slices.Contains(listed, j) {
				all = append(all, at(cells, j))
			}
		}
		return all
	}
	return func(cells []string) (rows [][]string) {
		if cells == nil {
			row := slices.Concat(rest(head), heads)
			if numbered {
				row = append(row, fGame)
			}
			return [][]string{row}
		}
		each, number := of(cells), ""
		if n++; numbered && each != nil {
			number = strconv.Itoa(n)
		}
		if each == nil {
			each = [][]string{make([]string, len(heads))}
			each[0][0] = at(cells, listed[0])
		}
		for _, e := range each {
			row := slices.Concat(rest(cells), e)
			if numbered {
				row = append(row, number)
			}
			rows = append(rows, append(row, cells[min(len(head), len(cells)):]...))
		}
		return rows
	}
}

func at(cells []string, j int) string {
	if j < 0 || j >= len(cells) {
		return ""
	}
	return cells[j]
}

// ordinals are signs of a place, with the point before them.
var ordinals = strings.NewReplacer(".º", "º", ".ª", "ª", ".°", "º")

// rankOf returns the place that a head names, or 0: "1st", "2.", "3º", "Platz 1", "🥇".
func rankOf(head string) int {
	text := plainly(ordinals.Replace(head))
	if n := slices.Index([]string{"🥇", "🥈", "🥉"}, text); n >= 0 {
		return n + 1
	}
	rank, said := 0, false
	for _, w := range strings.Fields(text) {
		n := atoi(aRankWord.FindString(w))
		switch {
		case n > 0 && rank == 0 && (aPlace.MatchString(w) || strconv.Itoa(n) == w):
			rank, said = n, said || strconv.Itoa(n) != w || strings.Contains(head, w+".")
		case rank == 0 && ordinal(w) > 0:
			rank, said = ordinal(w), true
		case means(w, fPlace):
			said = true
		default:
			return 0
		}
	}
	if !said {
		return 0
	}
	return rank
}

var aRankWord = regexp.MustCompile(`^\d{1,2}`)

// ordinal returns the number of a word as "third", or 0.
func ordinal(word string) int {
	for _, m := range words()[word] {
		if n, is := strings.CutPrefix(m, "rank"); is {
			return atoi(n)
		}
	}
	return 0
}

// podium reads tables whose columns are places and whose cells are who had them, perhaps with points.
func podium(head []string, below func(int) []string, _ int) func([]string) [][]string {
	var ranked []int
	points := false
	for j, h := range head {
		if rankOf(h) != len(ranked)+1 || !mostly(below(j), isText) && len(ranked) < 2 {
			continue
		}
		ranked = append(ranked, j)
		points = points || mostly(below(j), func(c string) bool { return len(sharesIn(c)) > 0 })
	}
	if len(ranked) < 2 || othersIn(head, below, ranked) > 1 {
		return nil
	}
	heads := []string{fPlayer, fWon}
	if points {
		heads = []string{fPlayer, fPoints, fPlace}
	}
	return aRowEach(head, ranked, heads, func(cells []string) (rows [][]string) {
		for n, j := range ranked {
			rows = append(rows, stepOf(at(cells, j), n+1, points)...)
		}
		return rows
	})
}

// othersIn counts the columns that say of players how it went, beside those of places.
func othersIn(head []string, below func(int) []string, ranked []int) (n int) {
	for j, h := range head {
		if fieldOf(plainly(h)) == fPlayer || !slices.Contains(ranked, j) && isPlayers(h, below(j)) {
			n++
		}
	}
	return n
}

// stepOf returns the rows of those who had a place, perhaps with points.
func stepOf(cell string, place int, points bool) (rows [][]string) {
	if !points {
		for _, name := range namesIn(cell) {
			rows = append(rows, []string{name, strconv.FormatBool(place == 1)})
		}
		return rows
	}
	for _, s := range sharesIn(cell) {
		rows = append(rows, []string{s.name, s.points, strconv.Itoa(place)})
	}
	if rows == nil && cell != "" {
		return [][]string{{cell, "", ""}}
	}
	return rows
}

// lists reads tables in which a cell lists all players with their points, or one cell the players and another their
// points.
func lists(head []string, below func(int) []string, _ int) func([]string) [][]string {
	for j := range head {
		if !mostly(below(j), func(c string) bool { return len(sharesIn(c)) > 1 }) {
			continue
		}
		return aRowEach(head, []int{j}, []string{fPlayer, fPoints, fWon}, func(cells []string) (rows [][]string) {
			for _, s := range sharesIn(at(cells, j)) {
				rows = append(rows, []string{s.name, s.points, s.won})
			}
			return rows
		})
	}
	names, points := listsBeside(head, below)
	if names < 0 {
		return nil
	}
	return aRowEach(head, []int{names, points}, []string{fPlayer, fPoints}, func(cells []string) (rows [][]string) {
		who, what := playersIn(at(cells, names)), numbersIn(at(cells, points))
		if len(who) != len(what) {
			return [][]string{{at(cells, names), at(cells, points)}}
		}
		for i, name := range who {
			rows = append(rows, []string{name, what[i]})
		}
		return rows
	})
}

// listsBeside returns the columns of which one lists players and the other as many numbers, or -1.
func listsBeside(head []string, below func(int) []string) (names, points int) {
	for j := range head {
		who := below(j)
		if !mostly(who, func(c string) bool { return len(playersIn(c)) > 1 && !isGame(c) && isText(c) }) {
			continue
		}
		for k, h := range head {
			what, same := below(k), 0
			for i := range min(len(who), len(what)) {
				if n := len(numbersIn(what[i])); n > 1 && n == len(playersIn(who[i])) {
					same++
				}
			}
			if f := fieldOf(plainly(h)); k != j && f != fDate && f != fTime && len(who) == len(what) && 2*same > len(who) {
				return j, k
			}
		}
	}
	return -1, -1
}

// against stands between the names of players beside what [namesIn] knows.
var against = regexp.MustCompile(`(?i) (?:vs?\.?|contre|contra|contro|gegen|tegen|[-–—:]) |[–—]`)

// playersIn returns the names that a head or a cell lists.
func playersIn(text string) []string { return namesIn(against.ReplaceAllString(text, ",")) }

// A split is how a column becomes several: their heads, and what a cell says in each.
type split struct {
	heads []string
	parts func(cell string) []string
}

// splits reads tables with a head that names several players, above cells with as many numbers, or with cells that have both
// a day and a game.
func splits(head []string, below func(int) []string, _ int) func([]string) [][]string {
	into := map[int]split{}
	for j, h := range head {
		who := playersIn(h)
		switch {
		case len(who) > 1 && columnOf(h, false).field == "" && mostly(below(j), func(c string) bool { return len(numbersIn(c)) == len(who) }):
			into[j] = split{who, numbersIn}
		case len(head) > 2 && mostly(below(j), func(c string) bool { both := dayAndGame(c); return both[0] != "" && isGame(both[1]) }):
			into[j] = split{[]string{fDate, fVariant}, dayAndGame}
		}
	}
	if len(into) == 0 {
		return nil
	}
	return func(cells []string) [][]string {
		heads := cells == nil
		if heads {
			cells = head
		}
		var row []string
		for j, c := range cells {
			s, all := into[j], []string{c}
			if heads && s.heads != nil {
				all = s.heads
			} else if s.heads != nil {
				if all = s.parts(c); len(all) != len(s.heads) {
					all = slices.Repeat([]string{c}, len(s.heads))
				}
			}
			row = append(row, all...)
		}
		return [][]string{row}
	}
}

// dayAndGame returns the day that a cell has, and all else.
func dayAndGame(cell string) []string {
	day, game := dayIn(cell)
	return []string{day, strings.Trim(game, " ,;:()-–—")}
}

// A playerColumn is what a head says about a column of a player: a field, perhaps in one of several games or rounds.
type playerColumn struct{ name, field, of, number string }

// playerColumnOf returns what a head says, after one that names a player: "Ann", "place Ann", "game 2 Ann", "called" beside her name, or
// "score 2" of one who is named in the cells.
func playerColumnOf(head, before string, cells []string) (t playerColumn) {
	if p := numbered.FindStringSubmatch(plainly(head)); p != nil && slices.Contains([]string{fPlayer, fPoints, fTotal}, fieldOf(p[1])) {
		return playerColumn{p[2], fieldOf(p[1]), fPoints, ""}
	}
	field, rest := fieldIn(strings.FieldsFunc(camel(head), func(r rune) bool { return strings.ContainsRune(" _-()/:", r) }))
	t.field, t.of = cmp.Or(field, fPoints), fPoints
	if field == fGame || field == fRound {
		t.field, t.of = fPoints, field
	}
	if field == "" {
		before, rest = columnOf(head, false).name, nil
	}
	for _, w := range rest {
		if hasDigit(w) {
			t.number = w
		} else {
			t.name = strings.TrimSpace(t.name + " " + w)
		}
	}
	if t.name = cmp.Or(t.name, before); (t.of == fPoints) != (t.number == "") || !t.fits(cells) {
		return playerColumn{}
	}
	return t
}

// fits reports whether cells can have what a head says. Who called is marked: a number is what somebody bid.
func (t playerColumn) fits(cells []string) bool {
	marks := t.field == fCalled || t.field == fWon
	return (marks || slices.Contains([]string{fPoints, fTotal, fPenalty, fPlace}, t.field)) &&
		!mostly(cells, func(c string) bool { return isNumber(c) == marks && rankOf(c) == 0 })
}

// A grid is what several columns have of each player: their heads, and the games or rounds that these say.
type grid struct {
	names, heads, numbers []string
	of                    string // what a number is of
	in                    map[playerColumn]int
	columns               []int
}

func (g *grid) add(t playerColumn, j int) {
	for list, text := range map[*[]string]string{&g.names: t.name, &g.heads: t.field, &g.numbers: t.number} {
		if !slices.Contains(*list, text) {
			*list = append(*list, text)
		}
	}
	g.in[t], g.of, g.columns = j, t.of, append(g.columns, j)
}

// isWhole reports whether there is a column for everything of each player, and more than points or places.
func (g *grid) isWhole() bool {
	all := len(g.names) * len(g.heads) * len(g.numbers)
	return len(g.names) > 1 && len(g.in) == all && len(g.columns) == all && (all > len(g.names) || g.heads[0] == fPlace)
}

// gridOf returns the columns of players, and a head in which the first column has the rounds.
func gridOf(head []string, below func(int) []string) (g grid, whole []string) {
	g, whole = grid{in: map[playerColumn]int{}}, slices.Clone(head)
	before := ""
	for j, h := range head {
		if j == 0 && fieldOf(plainly(h)) == "" && mostly(below(j), isRound) {
			whole[j] = fRound
		} else if t := playerColumnOf(h, before, below(j)); t.name != "" {
			g.add(t, j)
			before = t.name
		}
	}
	return g, whole
}

// ofPlayers reads tables with several columns for each player, which their heads tell apart, or with their places alone.
func ofPlayers(head []string, below func(int) []string, _ int) func([]string) [][]string {
	g, head := gridOf(head, below)
	named := slices.Contains(g.heads, fPlayer) // in its cells
	keyed := slices.ContainsFunc(head, func(h string) bool { f := fieldOf(plainly(h)); return f == fDate || f == fRound })
	if !keyed && !named || !g.isWhole() {
		return nil
	}
	heads := slices.Clone(g.heads)
	if len(heads) == 1 && g.of == fPoints {
		heads[0] = fWon
	}
	if !named {
		heads = append(heads, fPlayer)
	}
	if g.of != fPoints {
		heads = append(heads, g.of)
	}
	return aRowEach(head, g.columns, heads, func(cells []string) (rows [][]string) {
		for _, number := range g.numbers {
			for _, name := range g.names {
				if row := g.rowOf(cells, name, number, heads[0] == fWon); !isBlank(row) {
					rows = append(rows, append(row, name, number)[:len(heads)])
				}
			}
		}
		return rows
	})
}

// rowOf returns what cells have of a player, perhaps only whether the first place.
func (g *grid) rowOf(cells []string, name, number string, won bool) (row []string) {
	for _, field := range g.heads {
		text := at(cells, g.in[playerColumn{name, field, g.of, number}])
		if place, is := placeIn(text); is && won {
			text = strconv.FormatBool(place == 1)
		}
		row = append(row, text)
	}
	return row
}

// isText reports whether a cell has neither a number nor a day.
func isText(cell string) bool {
	_, day := speak(cell)
	return !isNumber(cell) && !day
}

// A grouping is how the same heads stand beside each other several times.
type grouping struct {
	titles  []string // of the groups: games, days or players
	heads   []string // below each
	columns []int
	group   []int // of each column
	twice   bool  // a head is in several groups
}

// groups reads tables in which the same heads stand beside each other several times, below what tells the groups apart: games
// or days above players, or players above points. Each group becomes a row of its own.
func (u *unfolding) groups(head []string, below func(int) []string, i int) func([]string) [][]string {
	if i == 0 || u.after(i) {
		return nil
	}
	above := u.sheet.row(i-1, nil)
	g, head := groupsBelow(above, slices.Clone(head), below)
	if len(g.titles) < 2 || !g.twice {
		return nil
	}
	what := titled(g.titles[0], g.heads[0])
	if what == fPlayer && !g.arePlayers() {
		return nil
	}
	u.said = slices.Concat(g.titles, head)
	return aRowEach(head, g.columns, append([]string{what}, g.heads...), func(cells []string) (rows [][]string) {
		for n, title := range g.titles {
			row, said := append([]string{title}, make([]string, len(g.heads))...), false
			for k, j := range g.columns {
				if text := at(cells, j); g.group[k] == n && text != "" {
					row[1+slices.Index(g.heads, head[j])], said = text, true
				}
			}
			if said {
				rows = append(rows, row)
			}
		}
		return rows
	})
}

// arePlayers reports whether groups can be of players: each has the same heads, below a name.
func (g grouping) arePlayers() bool {
	return len(g.columns) == len(g.titles)*len(g.heads) && !slices.ContainsFunc(g.titles, func(t string) bool { return hasDigit(t) })
}

// groupsBelow returns the groups that the row above a head names, and the head with what the row above says where it is blank.
func groupsBelow(above, head []string, below func(int) []string) (g grouping, whole []string) {
	for j, h := range head {
		is := isValues(h, below(j))
		if title := at(above, j); is && title != "" {
			g.titles = append(g.titles, title)
		}
		switch {
		case !is || len(g.titles) == 0:
			head[j] = cmp.Or(h, at(above, j))
			continue
		case slices.Contains(g.heads, h):
			g.twice = true
		default:
			g.heads = append(g.heads, h)
		}
		g.columns, g.group = append(g.columns, j), append(g.group, len(g.titles)-1)
	}
	return g, head
}

// titled returns what stands above a head, by both.
func titled(title, head string) string {
	if _, is := speak(title); is {
		return fDate
	}
	if columnOf(head, false).name == "" {
		return fPlayer
	}
	return fVariant
}

// isValues reports whether a head names points or places, or a player above numbers.
func isValues(head string, cells []string) bool {
	f := columnOf(head, false).field
	return f == fPoints || f == fTotal || f == fPlace || isPlayers(head, cells)
}

// isPlayers reports whether a head may name a player, above numbers.
func isPlayers(head string, cells []string) bool {
	return columnOf(head, false).name != "" && mostly(cells, isNumber)
}

// beside returns the tables that stand beside each other, a blank column between them, as sheets of their own.
func (s *sheet) beside() (all []*sheet) {
	blank, widest := s.blankBetween()
	from := 0
	for _, j := range slices.Sorted(maps.Keys(blank)) {
		all, from = append(all, s.part(0, from, j)), j+1
	}
	if from == 0 {
		return []*sheet{s}
	}
	return append(all, s.part(0, from, widest))
}

// blankBetween returns the columns that are blank, with the head of a table to their left and to their right, and how many
// columns there are.
func (s *sheet) blankBetween() (blank map[int]bool, widest int) {
	blank = map[int]bool{}
	for i := range min(s.len(), looked) {
		cells := s.row(i, nil)
		for j := 1; j+2 < len(cells); j++ {
			if cells[j] == "" && cells[j+1] != "" && cells[j-1] != "" && s.part(i, j+1, len(cells)).headAt(0) != nil && s.part(i, 0, j).headAt(0) != nil {
				blank[j] = true
			}
		}
	}
	for i := range s.len() {
		cells := s.row(i, nil)
		widest = max(widest, len(cells))
		for j := range blank {
			if at(cells, j) != "" {
				delete(blank, j)
			}
		}
	}
	return blank, widest
}

// part returns some columns of a sheet from a row on, without the rows that are blank in them.
func (s *sheet) part(row, from, to int) *sheet {
	p := &sheet{name: s.name}
	for i := row; i < s.len(); i++ {
		cells := s.row(i, nil)
		p.addOf(s, i, slices.Clone(cells[min(from, len(cells)):min(to, len(cells))]))
	}
	return p
}
