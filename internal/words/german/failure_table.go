package german

import (
	"errors"
	"fmt"
	"strconv"

	"tabby/history"
	"tabby/internal/words"
)

// failureTable has the words of the errors of a history. One without words is its own
// text, which has the details.
var failureTable = []refusal{
	{history.ErrChecksum, "die Prüfsumme stimmt nicht", "{about}: die Prüfsumme stimmt nicht"},
	{history.ErrGap, "der Eintrag davor fehlt", "{about}: der Eintrag davor fehlt"},
	{history.ErrEntries, "es fehlen Einträge", "{about}: {count} Einträge statt {known}"},
	{history.ErrDerived, "was aus den Einträgen berechnet ist, passt nicht zu ihnen", "{about}: was aus den Einträgen berechnet ist, passt nicht zu ihnen"},
	{history.ErrContent, "darin steht etwas, das nicht sein kann", "{about}: {cause}"},
	{history.ErrStructure, "tabby.db ist nicht ganz", "tabby.db ist nicht ganz: {what}"},
	{history.ErrSchemaNumber, "in tabby.db steht nicht, welches Schema sie hat", ""},
	{history.ErrNotTabby, "tabby.db ist keine Datenbank von Tabby", ""},
	{history.ErrAhead, "in tabby.db fehlt etwas, das in tabby.jsonl steht; eine Reparatur holt es zurück", "in tabby.db fehlen {many} der Einträge und Änderungen aus tabby.jsonl; eine Reparatur holt sie zurück"},
	{history.ErrExport, "tabby.jsonl ist nicht ganz; tabby.db hat alle Einträge, und eine Reparatur schreibt die Datei neu", "{many} Zeilen von tabby.jsonl fehlen oder sind anders als geschrieben; tabby.db hat alle Einträge, und eine Reparatur schreibt die Datei neu"},
	{history.ErrNoExport, "tabby.jsonl ist weg; beim nächsten Start schreibt Tabby die Datei neu", ""},
	{history.ErrNoDatabase, "tabby.db ist weg", "tabby.db ist weg, {what} ist da"},
	{history.ErrLine, "so eine Zeile schreibt kein Tabby", "so eine Zeile schreibt kein Tabby ({what:q})"},
	{history.ErrText, "das ist kein Text in UTF-8", ""},
	{history.ErrVersion, "dieser Export hat eine Version, die dieses Tabby nicht kennt; aktualisiere Tabby", ""},
	{history.ErrTwice, "ein Eintrag steht zweimal da, und nicht gleich", "{about} steht zweimal da, und nicht gleich"},
	{history.ErrPart, "ein Teil der Datei fehlt", "ein Teil der Datei fehlt: Sie hat {count} von {known} Einträgen"},
	{history.ErrOwnTable, "diese Tabelle hat Tabby für Tabellenprogramme geschrieben; vollständig kommt nur ein Export von allem (.jsonl) herein", "{cause}; diese Tabelle hat Tabby für Tabellenprogramme geschrieben; vollständig kommt nur ein Export von allem (.jsonl) herein"},
	{history.ErrTooMuch, "das ist zu viel für Tabby", "das ist zu viel für Tabby: {limit}"},
	{history.ErrRevision, "die Nummer der Änderung ist größer, als Tabby zählt; jemand hat diese Zeile erfunden", "{about}: die Nummer der Änderung ist größer, als Tabby zählt; eine Reparatur zählt neu"},
	{history.ErrStopped, "abgebrochen; nichts wurde geändert", ""},
	{history.ErrDamaged, "eine Datei mit deinen Spielen ist beschädigt", "eine Datei mit deinen Spielen ist beschädigt ({doing}: {cause})"},
	{history.ErrNoGame, "dieses Spiel gibt es nicht", "dieses Spiel gibt es nicht: {what}"},
	{history.ErrNoPerson, "diese Person gibt es nicht", "diese Person gibt es nicht: {what}"},
	{history.ErrNoEnding, "so ein Ende hat das Spiel nicht", ""},
	{history.ErrNewerGame, "dieses Spiel ist von einem neueren Tabby; aktualisiere Tabby, um es zu öffnen", "dieses Spiel ist von einem neueren Tabby; aktualisiere Tabby, um es zu öffnen ({cause})"},
	{history.ErrMeanwhile, "dieses Spiel hat sich inzwischen geändert; öffne es noch einmal", ""},
	{history.ErrTogether, "die beiden haben schon zusammen gespielt", "die beiden haben schon zusammen gespielt: {games}"},
	{history.ErrBadge, "Farben und Formen gehen von 0 bis 7", ""},
	{history.ErrNote, "eine Notiz ist Text mit höchstens 4000 Byte", ""},
	{history.ErrDay, "schreib den Tag so: 2006-01-02", "schreib den Tag so: 2006-01-02, nicht {what:q}"},
	{history.ErrNoFile, "das ist ein Ordner oder ein Gerät; wähle eine Datei", "{what} ist ein Ordner oder ein Gerät; wähle eine Datei"},
	{history.ErrNotShared, "es wurde nichts geteilt; du kannst es noch einmal teilen", ""},
	{history.ErrNotCopied, "das Bild ließ sich nicht kopieren; speichere es stattdessen", ""},
	{history.ErrForeign, "das ist keine Datei von Tabby; wähle eine .jsonl- oder .csv-Datei", ""},
	{history.ErrChanged, "die Datei hat sich beim Lesen geändert; versuch es wieder, wenn niemand mehr in sie schreibt", ""},

	{history.ErrEmpty, "in diesem Ordner ist noch nichts", "in diesem Ordner ist noch nichts ({what})"},
	{history.ErrFolder, "das ist eine Datei; wähle den Ordner, in dem die Spiele sind oder liegen sollen", "{what}: das ist eine Datei; wähle den Ordner, in dem die Spiele sind oder liegen sollen"},
	{history.ErrOlder, "diese Datei ist von einem älteren Tabby; öffne sie einmal in Tabby, dann ist sie auf dem neuesten Stand", ""},
	{history.ErrNewer, "diese Datei ist von einem neueren Tabby; aktualisiere Tabby, um sie zu öffnen", "diese Datei ist von einem neueren Tabby; aktualisiere Tabby, um sie zu öffnen (ihr Schema hat die Nummer {count}, dieses Tabby kennt {known})"},
	{history.ErrSchema, "diese Datenbank ist nicht so, wie Tabby sie anlegt; nimm eine andere Kopie", "{what:q} in dieser Datenbank ist nicht so, wie Tabby es anlegt; nimm eine andere Kopie"},
	{history.ErrCopy, "diese Sicherung ist beschädigt; spiel eine andere zurück", "diese Sicherung ist beschädigt; spiel eine andere zurück ({cause})"},
	{history.ErrDisk, "der Speicher hat nicht mitgemacht; schaff Platz und versuch es noch einmal", "der Speicher hat nicht mitgemacht; schaff Platz und versuch es noch einmal ({doing}: {cause})"},
	{history.ErrReadOnly, "in den Ordner lässt sich nicht schreiben; schau nach, wem er gehört, oder starte Tabby mit --data und einem anderen Ordner", "in den Ordner lässt sich nicht schreiben; schau nach, wem er gehört, oder starte Tabby mit --data und einem anderen Ordner ({doing}: {cause})"},
	{history.ErrUnreadable, "der Ordner darf nicht gelesen werden; schau nach, wem er gehört, oder starte Tabby mit --data und einem anderen Ordner", "{what} darf nicht gelesen werden; schau nach, wem der Ordner gehört, oder starte Tabby mit --data und einem anderen Ordner"},
	{history.ErrLocked, "ein anderes Programm hält die Datei fest; schließ es und versuch es noch einmal", "ein anderes Programm hält die Datei fest; schließ es und versuch es noch einmal ({doing}: {cause})"},
	{history.ErrUnreachable, "die Server mit den Spielen antworten nicht; was bestätigt wurde, ist nicht verloren, versuch es noch einmal", ""},
}

