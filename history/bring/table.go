package bring

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tabby/scoring"
)

// The fields that a column can be, beside others of words.txt that need no code.
const (
	fDate, fTime, fVariant, fGame, fRound, fPlayer = "date", "time", "variant", "game", "round", "player"
	fPoints, fTotal, fCalled, fPenalty, fPlace     = "points", "total", "called", "penalty", "place"
	fWon, fNote, fWhere, fCount, fIgnored          = "won", "note", "where", "count", "ignored"
)

// fields are those of a table that people write; ours has more, by the names that package flat writes.
var fields = []string{
	fDate, fTime, fVariant, fGame, fTotal, fPoints, fRound, fPlayer, fCalled, fPenalty, fPlace, fWon, fNote, fWhere, fCount, fIgnored,
}

// ours are fields that only a table in our form has.
var ours = []string{"ending", "rules", "definition", "kind", "counted", "special", "final", "head_start", "events"}

// A block is one table of a sheet: a row that names the columns, and those below.
type block struct {
	*sheet
	titles   []title // what stands above
	columns  []column
	at       map[string]int // columns by field
	head     int            // the row that names them
	rows     []int32        // below it
	wide     bool           // players are columns
	noPoints bool           // it says who won, and nobody's points
	marked   int            // how many columns have marks of who won
	lost     bool           // it has marks of who has not won as well: without one, a player was not there
	guessed  bool           // the first column has rounds, though its head says something else
	listed   bool           // a cell of it names all players of a game
	odd      string         // the head of a column of which it cannot be told what it is, or ""
}

// A title is a text above a table.
type title struct {
	text string
	line int
}

// below is how many rows are looked at below a head.
const below = 30

// sample returns cells below a row in one column, up to a blank row.
func (s *sheet) sample(row, column int) (cells []string) {
	if s.seen.rows == nil || s.seen.below != row {
		s.seen.below, s.seen.rows = row, [][]string{}
		for i := row + 1; i < min(s.len(), row+1+below) && !s.after(i); i++ {
			s.seen.rows = append(s.seen.rows, s.row(i, nil))
		}
	}
	for _, all := range s.seen.rows {
		if column < len(all) && all[column] != "" {
			cells = append(cells, all[column])
		}
	}
	return cells
}

// mostly reports whether a condition holds for more than half of some cells, and for one at least.
func mostly(cells []string, are func(string) bool) bool {
	n := 0
	for _, c := range cells {
		if are(c) {
			n++
		}
	}
	return 2*n > len(cells)
}

// partlyNumbers reports whether at least a third of some cells that say anything are numbers: those of a player, with some
// that the check may refuse.
func partlyNumbers(cells []string) bool {
	n, of := 0, 0
	for _, c := range cells {
		if !means(c, "absent") {
			of++
		}
		if isNumber(c) {
			n++
		}
	}
	return n > 0 && 3*n >= of
}

// headAt returns the table whose columns a row names, without its rows, or nil.
func (s *sheet) headAt(i int) *block {
	cells := slices.Clone(s.row(i, nil))
	isOurs := slices.ContainsFunc(cells, func(c string) bool { return strings.EqualFold(c, "variant") })
	b := &block{sheet: s, head: i, at: map[string]int{}}
	keys := 0
	for j, cell := range cells {
		c := columnOf(cell, isOurs)
		if isNumber(cell) && c.round == 0 {
			return nil
		}
		if c.round > 0 || c.day != "" {
			keys++
		}
		if id, known := gameOf(c.name); known && id != "" { // in the corner
			b.titles, c.name = append(b.titles, title{cell, s.line(i)}), ""
		}
		marks := len(s.sample(i, j)) > 0 && !slices.ContainsFunc(s.sample(i, j), func(c string) bool { return !isMark(c) })
		if c.name != "" && marks {
			b.marked++
		} else if c.name != "" && !partlyNumbers(s.sample(i, j)) {
			c.name = ""
		}
		b.columns = append(b.columns, c)
	}
	if b.findFields(); !b.isTable(b.named(), keys) {
		return nil
	}
	return b
}

