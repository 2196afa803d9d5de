package english

import "tabby/internal/words"

// forms are a word or a sentence by number: of one, and of any other number.
type forms [2]string

// of returns the form for a number. One below zero is one as well: "−1 point".
func (f forms) of(n int) string {
	if n == 1 || n == -1 {
		return f[0]
	}
	return f[1]
}

// things has the forms of every thing.
var things = [...]forms{
	words.Call:         {"call", "calls"},
	words.Card:         {"card", "cards"},
	words.Core:         {"core", "cores"},
	words.Device:       {"device", "devices"},
	words.EndingOfGame: {"ending", "endings"},
	words.Entry:        {"entry", "entries"},
	words.Evening:      {"day", "days"},
	words.Game:         {"game", "games"},
	words.NewGame:      {"new game", "new games"},
	words.Guest:        {"guest", "guests"},
	words.OwnRule:      {"house rule", "house rules"},
	words.Joker:        {"joker", "jokers"},
	words.LastTurn:     {"last turn", "last turns"},
	words.Minute:       {"minute", "minutes"},
	words.Note:         {"note", "notes"},
	words.Player:       {"player", "players"},
	words.Point:        {"point", "points"},
	words.Round:        {"round", "rounds"},
	words.Second:       {"second", "seconds"},
	words.TrophyWon:    {"trophy", "trophies"},
	words.Turn:         {"turn", "turns"},
	words.Win:          {"win", "wins"},
}

// Sentences and words about a number of people or cards.
var (
	winning  = forms{"%s wins", "%s share the win"}
	out      = forms{"%s is out.", "%s are out."}
	farewell = forms{"%s is out, and keeps the cat company.", "%s are out, and keep the cat company."}
	typed    = forms{"is typed", "are typed"}
	intact   = forms{"%s is intact.", "%s are intact."}
	ofPoint  = forms{"%s", "%ss"} // cards that count the same: four 9s, one 8
)

// Count returns a number of things: "1 round", "5 rounds".
func (grammar) Count(n int, t words.Thing) string { return en.Figure(n) + " " + en.Things(n, t) }

// Things returns what so many of a thing are called: "round", "rounds".
func (grammar) Things(n int, t words.Thing) string { return things[t].of(n) }
