package sqlite

import "tabby/history"

// A note is a value by a key: a draft or a setting.

// Draft returns the draft that was saved under a key, or nil if there is none that
// can be read.
func (r *Reader) Draft(key string) []byte {
	value, ok := r.note("draft", key)
	if !ok {
		return nil
	}
	return append([]byte{}, value...) // an empty one is there too
}

// SaveDraft saves a draft durably in place of the one before; nil deletes it.
func (s *Store) SaveDraft(key string, value []byte) error {
	if value != nil {
		return s.saveNote("draft", key, value)
	}
	return s.write("drop a draft", func(w *writer) error {
		return w.exec(`DELETE FROM draft WHERE key = ?`, key)
	})
}

// Setting returns how something is set on this device, and whether it is.
func (r *Reader) Setting(key string) (string, bool) {
	value, ok := r.note("setting", key)
	return string(value), ok
}

// SaveSetting sets something on this device, durably.
func (s *Store) SaveSetting(key, value string) error {
	return s.saveNote("setting", key, []byte(value))
}

func (r *Reader) note(table, key string) ([]byte, bool) {
	var value []byte
	var sum string
	err := r.db.QueryRow(`SELECT value, sum FROM `+table+` WHERE key = ?`, key).Scan(&value, &sum)
	return value, err == nil && sum == history.Checksum(key, string(value))
}

func (s *Store) saveNote(table, key string, value []byte) error {
	return s.write("save a "+table, func(w *writer) error {
		err := w.exec(`INSERT INTO `+table+` (key, value, sum) VALUES (?, ?, ?)
			ON CONFLICT (key) DO UPDATE SET value = excluded.value, sum = excluded.sum`,
			key, append([]byte{}, value...), history.Checksum(key, string(value)))
		return err
	})
}
