package german

import (
	"tabby/history"
	"tabby/internal/words/sentence"
)

// failureTable has the words of the errors of a history. One without words is its own
// text, which has the details.
var failureTable = []sentence.Refusal{
	{Reason: history.ErrChecksum, Plain: "die Prüfsumme stimmt nicht", Full: "{about}: die Prüfsumme stimmt nicht"},
	{Reason: history.ErrGap, Plain: "der Eintrag davor fehlt", Full: "{about}: der Eintrag davor fehlt"},
	{Reason: history.ErrEntries, Plain: "es fehlen Einträge", Full: "{about}: {count} statt {known} Einträge"},
	{Reason: history.ErrDerived, Plain: "was aus den Einträgen berechnet ist, passt nicht zu ihnen", Full: "{about}: was aus den Einträgen berechnet ist, passt nicht zu ihnen"},
	{Reason: history.ErrContent, Plain: "darin steht etwas, das nicht sein kann", Full: "{about}: {cause}"},
	{Reason: history.ErrStructure, Plain: "mit tabby.db stimmt etwas nicht", Full: "mit tabby.db stimmt etwas nicht: {what}"},
	{Reason: history.ErrSchemaNumber, Plain: "in tabby.db steht nicht, welches Schema die Datei hat"},
	{Reason: history.ErrNotTabby, Plain: "tabby.db ist keine Datenbank von Tabby"},
	{Reason: history.ErrAhead, Plain: "in tabby.db fehlt etwas, das in tabby.jsonl steht; eine Reparatur holt es zurück", Full: "tabby.db hat {many} der Einträge und Änderungen aus tabby.jsonl nicht; eine Reparatur holt sie zurück"},
	{Reason: history.ErrExport, Plain: "tabby.jsonl ist unvollständig; tabby.db hat alle Einträge, und eine Reparatur schreibt die Datei neu", Full: "in tabby.jsonl fehlen Zeilen oder sind anders als geschrieben ({many}); tabby.db hat alle Einträge, und eine Reparatur schreibt die Datei neu"},
	{Reason: history.ErrNoExport, Plain: "tabby.jsonl ist weg; beim nächsten Start schreibt Tabby die Datei neu"},
	{Reason: history.ErrNoDatabase, Plain: "tabby.db ist weg", Full: "tabby.db ist weg, {what} ist da"},
	{Reason: history.ErrLine, Plain: "so eine Zeile schreibt kein Tabby", Full: "so eine Zeile schreibt kein Tabby ({what:q})"},
	{Reason: history.ErrText, Plain: "das ist kein Text in UTF-8"},
	{Reason: history.ErrVersion, Plain: "dieser Export hat eine Version, die dieses Tabby nicht kennt; aktualisiere Tabby"},
	{Reason: history.ErrTwice, Plain: "ein Eintrag steht zweimal da, und nicht gleich", Full: "{about} steht zweimal da, und nicht gleich"},
	{Reason: history.ErrPart, Plain: "ein Teil der Datei fehlt", Full: "ein Teil der Datei fehlt: Sie hat {count} von {known} Einträgen"},
	{Reason: history.ErrOwnTable, Plain: "diese Tabelle hat Tabby für Tabellenprogramme geschrieben; vollständig kommt nur ein Export von allem (.jsonl) herein", Full: "{cause}; diese Tabelle hat Tabby für Tabellenprogramme geschrieben; vollständig kommt nur ein Export von allem (.jsonl) herein"},
	{Reason: history.ErrTooMuch, Plain: "das ist zu viel für Tabby", Full: "das ist zu viel für Tabby: {limit}"},
	{Reason: history.ErrRevision, Plain: "die Nummer der Änderung ist größer, als Tabby zählt; jemand hat diese Zeile erfunden", Full: "{about}: die Nummer der Änderung ist größer, als Tabby zählt; eine Reparatur zählt neu"},
	{Reason: history.ErrStopped, Plain: "abgebrochen; nichts wurde geändert"},
	{Reason: history.ErrDamaged, Plain: "eine Datei mit deinen Spielen ist beschädigt", Full: "eine Datei mit deinen Spielen ist beschädigt ({doing}: {cause})"},
	{Reason: history.ErrNoGame, Plain: "dieses Spiel gibt es nicht", Full: "dieses Spiel gibt es nicht: {what}"},
	{Reason: history.ErrNoPerson, Plain: "diese Person gibt es nicht", Full: "diese Person gibt es nicht: {what}"},
	{Reason: history.ErrNoEnding, Plain: "so ein Ende hat das Spiel nicht"},
	{Reason: history.ErrNewerGame, Plain: "dieses Spiel ist von einem neueren Tabby; aktualisiere Tabby, um es zu öffnen", Full: "dieses Spiel ist von einem neueren Tabby; aktualisiere Tabby, um es zu öffnen ({cause})"},
	{Reason: history.ErrMeanwhile, Plain: "dieses Spiel hat sich inzwischen geändert; öffne es noch einmal"},
	{Reason: history.ErrTogether, Plain: "die beiden haben schon zusammen gespielt", Full: "die beiden haben schon zusammen gespielt: {games}"},
	{Reason: history.ErrBadge, Plain: "Farben und Formen gehen von 0 bis 7"},
	{Reason: history.ErrNote, Plain: "eine Notiz ist Text mit höchstens 4000 Byte"},
	{Reason: history.ErrPlace, Plain: "ein Ort hat höchstens 60 Buchstaben"},
	{Reason: history.ErrDay, Plain: "schreib den Tag so: 2006-01-02", Full: "schreib den Tag so: 2006-01-02, nicht {what:q}"},
	{Reason: history.ErrNoFile, Plain: "das ist ein Ordner oder ein Gerät; wähle eine Datei", Full: "{what} ist ein Ordner oder ein Gerät; wähle eine Datei"},
	{Reason: history.ErrNotShared, Plain: "es wurde nichts geteilt; du kannst es noch einmal teilen"},
	{Reason: history.ErrNotCopied, Plain: "das Bild ließ sich nicht kopieren; speichere es stattdessen"},
	{Reason: history.ErrForeign, Plain: "das ist keine Datei von Tabby; wähle eine .jsonl- oder .csv-Datei"},
	{Reason: history.ErrChanged, Plain: "die Datei hat sich beim Lesen geändert; versuch es wieder, wenn niemand mehr in sie schreibt"},

	{Reason: history.ErrEmpty, Plain: "in diesem Ordner ist noch nichts", Full: "in diesem Ordner ist noch nichts ({what})"},
	{Reason: history.ErrFolder, Plain: "das ist eine Datei; wähle den Ordner, in dem die Spiele sind oder liegen sollen", Full: "{what}: das ist eine Datei; wähle den Ordner, in dem die Spiele sind oder liegen sollen"},
	{Reason: history.ErrOlder, Plain: "diese Datei ist von einem älteren Tabby; öffne sie einmal in Tabby, dann ist sie auf dem neuesten Stand"},
	{Reason: history.ErrNewer, Plain: "diese Datei ist von einem neueren Tabby; aktualisiere Tabby, um sie zu öffnen", Full: "diese Datei ist von einem neueren Tabby; aktualisiere Tabby, um sie zu öffnen (ihr Schema hat die Nummer {count}, dieses Tabby kennt {known})"},
	{Reason: history.ErrSchema, Plain: "diese Datenbank ist nicht so, wie Tabby sie anlegt; nimm eine andere Kopie", Full: "{what:q} in dieser Datenbank ist nicht so, wie Tabby es anlegt; nimm eine andere Kopie"},
	{Reason: history.ErrCopy, Plain: "diese Sicherung ist beschädigt; spiel eine andere zurück", Full: "diese Sicherung ist beschädigt; spiel eine andere zurück ({cause})"},
	{Reason: history.ErrDisk, Plain: "der Speicher hat nicht mitgemacht; schaff Platz und versuch es noch einmal", Full: "der Speicher hat nicht mitgemacht; schaff Platz und versuch es noch einmal ({doing}: {cause})"},
	{Reason: history.ErrReadOnly, Plain: "in den Ordner lässt sich nicht schreiben; schau nach, wem er gehört, oder starte Tabby mit --data und einem anderen Ordner", Full: "in den Ordner lässt sich nicht schreiben; schau nach, wem er gehört, oder starte Tabby mit --data und einem anderen Ordner ({doing}: {cause})"},
	{Reason: history.ErrUnreadable, Plain: "der Ordner darf nicht gelesen werden; schau nach, wem er gehört, oder starte Tabby mit --data und einem anderen Ordner", Full: "{what} darf nicht gelesen werden; schau nach, wem der Ordner gehört, oder starte Tabby mit --data und einem anderen Ordner"},
	{Reason: history.ErrLocked, Plain: "ein anderes Programm hält die Datei fest; schließ es und versuch es noch einmal", Full: "ein anderes Programm hält die Datei fest; schließ es und versuch es noch einmal ({doing}: {cause})"},
	{Reason: history.ErrUnreachable, Plain: "die Server mit den Spielen antworten nicht; was bestätigt wurde, ist nicht verloren, versuch es noch einmal"},
}
