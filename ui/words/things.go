package words

import "strconv"

// A Thing is something that can be counted.
type Thing int

// The things that are counted.
const (
	NoThing Thing = iota
	Call
	Card
	Core
	Device
	EndingOfGame
	Entry
	Evening
	Game
	NewGame
	Guest
	OwnRule
	Joker
	LastTurn
	Minute
	Somebody
	Point
	Round
	Second
	Turn
	Win
)

// forms are a word or a sentence by number: of one, and of any other number.
type forms [2]string

// of returns the form for a number.
func (f forms) of(n int) string {
	if n == 1 {
		return f[0]
	}
	return f[1]
}

// things has the forms of every thing.
var things = [...]forms{
	Call:         {"call", "calls"},
	Card:         {"card", "cards"},
	Core:         {"core", "cores"},
	Device:       {"device", "devices"},
	EndingOfGame: {"ending", "endings"},
	Entry:        {"entry", "entries"},
	Evening:      {"evening", "evenings"},
	Game:         {"game", "games"},
	NewGame:      {"new game", "new games"},
	Guest:        {"guest", "guests"},
	OwnRule:      {"house rule", "house rules"},
	Joker:        {"joker", "jokers"},
	LastTurn:     {"last turn", "last turns"},
	Minute:       {"minute", "minutes"},
	Somebody:     {"player", "players"},
	Point:        {"point", "points"},
	Round:        {"round", "rounds"},
	Second:       {"second", "seconds"},
	Turn:         {"turn", "turns"},
	Win:          {"win", "wins"},
}

// Sentences and words about a number of people or cards.
var (
	winning = forms{"%s wins", "%s share the win"}
	out     = forms{"%s is out.", "%s are out."}
	ofPoint = forms{"%d", "%ds"} // cards that count the same: four 9s, one 8
)

// Count returns a number of things: "1 round", "5 rounds".
func Count(n int, t Thing) string { return strconv.Itoa(n) + " " + Things(n, t) }

// Things returns what so many of a thing are called: "round", "rounds".
func Things(n int, t Thing) string { return things[t].of(n) }
