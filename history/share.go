package history

import (
	"strings"

	"tabby/scoring"
)

// A Subject is a thing to share: a game, an evening or a year. One field is set.
type Subject struct {
	Game string // its ID
	Day  string // as 2006-01-02
	Year int    // shared as a picture alone
}

// A Format is a format in which games are shared.
type Format string

// The formats of games.
const (
	JSONLines Format = "jsonl"   // lossless, for another Tabby
	CSV       Format = "csv"     // for spreadsheets; see package flat
	Picture   Format = "picture" // of the result, as PNG
	Moving    Format = "gif"     // of the end of one game, which goes on and on
	Curve     Format = "svg"     // of the totals of one game
	A4        Format = "a4"      // to print, as PDF
	Letter    Format = "letter"  // to print, as PDF

	A4Large     Format = "a4-large"     // to print in large type
	LetterLarge Format = "letter-large" // the same
)

// OnLetter reports whether a region, such as "US", prints on the paper called Letter.
func OnLetter(region string) bool {
	return region != "" && strings.Contains("BZ CA CL CO CR GT MX NI PA PH PR SV US VE", region)
}

// Sheet returns the format for printing on Letter or A4, in large type or not.
func Sheet(letter, large bool) Format {
	switch {
	case letter && large:
		return LetterLarge
	case letter:
		return Letter
	case large:
		return A4Large
	}
	return A4
}

// A Look is the colours of a picture.
type Look string

// The looks of pictures.
const (
	LookPaper Look = "paper" // white cards on warm paper
	LookNight Look = "night" // dark cards on black
)

// Ending returns the file name extension of the format.
func (f Format) Ending() string {
	switch f {
	case Picture:
		return ".png"
	case A4, Letter, A4Large, LetterLarge:
		return ".pdf"
	}
	return "." + string(f)
}

// Paper has the totals of a game from a paper sheet.
type Paper struct {
	Day    string          // as 2006-01-02
	Played scoring.Started // its variant, or a custom game
	Names  []string
	Totals []int // by name
}
