package history

// A Format is what games are written as for others.
type Format string

// The formats of games.
const (
	JSONLines Format = "jsonl"   // lossless, for another Tabby
	CSV       Format = "csv"     // one row a player and round, for spreadsheets
	Picture   Format = "picture" // of the result, as PNG
	Curve     Format = "svg"     // of the totals of one game
	A4        Format = "a4"      // to print, as PDF
	Letter    Format = "letter"  // to print, as PDF
)

// Ending returns the ending of the name of a file in that format.
func (f Format) Ending() string {
	switch f {
	case Picture:
		return ".png"
	case A4, Letter:
		return ".pdf"
	}
	return "." + string(f)
}

// Paper is a game of which a paper sheet has the totals.
type Paper struct {
	Day     string // as 2006-01-02
	Variant string
	Names   []string
	Totals  []int // by name
}
