package dutch

import (
	"tabby/history/flat"
	"tabby/internal/words/sentence"
)

// tableTable has the words of what is wrong with a table for spreadsheets.
var tableTable = []sentence.Refusal{
	{Reason: flat.ErrEmpty, Plain: "het bestand is leeg"},
	{Reason: flat.ErrForeign, Plain: "dit is geen bestand van Tabby; kies een .jsonl- of .csv-bestand"},
	{Reason: flat.ErrColumnTwice, Plain: "een kolom staat er twee keer", Full: "de kolom {column:q} staat er twee keer"},
	{Reason: flat.ErrNoColumn, Plain: "in de eerste rij moeten meer kolommen staan", Full: "in de eerste rij moet een kolom {column:q} staan"},
	{Reason: flat.ErrNoPoints, Plain: "in de eerste rij moeten de kolommen ‘round’ en ‘points’ staan, of ‘total’"},
	{Reason: flat.ErrGames, Plain: "te veel spellen", Full: "meer dan {max} spellen"},
	{Reason: flat.ErrNumber, Plain: "dat is geen getal", Full: "{column} is {text:q}, geen getal van {min} tot {max}"},
	{Reason: flat.ErrDate, Plain: "een datum ziet er zo uit: 2026-11-20", Full: "date is {text:q}, niet zoals 2026-11-20"},
	{Reason: flat.ErrCalled, Plain: "called is yes of no", Full: "called is {text:q}, niet yes of no"},
	{Reason: flat.ErrSpecial, Plain: "special is yes of no", Full: "special is {text:q}, niet yes of no"},
	{Reason: flat.ErrVariant, Plain: "deze variant is er niet", Full: "de variant {text:q} bestaat niet"},
	{Reason: flat.ErrRule, Plain: "deze huisregel is er niet", Full: "de huisregel {text:q} bestaat niet"},
	{Reason: flat.ErrNoScore, Plain: "er is geen ronde en geen totaal"},
	{Reason: flat.ErrMixed, Plain: "een spel heeft rondes of totalen, niet allebei"},
	{Reason: flat.ErrTwice, Plain: "een speler staat er twee keer", Full: "{player} staat er twee keer"},
	{Reason: flat.ErrNotThere, Plain: "een speler was er niet in ronde 1", Full: "{player} was er niet in ronde 1"},
	{Reason: flat.ErrPlayers, Plain: "te veel spelers", Full: "meer dan {max} spelers"},
	{Reason: flat.ErrRounds, Plain: "te veel rondes", Full: "ronde {round} is te veel: een spel heeft er hoogstens {max}"},
	{Reason: flat.ErrOrder, Plain: "de rondes staan door elkaar", Full: "ronde {round} staat na ronde {count}"},
	{Reason: flat.ErrTwoRows, Plain: "een speler heeft in deze ronde twee rijen", Full: "{player} heeft in deze ronde twee rijen"},
	{Reason: flat.ErrTwoCallers, Plain: "twee spelers hebben gemeld"},
	{Reason: flat.ErrPenalty, Plain: "een straf zonder melding"},
	{Reason: flat.ErrNoWinner, Plain: "niemand heeft gewonnen, en meer rondes heeft een spel niet", Full: "na ronde {max} heeft niemand gewonnen, en meer heeft een spel er niet"},
	{Reason: flat.ErrRowless, Plain: "niet elke speler heeft in elke ronde een rij", Full: "niet elke speler heeft een rij in ronde {round}"},
	{Reason: flat.ErrNoRow, Plain: "een speler heeft in een ronde geen rij", Full: "{player} heeft geen rij in ronde {round}"},
	{Reason: flat.ErrTotal, Plain: "een totaal is niet de som van zijn rondes", Full: "{player} heeft {count} na ronde {round}, maar het totaal zegt {given}"},
}
