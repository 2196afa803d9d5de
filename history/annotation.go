package history

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"tabby/history/bring"
	"tabby/history/stats"
	"tabby/scoring"
)

// maxNote is the maximum length of a note in bytes, maxPlace that of a place in characters (it is
// shown in a heading), and maxBody that of a whole annotation in bytes.
const (
	maxNote  = 4000
	maxPlace = 60
	maxBody  = 3 * maxNote
)

// A GameAnnotation is what people have noted about a game.
type GameAnnotation struct {
	Trashed string `json:"trashed,omitempty"` // when it was put into the bin, RFC 3339
	Gone    bool   `json:"gone,omitempty"`    // an older Tabby deleted it permanently; here it is in the bin
	LeftOut bool   `json:"left_out,omitempty"`
	Coached bool   `json:"coached,omitempty"`
	Note    string `json:"note,omitempty"`
	Ending  string `json:"ending,omitempty"` // the checksum of an entry of the chosen ending; see [Tree.Main]
	Day     string `json:"day,omitempty"`    // the evening on which it was played, as 2006-01-02, if it is not the one on which it began
}

// Played returns the time at which a game was played: on the noted day, or else when it began.
func (g GameAnnotation) Played(began time.Time) time.Time {
	at, err := stats.OnDay(g.Day, began.Location())
	if err != nil || g.Day == stats.Evening(began) {
		return began
	}
	return at
}

// AddTo adds the notes about the game to a summary, and to its fact if it has one.
func (g GameAnnotation) AddTo(s *Summary) {
	s.Created = g.Played(s.Created)
	s.Trashed, s.LeftOut, s.Coached, s.Note = g.InTrash(), g.LeftOut, g.Coached, g.Note
	if s.Fact != nil {
		g.AddToFact(s.Fact)
	}
}

// AddToFact adds the notes about the game to a fact.
func (g GameAnnotation) AddToFact(f *stats.Fact) {
	f.LeftOut, f.Coached = g.LeftOut, g.Coached
	if checkDay(g.Day) == nil {
		f.Day = g.Day
	}
}

// InTrash reports whether the game is in the bin.
func (g GameAnnotation) InTrash() bool { return g.Trashed != "" || g.Gone }

// A NightAnnotation is what people have noted about an evening.
type NightAnnotation struct {
	Note  string `json:"note,omitempty"`
	Place string `json:"place,omitempty"`
	// Season means that a season began with it, in older versions. It is stored and synced.
	Season bool `json:"season,omitempty"`
}

// An Annotation is the annotation of a game, a night, a person or a group in the
// form in which it is stored, or of a kind that this version does not know.
type Annotation struct {
	Kind, ID string
	Rev      int
	Body     string // JSON
}

// Sum returns the checksum of the annotation.
func (m Annotation) Sum() string { return Checksum(m.Kind, m.ID, strconv.Itoa(m.Rev), m.Body) }

// Line returns the annotation as a line of an export.
func (m Annotation) Line() []byte {
	if name, is := strings.CutPrefix(m.Kind, ofLine); is {
		return m.ownLine(name)
	}
	return fmt.Appendf(nil, `{"mark":%s,"of":%s,"says":%s,"rev":%d,"sum":%s}`+"\n",
		quote(m.Kind), quote(m.ID), m.Body, m.Rev, quote(m.Sum()))
}

// Newer reports whether m replaces other: it has the greater revision or, if those
// are equal, the greater body, so that all devices choose the same one.
func (m Annotation) Newer(other Annotation) bool {
	return m.Rev > other.Rev || m.Rev == other.Rev && m.Body > other.Body
}

// Choice returns the sum of an entry of the ending that m chooses for its game, or "".
func (m Annotation) Choice() string { return m.game().Ending }

// game returns the fields of m if it is about a game. They are zero if m is not about a game or
// cannot be read.
func (m Annotation) game() (g GameAnnotation) {
	if m.Kind != OfGame || json.Unmarshal([]byte(m.Body), &g) != nil {
		return GameAnnotation{}
	}
	return g
}

