package english

import (
	"tabby/history"
	"tabby/internal/words/sentence"
)

// failureTable has the words of the errors of a history. One without words is its own
// text, which has the details.
var failureTable = []sentence.Refusal{
	{Reason: history.ErrChecksum, Plain: "the checksum does not match", Full: "{about}: the checksum does not match"},
	{Reason: history.ErrGap, Plain: "the entry that it follows on is missing", Full: "{about}: the entry that it follows on is missing"},
	{Reason: history.ErrEntries, Plain: "entries are missing", Full: "{about}: {count} entries instead of {known}"},
	{Reason: history.ErrDerived, Plain: "what is derived from the entries differs from them", Full: "{about}: what is derived from its entries differs from them"},
	{Reason: history.ErrContent, Plain: "it says what cannot be", Full: "{about}: {cause}"},
	{Reason: history.ErrStructure, Plain: "tabby.db is not whole", Full: "tabby.db is not whole: {what}"},
	{Reason: history.ErrSchemaNumber, Plain: "tabby.db does not say which schema it has"},
	{Reason: history.ErrNotTabby, Plain: "tabby.db is not a database of Tabby"},
	{Reason: history.ErrAhead, Plain: "tabby.db lacks what is in tabby.jsonl; a repair brings it back", Full: "tabby.db lacks {many} of the entries and changes in tabby.jsonl; a repair brings them back"},
	{Reason: history.ErrExport, Plain: "tabby.jsonl is not whole; tabby.db has all entries, and a repair writes the file again", Full: "{many} lines of tabby.jsonl are missing or not as they were written; tabby.db has all entries, and a repair writes the file again"},
	{Reason: history.ErrNoExport, Plain: "tabby.jsonl is gone; the next start of Tabby writes it again"},
	{Reason: history.ErrNoDatabase, Plain: "tabby.db is gone", Full: "tabby.db is gone, {what} is there"},
	{Reason: history.ErrLine, Plain: "no Tabby writes such a line", Full: "no Tabby writes such a line ({what:q})"},
	{Reason: history.ErrText, Plain: "it is not text in UTF-8"},
	{Reason: history.ErrVersion, Plain: "this export has a version that this Tabby does not know; update Tabby"},
	{Reason: history.ErrTwice, Plain: "an entry stands there twice, and not the same", Full: "{about} stands there twice, and not the same"},
	{Reason: history.ErrPart, Plain: "a part of the file is missing", Full: "a part of the file is missing: it has {count} of {known} entries"},
	{Reason: history.ErrOwnTable, Plain: "Tabby wrote this table for spreadsheets, and only an export of everything (.jsonl) comes in whole", Full: "{cause}; Tabby wrote this table for spreadsheets, and only an export of everything (.jsonl) comes in whole"},
	{Reason: history.ErrTooMuch, Plain: "too much for Tabby", Full: "too much for Tabby: {limit}"},
	{Reason: history.ErrRevision, Plain: "its revision is beyond all that Tabby counts to; someone made this line up", Full: "{about}: its revision is beyond all that Tabby counts to; a repair counts it anew"},
	{Reason: history.ErrStopped, Plain: "stopped; nothing was changed"},
	{Reason: history.ErrDamaged, Plain: "a file of the history is damaged", Full: "a file of the history is damaged ({doing}: {cause})"},
	{Reason: history.ErrNoGame, Plain: "there is no such game", Full: "no such game: {what}"},
	{Reason: history.ErrNoPerson, Plain: "there is no such person", Full: "no such person: {what}"},
	{Reason: history.ErrNoEnding, Plain: "the game has no such ending"},
	{Reason: history.ErrNewerGame, Plain: "a newer Tabby has written this game; update Tabby to open it", Full: "a newer Tabby has written this game; update Tabby to open it ({cause})"},
	{Reason: history.ErrMeanwhile, Plain: "this game has changed meanwhile; open it again"},
	{Reason: history.ErrTogether, Plain: "these two have played together", Full: "these two have played together in {games}"},
	{Reason: history.ErrBadge, Plain: "colours and shapes are 0 to 7"},
	{Reason: history.ErrNote, Plain: "a note is text of up to 4000 bytes"},
	{Reason: history.ErrPlace, Plain: "a place has up to 60 letters"},
	{Reason: history.ErrDay, Plain: "a day is written as 2006-01-02", Full: "a day is written as 2006-01-02, not {what:q}"},
	{Reason: history.ErrNoFile, Plain: "that is a folder or a device; choose a file", Full: "{what} is a folder or a device; choose a file"},
	{Reason: history.ErrNotShared, Plain: "nothing was shared; it can be shared again"},
	{Reason: history.ErrNotCopied, Plain: "the picture could not be copied; save it instead"},
	{Reason: history.ErrForeign, Plain: "this is not a Tabby file; choose a .jsonl or a .csv file"},
	{Reason: history.ErrChanged, Plain: "the file changed while it was read; try again when nothing writes to it"},

	{Reason: history.ErrEmpty, Plain: "nothing is kept in this folder yet", Full: "nothing is kept in this folder yet ({what})"},
	{Reason: history.ErrFolder, Plain: "that is a file; choose the folder in which the games are, or are to be", Full: "{what}: that is a file; choose the folder in which the games are, or are to be"},
	{Reason: history.ErrOlder, Plain: "an older Tabby has written this file; open it in Tabby once to bring it up to date"},
	{Reason: history.ErrNewer, Plain: "a newer Tabby has written this file; update Tabby to open it", Full: "a newer Tabby has written this file; update Tabby to open it (its schema is number {count}, this Tabby knows {known})"},
	{Reason: history.ErrSchema, Plain: "this database is not as Tabby makes it; use another copy", Full: "{what:q} in this database is not as Tabby makes it; use another copy"},
	{Reason: history.ErrCopy, Plain: "this backup is damaged; put back another one", Full: "this backup is damaged; put back another one ({cause})"},
	{Reason: history.ErrDisk, Plain: "the disk did not do it; make room on it and try again", Full: "the disk did not do it; make room on it and try again ({doing}: {cause})"},
	{Reason: history.ErrReadOnly, Plain: "the folder cannot be written; check whose it is, or start Tabby with --data and another folder", Full: "the folder cannot be written; check whose it is, or start Tabby with --data and another folder ({doing}: {cause})"},
	{Reason: history.ErrUnreadable, Plain: "the folder may not be read; check whose it is, or start Tabby with --data and another folder", Full: "{what} may not be read; check whose it is, or start Tabby with --data and another folder"},
	{Reason: history.ErrLocked, Plain: "another program holds the file; close that and try again", Full: "another program holds the file; close that and try again ({doing}: {cause})"},
	{Reason: history.ErrUnreachable, Plain: "the servers that keep the games do not answer; nothing that was answered is lost, try again"},
}
