package bring

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tabby/history/flat"
	"tabby/scoring"
)

// An entry is what a table says of a player in a round, or of a total in round 0.
type entry struct {
	line   int
	round  int
	scored scored
}

// A filling reads the rows of a lot.
type filling struct {
	*lot
	cells   []string
	least   int // what points can be at least
	round   int // of the row before
	entries []entry
	won     map[string]bool
	places  map[string]int
	sums    map[string]given
	ahead   map[string]int
	notes   []string
	where   string
	said    bool   // the table says who has won
	starred string // what stands at the totals of some, which may say that they won, or something else
}

// read reads all rows of a lot. The error is a [*LineError].
func (l *lot) read(least int) (*filling, error) {
	f := &filling{lot: l, least: least, won: map[string]bool{}, places: map[string]int{}, sums: map[string]given{}, ahead: map[string]int{}}
	f.said = l.has(fWon)
	for n, i := range l.rows {
		f.cells = l.row(int(i), f.cells)
		if err := f.add(int(i), n); err != nil {
			return nil, l.wrong(i, err)
		}
	}
	for _, i := range l.labels {
		f.cells = l.row(int(i), f.cells)
		if err := f.label(int(i)); err != nil {
			return nil, l.wrong(i, err)
		}
	}
	f.part()
	return f, f.once()
}

// part makes rounds of running totals.
func (f *filling) part() {
	if !f.runs() {
		return
	}
	before := map[string]int{}
	for i, e := range f.entries {
		if e.round > 0 && e.scored.points != nil {
			key := scoring.Fold(e.scored.name)
			n := *e.scored.points - before[key]
			before[key], f.entries[i].scored.points = *e.scored.points, &n
		}
	}
}

// runs reports whether points are running totals: a head calls them so, or the last of each player is the sum below.
func (f *filling) runs() bool {
	ofPoints := func(c column) bool { return f.wide || f.haveRounds() || c.field == fPoints }
	if f.summed || slices.ContainsFunc(f.columns, func(c column) bool { return means(c.head, "running") && ofPoints(c) }) {
		return true
	}
	points, differ := f.pointsOf(), false
	for name, s := range f.sums {
		all := points[name]
		if len(all) == 0 || all[len(all)-1] != s.n {
			return false
		}
		differ = differ || s.n != sum(all)
	}
	return differ && len(f.sums) == len(points)
}

// pointsOf returns the points of each player in the order of the rounds, by folded name.
func (f *filling) pointsOf() map[string][]int {
	all := map[string][]int{}
	for _, e := range f.entries {
		if key := scoring.Fold(e.scored.name); e.round > 0 && e.scored.points != nil {
			all[key] = append(all[key], *e.scored.points)
		}
	}
	return all
}

func sum(all []int) (sum int) {
	for _, n := range all {
		sum += n
	}
	return sum
}

func (f *filling) get(field string) string { return cell(f.cells, f.at, field) }

func (f *filling) in(j int) string { return at(f.cells, j) }

// add reads the row of that place in its lot.
func (f *filling) add(row, place int) (err error) {
	if note := f.get(fNote); note != "" && !slices.Contains(f.notes, note) {
		f.notes = append(f.notes, note)
	}
	f.where = cmp.Or(f.where, f.get(fWhere))
	n, err := f.roundOf(place)
	if err != nil {
		return err
	}
	e := entry{line: f.line(row), round: n}
	switch {
	case f.wide:
		return f.addWide(e)
	case f.noPoints:
		return f.addWon(e)
	}
	return f.addLong(e)
}

