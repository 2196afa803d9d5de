package bring

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"iter"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tabby/history/flat"
)

// The kinds of files.
const (
	Table       = "table"
	Workbook    = "workbook"
	BGStats     = "bg-stats"
	CaboCounter = "cabo-counter"
	ScorePad    = "scorepad"
)

// A File is what was understood of a file.
type File struct {
	Kind      string
	Own       bool       // Tabby wrote it
	Encoding  string     // in which the text was, or "" for UTF-8
	Order     Order      // in which its days are written, or "" if that does not matter
	Why       string     // it is known to be that order: "dots", "days", "language", "sorted", "answer"
	Questions []Question // that are open
	Unread    []string   // columns and lines that say nothing of a game
	Left      []Left

	kind    string // what makes it of the same kind as another one
	games   iter.Seq2[Game, error]
	reading *reading // of tables, or nil
}

// Endings returns how the names of files end that may have games, those of Tabby first.
func Endings() []string {
	return []string{".jsonl", ".csv", ".tsv", ".txt", ".md", ".xlsx", ".ods", ".xls", ".html", ".htm", ".json", ".bgsplay"}
}

// Mark returns the same for files of the same kind, whose questions have the same answers.
func (f *File) Mark() string {
	sum := sha256.Sum256([]byte(f.kind))
	return f.Kind + "-" + hex.EncodeToString(sum[:8])
}

// Games yields the games of the file, one after the other. The error is a [*LineError], or an
// [*OpenError] while there are questions that need an answer, and the last that is yielded.
func (f *File) Games() iter.Seq2[Game, error] {
	open := slices.DeleteFunc(slices.Clone(f.Questions), func(q Question) bool { return q.Usual != "" })
	if len(open) > 0 {
		return func(yield func(Game, error) bool) { yield(Game{}, &OpenError{open}) }
	}
	return f.games
}

// Read understands a file. The error is a [*LineError], or wraps one of the errors of this package.
func Read(file []byte, o Options) (*File, error) {
	f, err := readAny(file, o)
	if err == nil && f.reading != nil && f.reading.dayless != nil { // the day that is given for it is that of no other file
		sum := sha256.Sum256(file)
		f.kind += string(sum[:])
	}
	return f, err
}

// readAny reads a file by its beginning.
func readAny(file []byte, o Options) (*File, error) {
	if isBook(file) {
		sheets, err := openBook(file)
		if err != nil {
			return nil, err
		}
		return readTables(&File{Kind: Workbook}, sheets, o)
	}
	text, encoding := textOf(file)
	if isHTML.MatchString(text) {
		sheets, err := htmlSheets(text)
		if err != nil {
			return nil, err
		}
		return readTables(&File{Kind: Table, Encoding: encoding}, sheets, o)
	}
	if isJSON.MatchString(text) {
		return readApp([]byte(text), o)
	}
	for i := range len(text) {
		if c := text[i]; c < ' ' && c != '\t' && c != '\n' && c != '\r' {
			return nil, &LineError{Line: ends(text[:i]) + 1, Err: ErrText}
		}
	}
	return readTables(&File{Kind: Table, Encoding: encoding}, []*sheet{sheetOf(text)}, o)
}

// isJSON matches the beginning of what apps export. A message may begin with the time in brackets.
var isJSON = regexp.MustCompile(`^\s*(?:\{|\[\s*(?:\D|$))`)

// readTables reads the tables of a file.
func readTables(f *File, sheets []*sheet, o Options) (*File, error) {
	r := &reading{Options: o, wins: map[string]string{}}
	whole, err := f.unfold(sheets)
	if err != nil {
		return nil, err
	}
	tables, rows, err := f.blocks(r, whole)
	if err != nil {
		return nil, err
	}
	switch {
	case rows == 0:
		return nil, &LineError{Line: 1, Err: Refusal{Reason: ErrEmpty}}
	case tables == 0:
		again, err := f.headless(sheets, whole, o)
		if err != nil {
			return nil, err
		}
		f.Unread, o.headed = nil, true
		return readTables(f, again, o)
	case len(r.lots) == 0 && !r.own && len(f.Unread) > 0 && len(f.Left) == 0:
		return nil, missing(sheets)
	case len(r.lots) > maxGames:
		return nil, r.lots[maxGames].wrongAt(Refusal{Reason: ErrGames, Max: maxGames})
	}
	if r.named == 1 {
		r.inherit()
	}
	return f, f.decide(r)
}

