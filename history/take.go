package history

// take writes down what was checked, all of it or nothing.
func (s *Store) take(in intake, work Work) (Imported, error) {
	t := taking{work: work, intake: in}
	if games, err := s.Count(Filter{}); err != nil || games > 0 && len(in.games) > 0 {
		if err == nil {
			t.Backup, err = s.Backup()
		}
		if err != nil {
			return Imported{}, err
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	last := s.last
	// A large transaction would write the same pages again and again if they
	// did not find room meanwhile.
	err := s.w.script(`PRAGMA cache_size = -32000`)
	if err == nil {
		err = s.w.transact(func(w *writer) (err error) {
			last, err = t.write(w, s.last)
			return err
		})
	}
	err = join(err, s.w.script(`PRAGMA cache_size = -2000; PRAGMA shrink_memory`))
	if err != nil {
		return Imported{}, explain("import", err)
	}
	s.last = last
	return t.Imported, explain("import", s.afterImport())
}

// afterImport brings the running export up to date. Should it be broken off, the
// next start does it.
func (s *Store) afterImport() error {
	s.running.late = true
	s.running.catchUp(s.w)
	if s.running.late {
		return nil // it will catch up when there is room
	}
	return s.w.exec(`DELETE FROM due WHERE what = 'running'`)
}

// A taking is an intake being written.
type taking struct {
	Imported
	intake
	work Work
	last int64
}

func (t *taking) write(w *writer, last int64) (int64, error) {
	t.last = last
	if err := w.exec(`INSERT INTO due VALUES ('running') ON CONFLICT DO NOTHING`); err != nil {
		return 0, err
	}
	g := &gatherer{w: w, people: map[string]Person{}, marks: map[[2]string]mark{}}
	for _, p := range t.people {
		g.person(p)
	}
	for _, m := range t.marks {
		g.mark(m)
	}
	var seats []Seat
	for i, id := range t.order {
		if err := t.work.at("writing the games", i+1, len(t.order)); err != nil {
			return 0, err
		}
		in := t.games[id]
		if err := t.game(w, id, in); err != nil {
			return 0, err
		}
		seats = append(seats, in.derived.Seats...)
	}
	var err error
	if t.People, err = g.finishPeople(); err != nil {
		return 0, err
	}
	if t.Marks, err = g.finishMarks(); err != nil {
		return 0, err
	}
	if err := g.strangers(seats); err != nil {
		return 0, err
	}
	_, err = purge(w)
	return t.last, err
}

// game adds what the store lacks of a game.
func (t *taking) game(w *writer, id string, in *incoming) error {
	away, err := gone(w, id)
	if err != nil {
		return err
	}
	if away {
		t.Gone++
		return nil
	}
	stored := 0
	if err := w.QueryRow(`SELECT coalesce(max(seq), 0) FROM event WHERE game = ?`, id).Scan(&stored); err != nil {
		return err
	}
	if stored > 0 && !t.told {
		alike := min(stored, len(in.entries))
		var sum string
		if err := w.QueryRow(`SELECT sum FROM event WHERE game = ? AND seq = ?`, id, alike).Scan(&sum); err != nil {
			return err
		}
		if sum != in.entries[alike-1].sum { // which is over all before it
			t.Differ = append(t.Differ, id)
			return nil
		}
	}
	switch {
	case stored >= len(in.entries):
		t.Known++
		return nil
	case stored > 0:
		t.Grown++
	default:
		t.Games++
	}
	return t.add(w, in, stored)
}

// add writes the entries after the first few, and what follows from them.
func (t *taking) add(w *writer, in *incoming, stored int) error {
	for _, e := range in.entries[stored:] {
		t.last++
		e.n = t.last
		if err := saveEntry(w, e, in.derived.Summary); err != nil {
			return err
		}
		t.Entries++
	}
	return saveSummary(w, in.derived, t.last, true)
}
