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
		h := &sheet{name: s.name, alone: s.alone, of: s, cells: [][]string{heads}, lines: []int32{s.lines[0]}, under: []int32{0}}
		for i := range s.len() {
			h.cells, h.lines, h.under = append(h.cells, slices.Clone(s.row(i, nil))), append(h.lines, s.lines[i]), append(h.under, int32(i))
		}
		all = append(all, h)
	}
	return all
}

// headsFor returns the heads that a table needs, or nil.
func (s *sheet) headsFor() (heads []string) {
	var kinds []string
	for i := range s.len() {
		for j, c := range s.row(i, nil) {
			kind := kindOf(c)
			for len(kinds) <= j {
				kinds = append(kinds, "")
			}
			if kind == "" || kinds[j] == "" {
				kinds[j] += kind
			} else if kinds[j] != kind {
				return nil
			}
		}
	}
	names, seen := 0, map[string]bool{}
	for j, kind := range kinds {
		switch {
		case kind == fPlayer && j+1 < len(kinds) && kinds[j+1] == fPoints:
			names++
		case kind == fPoints && j > 0 && kinds[j-1] == fPlayer:
		case kind == fPlayer || kind == fPoints || seen[kind]:
			return nil
		}
		seen[kind] = true
		head := kind
		if kind == fPlayer || kind == fPoints {
			head += " " + strconv.Itoa(names)
		}
		heads = append(heads, head)
	}
	switch {
	case names == 0 || !seen[fDate]:
		return nil
	case names == 1:
		for j, kind := range kinds {
			heads[j] = kind
		}
	}
	return heads
}

// kindOf returns which field a cell is of, by itself.
func kindOf(cell string) string {
	_, aDay := speak(cell)
	_, aGame := gameOf(cell)
	switch {
	case cell == "":
		return ""
	case isNumber(cell):
		return fPoints
	case aDay:
		return fDate
	case aGame:
		return fVariant
	}
	return fPlayer
}