// isStatistic reports whether a column with a name has, in each of three rows at least, the sum of the numbers of the players
// before it, their mean, or how many they are, or below "Max" the highest. If there are none, it is compared with those after it.
func (b *block) isStatistic(j int) bool {
	others := b.columns[:j]
	if slices.IndexFunc(others, column.isNamed) < 0 {
		others = slices.Concat(others, []column{{}}, b.columns[j+1:])
	}
	extreme := means(b.columns[j].head, "extreme")
	if rows := len(b.sample(b.head, j)); !b.columns[j].isNamed() || rows < fewestRows && !extreme {
		return false
	}
	is := [4]bool{true, true, true, extreme}
	for _, cells := range b.seen.rows {
		sum, of, highest := 0, 0, -most
		for k, c := range others {
			if n, has := number(at(cells, k)); has && c.isNamed() {
				sum, of, highest = sum+n, of+1, max(highest, n)
			}
		}
		if n, has := number(at(cells, j)); has || label(cells) == "" {
			for i, yes := range []bool{n == sum, 2*max(n*of-sum, sum-n*of) <= of, n == of, n == highest} {
				is[i] = is[i] && yes && has && of > 1
			}
		}
	}
	return slices.Contains(is[:], true)
}

// isNamed reports whether a column has the values of a player.
func (c column) isNamed() bool { return c.name != "" }

// isTable reports whether a row names the columns of a table, this many of them players and as many
// rounds or days, and decides which of them count.
func (b *block) isTable(names, keys int) bool {
	at, hasPlayer := b.at[fPlayer]
	hasPlayer = hasPlayer && !mostly(b.sample(b.head, at), isNumber)
	switch {
	case hasPlayer && (b.hasPoints(names, keys) || keys > 0):
		b.forget(func(c column) bool { return c.name != "" })
		b.oneKey()
		return true
	case keys <= 1 && b.arePlayers(names):
		b.wide, b.noPoints = true, b.marked > 0
		b.corner()
		return true
	case hasPlayer && names == 0 && b.saysWhoWon():
		b.noPoints, b.listed = true, mostly(b.sample(b.head, b.at[fPlayer]), func(c string) bool { return len(namesIn(c)) > 1 })
		return true
	case keys >= 2 && b.beginsWithNames() && b.inOrder():
		b.columns[0].field, b.at[fPlayer] = fPlayer, 0
		b.forget(func(c column) bool { return c.name != "" })
		b.oneKey()
		return true
	}
	return false
}

// hasPoints reports whether a table with a row a player has points: in a column whose head says so, or in the only one with
// numbers, whatever its head says.
func (b *block) hasPoints(names, keys int) bool {
	if has := b.has(fPoints) || b.has(fTotal); has || names != 1 || keys > 0 || b.saysWhoWon() {
		return has
	}
	j := slices.IndexFunc(b.columns, func(c column) bool { return c.name != "" })
	b.columns[j], b.at[fPoints] = column{head: b.columns[j].head, field: fPoints}, j
	return true
}

// oneKey notes a column that is of a day in a table whose rows say theirs, or of a round in one whose columns are days.
func (b *block) oneKey() {
	days := b.haveDays()
	for _, c := range b.columns {
		if b.has(fDate) && c.day != "" || days && c.round > 0 {
			b.odd = c.head
		}
	}
}

// arePlayers reports whether this many names are those of players: all their columns have marks of who won, and each row is
// a game, or none has.
func (b *block) arePlayers(names int) bool {
	return names >= 2 && (b.marked == 0 || b.marked == names && b.has(fDate) && !b.has(fRound))
}

