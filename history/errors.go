package history

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"tabby/engine"
)

const reasons = engine.Reasons("history")

// These errors say why the store cannot be used.
var (
	ErrEmpty      = reasons.New("Empty", "nothing is kept in this folder yet")
	ErrNewer      = reasons.New("Newer", "this file was written by a newer Tabby; update Tabby to open it")
	ErrGone       = reasons.New("Gone", "the games are not where they were: the folder was deleted, renamed or replaced, so nothing more is kept; put it back, or start Tabby again")
	ErrFolder     = reasons.New("Folder", "that is a file; choose the folder that has the games, or is to have them")
	ErrOlder      = reasons.New("Older", "an older Tabby has written this file; open it in Tabby once to bring it up to date")
	ErrDamaged    = reasons.New("Damaged", "damaged") // the stored data is damaged
	ErrSchema     = reasons.New("Schema", "this database is not as Tabby makes it; use another copy")
	ErrCopy       = reasons.New("Copy", "this backup is damaged; put back another one")
	ErrDisk       = reasons.New("Disk", "the disk failed; make room on it and try again")
	ErrReadOnly   = reasons.New("ReadOnly", "the folder cannot be written; check whose it is, or start Tabby with --data and another folder")
	ErrUnreadable = reasons.New("Unreadable", "the folder may not be read; check whose it is, or start Tabby with --data and another folder")
	ErrLocked     = reasons.New("Locked", "another program uses the file; close that program and try again")

	// ErrUnreachable means that the server of a log does not answer, so it is not known whether a batch
	// was stored. A [journal.Shared] log finds out with the next batch.
	ErrUnreachable = reasons.New("Unreachable", "the servers that keep the games do not answer; try again")
)

// These errors say that something does not exist or is not possible.
var (
	ErrNoGame   = reasons.New("NoGame", "no such game")
	ErrNoPerson = reasons.New("NoPerson", "no such person")
	ErrNoEnding = reasons.New("NoEnding", "the game has no such ending")
	ErrNote     = reasons.New("Note", "a note has up to 4000 bytes of text; shorten it")
	ErrPlace    = reasons.New("Place", "a place has up to 60 letters")
	ErrDay      = reasons.New("Day", "a day is written as 2006-01-02")
	// ErrMeanwhile means that a game has changed since an entry for it was made. It comes with
	// [journal.ErrConflict].
	ErrMeanwhile = reasons.New("Meanwhile", "this game has changed meanwhile; open it again")
	ErrTogether  = reasons.New("Together", "these two have played together")
	ErrNoFile    = reasons.New("NoFile", "that is a folder or a device; choose a file")
	ErrNotShared = reasons.New("NotShared", "nothing was shared; it can be shared again") // nobody was chosen
	ErrNotCopied = reasons.New("NotCopied", "the picture could not be copied; save it instead")
	ErrForeign   = reasons.New("Foreign", "this is neither an export of Tabby nor a table; choose a .jsonl or a .csv file")
	ErrBadge     = reasons.New("Badge", "colours and marks are 0 to 7")
)

// These errors say in what way data differs from what Tabby writes. For the store they are wrapped with [ErrDamaged].
var (
	ErrChecksum     = reasons.New("Checksum", "the checksum does not match")
	ErrGap          = reasons.New("Gap", "the entry before it is missing")
	ErrEntries      = reasons.New("Entries", "the number of entries differs")
	ErrDerived      = reasons.New("Derived", "what is derived from its entries differs")
	ErrContent      = reasons.New("Content", "its content is impossible")
	ErrStructure    = reasons.New("Structure", "the database is not whole")
	ErrSchemaNumber = reasons.New("SchemaNumber", "the database does not say which schema it has")
	ErrNotTabby     = reasons.New("NotTabby", "the database is another program's")
	ErrAhead        = reasons.New("Ahead", "the running export has lines that are missing in the database")
	ErrExport       = reasons.New("Export", "the running export is not whole")
	ErrNoExport     = reasons.New("NoExport", "the running export is gone")
	ErrNoDatabase   = reasons.New("NoDatabase", "the database is gone")
	ErrLine         = reasons.New("Line", "not a line of an export")
	ErrText         = reasons.New("Text", "not text in UTF-8")
	ErrVersion      = reasons.New("Version", "an export of another version")
	ErrTwice        = reasons.New("Twice", "it is there twice")
	ErrPart         = reasons.New("Part", "part of the file is missing")
	ErrOwnTable     = reasons.New("OwnTable", "a table that Tabby wrote was changed")

	// ErrTooMuch means that a file exceeds the limits for imports.
	ErrTooMuch = reasons.New("TooMuch", "too much for Tabby")
)

// A BusyError means that another process has opened the folder for writing. Reading is still
// possible.
type BusyError struct {
	PID   int       // its process, or 0 if it did not say
	Since time.Time // when it began
}

// Error returns it for developers.
func (e *BusyError) Error() string { return fmt.Sprintf("process %d has the folder", e.PID) }

// Damaged returns an error that wraps [ErrDamaged] and the refusal that names the damaged part.
func Damaged(r Refusal) error { return damage{r} }

// damage is a refusal because of damage to the store's own files.
type damage struct{ Refusal }

func (d damage) Error() string   { return ErrDamaged.Error() + ": " + d.Refusal.Error() }
func (d damage) Unwrap() []error { return []error{ErrDamaged, d.Refusal} }

// Faults are several things that are wrong.
type Faults []error

// Error returns a line for each, for developers.
func (f Faults) Error() string { return errors.Join(f...).Error() }

// Unwrap returns them all.
func (f Faults) Unwrap() []error { return f }

