package history

import "slices"

// A waiting entry follows on none that is there yet.
type waiting struct {
	Entry
	from Place
}

// wait lets an entry of a repair wait for the one that it follows on, unless it does already.
func (t *Taking) wait(e Entry) {
	all := t.waiting[e.Game]
	switch i := slices.IndexFunc(all, func(w waiting) bool { return w.Entry == e }); {
	case i < 0:
		t.waiting[e.Game] = append(all, waiting{e, t.From})
	case t.From == InDatabase:
		all[i].from = t.From
	}
}

// goOn adds the entries that have waited for one.
func (t *Taking) goOn(p *page, e Entry) error {
	for _, w := range t.waiting[e.Game] {
		if w.Seq != e.Seq+1 || w.Sum != w.Chained(e.Sum) {
			continue
		}
		t.waiting[e.Game] = slices.DeleteFunc(slices.Clone(t.waiting[e.Game]), func(o waiting) bool { return o == w })
		from := t.From
		t.From = w.from
		err := t.place(p, w.Entry)
		t.From = from
		if IsUnusable(err) {
			if w.from == InExport {
				t.unused++
			}
			continue
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// trace keeps where an entry of a repair comes from.
func (t *Taking) trace(sum string) {
	if t.how.Kept {
		t.origin[sum] = t.origin[sum] || t.From == InDatabase
	}
}

// Unused returns how many entries of the running export cannot be used: they follow on no other entry.
func (t *Taking) Unused() int {
	n := t.unused
	for _, all := range t.waiting {
		for _, w := range all {
			if w.from == InExport {
				n++
			}
		}
	}
	return n
}

// Gathered returns how many entries of a repair were not in the database.
func (t *Taking) Gathered() (n int) {
	for _, inDatabase := range t.origin {
		if !inDatabase {
			n++
		}
	}
	return n
}