// blocks reads the tables of sheets, and counts them and the rows.
func (f *File) blocks(r *reading, sheets []*sheet) (tables, rows int, err error) {
	for _, s := range sheets {
		rows += s.len()
		blocks, over := s.blocks()
		for _, t := range over {
			f.Unread = append(f.Unread, t.text)
		}
		for _, b := range blocks {
			tables++
			if err := f.table(r, b); err != nil {
				return 0, 0, err
			}
		}
	}
	return tables, rows, nil
}

// unfold returns sheets whose cells say one thing each.
func (f *File) unfold(sheets []*sheet) (whole []*sheet, err error) {
	for _, s := range sheets {
		if s.quote > 0 {
			return nil, &LineError{Line: s.quote, Err: Refusal{Reason: ErrQuote}}
		}
		if s.far != "" {
			f.Unread = append(f.Unread, s.far)
		}
		whole = append(whole, s.unfolded()...)
	}
	return whole, nil
}

// headless returns the tables of a file in which none has heads: rows that need none, or a note.
func (f *File) headless(sheets, whole []*sheet, o Options) ([]*sheet, error) {
	if o.headed {
		return nil, missing(sheets)
	}
	if headed := headedSheets(whole); headed != nil {
		return headed, nil
	}
	notes, err := notesOf(sheets[0].text)
	if err != nil || notes == nil {
		return nil, cmp.Or(err, missing(sheets))
	}
	return []*sheet{notes}, nil
}

// inherit gives the game above the first of several tables to all of them.
func (r *reading) inherit() {
	for _, l := range r.lots {
		if l.played == "" && l.block != r.lots[0].block {
			l.played, l.asks = r.lots[0].played, r.lots[0].asks
		}
	}
}

// decide decides what follows from all tables together, and what is to be asked.
func (f *File) decide(r *reading) error {
	f.Own, f.reading = r.own, r
	f.leaveFuture(r)
	days, err := r.decideDays()
	if err != nil {
		return err
	}
	games, err := r.decideGames()
	f.Questions, f.games = append(days, games...), r.games
	if err == nil {
		f.Questions, err = r.decideRows(f.Questions)
	}
	f.Order, f.Why = r.order, r.why
	if err == nil && len(f.Questions) == 0 {
		f.Unread = append(f.Unread, r.leaveOverviews()...)
	}
	return err
}

// leaveFuture leaves out the games of days that are yet to come, in whichever order they are written, unless all are:
// then the check names the first.
func (f *File) leaveFuture(r *reading) {
	kept, future := []*lot(nil), Left{Reason: ErrFuture}
	for _, l := range r.lots {
		if !r.isFuture(l.day) {
			kept = append(kept, l)
			continue
		}
		if future.Count++; future.Count == 1 {
			future.First = strings.TrimSpace(l.played + " " + l.day)
		}
	}
	if future.Count > 0 && len(kept) > 0 {
		r.lots, f.Left = kept, append(f.Left, future)
	}
}

// missing returns what is missing in a file without a table: a column, if some row names others.
func missing(sheets []*sheet) error {
	for _, s := range sheets {
		for i := range min(s.len(), looked) {
			known := map[string]bool{}
			for _, c := range s.row(i, nil) {
				known[fieldOf(plainly(c))] = true
			}
			column := fPlayer
			if known[fPlayer] {
				column = fPoints
			}
			if err := s.wrongPoints(i); err != nil {
				return err
			}
			if delete(known, ""); len(known) > 1 {
				return &LineError{Sheet: s.name, Line: s.line(i), Err: Refusal{Reason: ErrNoColumn, Column: column}}
			}
		}
	}
	return ErrForeign
}

// wrongPoints returns an error if a row names players whose points would be numbers, but for a fraction or a remark: that of
// the first cell that is none.
func (s *sheet) wrongPoints(head int) error {
	names, wrong := 0, error(nil)
	for j, name := range s.row(head, nil) {
		if name == "" || isNumber(name) || fieldOf(plainly(name)) != "" || !mostly(s.sample(head, j), nearly) {
			continue
		}
		names++
		for i := head + 1; i < s.len() && wrong == nil; i++ {
			if cells := s.row(i, nil); j < len(cells) && nearly(cells[j]) && !isNumber(cells[j]) {
				wrong = &LineError{Sheet: s.name, Line: s.line(i), Err: Refusal{Reason: ErrNumber, Column: name, Text: Short(cells[j]), Min: -most, Max: most}}
			}
		}
	}
	if names < 2 {
		return nil
	}
	return wrong
}

// aDecimal matches a number that is not whole.
var aDecimal = regexp.MustCompile(`^[-+−]?\d+[.,]\d+$`)

