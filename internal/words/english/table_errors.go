package english

import (
	"strconv"

	"tabby/history/flat"
)

// tableTable has the words of what is wrong with a table for spreadsheets.
var tableTable = []refusal{
	{flat.ErrEmpty, "the file is empty", ""},
	{flat.ErrForeign, "this is not a Tabby file; choose a .jsonl or a .csv file", ""},
	{flat.ErrColumnTwice, "a column stands there twice", "there are two columns {column:q}"},
	{flat.ErrNoColumn, "the first row has to name more columns", "the first row has to name a column {column:q}"},
	{flat.ErrNoPoints, `the first row has to name columns "round" and "points", or "total"`, ""},
	{flat.ErrGames, "too many games", "more than {max} games"},
	{flat.ErrNumber, "that is not a number", "{column} is {text:q}, not a number from {min} to {max}"},
	{flat.ErrDate, "a date is like 2026-11-20", "date is {text:q}, not like 2026-11-20"},
	{flat.ErrCalled, "called is yes or no", "called is {text:q}, not yes or no"},
	{flat.ErrSpecial, "special is yes or no", "special is {text:q}, not yes or no"},
	{flat.ErrVariant, "there is no such variant", "there is no variant {text:q}"},
	{flat.ErrRule, "there is no such house rule", "there is no house rule {text:q}"},
	{flat.ErrNoScore, "there is neither a round nor a total", ""},
	{flat.ErrMixed, "a game has either rounds or totals", ""},
	{flat.ErrTwice, "a player is there twice", "{player} is there twice"},
	{flat.ErrNotThere, "a player was not there in round 1", "{player} was not there in round 1"},
	{flat.ErrPlayers, "too many players", "more than {max} players"},
	{flat.ErrRounds, "too many rounds", "round {round} is too many: a game has up to {max}"},
	{flat.ErrOrder, "the rounds are out of order", "round {round} comes after round {count}"},
	{flat.ErrTwoRows, "a player has two rows in this round", "{player} has two rows in this round"},
	{flat.ErrTwoCallers, "two players called", ""},
	{flat.ErrPenalty, "a penalty without a call", ""},
	{flat.ErrNoWinner, "nobody has won, and a game has no more rounds", "nobody has won after round {max}, and a game has no more"},
	{flat.ErrRowless, "not every player has a row in each round", "not every player has a row in round {round}"},
	{flat.ErrNoRow, "a player has no row in a round", "{player} has no row in round {round}"},
	{flat.ErrTotal, "a total is not the sum of its rounds", "{player} has {count} after round {round}, and the total says {given}"},
}

func tableDetails(r flat.Refusal) []string {
	return []string{
		"{player}", r.Player, "{column}", r.Column, "{column:q}", en.QuotedWhole(r.Column), "{text:q}", en.QuotedWhole(r.Text),
		"{round}", strconv.Itoa(r.Round), "{min}", strconv.Itoa(r.Min), "{max}", strconv.Itoa(r.Max),
		"{count}", strconv.Itoa(r.Count), "{given}", strconv.Itoa(r.Given),
	}
}
