package history

import (
	"crypto/sha256"
	"errors"
	"io"
	"reflect"
	"slices"
	"strings"
	"time"

	"tabby/history/bring"
	"tabby/history/stats"
	"tabby/scoring"
)

// A Brought is the result of reading a file with games from another program, before any of
// them is stored.
type Brought struct {
	Kind      string           `json:"kind"` // one of package bring
	Mark      string           `json:"-"`    // the kind of file, for which answers are stored
	Encoding  string           `json:"encoding,omitempty"`
	Order     bring.Order      `json:"days,omitempty"`       // in which days are written
	Why       string           `json:"days_known,omitempty"` // how that is known
	Questions []bring.Question `json:"questions,omitempty"`  // that are open
	Answers   bring.Answers    `json:"answers"`              // those it was read with
	Unread    []string         `json:"not_read,omitempty"`   // columns and lines
	Left      []bring.Left     `json:"left_out,omitempty"`   // plays, by reason
	Games     int              `json:"games"`                // in the file
	New       int              `json:"new"`                  // that the store does not have
	Played    []Times          `json:"played"`               // how often each game was played, in the order of the file
	First     time.Time        `json:"first,omitzero"`       // when the first of them was
	Last      time.Time        `json:"last,omitzero"`        // and the last
	Sheets    []Summary        `json:"sheets"`               // the first three
	NewPeople []string         `json:"new_people,omitempty"` // names
	Known     []string         `json:"known_people,omitempty"`
	Trashed   []string         `json:"in_trash,omitempty"` // ids of games that are in the bin
	Added     []string         `json:"-"`                  // ids of games that the store does not have

	made *File             // the games, unless something is asked
	sum  [sha256.Size]byte // of the file
}

// Times is how often a game was played.
type Times struct {
	Variant string `json:"variant"`
	Named   string `json:"named,omitempty"` // what a custom game is called
	Games   int    `json:"games"`
}

// sheetsShown is how many games are shown before they are imported.
const sheetsShown = 3

// answersOf is the setting with the answers to what a kind of file asks.
func answersOf(mark string) Pref[bring.Answers] { return Pref[bring.Answers]("bring/" + mark) }

// Remember returns the intent that stores answers for all files of the same kind.
func (b Brought) Remember(a bring.Answers) Intent { return answersOf(b.Mark).To(a) }

// Open returns the questions that have to be answered before the import.
func (b Brought) Open() []bring.Question {
	return slices.DeleteFunc(slices.Clone(b.Questions), func(q bring.Question) bool { return q.Usual != "" })
}

// Back returns the intent that restores games of the file from the bin, if there are any.
func (b Brought) Back() Several {
	back := Several{}
	for _, id := range b.Trashed {
		back = append(back, Untrash{Game: id})
	}
	return back
}

// Understand reads a file and returns what it understood, with the given answers, or with the
// remembered ones if they are nil. The errors are those of [ReadFile]; an open question is not an
// error. For an export of Tabby, which leaves nothing open, the result is is false.
func Understand(from io.Reader, kept Kept, given *bring.Answers, work Work) (b Brought, is bool, err error) {
	text, err := sourceOf(from)
	if err != nil {
		return b, false, err
	}
	begins, err := beginning(text)
	if err != nil || isExport(begins) {
		return b, false, err
	}
	t, err := newBringing(text, kept, work)
	if err == nil {
		err = t.read(given)
	}
	open := new(bring.OpenError)
	if err != nil && !errors.As(err, &open) {
		return b, true, err
	}
	b = t.brought()
	if err == nil {
		b.made = t.in
	}
	return b, true, nil
}

// readBrought reads a file of games that is not an export, unless it is the same file that was understood before,
// with the same answers.
func (b Brought) readBrought(text source, kept Kept, work Work) (*File, error) {
	t, err := newBringing(text, kept, work)
	if err != nil {
		return nil, err
	}
	if b.made != nil && t.sum == b.sum && reflect.DeepEqual(b.Answers, answersOf(b.Mark).Of(kept, bring.Answers{})) {
		f := *b.made
		f.work = work
		return &f, nil
	}
	if err := t.read(nil); err != nil {
		return nil, err
	}
	return t.in, nil
}