// isMark reports whether a cell has a sign or a word for a player who has won, or has not.
func isMark(cell string) bool {
	_, ok := answer(cell)
	isWord := strings.ContainsFunc(cell, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
	return ok && cell != "" && (!isWord || means(cell, "mark"))
}

// saysWhoWon reports whether a column has who won a game rather than a round of it.
func (b *block) saysWhoWon() bool { return b.has(fWon) && !b.has(fRound) }

// beginsWithNames reports whether the first column may have the names of players, whatever its head says.
func (b *block) beginsWithNames() bool {
	first := b.columns[0]
	return (first.field == "" || first.field == fGame) && !first.values() && mostly(b.sample(b.head, 0), isText)
}

// inOrder reports whether the rounds that columns have count up from 1: numbers beside a name may be anything else.
func (b *block) inOrder() bool {
	last := 0
	for _, c := range b.columns {
		if c.round > 0 && (c.round <= last || last == 0 && c.round > 1) {
			return false
		}
		last = max(last, c.round)
	}
	return true
}

// check returns an error if a column has rounds whose head does not say so: without them each would be a game.
func (b *block) check() error {
	if b.odd == "" && !b.wide && !b.has(fRound) && !b.has(fGame) {
		for j, c := range b.columns {
			cells := b.sample(b.head, j)
			if c.field == "" && !c.values() && len(cells) > 2 && mostly(cells, isRound) {
				b.odd = cmp.Or(c.head, fRound)
			}
		}
	}
	if b.odd != "" {
		return b.wrong(int32(b.head), Refusal{Reason: ErrCell, Text: Short(b.odd)})
	}
	return nil
}

// forget makes columns be read no longer.
func (b *block) forget(which func(column) bool) {
	for j, c := range b.columns {
		if which(c) {
			b.columns[j] = column{head: c.head}
		}
	}
}

// A headed is what the heads of a table say that it has.
type headed struct{ variant, player, won, days bool }

// headed returns what the heads say. Days have to stand below theirs.
func (b *block) headed() (h headed) {
	for j, c := range b.columns {
		switch c.field {
		case fVariant:
			h.variant = true
		case fPlayer:
			h.player = true
		case fWon:
			h.won = true
		case fDate:
			h.days = h.days || !mostly(b.sample(b.head, j), isNumber)
		}
	}
	return h
}

// isDay reports whether a cell has a day, and no number that may be one.
func isDay(cell string) bool {
	_, is := speak(cell)
	return is && !isNumber(cell)
}

// isGame reports whether a cell names a game that Tabby knows.
func isGame(cell string) bool { _, is := gameOf(cell); return is }

// meant returns which of the fields that its head can mean a column has. What stands below it
// decides.
func (h headed) meant(field string, cells []string) string {
	if field == "" || field == fIgnored {
		return h.unsaid(field, cells)
	}
	switch {
	case !h.variant && (field == fGame && isNames(cells) || field == fPlayer && mostly(cells, isGame)):
		return fVariant
	case (field == fDate && h.days || field == fVariant) && mostly(cells, isNumber): // the number of an evening beside its day
		return fGame
	case field == fPlace && len(cells) > 0 && !mostly(cells, isNumber):
		return fWhere
	}
	return field
}

// unsaid returns the field of a column whose head says none, by its cells: games, days, or lists of players in a table that
// says who won.
func (h headed) unsaid(field string, cells []string) string {
	switch {
	case !h.variant && mostly(cells, isGame):
		return fVariant
	case h.won && !h.player && mostly(cells, func(c string) bool {
		return len(namesIn(c)) > 1 && !isGame(c) && !hasDigit(c)
	}):
		return fPlayer
	case field == "" && !h.days && mostly(cells, isDay):
		return fDate
	}
	return field
}

// findFields finds where each field is: the first column of several.
func (b *block) findFields() {
	h := b.headed()
	for j := range b.columns {
		c := &b.columns[j]
		if b.isStatistic(j) {
			c.name = ""
		}
		c.field = h.meant(c.field, b.sample(b.head, j))
		if c.field == "" {
			continue
		}
		if !b.has(c.field) {
			b.at[c.field] = j
		} else if at := b.at[c.field]; c.field == fDate && mostly(b.sample(b.head, at), func(c string) bool { return means(c, "beside") }) { // "Tag;Datum"
			b.columns[at].field, b.at[fDate] = "", j
		} else if c.field != fIgnored && b.columns[b.at[c.field]].field == c.field {
			c.field = "" // another of the kind, which is not read
		}
	}
}

// isNames reports whether cells name games rather than count them.
func isNames(cells []string) bool {
	return mostly(cells, func(c string) bool { return isGame(c) || !isNumber(c) && !hasDigit(c) })
}

// corner decides whether the first column of a table with players as columns has days or rounds, if
// its head does not say.
func (b *block) corner() {
	open := !b.has(fDate) && !b.has(fRound)
	if open && b.counts() { // whatever its head says
		b.guessed = !means(b.columns[0].head, "running")
		b.columns[0].name = ""
	}
	for j := range b.columns {
		c := &b.columns[j]
		b.keyHead(c, j)
		if j > 0 || !open || c.values() || c.field != "" && c.field != fGame && c.field != fIgnored {
			continue
		}
		switch cells := b.sample(b.head, j); {
		case mostly(cells, isRound):
			c.field = fRound
		case mostly(cells, func(c string) bool { _, is := speak(c); return is }):
			c.field = fDate
		default:
			continue
		}
		b.at[c.field] = j
	}
}

// named counts the columns with the values of a player.
func (b *block) named() (n int) {
	for _, c := range b.columns {
		if c.name != "" {
			n++
		}
	}
	return n
}

// counts reports whether the first of at least three columns with names counts its rows, from 1 to 3 at least.
func (b *block) counts() bool {
	if b.columns[0].name == "" || b.named() < 3 {
		return false
	}
	cells := b.sample(b.head, 0)
	n := 0
	for n < len(cells) && cells[n] == strconv.Itoa(n+1) {
		n++
	}
	return n > 2
}

// keyHead takes the day at the head of a column as the day of the whole table. A day or a round above numbers is the
// column of a player without a name, which is refused.
func (b *block) keyHead(c *column, j int) {
	if (c.day != "" || c.round > 0) && j > 0 && mostly(b.sample(b.head, j), isNumber) {
		b.odd = c.head
	} else if c.round > 0 && j > 0 {
		*c = column{head: c.head}
	} else if c.day != "" {
		b.titles = append(b.titles, title{c.day, b.line(b.head)})
		c.day = ""
	}
}

// roundOf returns the round that a cell names: "3", "3.", "Round 3".
func roundOf(cell string) (n int, is bool) {
	if n, is = number(strings.TrimSuffix(cell, ".")); is {
		return n, n > 0 && len(cell) < 5
	}
	c := columnOf(cell, false)
	return c.round, c.round > 0
}

// isRound reports whether a cell names a round.
func isRound(cell string) bool { _, is := roundOf(cell); return is }

// blocks finds the tables of a sheet, one below the other. Rows that belong to none are left over.
func (s *sheet) blocks() (all []*block, over []title) {
	var now, before *block
	var titles []title
	var cells []string
	for i := range s.len() {
		cells = s.row(i, cells)
		if before.goesOn(now, i, cells, titles) {
			now, all, over = before.again(titles, all, over)
			titles = nil
		}
		isRow := now != nil && now.isData(cells) && !s.heads(i, cells) && !now.isStrange(i, cells)
		var head *block
		if !isRow {
			head = s.headAt(i)
		}
		if !isRow && label(cells) == "" && (s.after(i) || !slices.ContainsFunc(cells, isNumber)) {
			now = nil
		}
		switch {
		case head != nil:
			all, over = head.below(before, titles, all, over)
			now, before, titles = head, head, nil
		case now != nil: // if it is no row, the check says what is wrong with it
			now.rows = append(now.rows, int32(i))
		case len(said(cells)) > 1 && mostly(said(cells), isNumber): // below a head that names no table
			over = append(over, s.texts(i, cells)...)
		default:
			titles = append(titles, s.texts(i, cells)...)
		}
	}
	return all, append(over, titles...)
}

// below adds a table below titles to those before it. If the last has no rows, its head was another title.
func (b *block) below(last *block, titles []title, all []*block, over []title) (tables []*block, left []title) {
	if last != nil && len(last.rows) == 0 && titles == nil {
		titles, all, over = last.titles, all[:len(all)-1], append(over, b.texts(last.head, b.row(last.head, nil))...)
	}
	b.titles = append(titles, b.titles...)
	return append(all, b), over
}

// said returns the cells of a row that are not blank.
func said(cells []string) []string {
	return slices.DeleteFunc(slices.Clone(cells), func(c string) bool { return c == "" })
}

// goesOn reports whether a row that is in no table now belongs to this one: it is below titles, and has no heads of its
// own. Each line of the titles has one or two texts, so none of them is a head that cannot be read.
func (b *block) goesOn(now *block, i int, cells []string, titles []title) bool {
	if b == nil || now != nil {
		return false
	}
	for n, t := range titles {
		if n > 1 && titles[n-2].line == t.line {
			return false
		}
	}
	return len(titles) > 0 && b.isData(cells) && len(cells) <= len(b.columns) && b.headAt(i) == nil && !b.heads(i, cells)
}

// again adds the table of the rows below titles, with the same columns. If each row says its day and its game, it is the
// same table, and what stands between its rows is a remark and left over.
func (b *block) again(titles []title, all []*block, over []title) (now *block, tables []*block, left []title) {
	above := (&block{sheet: &sheet{}, titles: titles}).headings()
	parted := (above.year > 0 || above.month != "") && above.named == "" && above.played == "" && above.day == ""
	if b.has(fDate) && b.has(fVariant) && !parted {
		return b, all, append(over, titles...)
	}
	below := *b
	below.titles, below.rows = titles, nil
	return &below, append(all, &below), over
}

// texts returns the cells of a row that are not blank, as titles.
func (s *sheet) texts(i int, cells []string) (all []title) {
	for _, c := range said(cells) {
		all = append(all, title{c, s.line(i)})
	}
	return all
}

// heads reports whether a row, after a blank one or with few cells, stands above the head of another table.
func (s *sheet) heads(i int, cells []string) bool {
	few := 2
	if s.after(i) {
		few = 4
	}
	return i+1 < s.len() && len(said(cells)) <= few && s.headAt(i+1) != nil
}

// namesIn returns the names that a cell lists.
func namesIn(text string) (all []string) {
	for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(",;/&+\n", r) }) {
		from := 0
		fields := strings.Fields(part)
		for i := range len(fields) + 1 {
			if i == len(fields) || i > from && fields[i] == strings.ToLower(fields[i]) && means(fields[i], "and") {
				if from < i {
					all = append(all, strings.Join(fields[from:i], " "))
				}
				from = i + 1
			}
		}
	}
	return all
}

