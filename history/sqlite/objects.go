package sqlite

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"tabby/history"
)

// checkObjects returns an error unless a database has the tables, indexes and
// triggers that our migrations up to its version make, and nothing else. It wraps
// [history.ErrSchema] and names the first object that differs. Nothing of the
// database is used yet: a view or a trigger of its own never runs.
func (f folder) checkObjects(q querier, version int) error {
	ours, err := f.objects(version)
	if err != nil {
		return err
	}
	theirs, err := objectsOf(q)
	if err != nil {
		return err
	}
	for _, all := range []map[string]string{theirs, ours} {
		for _, object := range slices.Sorted(maps.Keys(all)) {
			if text, known := ours[object]; !known || theirs[object] != text {
				return history.Refusal{Reason: history.ErrSchema, What: object}
			}
		}
	}
	return nil
}

// objects returns the objects that our migrations up to a version make.
func (f folder) objects(version int) (map[string]string, error) {
	db, err := memory.connect("ours", 1)
	if err != nil {
		return nil, err
	}
	_, err = db.Exec(strings.Join(f.steps[:version], "\n"))
	if err != nil {
		return nil, wrap("make the schema", join(err, db.Close()))
	}
	all, err := objectsOf(db)
	return all, join(err, db.Close())
}

// insignificant is what SQL may have more or less of and mean the same.
var insignificant = regexp.MustCompile(`--[^\n]*|\s+`)

// objectsOf returns the SQL of every object of a database, by its kind and name.
func objectsOf(q querier) (map[string]string, error) {
	all := map[string]string{}
	err := each(q, func(row row) error {
		var object, text string
		err := row.Scan(&object, &text)
		all[object] = strings.Join(strings.Fields(insignificant.ReplaceAllString(text, " ")), " ")
		return err
	}, `SELECT type || ' ' || name, tbl_name || ' ' || coalesce(sql, '') FROM sqlite_schema`)
	return all, err
}