// A bringing converts the games of a file to entries.
type bringing struct {
	kept    Kept
	work    Work
	whole   []byte
	sum     [sha256.Size]byte // of that
	file    *bring.File
	said    Brought
	in      *File
	notes   []Revision // that the file says of games and nights
	names   nameList
	here    here
	places  map[string]string // of evenings
	nights  []string          // those, in order
	people  map[string]bool   // names of those who are known
	counted map[string]int    // places in said.Played
}

// newBringing reads a file into memory.
func newBringing(text source, kept Kept, work Work) (*bringing, error) {
	if err := checkSize(text); err != nil {
		return nil, err
	}
	whole := make([]byte, text.Size())
	if _, err := io.ReadFull(readerOf(text), whole); err != nil {
		return nil, readError(err)
	}
	begins := whole[:min(len(whole), windowSize)]
	if why := foreign(begins); why != errWorkbook && (why != ErrForeign || isForeign(begins)) && !(why == ErrWebPage && bring.IsPage(whole)) {
		return nil, why
	}
	people, err := kept.Everyone()
	t := &bringing{
		kept: kept, work: work, whole: whole, sum: sha256.Sum256(whole), in: newMade(work), names: newNameList(people),
		here: here{kept: kept, found: map[string]string{}}, places: map[string]string{}, people: map[string]bool{}, counted: map[string]int{},
	}
	return t, err
}

// read reads the games of the file. The error is a [*bring.OpenError] if a question is open.
func (t *bringing) read(given *bring.Answers) (err error) {
	if err := t.understand(given); err != nil {
		return err
	}
	if t.file.Own {
		own, err := t.compare()
		if err != nil {
			return err
		}
		t.file.Without(own.known)
		t.in.found.Known, t.in.found.Differ = own.same, own.differ
	}
	for g, err := range t.file.Games() {
		if err == nil {
			err = t.take(g)
		}
		wrong := new(LineError)
		if errors.As(err, &wrong) && t.file.Own {
			wrong.Err = Refusal{Reason: ErrOwnTable, Cause: wrong.Err}
		}
		if err != nil {
			return err
		}
	}
	t.in.found.Known += t.here.count
	for _, l := range t.file.Left {
		t.in.found.Left += l.Count
	}
	if err := t.notePlaces(); err != nil {
		return err
	}
	for _, p := range t.names.added {
		t.in.said = append(t.in.said, p)
	}
	t.in.said = append(t.in.said, t.notes...)
	return nil
}

// understand reads what there is in the file, with the answers that are given or remembered.
func (t *bringing) understand(given *bring.Answers) (err error) {
	o := bring.Options{Now: t.kept.Now(), Step: func(done, all int) error { return t.work.Step(CheckingGames, done, all) }}
	if given != nil {
		o.Answers = *given
	}
	if t.file, err = bring.Read(t.whole, o); err == nil && given == nil {
		if kept := answersOf(t.file.Mark()); t.kept.Setting(string(kept)) != "" {
			o.Answers = kept.Of(t.kept, o.Answers)
			t.file, err = bring.Read(t.whole, o)
		}
	}
	if errors.Is(err, bring.ErrForeign) {
		return ErrForeign
	}
	t.said.Answers, t.whole = o.Answers, nil
	return err
}

// take makes the entries of a game, unless the game is known.
func (t *bringing) take(g bring.Game) error {
	var game scoring.Game
	for _, e := range g.Events {
		game = scoring.Apply(game, e)
	}
	sheet := game.Sheet(g.At)
	if !t.file.Own && sheet.Over && !sheet.Played() { // no list would have it
		t.in.found.Left++
		return nil
	}
	id, err := t.idOf(g)
	if err != nil {
		return err
	}
	began, _ := game.Started()
	id, is, err := t.here.find(id, began, sheet)
	if err != nil {
		return err
	}
	t.count(g, began)
	if is || t.in.made[id] {
		return nil
	}
	entries, end, err := t.names.write(id, g)
	if err != nil {
		return &LineError{Sheet: g.Sheet, Line: g.Line, Err: err}
	}
	t.in.write(id, entries)
	t.said.New++
	t.said.Added = append(t.said.Added, id)
	if len(t.said.Sheets) < sheetsShown {
		t.said.Sheets = append(t.said.Sheets, end.Summary())
	}
	return t.note(id, g)
}

