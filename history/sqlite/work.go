package sqlite

import "tabby/history"

// A work is done to a folder that no store is open on.
type maintenance struct {
	history.Work
	folder  folder
	options Options
	stamp   string // in the names of files set aside
}

// begin begins a work, and returns the lock to close at its end.
func begin(dir string, o Options, long history.Work) (maintenance, fileLock, error) {
	o = o.filled()
	f := o.folder(dir)
	if err := f.check(); err != nil {
		return maintenance{}, nil, err
	}
	if err := f.mkdir(f.path); err != nil {
		return maintenance{}, nil, wrap("make the folder", err)
	}
	now := o.Now()
	lock, err := f.acquire(now)
	return maintenance{Work: long, folder: f, options: o, stamp: now.UTC().Format(stamp)}, lock, err
}

// count counts what there is now.
func count(q querier) (games, entries int, err error) {
	err = q.QueryRow(`SELECT (SELECT count(*) FROM game), (SELECT count(*) FROM event)`).Scan(&games, &entries)
	return games, entries, err
}
