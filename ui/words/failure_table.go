package words

import (
	"strconv"

	"tabby/history"
)

// failures has the words of the errors of a history. One without words is its own
// text, which has the details.
var failures = []refusal{
	{history.ErrDamaged, "", "a file of the history is damaged ({what}: {cause})"},
	{history.ErrTooMuch, "", ""},
	{history.ErrStopped, "", ""},
	{history.ErrNoGame, "there is no such game", "no such game: {what}"},
	{history.ErrNoPerson, "there is no such person", "no such person: {what}"},
	{history.ErrNoEnding, "the game has no such ending", ""},
	{history.ErrMeanwhile, "this game has changed meanwhile; open it again", ""},
	{history.ErrTogether, "these two have played together", "these two have played together in {games}"},
	{history.ErrBadge, "colours and shapes are 0 to 7", ""},
	{history.ErrNote, "a note is text of up to 4000 bytes", ""},
	{history.ErrDay, "a day is written as 2006-01-02", "a day is written as 2006-01-02, not {what:q}"},
	{history.ErrForeign, "this is neither an export of Tabby nor a table; choose a .jsonl or a .csv file", ""},
	{history.ErrChanged, "the file changed while it was read; try again when nothing writes to it", ""},

	{history.ErrEmpty, "nothing is kept in this folder yet", "nothing is kept in this folder yet ({what})"},
	{history.ErrFolder, "that is a file; choose the folder in which the games are, or are to be", "{what}: that is a file; choose the folder in which the games are, or are to be"},
	{history.ErrOlder, "an older Tabby has written this file; open it in Tabby once to bring it up to date", ""},
	{history.ErrNewer, "a newer Tabby has written this file; update Tabby to open it", "a newer Tabby has written this file; update Tabby to open it (its schema is number {count}, this Tabby knows {known})"},
	{history.ErrSchema, "this database is not as Tabby makes it; use another copy", "{what:q} in this database is not as Tabby makes it; use another copy"},
	{history.ErrCopy, "this backup is damaged; put back another one", "this backup is damaged; put back another one ({cause})"},
	{history.ErrDisk, "the disk did not do it; make room on it and try again", "the disk did not do it; make room on it and try again ({what}: {cause})"},
	{history.ErrReadOnly, "the folder cannot be written; check whose it is, or start Tabby with --data and another folder", "the folder cannot be written; check whose it is, or start Tabby with --data and another folder ({what}: {cause})"},
	{history.ErrUnreadable, "the folder may not be read; check whose it is, or start Tabby with --data and another folder", "{what} may not be read; check whose it is, or start Tabby with --data and another folder"},
	{history.ErrLocked, "another program holds the file; close that and try again", "another program holds the file; close that and try again ({what}: {cause})"},
	{history.ErrUnreachable, "the servers that keep the games do not answer; nothing that was answered is lost, try again", ""},
}

func failureDetails(r history.Refusal) []string {
	cause, known := "", ""
	if r.Cause != nil {
		cause = causeOf(r.Cause)
	}
	if r.Known > 0 {
		known = strconv.Itoa(r.Known)
	}
	return []string{
		"{what}", r.What, "{what:q}", quoted(r.What), "{count}", strconv.Itoa(r.Count), "{games}", Count(r.Count, Game),
		"{known}", known, "{cause}", cause,
	}
}