// nearly reports whether a cell begins as a number does, and is no day and no time.
func nearly(cell string) bool {
	if isNumber(cell) || aDecimal.MatchString(cell) {
		return true
	}
	text := strings.TrimLeft(cell, "+-−(")
	_, aDay := speak(cell)
	return text != "" && isDigit(text[0]) && !aPlace.MatchString(plainly(cell)) && !aDay && !strings.Contains(cell, ":")
}

// table adds the games of one table.
func (f *File) table(r *reading, b *block) error {
	h := b.headings()
	if err := b.check(); err != nil {
		return err
	}
	f.columns(r, b)
	lots, err := b.lots()
	if err != nil {
		return err
	}
	if h.played != "" || h.named != "" {
		r.named++
	}
	f.Unread = append(f.Unread, h.unread...)
	if h.played != "" && h.named != "" {
		f.Unread = append(f.Unread, h.named)
	}
	f.times(h, lots)
	for _, l := range lots {
		l.year, l.place = h.year, h.where
		if l.day = cmp.Or(h.inMonth(l.day), h.day); l.day == "" || l.blank {
			l.day = ""

			if r.dayless = cmp.Or(r.dayless, l); r.Answers.Day != "" {
				l.day = r.Answers.Day
			}
		}
		if l.played == "" {
			l.played = h.played
		}
		if l.played == "" && h.named != "" {
			l.played, l.asks = h.named, true
		}
		r.lots = append(r.lots, l)
	}
	return nil
}

// times notes what is not read of days and times: a day above games that all have another one, and times that cannot be
// read.
func (f *File) times(h headings, lots []*lot) {
	if h.day != "" && !slices.ContainsFunc(lots, func(l *lot) bool { return l.day == "" || l.day == h.day }) {
		f.Unread = append(f.Unread, h.day)
	}
	for _, l := range lots {
		clock := l.says(fTime)
		if _, is := clockIn(clock); clock != "" && !is && !slices.Contains(f.Unread, clock) {
			f.Unread = append(f.Unread, clock)
		}
	}
}

// columns notes what follows from the heads of a table.
func (f *File) columns(r *reading, b *block) {
	var heads, names []string
	for j, c := range b.columns {
		names = append(names, strings.ToLower(c.head))
		heads = append(heads, plainly(c.head))
		says := func(c string) bool { return label([]string{c}) == "" }
		if c.head == "" && c.field == "" && slices.ContainsFunc(b.sample(b.head, j), says) {
			f.Unread = append(f.Unread, string(rune('A'+j%26)))
		}
		if b.guessed && j == 0 {
			f.Unread = append(f.Unread, c.head)
		}
		r.dayfirst = r.dayfirst || means(c.head, "dayfirst")
		if c.head != "" && (c.field == fIgnored || c.field == "" && !c.values()) {
			f.Unread = append(f.Unread, c.head)
		}
	}
	for j := len(b.columns); len(b.sample(b.head, j)) > 0; j++ { // to the right of all heads
		f.Unread = append(f.Unread, string(rune('A'+j%26)))
	}
	f.kind += strings.Join(heads, ",") + "\n"
	r.own = r.own || flat.Own(names)
}

// isBook reports whether a file is packed as a workbook is, or as one in an old format.
func isBook(file []byte) bool {
	return bytes.HasPrefix(file, []byte("PK\x03\x04")) || bytes.HasPrefix(file, []byte("\xd0\xcf\x11\xe0"))
}

// engineFigure returns a number as people read it.
func engineFigure(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// A Fingerprint is a hash of the rounds, points and calls of a game, without the
// names, in a table that Tabby wrote.
type Fingerprint [sha256.Size]byte

// covered lists the columns that a fingerprint covers.
var covered = []string{"round", "kind", "points", "penalty", "total", "called"}

// Fingerprints returns the fingerprints of the games of a table that Tabby wrote, by id, and the ids in
// the order of the table.
func (f *File) Fingerprints() (all map[string]Fingerprint, ids []string) {
	all = map[string]Fingerprint{}
	for _, l := range f.reading.lots {
		var text []byte
		for _, i := range l.rows {
			cells := l.row(int(i), nil)
			for _, column := range covered {
				text = append(append(text, cell(cells, l.at, column)...), 0)
			}
		}
		all[l.id], ids = sha256.Sum256(text), append(ids, l.id)
	}
	return all, ids
}

// Without leaves games of a table that Tabby wrote out, by id.
func (f *File) Without(known map[string]bool) {
	f.reading.lots = slices.DeleteFunc(f.reading.lots, func(l *lot) bool { return known[l.id] })
}