// roundOf returns the round of a row, or 0 if it has totals.
func (f *filling) roundOf(place int) (int, error) {
	switch text := f.get(fRound); {
	case !f.has(fRound) && f.wide && !f.has(fDate):
		return place + 1, nil
	case !f.has(fRound):
		return 0, nil
	case text != "":
		n, is := roundOf(text)
		if !is {
			return 0, Refusal{Reason: ErrNumber, Column: fRound, Text: Short(text), Min: 1, Max: maxRounds}
		}
		f.round = n
	case f.wide || f.get(fPoints) == "" && (f.get(fTotal) != "" || f.round == 0):
		return 0, nil
	}
	return f.round, nil
}

// addLong reads a row of one player.
func (f *filling) addLong(e entry) (err error) {
	s := &e.scored
	if s.name, err = scoring.CleanName(flat.Plain(f.get(fPlayer))); err != nil {
		return err
	}
	if err := f.addOutcome(s.name); err != nil {
		return err
	}
	if f.only >= 0 {
		return f.addTotal(e, f.columns[f.only].head, f.in(f.only))
	}
	if f.haveRounds() {
		return f.addKeyed(e)
	}
	return f.addPoints(e)
}

// addWon reads a row of a game in which nobody has points: one of a player, who has won or not, or one of a game with
// all its players and the names of those who have won. Until the game is made, the total of a winner is 1.
func (f *filling) addWon(e entry) error {
	players, text := []string{flat.Plain(f.get(fPlayer))}, f.get(fWon)
	yes, ok := answer(text)
	won := namesIn(text)
	if f.listed {
		if players, ok = namesIn(f.get(fPlayer)), text == ""; means(text, "tie") {
			won = players
		}
		for _, w := range won {
			if !slices.ContainsFunc(players, func(p string) bool { return sameName(p, w) }) {
				return Refusal{Reason: ErrNotThere, Player: Short(w)}
			}
		}
	}
	for _, name := range players {
		wins := yes && ok || !ok && slices.ContainsFunc(won, func(w string) bool { return sameName(w, name) })
		if err := f.addPlayer(e, name, wins); err != nil {
			return err
		}
	}
	return nil
}

// addPlayer adds that a player has won a game, or has not.
func (f *filling) addPlayer(e entry, name string, won bool) error {
	if means(name, "tie") {
		return Refusal{Reason: ErrWon, Text: name}
	}
	name, err := scoring.CleanName(name)
	if err != nil {
		return err
	}
	total := 0
	if won {
		total = 1
	}
	e.scored = scored{name: name, total: &total}
	f.entries = append(f.entries, e)
	return nil
}

// addPoints reads what a row has of one player in one round, or in all.
func (f *filling) addPoints(e entry) error {
	s := &e.scored
	points, err1 := f.number(fPoints, f.least)
	total, err2 := f.number(fTotal, f.leastTotal())
	if err := cmp.Or(err1, err2); err != nil {
		return err
	}
	if e.round == 0 {
		if total == nil {
			total = points
		}
		if total == nil && (isAbsent(f.get(fPoints)) || isAbsent(f.get(fTotal))) {
			return nil
		}
		if total == nil {
			return Refusal{Reason: ErrNoScore}
		}
		s.total = total
		f.entries = append(f.entries, e)
		return nil
	}
	s.points, s.total, s.spared = points, total, f.get("counted") != ""
	if !f.has(fPoints) {
		return Refusal{Reason: ErrNoColumn, Column: fPoints}
	}
	if err := f.addCall(s); err != nil {
		return err
	}
	f.entries = append(f.entries, e)
	return nil
}

// addCall reads who called, or had a penalty for it, and who had a special hand.
func (f *filling) addCall(s *scored) error {
	fine, err := f.number(fPenalty, 0)
	if fine != nil {
		s.fine = *fine
	}
	did, ok := answer(f.get(fCalled))
	special, known := answer(f.get("special"))
	switch s.special = special; {
	case err != nil:
		return err
	case !ok && !sameName(f.get(fCalled), s.name) || !known:
		return Refusal{Reason: ErrCalled, Text: Short(f.get(fCalled) + f.get("special"))}
	}
	s.called = did || !ok || s.fine > 0 && !f.has(fCalled)
	return nil
}

