package sentence

import (
	"time"

	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Server says what a table and a server answer. It implements [words.ServerSentences].
type Server struct {
	Speaker
	Words *ServerWords
}

// ServerWords say what a table and a server answer.
type ServerWords struct {
	Refused      map[string]grammar.Pattern // {name}, {points}: why, by code, without a full stop
	Farewell     map[string]grammar.Pattern // by the reason why a connection ends
	DeviceNumber grammar.Pattern            // {n}
	TablesOf     grammar.Pattern            // {family}
	Since        grammar.Pattern            // {variant}, {rounds}, {moment}
	HereBefore   grammar.Pattern            // {names}
	TooMany      grammar.Forms              // {n}: tables
	Full         grammar.Pattern            // {n}: megabytes
}

// Refused implements [words.ServerSentences].
func (v Server) Refused(code, name string, points int) string {
	if code == "ERR_AWAY" {
		return v.Sentence(name) // which says why
	}
	return v.Sentence(v.Words.Refused[code].With("name", words.Isolated(name), "points", v.Figure(points)))
}

// Farewell implements [words.ServerSentences].
func (v Server) Farewell(reason string) string { return string(v.Words.Farewell[reason]) }

// DeviceNumber implements [words.ServerSentences].
func (v Server) DeviceNumber(n int) string { return v.Words.DeviceNumber.With("n", v.Figure(n)) }

// TablesOf implements [words.ServerSentences].
func (v Server) TablesOf(family string) string {
	return v.Words.TablesOf.With("family", words.Isolated(family))
}

// Since implements [words.ServerSentences].
func (v Server) Since(variant string, rounds int, began time.Time) string {
	return v.Words.Since.With("variant", variant, "rounds", v.Count(rounds, words.Round), "moment", v.Moment(began, began))
}

// HereBefore implements [words.ServerSentences].
func (v Server) HereBefore(names []string) string {
	return v.Words.HereBefore.With("names", v.Joined(names))
}

// TooManyTables implements [words.ServerSentences].
func (v Server) TooManyTables(most int) string { return v.Numbered(v.Words.TooMany, most) }

// Full implements [words.ServerSentences].
func (v Server) Full(megabytes int64) string {
	return v.Words.Full.With("n", v.Figure(int(megabytes)))
}
