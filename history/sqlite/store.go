package sqlite

import "sync"

// A Store is a [Reader] that also writes. Only one can be open in a folder, in
// any process. It is safe for use by several goroutines.
type Store struct {
	*Reader
	lock fileLock

	mu      sync.Mutex // held while writing
	w       *writer
	running *running
	last    int64 // number of the last entry of all

	queue queue
}

// Open opens the store in a folder for writing, and makes both where there are
// none. An older file is brought up to date after a backup.
//
// The error is a [*BusyError] if another store is open there. It may wrap
// [history.ErrDamaged], of which [Diagnose] says more and which [Repair] mends,
// [history.ErrNewer], [history.ErrFolder], [history.ErrUnreadable],
// [history.ErrReadOnly], [history.ErrDisk] and [history.ErrLocked].
func Open(dir string, o Options) (*Store, error) {
	f := o.folder(dir)
	lock, err := f.acquire()
	if err != nil {
		return nil, err
	}
	s, err := open(f)
	if err != nil {
		return nil, join(f.mayRead(err), lock.Close())
	}
	s.lock = lock
	return s, nil
}

// open opens the files of a folder whose lock is held.
func open(f folder) (*Store, error) {
	w, err := openWriter(f.db())
	if err != nil {
		return nil, err
	}
	s := &Store{Reader: &Reader{folder: f}, w: w}
	if err := join(f.protect(), s.begin()); err != nil {
		return nil, join(err, s.closeFiles())
	}
	return s, nil
}

// begin makes the files fit for use.
func (s *Store) begin() error {
	schema, err := schemaOf(s.w)
	if err == nil && schema.fresh() {
		err = s.folder.checkNew()
	}
	if err == nil {
		err = upgrade(s.w, s.folder)
	}
	if err != nil {
		return err
	}
	r, err := openReader(s.folder)
	if err != nil {
		return err
	}
	s.Reader = r
	if s.running, err = s.openRunning(); err != nil {
		return wrap("open "+s.folder.export(), err)
	}
	if s.last, err = lastEntry(s.w); err != nil {
		return wrap("find the last entry", err)
	}
	return wrap("make the files last", s.folder.sync(s.folder.path))
}

// openRunning opens the running export, and replaces it where that is due.
func (s *Store) openRunning() (*running, error) {
	due, err := isDue(s.w, "running")
	switch {
	case err != nil:
		return nil, err
	case due:
		return replaceRunning(s.folder, s.w)
	}
	return openRunning(s.folder, s.db)
}

// Dir returns the folder of the store.
func (r *Reader) Dir() string { return r.folder.path }

// Close ends all use of the store and gives the folder free.
func (s *Store) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return join(s.closeFiles(), s.lock.Close())
}

func (s *Store) closeFiles() error {
	var err error
	if s.db != nil {
		err = s.Reader.Close()
	}
	if s.running != nil {
		err = join(err, s.running.file.Close())
	}
	return join(err, wrap("close "+s.folder.db(), s.w.close()))
}

// write carries out f in a transaction that is durable once write returns nil,
// and has no effect if it does not.
func (s *Store) write(doing string, f func(*writer) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return wrap(doing, s.w.transact(f))
}