// addKeyed reads columns with a round each, and the sum beside them.
func (f *filling) addKeyed(e entry) error {
	for j, c := range f.columns {
		if c.round == 0 {
			continue
		}
		points, err := f.value(c.head, f.in(j), f.least)
		if err != nil {
			return err
		}
		e.round, e.scored.points = c.round, points
		f.entries = append(f.entries, e)
	}
	for _, field := range []string{fTotal, fPoints} {
		total, err := f.number(field, -most)
		if err != nil {
			return err
		}
		if total != nil {
			f.sums[scoring.Fold(e.scored.name)] = given{*total, e.line}
			break
		}
	}
	return nil
}

// addOutcome reads what a row says of a player in the whole game.
func (f *filling) addOutcome(name string) error {
	key := scoring.Fold(name)
	if text := f.get("head_start"); text != "" {
		n, err := f.number("head_start", 0)
		if err != nil {
			return err
		}
		f.ahead[name] = *n
	}
	if n, is := placeIn(f.get(fPlace)); is {
		f.places[key] = n
	}
	switch text := f.get(fWon); {
	case text == "provisional":
		f.won[key] = true
	case text != "":
		yes, ok := answer(text)
		if !ok {
			return f.addWinners(text)
		}
		f.won[key] = f.won[key] || yes
	}
	return nil
}

// addWinners reads the names of those who have won.
func (f *filling) addWinners(text string) error {
	if means(text, "tie") { // the totals say whose
		return nil
	}
	all := namesIn(text)
	if slices.ContainsFunc(f.columns, func(c column) bool { return sameName(c.name, text) }) { // one name, with an "and" in it
		all = []string{text}
	}
	for _, one := range all {
		if _, err := scoring.CleanName(one); err != nil {
			return Refusal{Reason: ErrWon, Text: Short(text)}
		}
		f.won[scoring.Fold(one)] = true
	}
	return nil
}

// addTotal reads the total of a player.
func (f *filling) addTotal(e entry, head, text string) error {
	text, rank := withoutRank(text)
	if rank > 0 {
		f.places[scoring.Fold(e.scored.name)] = rank
	}
	text, mark := withoutMark(text)
	total, err := f.value(head, text, f.leastTotal())
	if mark != "" {
		f.won[scoring.Fold(e.scored.name)] = true
		f.starred = cmp.Or(f.starred, strings.Trim(mark, winnerMarks))
	}
	if total != nil {
		e.round, e.scored.total = 0, total
		f.entries = append(f.entries, e)
	}
	return err
}

// addWide reads a row with the values of all players.
func (f *filling) addWide(e entry) error {
	if text := f.get(fWon); text != "" {
		if err := f.addWinners(text); err != nil {
			return err
		}
	}
	called := f.get(fCalled)
	here := len(f.entries)
	for j, c := range f.columns {
		name, text := c.name, f.in(j)
		if name == "" {
			continue
		}
		if err := f.addOne(e, c.head, name, text); err != nil {
			return err
		}
	}
	if called != "" && !slices.ContainsFunc(f.entries[here:], func(e entry) bool { return e.scored.called }) {
		return Refusal{Reason: ErrCalled, Text: Short(called)}
	}
	return f.compareSum(f.entries[here:])
}

// addOne reads what a player has in a row.
func (f *filling) addOne(e entry, head, name, text string) (err error) {
	if e.scored.name, err = scoring.CleanName(name); err != nil {
		return err
	}
	switch yes, ok := answer(text); {
	case f.noPoints && text == "" && f.lost:
		return nil
	case f.noPoints && !ok:
		return Refusal{Reason: ErrWon, Text: Short(text)}
	case f.noPoints:
		return f.addPlayer(e, name, yes)
	case e.round == 0:
		return f.addTotal(e, head, text)
	}
	called := f.get(fCalled)
	e.scored.called = called != "" && sameName(called, e.scored.name)
	if points, total, is := twoNumbers(text); is {
		e.scored.total, text = &total, strconv.Itoa(points)
	}
	if e.scored.points, err = f.value(head, text, f.least); err == nil {
		f.entries = append(f.entries, e)
	}
	return err
}

