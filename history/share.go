package history

// A Format is what games are written as for others. Where a file is made, it is
// the ending of its name, but for [Picture], [A4] and [Letter].
type Format string

// The formats of games.
const (
	JSONLines Format = "jsonl"   // lossless, for another Tabby
	CSV       Format = "csv"     // one row a player and round, for spreadsheets
	Picture   Format = "picture" // of the result, as PNG
	A4        Format = "a4"      // to print, as PDF
	Letter    Format = "letter"  // to print, as PDF
)

// Paper is a game of which a paper sheet has the totals.
type Paper struct {
	Day     string // as 2006-01-02
	Variant string
	Names   []string
	Totals  []int // by name
}
