package sqlite

import "tabby/history"

// Drafts and settings are values by key, of which the last holds.

// Draft returns the draft that was saved under a key, or nil if there is none that
// can be read.
func (r *Reader) Draft(key string) []byte {
	value, ok := readValue(r.db, "draft", key)
	if !ok {
		return nil
	}
	return append([]byte{}, value...) // an empty one is there too
}

// SaveDraft saves a draft durably in place of the one before; nil deletes it.
func (s *Store) SaveDraft(key string, value []byte) error {
	return s.write("save a draft", func(w *writer) error {
		if value == nil {
			return w.exec(`DELETE FROM draft WHERE key = ?`, key)
		}
		return saveValue(w, "draft", key, value)
	})
}

// Setting returns a setting of this device, or "" if it is not set.
func (r *Reader) Setting(key string) string { return lookup{r.db}.Setting(key) }

// readValue reads a value, and reports whether there is one that can be read.
func readValue(q querier, table, key string) ([]byte, bool) {
	var value []byte
	var sum string
	err := q.QueryRow(`SELECT value, sum FROM `+table+` WHERE key = ?`, key).Scan(&value, &sum)
	if err != nil || sum != history.Checksum(key, string(value)) {
		return nil, false
	}
	return value, true
}

func saveValue(w *writer, table, key string, value []byte) error {
	return w.exec(`INSERT INTO `+table+` (key, value, sum) VALUES (?, ?, ?)
		ON CONFLICT (key) DO UPDATE SET value = excluded.value, sum = excluded.sum`,
		key, append([]byte{}, value...), history.Checksum(key, string(value)))
}