// compareSum compares the values of a row with the sum that it may have.
func (f *filling) compareSum(entries []entry) error {
	sum := 0
	for _, e := range entries {
		for _, n := range []*int{e.scored.points, e.scored.total} {
			if n != nil {
				sum += *n
			}
		}
	}
	if n, is := number(f.get(fTotal)); is && n != sum {
		return Refusal{Reason: ErrTotal, Column: fTotal, Count: sum, Given: n}
	}
	return nil
}

// label reads a row below the rounds: sums, winners or places.
func (f *filling) label(row int) error {
	said := cmp.Or(f.block.label(f.cells), "sum")
	for j, text := range f.cells {
		if name := f.nameOf(j); name != "" && text != "" {
			if err := f.addLabel(said, name, text, row); err != nil {
				return err
			}
		}
	}
	return nil
}

// nameOf returns the player whom a column is about, or "".
func (f *filling) nameOf(j int) string {
	c := f.columns[min(j, len(f.columns)-1)]
	switch {
	case !f.wide && (c.field == fPoints || c.field == fTotal):
		return f.get(fPlayer)
	case j < len(f.columns):
		return c.name
	}
	return ""
}

// addLabel notes what a row below the rounds says of a player.
func (f *filling) addLabel(said, name, text string, row int) error {
	n, is := number(text)
	place, has := placeIn(text)
	yes, ok := answer(text)
	switch {
	case said == "sum" && is:
		f.sums[scoring.Fold(name)] = given{n, f.line(row)}
	case said == fPlace && has:
		f.places[scoring.Fold(name)] = place
	case said == fWon && ok:
		f.won[scoring.Fold(name)] = yes
	case said == fWon:
		return f.addWinners(text)
	default:
		return Refusal{Reason: ErrCell, Text: Short(text)}
	}
	return nil
}

// leastTotal returns the least possible total: a head start may take it below zero.
func (f *filling) leastTotal() int {
	if len(f.ahead) > 0 {
		return -most
	}
	return f.least
}

// number returns the number in a field of the row, or nil without one.
func (f *filling) number(field string, least int) (*int, error) {
	return f.value(field, f.get(field), least)
}

// value returns the number in a cell, or nil without one.
func (f *filling) value(column, text string, least int) (*int, error) {
	if text == "" || isAbsent(text) {
		return nil, nil
	}
	if text == bare {
		return nil, Refusal{Reason: ErrFormula, Column: column}
	}
	n, ok := number(text)
	if !ok || n < least {
		return nil, Refusal{Reason: ErrNumber, Column: column, Text: Short(text), Min: least, Max: most}
	}
	return &n, nil
}

// isAbsent reports whether a cell says that somebody was not there.
func isAbsent(cell string) bool {
	return cell != "" && strings.Trim(cell, "-–—/.…") == "" || strings.EqualFold(cell, "x") || means(cell, "absent")
}

// bare is what a cell of a workbook has whose formula has no value.
const bare = "=\ufffc"

// once returns an error with the line in which a player comes again in a round: a game of another day has another lot.
func (f *filling) once() error {
	type seen struct {
		name  string
		round int
	}
	were := map[seen]bool{}
	for _, e := range f.entries {
		key := seen{scoring.Fold(e.scored.name), e.round}
		if were[key] {
			reason := ErrTwoRows
			if e.round == 0 {
				reason = ErrTwice
			}
			return &LineError{Sheet: f.name, Line: e.line, Err: Refusal{Reason: reason, Player: e.scored.name, Round: e.round}}
		}
		were[key] = true
	}
	return nil
}
