package bring

import (
	"slices"
	"strconv"
)

// headedSheets returns sheets with heads above tables that have none: each column has days, games, names or numbers, and
// each name has a number beside it. It returns nil if one of them is anything else.
func headedSheets(sheets []*sheet) (all []*sheet) {
	for _, s := range sheets {
		heads := s.headsFor()
		if heads == nil {
			return nil
		}
		h := &sheet{name: s.name}
		h.add(s.line(0), heads...)
		for i := range s.len() {
			h.addOf(s, i, s.row(i, nil))
		}
		all = append(all, h)
	}
	return all
}

// headsFor returns the heads that a table needs, or nil.
func (s *sheet) headsFor() []string {
	kinds := s.kinds()
	heads, seen := slices.Clone(kinds), map[string]int{}
	for j, kind := range kinds {
		beside := fPoints
		if seen[kind]++; kind == fPoints {
			beside = fPlayer
		}
		switch {
		case kind == fPlayer && at(kinds, j+1) == beside, kind == fPoints && at(kinds, j-1) == beside:
			heads[j] += " " + strconv.Itoa(seen[kind])
		case kind == fPlayer || kind == fPoints || seen[kind] > 1:
			return nil
		}
	}
	switch {
	case seen[fPlayer] == 0 || seen[fDate] == 0:
		return nil
	case seen[fPlayer] == 1:
		return kinds
	}
	return heads
}

// kinds returns what each column has, or nil if one has several things.
func (s *sheet) kinds() (all []string) {
	for i := range s.len() {
		for j, c := range s.row(i, nil) {
			kind := kindOf(c)
			for len(all) <= j {
				all = append(all, "")
			}
			if kind == "" || all[j] == "" {
				all[j] += kind
			} else if all[j] != kind {
				return nil
			}
		}
	}
	return all
}

// kindOf returns which field a cell is of, by itself.
func kindOf(cell string) string {
	_, aDay := speak(cell)
	switch {
	case cell == "":
		return ""
	case isNumber(cell):
		return fPoints
	case aDay:
		return fDate
	case isGame(cell):
		return fVariant
	}
	return fPlayer
}