// label returns what a row says that begins with a word, or "".
func label(cells []string) string {
	i := slices.IndexFunc(cells, func(c string) bool { return c != "" })
	if i < 0 || isDigit(cells[i][0]) {
		return ""
	}
	said := ""
	text := plainly(cells[i])
	for word := range strings.FieldsSeq(text) {
		if len(words()[text]) > 0 {
			word = text
		}
		switch m := labelOf(word); {
		case m != "" && slices.Contains([]string{"", m, "aside"}, said): // "best result"
			said = cmp.Or(said, m)
		case m != "" || monthOf(word) == 0 && !aYear.MatchString(word) && !means(word, fPoints) && !means(word, "beside"):
			return ""
		}
	}
	return said
}

// label returns what a row of this table says about those above it, or "": at its beginning, or where others have a round. Max
// is a person among those who are named in rows, and otherwise the highest number.
func (b *block) label(cells []string) string {
	if all := said(cells); b.wide && len(all) > 1 && means(all[0], "extreme") {
		return "aside"
	}
	return cmp.Or(label(cells), label([]string{cell(cells, b.at, fRound)}))
}

// labelOf returns what a word at the beginning of a row says about those above it, or "".
func labelOf(word string) string {
	for _, m := range words()[word] {
		switch m {
		case "sum", "aside", fWon, fPlace:
			return m
		case "running": // the sum so far
			return "aside"
		}
	}
	return ""
}

