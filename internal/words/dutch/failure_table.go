package dutch

import (
	"tabby/history"
	"tabby/internal/words/sentence"
)

// failureTable has the words of the errors of a history. One without words is its own
// text, which has the details.
var failureTable = []sentence.Refusal{
	{Reason: history.ErrChecksum, Plain: "de controlesom klopt niet", Full: "{about}: de controlesom klopt niet"},
	{Reason: history.ErrGap, Plain: "het item ervoor ontbreekt", Full: "{about}: het item ervoor ontbreekt"},
	{Reason: history.ErrEntries, Plain: "er ontbreken items", Full: "{about}: {count} items in plaats van {known}"},
	{Reason: history.ErrDerived, Plain: "wat uit de items is berekend, klopt er niet mee", Full: "{about}: wat uit de items is berekend, klopt er niet mee"},
	{Reason: history.ErrContent, Plain: "er staat iets in wat niet kan", Full: "{about}: {cause}"},
	{Reason: history.ErrStructure, Plain: "tabby.db is niet heel", Full: "tabby.db is niet heel: {what}"},
	{Reason: history.ErrSchemaNumber, Plain: "in tabby.db staat niet welk schema het heeft"},
	{Reason: history.ErrNotTabby, Plain: "tabby.db is geen database van Tabby"},
	{Reason: history.ErrAhead, Plain: "in tabby.db ontbreekt iets wat in tabby.jsonl staat; een reparatie haalt het terug", Full: "in tabby.db ontbreken {many} van de items en wijzigingen uit tabby.jsonl; een reparatie haalt ze terug"},
	{Reason: history.ErrExport, Plain: "tabby.jsonl is niet heel; tabby.db heeft alle items, en een reparatie schrijft het bestand opnieuw", Full: "{many} regels van tabby.jsonl ontbreken of zijn anders dan ze geschreven zijn; tabby.db heeft alle items, en een reparatie schrijft het bestand opnieuw"},
	{Reason: history.ErrNoExport, Plain: "tabby.jsonl is weg; als Tabby weer start, wordt het opnieuw geschreven"},
	{Reason: history.ErrNoDatabase, Plain: "tabby.db is weg", Full: "tabby.db is weg, {what} is er wel"},
	{Reason: history.ErrLine, Plain: "zo’n regel schrijft geen enkele Tabby", Full: "zo’n regel schrijft geen enkele Tabby ({what:q})"},
	{Reason: history.ErrText, Plain: "dit is geen tekst in UTF-8"},
	{Reason: history.ErrVersion, Plain: "deze export heeft een versie die deze Tabby niet kent; werk Tabby bij"},
	{Reason: history.ErrTwice, Plain: "een item staat er twee keer, en niet hetzelfde", Full: "{about} staat er twee keer, en niet hetzelfde"},
	{Reason: history.ErrPart, Plain: "een deel van het bestand ontbreekt", Full: "een deel van het bestand ontbreekt: het heeft {count} van {known} items"},
	{Reason: history.ErrOwnTable, Plain: "Tabby heeft deze tabel voor rekenbladen gemaakt; alleen een export van alles (.jsonl) komt helemaal binnen", Full: "{cause}; Tabby heeft deze tabel voor rekenbladen gemaakt; alleen een export van alles (.jsonl) komt helemaal binnen"},
	{Reason: history.ErrTooMuch, Plain: "dat is te veel voor Tabby", Full: "dat is te veel voor Tabby: {limit}"},
	{Reason: history.ErrRevision, Plain: "het nummer van de wijziging is hoger dan Tabby telt; iemand heeft deze regel verzonnen", Full: "{about}: het nummer van de wijziging is hoger dan Tabby telt; een reparatie telt opnieuw"},
	{Reason: history.ErrStopped, Plain: "gestopt; er is niets veranderd"},
	{Reason: history.ErrDamaged, Plain: "een bestand met je spellen is beschadigd", Full: "een bestand met je spellen is beschadigd ({doing}: {cause})"},
	{Reason: history.ErrNoGame, Plain: "dit spel is er niet", Full: "dit spel is er niet: {what}"},
	{Reason: history.ErrNoPerson, Plain: "deze speler is er niet", Full: "deze speler is er niet: {what}"},
	{Reason: history.ErrNoEnding, Plain: "zo’n einde heeft dit spel niet"},
	{Reason: history.ErrNewerGame, Plain: "dit spel is van een nieuwere Tabby; werk Tabby bij om het te openen", Full: "dit spel is van een nieuwere Tabby; werk Tabby bij om het te openen ({cause})"},
	{Reason: history.ErrMeanwhile, Plain: "dit spel is intussen veranderd; open het opnieuw"},
	{Reason: history.ErrTogether, Plain: "die twee hebben al samen gespeeld", Full: "die twee hebben al samen gespeeld: {games}"},
	{Reason: history.ErrBadge, Plain: "kleuren en vormen gaan van 0 tot en met 7"},
	{Reason: history.ErrNote, Plain: "een notitie is tekst van hoogstens 4000 bytes"},
	{Reason: history.ErrPlace, Plain: "een plaats heeft hoogstens 60 letters"},
	{Reason: history.ErrDay, Plain: "schrijf een dag als 2006-01-02", Full: "schrijf een dag als 2006-01-02, niet als {what:q}"},
	{Reason: history.ErrNoFile, Plain: "dat is een map of een apparaat; kies een bestand", Full: "{what} is een map of een apparaat; kies een bestand"},
	{Reason: history.ErrNotShared, Plain: "er is niets gedeeld; je kunt het opnieuw delen"},
	{Reason: history.ErrNotCopied, Plain: "het plaatje kon niet worden gekopieerd; sla het in plaats daarvan op"},
	{Reason: history.ErrForeign, Plain: "dit is geen bestand van Tabby; kies een .jsonl- of .csv-bestand"},
	{Reason: history.ErrChanged, Plain: "het bestand veranderde tijdens het lezen; probeer het opnieuw als er niets meer in schrijft"},

	{Reason: history.ErrEmpty, Plain: "in deze map staat nog niets", Full: "in deze map staat nog niets ({what})"},
	{Reason: history.ErrFolder, Plain: "dat is een bestand; kies de map waar de spellen staan of moeten komen", Full: "{what}: dat is een bestand; kies de map waar de spellen staan of moeten komen"},
	{Reason: history.ErrOlder, Plain: "dit bestand is van een oudere Tabby; open het één keer in Tabby, dan is het bijgewerkt"},
	{Reason: history.ErrNewer, Plain: "dit bestand is van een nieuwere Tabby; werk Tabby bij om het te openen", Full: "dit bestand is van een nieuwere Tabby; werk Tabby bij om het te openen (het schema heeft nummer {count}, deze Tabby kent {known})"},
	{Reason: history.ErrSchema, Plain: "deze database is niet zoals Tabby hem maakt; gebruik een andere kopie", Full: "{what:q} in deze database is niet zoals Tabby het maakt; gebruik een andere kopie"},
	{Reason: history.ErrCopy, Plain: "deze back-up is beschadigd; zet een andere terug", Full: "deze back-up is beschadigd; zet een andere terug ({cause})"},
	{Reason: history.ErrDisk, Plain: "het opslaan is niet gelukt; maak ruimte en probeer het opnieuw", Full: "het opslaan is niet gelukt; maak ruimte en probeer het opnieuw ({doing}: {cause})"},
	{Reason: history.ErrReadOnly, Plain: "in de map kan niet worden geschreven; kijk van wie hij is, of start Tabby met --data en een andere map", Full: "in de map kan niet worden geschreven; kijk van wie hij is, of start Tabby met --data en een andere map ({doing}: {cause})"},
	{Reason: history.ErrUnreadable, Plain: "de map mag niet worden gelezen; kijk van wie hij is, of start Tabby met --data en een andere map", Full: "{what} mag niet worden gelezen; kijk van wie de map is, of start Tabby met --data en een andere map"},
	{Reason: history.ErrLocked, Plain: "een ander programma houdt het bestand vast; sluit dat en probeer het opnieuw", Full: "een ander programma houdt het bestand vast; sluit dat en probeer het opnieuw ({doing}: {cause})"},
	{Reason: history.ErrUnreachable, Plain: "de servers met de spellen antwoorden niet; wat bevestigd is, is niet kwijt, probeer het opnieuw"},
}
