package sqlite

import (
	"errors"

	"tabby/history"
)

// A condition is what is wrong with the files of a store.
type condition struct {
	database error       // wraps [history.ErrDamaged], or nil
	export   *comparison // of the running export with an intact database
}

// err returns what is wrong, or nil.
func (c condition) err() error {
	if c.database != nil {
		return c.database
	}
	return c.export.err()
}

// examine returns the condition of the files. The error says why that cannot be
// known.
func (m maintenance) examine() (condition, error) {
	c := condition{export: &comparison{}}
	r, err := m.folder.open()
	if errors.Is(err, history.ErrOlder) {
		r, err = openReader(m.folder)
	}
	switch {
	case errors.Is(err, history.ErrEmpty):
		return c, nil
	case err == nil:
		c.database = r.checkDatabase(m.Work)
		if c.database == nil {
			c.export, err = r.compareLast(m.Work)
		}
		err = join(err, r.Close())
	case errors.Is(err, history.ErrDamaged):
		c.database, err = err, nil
	}
	if c.database != nil && !errors.Is(c.database, history.ErrDamaged) {
		return c, c.database
	}
	return c, err
}

// Diagnose says what is wrong with the store in a folder, what can be read in
// which file, and what each way to repair it would keep and lose. It changes
// nothing. The errors are those of [Open] without damage, or wrap
// [history.ErrStopped].
func Diagnose(dir string, o Options, long history.Work) (history.Diagnosis, error) {
	m, lock, err := begin(dir, o, long)
	if err != nil {
		return history.Diagnosis{}, err
	}
	d, err := m.diagnose()
	return d, join(wrap("look what can be repaired", err), lock.Close())
}

// Diagnose is the function [Diagnose] while the store is open.
func (s *Store) Diagnose(long history.Work) (history.Diagnosis, error) {
	d, err := maintenance{Work: long, folder: s.folder}.diagnose()
	return d, wrap("look what can be repaired", err)
}

func (m maintenance) diagnose() (history.Diagnosis, error) {
	c, err := m.examine()
	if err != nil || c.err() == nil {
		return history.Diagnosis{}, err
	}
	files, err := m.files(c)
	if err != nil {
		return history.Diagnosis{}, err
	}
	all, err := m.read(files)
	if err != nil {
		return history.Diagnosis{}, err
	}
	read, known := all.rounds()
	ways := []history.Repair{{Way: history.Gather, Keeps: read.Holding(), Loses: read.Lacks(known)}}
	for i := range files {
		f := &files[i]
		one, err := m.read(files[i : i+1])
		if err != nil {
			return history.Diagnosis{}, err
		}
		held, _ := one.rounds()
		f.Holding = held.Holding()
		f.Whole = f.Whole || f.Place == history.InExport && len(one.bad) == 0
		if f.Place == history.InBackup && f.Whole && c.database != nil {
			ways = append(ways, history.Repair{Way: history.PutBack, From: f.Path, At: f.At, Keeps: f.Holding, Loses: held.Lacks(known)})
		}
	}
	return history.NewDiagnosis(c.err(), files, ways...), nil
}

// read returns what can be read in some files.
func (m maintenance) read(files []history.Found) (*gatherer, error) {
	g := newGatherer(nil)
	g.work = m.Work
	return g, g.all(files)
}

// Repair repairs the store in a folder in one of the ways of a diagnosis, as
// [Recover] or [RestoreBackup] does.
func Repair(dir string, way history.Repair, o Options, long history.Work) (history.Restored, error) {
	if way.Way == history.PutBack {
		return RestoreBackup(dir, way.From, o, long)
	}
	r, err := Recover(dir, o, long)
	return r.Restored, err
}

// Repair closes the store and does what the function [Repair] does.
func (s *Store) Repair(way history.Repair, long history.Work) (history.Restored, error) {
	if err := s.Close(); err != nil {
		return history.Restored{}, err
	}
	return Repair(s.folder.path, way, Options{}, long)
}
