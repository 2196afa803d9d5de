package sqlite

import (
	"context"
	"time"

	"tabby/history"
)

// A maintenance is work on the files of a folder.
type maintenance struct {
	history.Work
	history.Restored // what comes of it

	folder folder
	stamp  string // in the names of files set aside
}

// begin begins a work, and returns the lock to close at its end.
func begin(dir string, o Options, long history.Work) (maintenance, fileLock, error) {
	f := o.folder(dir)
	lock, err := f.acquire()
	return maintenance{Work: long, folder: f, stamp: f.Now().UTC().Format(stamp)}, lock, err
}

// setDatabaseAside gives the database another name.
func (m *maintenance) setDatabaseAside(to string) error {
	if exists(m.folder.db()) {
		m.SetAside = append(m.SetAside, to+".db")
	}
	return m.folder.moveAside(to + ".db")
}

// setExportAside gives the running export another name. The next start writes one.
func (m *maintenance) setExportAside(to string) error {
	if !exists(m.folder.export()) {
		return nil
	}
	m.SetAside = append(m.SetAside, to+".jsonl")
	return m.folder.rename(m.folder.export(), to+".jsonl")
}

// finish opens the store, which brings it up to date and writes tabby.jsonl, and counts
// what it holds.
func (m *maintenance) finish() error {
	s, err := open(m.folder)
	if err != nil {
		return err
	}
	err = s.w.QueryRow(`SELECT (SELECT count(*) FROM game), (SELECT coalesce(sum(body ->> 'rounds'), 0) FROM summary),
		(SELECT count(*) FROM event)`).Scan(&m.Games, &m.Rounds, &m.Entries)
	return join(reasoned(err), s.closeFiles())
}

// pollInterval is how often the progress of a statement is looked up.
const pollInterval = 50 * time.Millisecond

// during carries out one statement that takes long, and reports its progress.
// Its error wraps [history.ErrStopped] if the statement was stopped.
func during(w history.Work, doing string, far func() (done, total int), do func(context.Context) error) error {
	if err := w.Step(doing, 0, 1); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- do(w.Ctx()) }()
	again := time.NewTicker(pollInterval)
	defer again.Stop()
	for {
		select {
		case err := <-ended:
			if stopped := w.CheckStopped(doing); stopped != nil {
				return stopped
			}
			return err
		case <-again.C:
			done, total := far()
			w.Progress(doing, min(done, total), total)
		}
	}
}
