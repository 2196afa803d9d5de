package history

import (
	"encoding/json"
	"slices"
	"time"
)

// An Intent asks for a change of people, annotations or settings. It carries the
// times and new ids that it needs.
type Intent interface {
	decide(Lookup) (Change, error)
}

// A Meet adds a person with a new id. If there is a person of that name, it only takes them out of
// retirement.
type Meet struct{ ID, Name string }

// A Rename gives a person another name, in past games as well.
type Rename struct{ Person, Name string }

// A SetBadge gives a person another colour and shape, each 0 to 7.
type SetBadge struct {
	Person        string
	Colour, Shape int
}

// A SetCat gives a person another cat, one of [Cats], from 1; 0 stands for the cat of the badge.
type SetCat struct {
	Person string
	Cat    int
}

// A Merge makes one entry of a person another entry of somebody else, whose games then include
// those of the entry. The entry itself does not change.
type Merge struct{ Entry, Into string }

// An Unmerge makes an entry a separate person again.
type Unmerge struct{ Entry string }

// A TellApart says that a person is not one of the others of the same name, or takes that back.
type TellApart struct {
	Person string
	Apart  bool
}

// Several are intents that are carried out together, each decided as if the others were not there.
type Several []Intent

// A Retire stops offering a person for new games, or offers them again.
type Retire struct {
	Person  string
	Retired bool
}

// A Trash moves a game to the bin: lists and statistics leave it out, and nothing is
// lost.
type Trash struct {
	Game string
	At   time.Time
}

// An Untrash restores a game from the bin.
type Untrash struct{ Game string }

// A LeaveOut leaves a game out of the statistics, or counts it again.
type LeaveOut struct {
	Game string
	Out  bool
}

// A MarkCoached says whether the coach helped a player in a game.
type MarkCoached struct {
	Game    string
	Coached bool
}

// A NoteGame writes a note to a game; "" removes it.
type NoteGame struct{ Game, Note string }

// A PlayedOn says on which evening a game was played, as 2006-01-02; "" is the evening on which it began.
type PlayedOn struct{ Game, Day string }

// A ChooseEnding chooses the ending of a game that counts, by the sum of an entry of it; ""
// leaves the choice to the rule of [Tree].
type ChooseEnding struct{ Game, Sum string }

// A NoteNight writes a note and a place to a night; "" removes either.
type NoteNight struct{ Day, Note, Place string }

// A Set changes a setting of this device.
type Set struct{ Key, Value string }

// A Lookup answers what intents need to know about the store. Its errors are those of the store.
type Lookup interface {
	// Everyone returns all entries of all people.
	Everyone() ([]Person, error)
	// Aliases returns the annotations of people, by id.
	Aliases() (Aliases, error)
	// Annotation returns the newest annotation of that kind and id, or the zero one.
	Annotation(kind, id string) (Annotation, error)
	// HasGame reports whether there is a game with that id.
	HasGame(id string) (bool, error)
	// HasEntry reports whether a game has an entry with that sum, on any ending.
	HasEntry(game, sum string) (bool, error)
	// Together counts the games in which one of some entries and one of the others play.
	Together(some, others []string) (int, error)
	Settings
}

// A Change is the outcome of an intent. The zero Change means that there is nothing
// to change.
type Change struct {
	Events []Revision // what happens, in order
	Undo   Intent     // undoes the events, or nil if nothing can
}

// Settings are what a device stores for itself, by key.
type Settings interface {
	// Setting returns the value of a setting, or "".
	Setting(key string) string
}

// A Pref is the key of a setting whose value is a T, written as JSON.
type Pref[T any] string

// Of returns the stored value. If there is none, or it cannot be read, it returns or.
func (p Pref[T]) Of(s Settings, or T) T {
	_ = json.Unmarshal([]byte(s.Setting(string(p))), &or) // or it stays
	return or
}

// To returns the intent that stores a value.
func (p Pref[T]) To(value T) Set {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // it is made of plain data
	}
	return Set{string(p), string(text)}
}

// A Collection is a setting with many named things, the latest first. Those that this program cannot read stay
// where they are.
type Collection[T any] struct {
	Key  Pref[[]json.RawMessage]
	Name string // of the field that has the name
	Read func([]byte) (T, error)
}

// All returns the things that this program can read, the latest first.
func (c Collection[T]) All(s Settings) (all []T) {
	for _, kept := range c.Key.Of(s, nil) {
		if v, err := c.Read(kept); err == nil {
			all = append(all, v)
		}
	}
	return all
}

// With returns the intent that puts a thing before all others; it replaces one with the same name.
func (c Collection[T]) With(s Settings, name string, v T) Set {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // it is made of plain data
	}
	return c.Key.To(append([]json.RawMessage{text}, c.without(s, name)...))
}

// Without returns the intent that takes out the thing with a name.
func (c Collection[T]) Without(s Settings, name string) Set { return c.Key.To(c.without(s, name)) }

func (c Collection[T]) without(s Settings, name string) []json.RawMessage {
	return slices.DeleteFunc(c.Key.Of(s, nil), func(kept json.RawMessage) bool {
		var fields map[string]any
		return json.Unmarshal(kept, &fields) == nil && fields[c.Name] == name
	})
}

// A HandOver says that the game continues on another device from its last entry on. It is a setting
// of this device, and void as soon as the game has more entries here.
type HandOver struct {
	Game    string
	At      time.Time
	Entries int
}

// A TakeBack says that a game that was handed over continues on this device.
type TakeBack struct{ Game string }

// A handed is the value of the setting.
type handed struct {
	At      time.Time `json:"at"`
	Entries int       `json:"entries"`
}

func keyOfHanded(game string) string { return "handed/" + game }

func (in HandOver) decide(s Lookup) (Change, error) {
	value, err := json.Marshal(handed{in.At, in.Entries})
	if err != nil {
		return Change{}, err
	}
	return setHanded(s, in.Game, string(value))
}

func (in TakeBack) decide(s Lookup) (Change, error) { return setHanded(s, in.Game, "") }

func setHanded(s Lookup, game, value string) (Change, error) {
	if err := checkGame(s, game); err != nil {
		return Change{}, err
	}
	return Set{keyOfHanded(game), value}.decide(s)
}

// HandedOver returns when a game with this many entries was handed over to another device,
// and whether it was. setting returns a setting of this device.
func HandedOver(setting func(key string) string, game string, entries int) (at time.Time, is bool) {
	var h handed
	if json.Unmarshal([]byte(setting(keyOfHanded(game))), &h) != nil || h.Entries < entries {
		return time.Time{}, false
	}
	return h.At, true
}
