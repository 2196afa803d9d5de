package german

import (
	"tabby/history/flat"
	"tabby/internal/words/sentence"
)

// tableTable has the words of what is wrong with a table for spreadsheets.
var tableTable = []sentence.Refusal{
	{Reason: flat.ErrEmpty, Plain: "die Datei ist leer"},
	{Reason: flat.ErrForeign, Plain: "das ist keine Datei von Tabby; wähle eine .jsonl- oder .csv-Datei"},
	{Reason: flat.ErrColumnTwice, Plain: "eine Spalte steht zweimal da", Full: "die Spalte {column:q} gibt es zweimal"},
	{Reason: flat.ErrNoColumn, Plain: "in der ersten Zeile müssen mehr Spalten stehen", Full: "in der ersten Zeile muss eine Spalte {column:q} stehen"},
	{Reason: flat.ErrNoPoints, Plain: "in der ersten Zeile müssen die Spalten „round“ und „points“ stehen, oder „total“"},
	{Reason: flat.ErrGames, Plain: "zu viele Spiele", Full: "mehr als {max} Spiele"},
	{Reason: flat.ErrNumber, Plain: "das ist keine Zahl", Full: "{column} ist {text:q}, keine Zahl von {min} bis {max}"},
	{Reason: flat.ErrDate, Plain: "ein Datum sieht so aus: 2026-11-20", Full: "date ist {text:q}, nicht wie 2026-11-20"},
	{Reason: flat.ErrCalled, Plain: "called ist yes oder no", Full: "called ist {text:q}, nicht yes oder no"},
	{Reason: flat.ErrSpecial, Plain: "special ist yes oder no", Full: "special ist {text:q}, nicht yes oder no"},
	{Reason: flat.ErrVariant, Plain: "diese Variante gibt es nicht", Full: "eine Variante {text:q} gibt es nicht"},
	{Reason: flat.ErrRule, Plain: "diese Hausregel gibt es nicht", Full: "eine Hausregel {text:q} gibt es nicht"},
	{Reason: flat.ErrNoScore, Plain: "es gibt weder eine Runde noch einen Gesamtstand"},
	{Reason: flat.ErrMixed, Plain: "ein Spiel hat entweder Runden oder Gesamtstände"},
	{Reason: flat.ErrTwice, Plain: "eine Person steht zweimal da", Full: "{player} steht zweimal da"},
	{Reason: flat.ErrNotThere, Plain: "eine Person war in Runde 1 nicht da", Full: "{player} war in Runde 1 nicht da"},
	{Reason: flat.ErrPlayers, Plain: "zu viele Personen", Full: "mehr als {max} Personen"},
	{Reason: flat.ErrRounds, Plain: "zu viele Runden", Full: "Runde {round} ist zu viel: Ein Spiel hat höchstens {max}"},
	{Reason: flat.ErrOrder, Plain: "die Runden sind durcheinander", Full: "Runde {round} steht hinter Runde {count}"},
	{Reason: flat.ErrTwoRows, Plain: "eine Person hat in dieser Runde zwei Zeilen", Full: "{player} hat in dieser Runde zwei Zeilen"},
	{Reason: flat.ErrTwoCallers, Plain: "zwei haben angesagt"},
	{Reason: flat.ErrPenalty, Plain: "eine Strafe ohne Ansage"},
	{Reason: flat.ErrNoWinner, Plain: "niemand hat gewonnen, und mehr Runden hat ein Spiel nicht", Full: "nach Runde {max} hat niemand gewonnen, und mehr Runden hat ein Spiel nicht"},
	{Reason: flat.ErrRowless, Plain: "nicht alle haben in jeder Runde eine Zeile", Full: "nicht alle haben in Runde {round} eine Zeile"},
	{Reason: flat.ErrNoRow, Plain: "eine Person hat in einer Runde keine Zeile", Full: "{player} hat in Runde {round} keine Zeile"},
	{Reason: flat.ErrTotal, Plain: "ein Gesamtstand ist nicht die Summe seiner Runden", Full: "{player} hat nach Runde {round} {count}, der Gesamtstand sagt aber {given}"},
}
