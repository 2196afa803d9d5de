package words

import (
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// Table is what is said about the sheet of a game, on every screen.
type Table struct {
	TableSentences

	GameOver string
	NoRound  string // of a game that ended before the first

	// What stands on a sheet: of the last rows, and of a player.
	Called                             string
	TotalRow, PlaceRow, IsOut, HasLeft string
	// In the place of the number of a round that has none.
	Extra, Void, Late string
	TieRound          string // in short, of an extra one
	HighestWins       string // of a game, where it is so

	// What the marks of a sheet mean that is printed as text.
	ScoreMissing, SatOut, FellBack, CountsAs string
}

// Marks are what is drawn at a score of the sheet.
type Marks struct {
	Called, Right, Wrong bool   // the player called, and was right or wrong
	Special              string // the name of the special hand, or ""
	Spared               bool   // no score is needed: another player's special hand says what counts
	Written              *int   // the score, where the round counts something else
	Out                  bool   // the score put the player out
	Fell                 bool   // the total fell back
	Total                int    // after that
}

// TableSentences is what is said about the sheet of a game.
type TableSentences interface {
	// Began returns when a game began, for its sheet: "Fri 20 Nov 2026 21:04".
	Began(t time.Time) string
	// Changes returns a sentence for each change, in their order. The sheet is the later
	// one.
	Changes(s scoring.Sheet, changes []scoring.Change) []string
	// Step says what one change of the sheet brought with it. Where a round goes or comes
	// back, the totals need no words; who has just won is said elsewhere.
	Step(before, after scoring.Sheet) string
	// AfterRound says who fell back in the last round, or "".
	AfterRound(s scoring.Sheet) string
	// Farewell says who went out in the last round of a game that goes on, or "".
	Farewell(s scoring.Sheet) string
	// Change returns a change as a sentence: "Ben is back in.", "Cy deals round 6." The
	// sheet is the later one.
	Change(s scoring.Sheet, c scoring.Change) string
	// Doubts returns what looks miscounted about a round, or "" if nothing does.
	Doubts(s scoring.Sheet, doubts []scoring.Doubt) string
	// Doubt returns why a round looks miscounted: "sum 106 > 105 (nine 9s + three 8s)".
	Doubt(s scoring.Sheet, d scoring.Doubt) string
	// Recount returns a request to count again, with a sentence for each doubt, or "" if
	// there is none.
	Recount(s scoring.Sheet, doubts []scoring.Doubt) string
	// Name returns the name of a player as it stands in a sentence, see [Isolated], or
	// "a player" for one who is not in the game.
	Name(s scoring.Sheet, p scoring.Player) string
	// Names returns the names of players as [Name] does.
	Names(s scoring.Sheet, players []scoring.Player) []string
	// SpokenStandings says where a game is, by place, to be read aloud: "Ben leads with 14.
	// Ann has 26. Cy deals."
	SpokenStandings(s scoring.Sheet) string
	// SpokenSums says the sums of the last round for the scorekeeper, to be read
	// aloud: "Ann: 26 and 14 is 40. Ben leads with 14. Cy deals."
	SpokenSums(s scoring.Sheet) string
	// Headline says what happens next, or who won: "Cy deals. Ann cuts and begins." It is
	// "" while the table is asked whether time is up.
	Headline(s scoring.Sheet) string
	// TimeLeft says how much time is left: "30 min left", at last in seconds, or "" where no
	// clock runs.
	TimeLeft(c scoring.Clock) string
	// Marks says what is drawn at a score, for readers of the text alone: "called rightly".
	Marks(m Marks) string
	// RoomLeft says how many points a player may still get, in short: "24 left", "only 3".
	RoomLeft(points int, danger bool) string
	// ToGo says how many points a player lacks to end the game, where the highest total
	// wins: "12 to go".
	ToGo(points int) string
	// Falls returns a total that fell back: "30 › 15".
	Falls(from, to int) string
	// Turns returns who deals, cuts and begins: "Cy deals. Ann cuts and begins." A house
	// rule says why: "Cy deals, the highest of the round." It is "" once the game is over.
	Turns(s scoring.Sheet) string
	// Tie returns who plays an extra round, or "" if none is due.
	Tie(s scoring.Sheet) string
	// Lead returns who leads and by how much: "Ben leads by 7", "Ann and Ben lead". It is ""
	// before the first round that counts.
	Lead(s scoring.Sheet) string
	// Winners returns who won: "Ben wins.", "Ann and Ben share the win." It is "" while
	// the game goes on.
	Winners(s scoring.Sheet) string
	// Headroom returns how close a player is to the number: "Ana stays in with 23 or
	// less", and which score falls back. It is "" where there is no such number, or nothing
	// left to reach.
	Headroom(s scoring.Sheet, p scoring.Player) string
	// Clock returns what to do when time is up, or "" if nothing is.
	Clock(s scoring.Sheet) string
	// Ending returns when the game ends: "out at 100", "5 rounds", "30 minutes",
	// "ends at 100".
	Ending(t engine.Ruleset) string
	// Champions returns who won most games of an evening, and how many: "Ben is the
	// champion of the day with 2 wins." It is "" if no player won.
	Champions(names []string, wins int) string
	// Player returns how a player stands: "68 points, 2nd. Ana stays in with 23 or
	// less."
	Player(s scoring.Sheet, p scoring.Player) string
	// Standing returns the place of a player for a sheet: "2nd", "3rd, out" or "left". It
	// is "" before the first round.
	Standing(s scoring.Sheet, p scoring.Player) string
	// Order returns who had a head start, and why a player stands behind others with as many points or more: "Ann went
	// out before Ben, and later out is better." It is "" where the totals alone explain the
	// places, and before the first round, when there are none.
	Order(s scoring.Sheet) string
	// JoinTotal returns the total with which a player joins now, and with which those
	// who left come back.
	JoinTotal(s scoring.Sheet) string
	// RowSpoken says which row of a sheet a score is in, by what stands before it, to those who
	// listen: "round 4", "extra round".
	RowSpoken(number string) string
	// RoundTitle returns the name of the next round: "Round 4", "Extra round".
	RoundTitle(s scoring.Sheet) string
}
