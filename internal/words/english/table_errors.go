package english

import (
	"tabby/history/flat"
	"tabby/internal/words/sentence"
)

// tableTable has the words of what is wrong with a table for spreadsheets.
var tableTable = []sentence.Refusal{
	{Reason: flat.ErrEmpty, Plain: "the file is empty"},
	{Reason: flat.ErrForeign, Plain: "this is not a Tabby file; choose a .jsonl or a .csv file"},
	{Reason: flat.ErrColumnTwice, Plain: "a column stands there twice", Full: "there are two columns {column:q}"},
	{Reason: flat.ErrNoColumn, Plain: "the first row has to name more columns", Full: "the first row has to name a column {column:q}"},
	{Reason: flat.ErrNoPoints, Plain: `the first row has to name columns “round” and “points”, or “total”`},
	{Reason: flat.ErrGames, Plain: "too many games", Full: "more than {max} games"},
	{Reason: flat.ErrNumber, Plain: "that is not a number", Full: "{column} is {text:q}, not a number from {min} to {max}"},
	{Reason: flat.ErrDate, Plain: "a date is like 2026-11-20", Full: "date is {text:q}, not like 2026-11-20"},
	{Reason: flat.ErrCalled, Plain: "called is yes or no", Full: "called is {text:q}, not yes or no"},
	{Reason: flat.ErrSpecial, Plain: "special is yes or no", Full: "special is {text:q}, not yes or no"},
	{Reason: flat.ErrVariant, Plain: "there is no such variant", Full: "there is no variant {text:q}"},
	{Reason: flat.ErrRule, Plain: "there is no such house rule", Full: "there is no house rule {text:q}"},
	{Reason: flat.ErrNoScore, Plain: "there is neither a round nor a total"},
	{Reason: flat.ErrMixed, Plain: "a game has either rounds or totals"},
	{Reason: flat.ErrTwice, Plain: "a player is there twice", Full: "{player} is there twice"},
	{Reason: flat.ErrNotThere, Plain: "a player was not there in round 1", Full: "{player} was not there in round 1"},
	{Reason: flat.ErrPlayers, Plain: "too many players", Full: "more than {max} players"},
	{Reason: flat.ErrRounds, Plain: "too many rounds", Full: "round {round} is too many: a game has up to {max}"},
	{Reason: flat.ErrOrder, Plain: "the rounds are out of order", Full: "round {round} comes after round {count}"},
	{Reason: flat.ErrTwoRows, Plain: "a player has two rows in this round", Full: "{player} has two rows in this round"},
	{Reason: flat.ErrTwoCallers, Plain: "two players called"},
	{Reason: flat.ErrPenalty, Plain: "a penalty without a call"},
	{Reason: flat.ErrNoWinner, Plain: "nobody has won, and a game has no more rounds", Full: "nobody has won after round {max}, and a game has no more"},
	{Reason: flat.ErrRowless, Plain: "not every player has a row in each round", Full: "not every player has a row in round {round}"},
	{Reason: flat.ErrNoRow, Plain: "a player has no row in a round", Full: "{player} has no row in round {round}"},
	{Reason: flat.ErrTotal, Plain: "a total is not the sum of its rounds", Full: "{player} has {count} after round {round}, and the total says {given}"},
}
