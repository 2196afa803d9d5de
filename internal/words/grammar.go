package words

import (
	"time"

	"tabby/engine"
)

// Grammar is how a language writes numbers, lists and times, and how it counts. A time is
// written in its own zone.
type Grammar interface {
	Dates
	// Joined returns names as a list: "Ann, Ben and Cy". They are [Isolated].
	Joined(names []string) string
	// Alternatives returns a list of choices: "none, double or 1 to 100".
	Alternatives(all []string) string
	// Text puts sentences one after another, without those that are empty.
	Text(sentences ...string) string
	// Labelled puts a label before what it is of: "Jokers: none".
	Labelled(label, text string) string
	// Clauses puts clauses of one sentence one after another: "Ann left; Ben came".
	Clauses(all []string) string
	// Dotted puts facts on one line, without those that are empty: "Recall · 5 rounds".
	Dotted(facts ...string) string
	// Place returns a place in words: "1st", "2nd", "11th".
	Place(n int) string
	// Number returns a number in words, from 21 on in digits.
	Number(n int) string
	// Figure returns a number in digits as people read it: with a minus sign below zero.
	Figure(n int) string
	// Decimal returns a number with so many decimals, in the same way.
	Decimal(x float64, decimals int) string
	// Interval returns a range of numbers: "0 to 36".
	Interval(r engine.Range) string
	// Short cuts text from outside to what fits into a message.
	Short(s string) string
	// Sentence gives words a capital letter and a full stop, if there are any.
	Sentence(s string) string
	// Capital returns words with a capital first, and Small with a small letter, as they stand
	// within a sentence.
	Capital(s string) string
	Small(s string) string
	// Share says a part of a whole: "43 %", or "none" of nothing.
	Share(part float64, whole int) string
	// Count returns a number of things: "1 round", "5 rounds".
	Count(n int, t Thing) string
	// Things returns what so many of a thing are called: "round", "rounds".
	Things(n int, t Thing) string
}

// Dates is how a language writes times. Where a time is seen from now, the year is left
// out if it is that of now.
type Dates interface {
	// TimeOfDay returns a time of day: "21:04".
	TimeOfDay(t time.Time) string
	// Date returns a day of the month: "20 November".
	Date(t, now time.Time) string
	// Day returns a day with its weekday: "Friday, 20 November".
	Day(t, now time.Time) string
	// ShortDay returns a day with its year as short as it is read: "Fri 20 Nov 2026".
	ShortDay(t time.Time) string
	// ReadDay returns the day that people wrote, in UTC, and whether it is one: as ShortDay has
	// it, or "31 January 2026", or "31.1.2026". Without a year it is the last such day until now.
	ReadDay(text string, now time.Time) (time.Time, bool)
	// Moment returns a time in the zone of now: "Friday, 20 November, 21:04".
	Moment(t, now time.Time) string
	// ShortMoment is Moment as short as it is read: "Fri 20 Nov, 21:04".
	ShortMoment(t, now time.Time) string
	// Month returns the name of a month, and ShortMonth its first letters: "Nov".
	Month(m time.Month) string
	ShortMonth(m time.Month) string
}

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
	Note
	Player
	Point
	Round
	Second
	TrophyWon
	Turn
	Win
)
