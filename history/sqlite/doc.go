// Package sqlite stores a history on a computer: every game with every confirmed
// entry, the people who play, drafts, and the settings of this device.
//
// It is one SQLite file, tabby.db, in a folder that one [Store] at a time may
// write and any number of [Reader] may read. Entries are the truth and only
// ever added. Everything else about games is derived from them and can be
// rebuilt.
//
// Beside it, tabby.jsonl holds every confirmed entry once more, in the format
// of [Reader.Export], and the folder backups holds whole copies. A damaged file
// is noticed, [Diagnose] says what can be read where, and [Repair] brings it back.
//
// Begin with [Open], [Store.NewGame] and [Store.Log].
package sqlite
