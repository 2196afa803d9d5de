package sqlite

import "tabby/history"

// A maintenance is work on the files of a folder.
type maintenance struct {
	history.Work
	folder folder
	stamp  string // in the names of files set aside
}

// begin begins a work, and returns the lock to close at its end.
func begin(dir string, o Options, long history.Work) (maintenance, fileLock, error) {
	f := o.folder(dir)
	lock, err := f.acquire()
	return maintenance{Work: long, folder: f, stamp: f.Now().UTC().Format(stamp)}, lock, err
}

// count adds to what was restored how much there is now.
func count(q querier, r history.Restored) (history.Restored, error) {
	err := q.QueryRow(`SELECT (SELECT count(*) FROM game), (SELECT coalesce(sum(body ->> 'rounds'), 0) FROM summary),
		(SELECT count(*) FROM event)`).Scan(&r.Games, &r.Rounds, &r.Entries)
	return r, reasoned(err)
}
