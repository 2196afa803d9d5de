package english

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
	{history.ErrChecksum, "the checksum does not match", "{about}: the checksum does not match"},
	{history.ErrGap, "the entry that it follows on is missing", "{about}: the entry that it follows on is missing"},
	{history.ErrEntries, "entries are missing", "{about}: {count} entries instead of {known}"},
	{history.ErrDerived, "what is derived from the entries differs from them", "{about}: what is derived from its entries differs from them"},
	{history.ErrContent, "it says what cannot be", "{about}: {cause}"},
	{history.ErrStructure, "tabby.db is not whole", "tabby.db is not whole: {what}"},
	{history.ErrSchemaNumber, "tabby.db does not say which schema it has", ""},
	{history.ErrNotTabby, "tabby.db is not a database of Tabby", ""},
	{history.ErrAhead, "tabby.db lacks what is in tabby.jsonl; a repair brings it back", "tabby.db lacks {many} of the entries and changes in tabby.jsonl; a repair brings them back"},
	{history.ErrExport, "tabby.jsonl is not whole; tabby.db has all entries, and a repair writes the file again", "{many} lines of tabby.jsonl are missing or not as they were written; tabby.db has all entries, and a repair writes the file again"},
	{history.ErrNoExport, "tabby.jsonl is gone; the next start of Tabby writes it again", ""},
	{history.ErrNoDatabase, "tabby.db is gone", "tabby.db is gone, {what} is there"},
	{history.ErrLine, "no Tabby writes such a line", "no Tabby writes such a line ({what:q})"},
	{history.ErrText, "it is not text in UTF-8", ""},
	{history.ErrVersion, "this export has a version that this Tabby does not know; update Tabby", ""},
	{history.ErrTwice, "an entry stands there twice, and not the same", "{about} stands there twice, and not the same"},
	{history.ErrPart, "a part of the file is missing", "a part of the file is missing: it has {count} of {known} entries"},
	{history.ErrOwnTable, "Tabby wrote this table for spreadsheets, and only an export of everything (.jsonl) comes in whole", "{cause}; Tabby wrote this table for spreadsheets, and only an export of everything (.jsonl) comes in whole"},
	{history.ErrTooMuch, "too much for Tabby", "too much for Tabby: {limit}"},
	{history.ErrRevision, "its revision is beyond all that Tabby counts to; someone made this line up", "{about}: its revision is beyond all that Tabby counts to; a repair counts it anew"},
	{history.ErrStopped, "stopped; nothing was changed", ""},
	{history.ErrDamaged, "a file of the history is damaged", "a file of the history is damaged ({doing}: {cause})"},
	{history.ErrNoGame, "there is no such game", "no such game: {what}"},
	{history.ErrNoPerson, "there is no such person", "no such person: {what}"},
	{history.ErrNoEnding, "the game has no such ending", ""},
	{history.ErrNewerGame, "a newer Tabby has written this game; update Tabby to open it", "a newer Tabby has written this game; update Tabby to open it ({cause})"},
	{history.ErrMeanwhile, "this game has changed meanwhile; open it again", ""},
	{history.ErrTogether, "these two have played together", "these two have played together in {games}"},
	{history.ErrBadge, "colours and shapes are 0 to 7", ""},
	{history.ErrNote, "a note is text of up to 4000 bytes", ""},
	{history.ErrDay, "a day is written as 2006-01-02", "a day is written as 2006-01-02, not {what:q}"},
	{history.ErrNoFile, "that is a folder or a device; choose a file", "{what} is a folder or a device; choose a file"},
	{history.ErrNotShared, "nothing was shared; it can be shared again", ""},
	{history.ErrNotCopied, "the picture could not be copied; save it instead", ""},
	{history.ErrForeign, "this is not a Tabby file; choose a .jsonl or a .csv file", ""},
	{history.ErrChanged, "the file changed while it was read; try again when nothing writes to it", ""},

	{history.ErrEmpty, "nothing is kept in this folder yet", "nothing is kept in this folder yet ({what})"},
	{history.ErrFolder, "that is a file; choose the folder in which the games are, or are to be", "{what}: that is a file; choose the folder in which the games are, or are to be"},
	{history.ErrOlder, "an older Tabby has written this file; open it in Tabby once to bring it up to date", ""},
	{history.ErrNewer, "a newer Tabby has written this file; update Tabby to open it", "a newer Tabby has written this file; update Tabby to open it (its schema is number {count}, this Tabby knows {known})"},
	{history.ErrSchema, "this database is not as Tabby makes it; use another copy", "{what:q} in this database is not as Tabby makes it; use another copy"},
	{history.ErrCopy, "this backup is damaged; put back another one", "this backup is damaged; put back another one ({cause})"},
	{history.ErrDisk, "the disk did not do it; make room on it and try again", "the disk did not do it; make room on it and try again ({doing}: {cause})"},
	{history.ErrReadOnly, "the folder cannot be written; check whose it is, or start Tabby with --data and another folder", "the folder cannot be written; check whose it is, or start Tabby with --data and another folder ({doing}: {cause})"},
	{history.ErrUnreadable, "the folder may not be read; check whose it is, or start Tabby with --data and another folder", "{what} may not be read; check whose it is, or start Tabby with --data and another folder"},
	{history.ErrLocked, "another program holds the file; close that and try again", "another program holds the file; close that and try again ({doing}: {cause})"},
	{history.ErrUnreachable, "the servers that keep the games do not answer; nothing that was answered is lost, try again", ""},
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
		"{doing}", doings[lastDone(err)], "{what}", r.What, "{what:q}", en.Quoted(r.What), "{count}", strconv.Itoa(r.Count), "{games}", en.Count(r.Count, words.Game),
		"{many}", many, "{known}", known, "{cause}", cause, "{about}", about(r), "{limit}", limit(r),
	}
}

// running says who has a history open, for a command.
func running(b history.BusyError) string {
	if b.PID == 0 {
		return "Tabby is already running; close it first"
	}
	return fmt.Sprintf("Tabby is already running, as process %d since %s; close it first", b.PID, b.Since.Format("2006-01-02 15:04"))
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
		return fmt.Sprintf("%s %s, entry %d", kinds[r.Kind], r.What, r.Seq)
	}
	return kinds[r.Kind] + " " + r.What
}

var kinds = map[string]string{history.OfGame: "game", history.OfPerson: "person", history.OfNight: "the night", history.OfGroup: "the group"}

// limits has what there may be only so many of.
var limits = [...]string{
	history.FileMiB: "a file may have %d MiB; whole stores move by backup and restore",
	history.LineMiB: "a line may have %d MiB",
	history.Nesting: "it is nested more than %d deep",
	history.People:  "more than %d people",
	history.Games:   "more than %d games",
	history.Entries: "more than %d entries of one game",
	history.Endings: "more than %d endings of one game",
	history.Players: "more than %d players of one game",
}

func limit(r history.Refusal) string {
	if r.Limit == 0 {
		return ""
	}
	return fmt.Sprintf(limits[r.Limit], r.Count)
}
