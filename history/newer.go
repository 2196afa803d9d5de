package history

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"time"

	"tabby/history/bring"
	"tabby/history/stats"
	"tabby/scoring"
)

// ErrNewerGame means that a newer Tabby wrote a game. The game is stored, exported and synced
// unchanged, and can be read once Tabby is updated.
var ErrNewerGame = reasons.New("NewerGame", "a newer Tabby has written this game; update Tabby to open it")

// Readable returns [ErrNewerGame], with the game and the unknown name, if a newer Tabby wrote
// it.
func (l Ledger) Readable() error {
	if l.newer == nil {
		return nil
	}
	return Refusal{Reason: ErrNewerGame, What: l.ID, Cause: l.newer}
}

// readNewer returns the ledger after an entry with something unknown. Every game begins with its
// start, even a game of a newer Tabby.
func (l Ledger) readNewer(first json.RawMessage, at time.Time, unknown error) (Ledger, []scoring.Event, error) {
	if _, begun := l.Game.Started(); !begun {
		var starts bool
		if l.began, starts = beginningOf(first, at); !starts {
			return l, nil, fmt.Errorf("%w: before the game began", scoring.ErrMisfit)
		}
	}
	l.newer = unknown
	return l, nil, nil
}

// maxVariant is the maximum length of the id of a variant in bytes.
const maxVariant = 64

// beginningOf returns as much as can be read of the beginning of a game that a newer Tabby wrote:
// which game, the names of the players, and when it began, or at least when it was written down. It
// returns nothing for text that no Tabby writes. It reports whether the event is a beginning.
func beginningOf(event json.RawMessage, at time.Time) (s Summary, starts bool) {
	var e struct {
		Started *struct {
			At      time.Time       `json:"at"`
			Variant string          `json:"variant"`
			People  json.RawMessage `json:"people"`
			Game    struct {
				Name string `json:"name"`
			} `json:"game"`
		} `json:"started"`
	}
	_ = json.Unmarshal(event, &e) // or as much as can be read
	if e.Started == nil {
		return Summary{}, false
	}
	s.Created = at
	if bring.IsYear(e.Started.At.Year()) {
		s.Created = e.Started.At
	}
	if scoring.CheckName(e.Started.Variant) == nil && len(e.Started.Variant) <= maxVariant {
		s.Variant = e.Started.Variant
	}
	if scoring.CheckName(e.Started.Game.Name) == nil {
		s.Named = e.Started.Game.Name
	}
	var people []scoring.Person
	if json.Unmarshal(e.Started.People, &people) == nil && len(people) <= maxPlayers && checkPeople(people) == nil {
		s.Seats = seatsOf(people)
	}
	return s, true
}

// seatsOf returns the seats of people without their ids, since it is not known whom a newer Tabby means.
func seatsOf(people []scoring.Person) []Seat {
	seats := make([]Seat, len(people))
	for i, p := range people {
		seats[i].Name = p.Name
	}
	return seats
}

// deriveNewer is [Ledger.Derive] of a game that a newer Tabby wrote. The game is left out of
// statistics.
func (l Ledger) deriveNewer() Summary {
	s := l.Beginning()
	s.Changed, s.Entries, s.Newer, s.Seats = l.At, l.Seq, true, l.began.Seats
	if _, begun := l.Game.Started(); begun {
		s.Seats = seatsOf(l.Game.People())
	}
	s.Fact = &stats.Fact{Game: l.ID, Day: s.Day(), Began: s.Created.Unix(), Variant: s.Variant, Named: s.Named, Ending: stats.Newer}
	return s
}

// A newer version may add fields to annotations. They come after the
// known fields, and are kept when those are changed. Annotations of unknown
// kinds are stored and synced unchanged.