// Check returns an error unless an annotation that was read from a file, with that checksum, is one
// that this program could have written. The error is [ErrRevision] if only the revision is wrong.
func (m Annotation) Check(sum string) error {
	if m.ID == "" || len(m.ID) > maxNote {
		return Refusal{Reason: ErrLine, What: bring.Short(m.ID)}
	}
	if sum != m.Sum() {
		return ErrChecksum
	}
	if err := m.checkBody(); err != nil {
		return err
	}
	return checkRevision(m.Rev)
}

func (m Annotation) checkBody() error {
	switch m.Kind {
	case OfGame:
		return checkBody[GameAnnotation](m.Body)
	case OfNight:
		return checkBody[NightAnnotation](m.Body)
	case OfPerson:
		return checkBody[PersonAnnotation](m.Body)
	case OfGroup:
		return checkBody[GroupAnnotation](m.Body)
	}
	return m.checkNewer()
}

// checkBody returns an error unless this program would write the body in the same way. A newer
// program may have added fields at its end.
func checkBody[T any](body string) error {
	var t T
	if err := json.Unmarshal([]byte(body), &t); err != nil {
		return err
	}
	news, err := newsIn[T](body)
	if err != nil {
		return err
	}
	again, err := EncodeAnnotation(t)
	if err == nil && (addNews(again, news) != body || len(body) > maxBody) {
		err = ErrLine
	}
	return err
}

// EncodeAnnotation returns the body of an annotation.
func EncodeAnnotation(m any) (string, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(m)
	return string(bytes.TrimSpace(b.Bytes())), err
}

// checkNotes returns [ErrNote] unless all texts can be notes.
func checkNotes(texts ...string) error {
	for _, text := range texts {
		if !utf8.ValidString(text) || len(text) > maxNote {
			return ErrNote
		}
	}
	return nil
}

// A Revision is a new state of a [Person], an [Annotation] or a [Setting].
type Revision interface{ isRevision() }

// A Setting is a setting of this device. It is not exported.
type Setting struct{ Key, Value string }

func (Person) isRevision()     {}
func (Annotation) isRevision() {}
func (Setting) isRevision()    {}

// A Catalogue has the newest revisions of people and annotations.
type Catalogue struct {
	People      map[string]Person        // by id
	Annotations map[[2]string]Annotation // by kind and id
}

// NewCatalogue returns an empty catalogue.
func NewCatalogue() Catalogue {
	return Catalogue{People: map[string]Person{}, Annotations: map[[2]string]Annotation{}}
}

// Apply stores a person or an annotation unless the catalogue has a newer revision, so that they may
// come in any order.
func (c Catalogue) Apply(e Revision) {
	if !c.IsNews(e) {
		return
	}
	switch e := e.(type) {
	case Person:
		c.People[e.ID] = e
	case Annotation:
		c.Annotations[[2]string{e.Kind, e.ID}] = e
	}
}

// IsNews reports whether a person or an annotation is newer than that of the catalogue.
func (c Catalogue) IsNews(e Revision) bool {
	switch e := e.(type) {
	case Person:
		return e.Newer(c.People[e.ID])
	case Annotation:
		return e.Newer(c.Annotations[[2]string{e.Kind, e.ID}])
	}
	return false
}

// All yields the people by id, and then the annotations by kind and id.
func (c Catalogue) All(yield func(Revision) bool) {
	for _, id := range slices.Sorted(maps.Keys(c.People)) {
		if !yield(c.People[id]) {
			return
		}
	}
	for _, key := range slices.SortedFunc(maps.Keys(c.Annotations), func(a, b [2]string) int { return slices.Compare(a[:], b[:]) }) {
		if !yield(c.Annotations[key]) {
			return
		}
	}
}

// Canonical returns the annotation with a revision below the maximum.
func (m Annotation) Canonical() Annotation {
	m.Rev = canonicalRevision(m.Rev)
	return m
}