// isData reports whether a row has values of a game in the columns of this table.
func (b *block) isData(cells []string) bool {
	if b.label(cells) != "" {
		return false
	}
	get := func(field string) string { return cell(cells, b.at, field) }
	if !b.wide {
		if player := get(fPlayer); player == "" || player == b.columns[b.at[fPlayer]].head { // the heads again
			return false
		}
		if get(fRound) != "" || get(fDate) != "" {
			return true
		}
	}
	values, numbers := b.valuesIn(cells)
	_, aDay := speak(get(fDate))
	return values > 0 && (isRound(get(fRound)) || aDay || numbers > 0 && 2*numbers >= values)
}

// isStrange reports whether a row after a blank one says something else where those of the table have a round.
func (b *block) isStrange(i int, cells []string) bool {
	text := cell(cells, b.at, fRound)
	return b.wide && text != "" && !isRound(text) && !hasDigit(text) && b.after(i)
}

// valuesIn counts the values of a row, and those of them that are numbers.
func (b *block) valuesIn(cells []string) (values, numbers int) {
	for j, c := range b.columns {
		if j < len(cells) && cells[j] != "" && !means(cells[j], "absent") && c.values() {
			if values++; isNumber(cells[j]) {
				numbers++
			}
		}
	}
	return values, numbers
}

// has reports whether a column has a field.
func (b *block) has(field string) bool { _, is := b.at[field]; return is }

// haveDays reports whether columns have a day each.
func (b *block) haveDays() bool {
	return slices.ContainsFunc(b.columns, func(c column) bool { return c.day != "" })
}

// haveRounds reports whether columns have a round each.
func (b *block) haveRounds() bool {
	return slices.ContainsFunc(b.columns, func(c column) bool { return c.round > 0 })
}

// cell returns what a row has in a field, or "".
func cell(cells []string, at map[string]int, field string) string {
	if j, has := at[field]; has && j < len(cells) {
		return cells[j]
	}
	return ""
}

// sameName reports whether two names are one.
func sameName(a, b string) bool { return scoring.Fold(a) == scoring.Fold(b) }