// isName matches the names of fields.
var isName = regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`)

// newsIn returns the fields of a body that T does not have, as they are written, with a comma
// before each. The error names text that no Tabby writes.
func newsIn[T any](body string) (string, error) {
	d := json.NewDecoder(strings.NewReader(body))
	if first, err := d.Token(); err != nil || first != json.Delim('{') {
		return "", Refusal{Reason: ErrLine, Cause: err}
	}
	var news strings.Builder
	for d.More() {
		name, err := d.Token()
		var value json.RawMessage
		if err == nil {
			err = d.Decode(&value)
		}
		if err != nil {
			return "", err
		}
		if text := name.(string); !hasField[T](text) { // a name is text
			if !isName.MatchString(text) || !isCompact(value) {
				return "", Refusal{Reason: ErrLine, What: bring.Short(text)}
			}
			fmt.Fprintf(&news, `,"%s":%s`, text, value)
		}
	}
	return news.String(), nil
}

// addNews adds fields that [newsIn] returned to a body.
func addNews(body, news string) string {
	if news == "" {
		return body
	}
	open := strings.TrimSuffix(body, "}")
	if open == "{" {
		news = news[1:]
	}
	return open + news + "}"
}

// ofLine is the beginning of the kind of an [Annotation] that was a line of its own and not a mark: a
// newer Tabby may write either.
const ofLine = "line."

// maxKind is the maximum length of the name of a kind in bytes.
const maxKind = 64

// firstLines and firstMarks are the kinds of lines and marks that there are in exports of version 2 at most.
var (
	firstLines = []string{"tabby", "person", "mark", "game", "ending", "removed"}
	firstMarks = []string{OfGame, OfNight, OfPerson, OfGroup}
)

// checkNewer returns an error unless a newer Tabby may write an annotation of that kind: its kind looks
// like the name of a field, and its body is an object.
func (m Annotation) checkNewer() error {
	name := strings.TrimPrefix(m.Kind, ofLine)
	if !isName.MatchString(name) || len(name) > maxKind || len(m.Body) > maxBody {
		return Refusal{Reason: ErrLine, What: bring.Short(m.Kind)}
	}
	_, err := newsIn[struct{}](m.Body)
	if err == nil && !isCompact([]byte(m.Body)) {
		err = Refusal{Reason: ErrLine, What: bring.Short(m.Kind)}
	}
	return err
}

// ownLine returns the annotation as a line of its own kind: its content is between its ID and its
// revision.
func (m Annotation) ownLine(name string) []byte {
	says := strings.TrimSuffix(strings.TrimPrefix(m.Body, "{"), "}")
	if says != "" {
		says += ","
	}
	return fmt.Appendf(nil, `{"%s":%s,%s"rev":%d,"sum":%s}`+"\n", name, quote(m.ID), says, m.Rev, quote(m.Sum()))
}

// newerLine reads a line of an unknown kind. It refuses one with a wrong checksum: one bit of the name
// of a known kind may have flipped.
func newerLine(text []byte) (m Annotation, is bool) {
	text = bytes.TrimRight(text, "\r\n")
	rest, begins := bytes.CutPrefix(text, []byte(`{"`))
	name, rest, ends := bytes.Cut(rest, []byte(`":`))
	if !begins || !ends || slices.Contains(firstLines, string(name)) || !isName.Match(name) {
		return m, false
	}
	var end struct {
		Rev int
		Sum string
	}
	m.Kind = ofLine + string(name)
	if json.Unmarshal(text, &end) != nil || json.NewDecoder(bytes.NewReader(rest)).Decode(&m.ID) != nil {
		return m, false
	}
	m.Rev = end.Rev
	before, after := quote(m.ID), fmt.Sprintf(`"rev":%d,"sum":%s}`, m.Rev, quote(end.Sum))
	says, begins := strings.CutPrefix(string(rest), before+",")
	says, ends = strings.CutSuffix(says, after)
	m.Body = "{" + strings.TrimSuffix(says, ",") + "}"
	return m, begins && ends && end.Sum == m.Sum() && string(m.Line()) == string(text)+"\n"
}

func hasField[T any](name string) bool {
	t := reflect.TypeFor[T]()
	for i := range t.NumField() {
		tag, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		if strings.EqualFold(tag, name) {
			return true
		}
	}
	return false
}

// isCompact reports whether JSON has no unnecessary spaces.
func isCompact(text []byte) bool {
	var b bytes.Buffer
	return json.Compact(&b, text) == nil && bytes.Equal(b.Bytes(), text)
}

// A Verbatim is a line of an export with fields that are not known here, as a newer Tabby
// wrote it. Its known part is a person, an annotation or an entry like any other.
type Verbatim struct {
	Sum  string // of that
	Key  string // what it is about: person/, game/ or mark/ and the id
	Text string // the line, without its end
}

// Verbatims has lines of a newer version, by their checksums.
type Verbatims map[string]string

// Line returns the unchanged line with that checksum or, if there is none, here.
func (v Verbatims) Line(sum string, here []byte) []byte {
	if text, is := v[sum]; is {
		return []byte(text + "\n")
	}
	return here
}

// VerbatimOf returns what [ParseLine] has read as a [Verbatim], if the line has fields that are not
// known here.
func VerbatimOf(text []byte, what any) (v Verbatim, is bool) {
	line, known := what.(interface{ Line() []byte })
	text = bytes.TrimRight(text, "\r\n")
	if !known || bytes.Equal(bytes.TrimRight(line.Line(), "\n"), text) || !addsTo(text, line.Line()) {
		return Verbatim{}, false
	}
	if v, is = verbatimOf(what); is {
		v.Text = string(text)
	}
	return v, is
}

// verbatimOf returns a line of that without its text.
func verbatimOf(what any) (v Verbatim, is bool) {
	switch w := what.(type) {
	case Person:
		v.Sum, v.Key = w.Sum(), "person/"+w.ID
	case Annotation:
		v.Sum, v.Key = w.Sum(), "mark/"+w.key()
	case Entry:
		v.Sum, v.Key = w.Sum, "game/"+w.Game
	case Other:
		v.Sum, v.Key = w.Sum, "game/"+w.Game
	default:
		return v, false
	}
	return v, true
}

// Check returns an error unless the line is one of that sum and key.
func (v Verbatim) Check() error {
	what, err := ParseLine([]byte(v.Text))
	if err != nil {
		return err
	}
	kind, id, _ := strings.Cut(v.Key, "/")
	if again, is := VerbatimOf([]byte(v.Text), what); !is || again != v {
		return Damaged(Refusal{Reason: ErrChecksum, Kind: kind, What: id})
	}
	return nil
}

// addsTo reports whether a line has all fields of the line that Tabby would write, in the line and
// in its person, and additional ones.
func addsTo(text, here []byte) bool {
	var line, ours map[string]json.RawMessage
	if json.Unmarshal(text, &line) != nil || json.Unmarshal(here, &ours) != nil {
		return false
	}
	var of, oursOf map[string]json.RawMessage
	_ = json.Unmarshal(line["person"], &of) // nil where there is none
	_ = json.Unmarshal(ours["person"], &oursOf)
	return hasAll(line, ours) && hasAll(of, oursOf) && len(line)+len(of) > len(ours)+len(oursOf)
}

// hasAll reports whether a line has all required fields, and others only with names that Tabby
// gives to fields.
func hasAll(line, ours map[string]json.RawMessage) bool {
	for name := range ours {
		if _, has := line[name]; !has {
			return false
		}
	}
	for name := range line {
		if _, known := ours[name]; !known && !isName.MatchString(name) {
			return false
		}
	}
	return true
}