// All returns an error with those faults that are not nil, or nil if all are.
func (f Faults) All() error {
	if f = slices.DeleteFunc(f, func(err error) bool { return err == nil }); len(f) == 0 {
		return nil
	}
	return f
}

// A Limit is a limit for imports. Its value is its name in the keys of texts.
type Limit string

// The things that have a limit, see [ErrTooMuch].
const (
	FileMiB Limit = "fileMiB"
	LineMiB Limit = "lineMiB"
	Nesting Limit = "nesting"
	People  Limit = "people"
	Entries Limit = "entries"
	Endings Limit = "endings"
	Players Limit = "players"
)

// A Refusal is one of the errors of this package with details.
// Screens choose the text.
type Refusal struct {
	Reason error  // one of the errors of this package
	Kind   string // what has the id: [OfGame] and so on, or ""
	What   string // an id, a day or a folder, or ""
	Seq    int    // of the entry of the game, or 0
	Limit  Limit  // of [ErrTooMuch], or ""
	Count  int    // how many there are, or may be
	Known  int    // how many are known
	Cause  error  // the underlying error, or nil
}

// Error returns the reason and the details, for developers.
func (r Refusal) Error() string {
	text := r.Reason.Error()
	if r.What != "" {
		text += ": " + r.What
	}
	if r.Seq > 0 {
		text += fmt.Sprintf(", entry %d", r.Seq)
	}
	if r.Cause != nil {
		text += fmt.Sprintf(" (%v)", r.Cause)
	}
	return text
}

// Unwrap returns the reason and the cause.
func (r Refusal) Unwrap() []error {
	if r.Cause == nil {
		return []error{r.Reason}
	}
	return []error{r.Reason, r.Cause}
}

// The kinds of things that can be annotated.
const (
	OfGame   = "game"
	OfNight  = "night"
	OfPerson = "person"
	OfGroup  = "group"
)

// ErrStopped means that work was stopped before it was done and changed nothing.
var ErrStopped = reasons.New("Stopped", "stopped")

// A Doing is the current step of the work. Screens choose the text.
type Doing string

// What a work does.
const (
	ReadingFile     Doing = "reading-file"
	CheckingGames   Doing = "checking-games"
	ComparingGames  Doing = "comparing-games"
	WritingGames    Doing = "writing-games"
	WritingEntries  Doing = "writing-entries"
	CountingGames   Doing = "counting-games"
	DerivingGames   Doing = "deriving-games"
	CheckingFile    Doing = "checking-file"
	CheckingEntries Doing = "checking-entries"
	CopyingPages    Doing = "copying-pages"
	CopyingRows     Doing = "copying-rows"
	PuttingBack     Doing = "putting-back"
	Exchanging      Doing = "exchanging"
)

// What else may fail.
const (
	ClosingFile   Doing = "closing-file"
	Diagnosing    Doing = "diagnosing"
	EmptyingTrash Doing = "emptying-trash"
	Exporting     Doing = "exporting"
	Importing     Doing = "importing"
	LockingFile   Doing = "locking-file"
	LookingAround Doing = "looking-around" // in the folder
	MakingBackup  Doing = "making-backup"
	MakingFolder  Doing = "making-folder"
	OpeningFile   Doing = "opening-file"
	Reading       Doing = "reading" // what the history has
	Repairing     Doing = "repairing"
	Restoring     Doing = "restoring"
	SavingDraft   Doing = "saving-draft"
	SettingAside  Doing = "setting-aside" // a file that is not whole
	Upgrading     Doing = "upgrading"
	WritingChange Doing = "writing-change"
	WritingFile   Doing = "writing-file"
)

// A Failure is an error, and the step in which it happened.
type Failure struct {
	Doing Doing
	Err   error
}

// Error returns both, for developers.
func (f Failure) Error() string { return string(f.Doing) + ": " + f.Err.Error() }

// Unwrap returns the error.
func (f Failure) Unwrap() error { return f.Err }

// A Work can stop a long operation and report its progress. The zero Work does neither.
type Work struct {
	Context context.Context                    // stops the work when it is done; may be nil
	Report  func(doing Doing, done, total int) // called now and then on any goroutine; may be nil
}

// stepsBetweenChecks is the number of steps between two checks and reports.
const stepsBetweenChecks = 512

// Step is called between two steps of the work. Its error is [ErrStopped] if the work has to stop
// here.
func (w Work) Step(doing Doing, done, total int) error {
	if done%stepsBetweenChecks != 0 && done != total {
		return nil
	}
	err := w.CheckStopped()
	if err == nil {
		w.Progress(doing, done, total)
	}
	return err
}

// CheckStopped returns [ErrStopped] if the work has to stop here.
func (w Work) CheckStopped() error {
	if w.Ctx().Err() != nil {
		return ErrStopped
	}
	return nil
}

// Do carries out one long part of the work, the next after some of a total. Its
// error is [ErrStopped] if the work was stopped before it or in it.
func (w Work) Do(doing Doing, done, total int, f func(context.Context) error) error {
	err := w.CheckStopped()
	if err == nil {
		w.Progress(doing, done, total)
		err = f(w.Ctx())
	}
	if stopped := w.CheckStopped(); stopped != nil {
		return stopped
	}
	return err
}

// Progress reports the progress of the work.
func (w Work) Progress(doing Doing, done, total int) {
	if w.Report != nil {
		w.Report(doing, done, total)
	}
}

// Ctx returns the context of the work, which is never nil.
func (w Work) Ctx() context.Context {
	if w.Context == nil {
		return context.Background()
	}
	return w.Context
}
