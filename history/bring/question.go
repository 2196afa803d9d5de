package bring

import (
	"encoding/json"
	"time"
)

// An Ask is what cannot be known from a file.
type Ask string

// What is asked.
const (
	AskDates Ask = "dates" // in which order days are written
	AskYear  Ask = "year"  // of days without one
	AskGame  Ask = "game"  // what was played
	AskWins  Ask = "wins"  // the lowest total or the highest
	AskSame  Ask = "same"  // whether two people of one name are one
)

// The answers to [AskWins].
const (
	Lowest  = "lowest"
	Highest = "highest"
)

// Between stands between the two totals that are the example of [AskWins].
const Between = " – "

// A Question is what cannot be known from a file.
type Question struct {
	Ask     Ask      `json:"ask"`
	About   string   `json:"about,omitempty"` // the game, or the people, or ""
	Example string   `json:"example"`         // as it stands in the file
	Sheet   string   `json:"sheet,omitempty"`
	Line    int      `json:"line,omitempty"`    // where that stands
	Choices []string `json:"choices,omitempty"` // or anything
	Usual   string   `json:"usual,omitempty"`   // what holds without an answer; "" if there has to be one
}

// Answers are what people have said of a file.
type Answers struct {
	Dates Order             `json:"dates,omitempty"`
	Year  int               `json:"year,omitempty"`
	Game  string            `json:"game,omitempty"` // the ID of a game, or the name of any other
	Wins  map[string]string `json:"wins,omitempty"` // by name of a game, or for all by ""
	Same  map[string]string `json:"same,omitempty"` // names in the file, by those as which they come in
}

// Give returns the answers with one more.
func (a Answers) Give(q Question, answer string) Answers {
	switch q.Ask {
	case AskDates:
		a.Dates = Order(answer)
	case AskYear:
		a.Year = atoi(answer)
	case AskGame:
		a.Game = answer
	case AskWins:
		a.Wins = with(a.Wins, q.About, answer)
	case AskSame:
		a.Same = with(a.Same, q.About, answer)
	}
	return a
}

// with returns a copy of a map with one more value.
func with(m map[string]string, key, value string) map[string]string {
	all := map[string]string{key: value}
	for k, v := range m {
		if k != key {
			all[k] = v
		}
	}
	return all
}

// An OpenError means that a file asks what has not been answered.
type OpenError struct{ Questions []Question }

// Error names the first question, for developers.
func (e *OpenError) Error() string { return "it is asked: " + string(e.Questions[0].Ask) }

// A Left is why plays were left out, and how many.
type Left struct {
	Reason error  `json:"-"`
	Count  int    `json:"count"`
	First  string `json:"first"` // what the first of them is called, and when it was
}

// MarshalJSON adds the reason, for developers.
func (l Left) MarshalJSON() ([]byte, error) {
	type plain Left
	return json.Marshal(struct {
		Reason string `json:"reason"`
		plain
	}{l.Reason.Error(), plain(l)})
}

// Options are what a file is read with.
type Options struct {
	Now     time.Time // no day is after it; the zero time is the end of all times
	Answers Answers
	Step    func(done, total int) error // is called now and then; its error ends the reading. May be nil
}

func (o Options) step(done, total int) error {
	if o.Step == nil {
		return nil
	}
	return o.Step(done, total)
}

// Unwrap returns [ErrOpen].
func (e *OpenError) Unwrap() error { return ErrOpen }