// idOf returns the id of a game. In a table that Tabby wrote, it is in the table; otherwise it is a
// hash of its events and of everything that distinguishes the game from others.
func (t *bringing) idOf(g bring.Game) (string, error) {
	if t.file.Own && g.ID != "" && checkGameID(g.ID) == nil {
		return g.ID, nil
	}
	body, err := encodeEvents(g.Events)
	if err != nil {
		return "", err
	}
	return hashed(g.At.UnixMilli(), body+g.Apart), nil
}

// count counts a game of the file.
func (t *bringing) count(g bring.Game, began scoring.Started) {
	b := &t.said
	b.Games++
	if b.First.IsZero() || g.At.Before(b.First) {
		b.First = g.At
	}
	if g.At.After(b.Last) {
		b.Last = g.At
	}
	key := began.Variant + "\x00" + began.Named()
	at, is := t.counted[key]
	if !is {
		at = len(b.Played)
		t.counted[key] = at
		b.Played = append(b.Played, Times{Variant: began.Variant, Named: strings.Clone(began.Named())})
	}
	b.Played[at].Games++
	for _, p := range began.People {
		key := scoring.Fold(p.Name)
		if t.names.old[key] && !t.people[key] {
			t.people[key] = true
			b.Known = append(b.Known, strings.Clone(p.Name))
		}
	}
}

// note adds to a new game the notes that the file has.
func (t *bringing) note(id string, g bring.Game) error {
	if g.Where != "" {
		t.placed(stats.Evening(g.At), g.Where)
	}
	says := GameAnnotation{LeftOut: g.LeftOut, Note: fitting(g.Note, maxNote)}
	if began, is := g.Events[0].(scoring.Started); is && stats.Evening(began.At) != stats.Evening(g.At) {
		says.Day = stats.Evening(g.At)
	}
	if says == (GameAnnotation{}) {
		return nil
	}
	return t.annotate(OfGame, id, says)
}

// annotate adds what the file notes about a game or a night that has no note yet.
func (t *bringing) annotate(kind, id string, says any) error {
	if has, err := t.kept.Annotation(kind, id); err != nil || has.Rev > 0 {
		return err
	}
	body, err := EncodeAnnotation(says)
	if err == nil {
		t.notes = append(t.notes, Annotation{Kind: kind, ID: id, Rev: 1, Body: body})
	}
	return err
}

// placed records where an evening took place. If there are several places, it keeps all of them.
func (t *bringing) placed(day, where string) {
	where = strings.Join(strings.Fields(where), " ")
	before, is := t.places[day]
	switch {
	case !is:
		t.places[day], t.nights = where, append(t.nights, day)
	case !strings.Contains("\n"+before+"\n", "\n"+where+"\n"):
		t.places[day] = before + "\n" + where
	}
}

// notePlaces notes where the evenings took place.
func (t *bringing) notePlaces() error {
	for _, day := range t.nights {
		first, others, _ := strings.Cut(t.places[day], "\n")
		place := first
		if letters := []rune(first); len(letters) > maxPlace {
			place, others = string(letters[:maxPlace]), t.places[day]
		}
		if err := t.annotate(OfNight, day, NightAnnotation{Place: place, Note: fitting(others, maxNote)}); err != nil {
			return err
		}
	}
	return nil
}

// fitting shortens a text to that many bytes.
func fitting(text string, most int) string {
	text = strings.TrimSpace(text)
	return strings.ToValidUTF8(text[:min(len(text), most)], "")
}

// brought returns what was understood.
func (t *bringing) brought() Brought {
	b := t.said
	b.sum = t.sum
	b.Trashed = t.here.trashed
	if f := t.file; f != nil {
		b.Kind, b.Mark, b.Encoding, b.Order, b.Why = f.Kind, f.Mark(), f.Encoding, f.Order, f.Why
		b.Questions, b.Unread, b.Left = f.Questions, f.Unread, f.Left
	}
	for _, p := range t.names.added {
		b.NewPeople = append(b.NewPeople, p.Name)
	}
	return b
}
