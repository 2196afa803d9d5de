package german

import (
	"strconv"

	"tabby/history/flat"
)

// tableTable has the words of what is wrong with a table for spreadsheets.
var tableTable = []refusal{
	{flat.ErrEmpty, "die Datei ist leer", ""},
	{flat.ErrForeign, "das ist keine Datei von Tabby; wähle eine .jsonl- oder .csv-Datei", ""},
	{flat.ErrColumnTwice, "eine Spalte steht zweimal da", "die Spalte {column:q} gibt es zweimal"},
	{flat.ErrNoColumn, "in der ersten Zeile müssen mehr Spalten stehen", "in der ersten Zeile muss eine Spalte {column:q} stehen"},
	{flat.ErrNoPoints, "in der ersten Zeile müssen die Spalten „round“ und „points“ stehen, oder „total“", ""},
	{flat.ErrGames, "zu viele Spiele", "mehr als {max} Spiele"},
	{flat.ErrNumber, "das ist keine Zahl", "{column} ist {text:q}, keine Zahl von {min} bis {max}"},
	{flat.ErrDate, "ein Datum sieht so aus: 2026-11-20", "date ist {text:q}, nicht wie 2026-11-20"},
	{flat.ErrCalled, "called ist yes oder no", "called ist {text:q}, nicht yes oder no"},
	{flat.ErrSpecial, "special ist yes oder no", "special ist {text:q}, nicht yes oder no"},
	{flat.ErrVariant, "diese Variante gibt es nicht", "eine Variante {text:q} gibt es nicht"},
	{flat.ErrRule, "diese Hausregel gibt es nicht", "eine Hausregel {text:q} gibt es nicht"},
	{flat.ErrNoScore, "es gibt weder eine Runde noch einen Gesamtstand", ""},
	{flat.ErrMixed, "ein Spiel hat entweder Runden oder Gesamtstände", ""},
	{flat.ErrTwice, "eine Person steht zweimal da", "{player} steht zweimal da"},
	{flat.ErrNotThere, "eine Person war in Runde 1 nicht da", "{player} war in Runde 1 nicht da"},
	{flat.ErrPlayers, "zu viele Personen", "mehr als {max} Personen"},
	{flat.ErrRounds, "zu viele Runden", "Runde {round} ist zu viel: Ein Spiel hat höchstens {max}"},
	{flat.ErrOrder, "die Runden sind durcheinander", "Runde {round} steht hinter Runde {count}"},
	{flat.ErrTwoRows, "eine Person hat in dieser Runde zwei Zeilen", "{player} hat in dieser Runde zwei Zeilen"},
	{flat.ErrTwoCallers, "zwei haben angesagt", ""},
	{flat.ErrPenalty, "eine Strafe ohne Ansage", ""},
	{flat.ErrNoWinner, "niemand hat gewonnen, und mehr Runden hat ein Spiel nicht", "niemand hat nach Runde {max} gewonnen, und mehr hat ein Spiel nicht"},
	{flat.ErrRowless, "nicht alle haben in jeder Runde eine Zeile", "nicht alle haben in Runde {round} eine Zeile"},
	{flat.ErrNoRow, "eine Person hat in einer Runde keine Zeile", "{player} hat in Runde {round} keine Zeile"},
	{flat.ErrTotal, "ein Gesamtstand ist nicht die Summe seiner Runden", "{player} hat nach Runde {round} {count}, der Gesamtstand sagt aber {given}"},
}

func tableDetails(r flat.Refusal) []string {
	return []string{
		"{player}", r.Player, "{column}", r.Column, "{column:q}", de.QuotedWhole(r.Column), "{text:q}", de.QuotedWhole(r.Text),
		"{round}", strconv.Itoa(r.Round), "{min}", strconv.Itoa(r.Min), "{max}", strconv.Itoa(r.Max),
		"{count}", strconv.Itoa(r.Count), "{given}", strconv.Itoa(r.Given),
	}
}