// failureDetails returns the details of a refusal, which is in an error that says what was
// being done.
func failureDetails(r history.Refusal, err error) []string {
	cause, known, many := "", "", ""
	if r.Cause != nil {
		cause = causeOf(r.Cause)
	}
	if r.Count > 0 {
		many = strconv.Itoa(r.Count)
	}
	if r.Known > 0 {
		known = strconv.Itoa(r.Known)
	}
	return []string{
		"{doing}", doings[lastDone(err)], "{what}", r.What, "{what:q}", de.Quoted(r.What), "{count}", strconv.Itoa(r.Count), "{games}", de.Count(r.Count, words.Game),
		"{many}", many, "{known}", known, "{cause}", cause, "{about}", about(r), "{limit}", limit(r),
	}
}

// running says who has a history open, for a command.
func running(b history.BusyError) string {
	if b.PID == 0 {
		return "Tabby läuft schon; schließ es zuerst"
	}
	return fmt.Sprintf("Tabby läuft schon, als Prozess %d seit %s; schließ es zuerst", b.PID, b.Since.Format("2006-01-02 15:04"))
}

// lastDone returns what was being done when an error came up, or "".
func lastDone(err error) history.Doing {
	var doing history.Doing
	for f := (history.Failure{}); errors.As(err, &f); err = f.Err {
		doing = f.Doing
	}
	return doing
}

// about returns what a failure is about, or "".
func about(r history.Refusal) string {
	switch {
	case r.What == "" || r.Kind == "":
		return ""
	case r.Seq > 0:
		return fmt.Sprintf("%s %s, Eintrag %d", kinds[r.Kind], r.What, r.Seq)
	}
	return kinds[r.Kind] + " " + r.What
}

var kinds = map[string]string{history.OfGame: "Spiel", history.OfPerson: "Person", history.OfNight: "der Abend", history.OfGroup: "die Gruppe"}

// limits has what there may be only so many of.
var limits = [...]string{
	history.FileMiB: "eine Datei darf %d MiB haben; ganze Sammlungen ziehen mit einer Sicherung um",
	history.LineMiB: "eine Zeile darf %d MiB haben",
	history.Nesting: "sie ist mehr als %d Ebenen tief verschachtelt",
	history.People:  "mehr als %d Personen",
	history.Games:   "mehr als %d Spiele",
	history.Entries: "mehr als %d Einträge in einem Spiel",
	history.Endings: "mehr als %d Enden eines Spiels",
	history.Players: "mehr als %d Personen in einem Spiel",
}

func limit(r history.Refusal) string {
	if r.Limit == 0 {
		return ""
	}
	return fmt.Sprintf(limits[r.Limit], r.Count)
}
