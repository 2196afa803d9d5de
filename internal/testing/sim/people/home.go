package people

import (
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"time"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/scoring"
)

// A Store is where the people of a device keep their games.
type Store interface {
	game.Recent
	// Do carries out an intent beside games.
	Do(in history.Intent) (undo history.Intent, err error)
	// Named returns the person of that name, and whether there is one.
	Named(name string) (history.Person, bool, error)
	// People returns everyone known.
	People() ([]history.Person, error)
	// Entries returns the further entries of a person.
	Entries(person string) ([]history.Person, error)
	// Namesakes returns the pairs of people of one name of whom nobody has said whether they are one.
	Namesakes() ([]history.Namesake, error)
	// Endings returns the endings of a game.
	Endings(id string) ([]history.Ending, error)
	// Trashed returns the games in the bin.
	Trashed() ([]history.Summary, error)
	// EmptyTrash deletes them for good.
	EmptyTrash() (int, error)
	// ExportPart exports some of it.
	ExportPart(w io.Writer, p history.Part, work history.Work) error
	// Import imports a file by the wish of someone.
	Import(from io.Reader, work history.Work) (history.Imported, error)
}

// An Act is something that people asked for, and what became of it.
type Act struct {
	// Intent is a [scoring.Intent], a [history.Intent], an [Empty] or a [BringBack].
	Intent any
	// Err is why it was refused or could not be kept, or nil if it was acknowledged.
	Err error

	// Game is what an intent of a sheet is about, or "" for a game that did not begin.
	Game string
	// Before and After are the sums of the last entry of that game, or "".
	Before, After string
	// Sheet is what the screen shows then.
	Sheet scoring.Sheet
}

// Empty deletes for good what is in the bin.
type Empty struct{}

// BringBack imports the file of a game that someone kept before it was deleted.
type BringBack struct{ Game string }

// A Home is a device in the hands of its people. It belongs to one goroutine.
type Home struct {
	Store Store
	Dice  *rand.Rand
	Now   func() time.Time       // as the clock of the device says
	NewID func() (string, error) // of a person
	Names []string               // of those who may play
	Acted func(Act)              // is called after each intent
	Kept  map[string]string      // files of games that someone has kept, by game
	undo  history.Intent         // takes back what was done beside games last
	cards map[string][]byte      // rounds on the table
}

// Act lets the people do something, drawn by dice: at a sheet mostly, or beside games. It
// returns what in words, and the first error that an intent was answered with.
func (h *Home) Act() (what string, err error) {
	switch games := h.games(); {
	case len(games) == 0 || h.oneIn(8):
		return "begin a game", h.begin()
	case h.oneIn(12):
		return "play a round with the virtual deck", h.at(games, (*table).deal)
	case h.Dice.IntN(5) < 2:
		return h.besideGames(games)
	default:
		return "write on a sheet", h.at(games, (*table).play)
	}
}

// Write lets the people write on the sheet of one game, and returns how that was answered.
func (h *Home) Write(game string) error {
	return h.at([]history.Summary{{ID: game}}, (*table).play)
}

// Talk lets the people say something about the latest games or about each other. It returns
// what in words, and how the intent was answered.
func (h *Home) Talk() (what string, err error) {
	games := h.games()
	if len(games) == 0 {
		return "look around", nil
	}
	return h.besideGames(games[:1+h.Dice.IntN(len(games))])
}

// games returns the games that are looked at: the latest few, so that devices apart meet in
// them.
func (h *Home) games() []history.Summary {
	games, err := h.Store.Games(history.Page{Limit: 4})
	if err != nil {
		return nil
	}
	return games
}

func (h *Home) oneIn(n int) bool { return h.Dice.IntN(n) == 0 }

// pick returns one of some, or the zero value of none.
func pick[T any](dice *rand.Rand, all []T) (one T) {
	if len(all) > 0 {
		one = all[dice.IntN(len(all))]
	}
	return one
}

// do carries out an intent beside games.
func (h *Home) do(in history.Intent) error {
	undo, err := h.Store.Do(in)
	if err == nil && undo != nil {
		h.undo = undo
	}
	h.Acted(Act{Intent: in, Err: err})
	return err
}

// sorted returns the keys of a map in their order, so that dice alone decide.
func sorted[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