// A GroupAnnotation is what people have noted about a group.
type GroupAnnotation struct {
	Name string `json:"name,omitempty"`
}

// maxRevision is the maximum revision of a person or an annotation.
// Changing one note every second reaches it after 34 years.
const maxRevision = 1<<30 - 1<<20

// ErrRevision means that a person or an annotation has a revision above the
// maximum, which ordinary changes never reach.
var ErrRevision = reasons.New("Revision", "its revision number is larger than any that Tabby writes")

// checkRevision returns [ErrRevision] unless rev is a possible revision.
func checkRevision(rev int) error {
	if rev < 1 || rev > maxRevision {
		return ErrRevision
	}
	return nil
}

// nextRevision returns the revision after another. It is never above the maximum; of two
// annotations or people with the maximum, [Annotation.Newer] and [Person.Newer] decide which one
// counts.
func nextRevision(rev int) int { return min(canonicalRevision(rev)+1, maxRevision) }

// canonicalRevision returns a small revision for one above the maximum, which only
// older versions accept, in the same order. It returns any other revision unchanged;
// 0 stands for a missing one.
func canonicalRevision(rev int) int {
	const counted = 1 << 21 // older versions accepted up to 1<<30, and increased that
	switch {
	case rev < 0: // an integer overflow
		return counted + 1
	case rev <= maxRevision:
		return rev
	}
	return min(rev-maxRevision, counted)
}

// A Group is a set of people who have recently played together.
type Group struct {
	People []string // their sorted ids
	Name   string   // given by [NameGroup], or ""
	Games  int      // the number of their games among those examined
	Latest Summary  // of their games
	days   map[string]time.Weekday
}

// GroupID returns the id of a group, the same on every device: the sorted ids of its people,
// joined.
func GroupID(people []string) string {
	ids := slices.Clone(people)
	slices.Sort(ids)
	return strings.Join(slices.Compact(ids), " ")
}

// Groups returns the groups that played together in some games, which are sorted with the newest
// first, with the names of groups by id. The group of the newest game comes first. Games with fewer
// than two known people are left out.
func Groups(games []Summary, names map[string]string) []Group {
	var all []Group
	at := map[string]int{}
	for _, g := range games {
		people := g.People()
		if len(people) < 2 {
			continue
		}
		id := GroupID(people)
		i, known := at[id]
		if !known {
			i = len(all)
			at[id] = i
			all = append(all, Group{People: people, Name: names[id], Latest: g, days: map[string]time.Weekday{}})
		}
		all[i].Games++
		if day, err := time.Parse(time.DateOnly, g.Day()); err == nil {
			all[i].days[g.Day()] = day.Weekday()
		}
	}
	return all
}

// Weekday returns the day of the week on which the group usually plays, and whether
// there is one: it played on three evenings or more, and on two of three of them.
func (g Group) Weekday() (time.Weekday, bool) {
	var on [7]int
	for day := range maps.Values(g.days) {
		on[day]++
	}
	day := slices.Index(on[:], slices.Max(on[:]))
	return time.Weekday(day), len(g.days) >= 3 && 3*on[day] >= 2*len(g.days)
}

// A NameGroup gives a name to people who play together; "" removes it.
type NameGroup struct {
	People []string
	Name   string
}

func (in NameGroup) decide(s Lookup) (Change, error) {
	same, err := s.Aliases()
	if err != nil {
		return Change{}, err
	}
	var people []string
	for _, id := range in.People {
		if err := knowsPerson(s, same.Of(id)); err != nil {
			return Change{}, err
		}
		people = append(people, same.Of(id))
	}
	name := ""
	if in.Name != "" {
		if name, err = scoring.CleanName(in.Name); err != nil {
			return Change{}, err
		}
	}
	return annotate(s, OfGroup, GroupID(people), func(m *GroupAnnotation) Intent {
		return NameGroup{in.People, swap(&m.Name, name)}
	})
}
