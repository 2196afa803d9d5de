package bring

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// An object is one of a text in JSON.
type object = map[string]any

// A labelled is what an object says under a name.
type labelled struct{ head, text string }

// objects reads a text in JSON.
type objects struct{ unread []string }

// readObjects reads any other text in JSON, or lines of it, as a table whose heads are the names of what objects say.
func readObjects(text []byte, o Options) (*File, error) {
	var all []any
	for d := json.NewDecoder(bytes.NewReader(text)); d.More(); {
		var one any
		if d.UseNumber(); d.Decode(&one) != nil {
			return nil, ErrForeign
		}
		all = append(all, one)
	}
	if list, is := all[0].([]any); is && len(all) == 1 {
		all = list
	}
	var in objects
	rows, err := in.rows(object{"": all}, nil)
	if err != nil {
		return nil, err
	}
	f, err := readTables(&File{Kind: Table, Unread: in.unread}, []*sheet{labelledSheet(rows)}, o)
	if line := (*LineError)(nil); err != nil && (!errors.As(err, &line) || line.Line == 0) {
		err = ErrForeign
	}
	return f, err
}

// labelledSheet returns rows as a table. Of several cells under one head the first is meant, that of the innermost object.
func labelledSheet(rows [][]labelled) *sheet {
	s, columns := &sheet{}, map[string]int{}
	var heads []string
	for _, row := range rows {
		for _, c := range row {
			if _, has := columns[c.head]; !has {
				columns[c.head], heads = len(heads), append(heads, c.head)
			}
		}
	}
	s.add(0, heads...)
	for i, row := range rows {
		cells := make([]string, len(heads))
		for _, c := range slices.Backward(row) {
			cells[columns[c.head]] = tidy(c.text)
		}
		s.add(i+1, cells...)
	}
	return s
}

// rows returns the rows of an object: what it says, and what is said around it, in each of the objects that it lists. There can
// be one list of them.
func (in *objects) rows(one object, around []labelled) (rows [][]labelled, err error) {
	row, lists := in.cells(one, "")
	row = append(row, around...)
	if len(lists) > 1 {
		return nil, ErrForeign
	}
	if len(lists) == 0 {
		return [][]labelled{row}, nil
	}
	for key, list := range lists {
		number := fGame
		if fieldOf(plainly(key)) == fRound {
			number = fRound
		}
		for i, value := range list {
			inner, is := value.(object)
			here := row
			if number == fRound || slices.ContainsFunc(slices.Collect(maps.Values(inner)), isOfAll) {
				here = append([]labelled{{number, strconv.Itoa(i + 1)}}, row...)
			}
			more, err := in.rows(inner, here)
			if err != nil || !is {
				return nil, ErrForeign
			}
			rows = append(rows, more...)
		}
	}
	return rows, nil
}

// holds reports whether objects are in a value.
func holds(value any) bool {
	list, is := value.([]any)
	_, one := value.(object)
	return one || is && slices.ContainsFunc(list, func(v any) bool { _, is := v.([]any); return is || holds(v) })
}

// isOfAll reports whether a value is what a game says of all players: a list of objects, or points by player.
func isOfAll(value any) bool {
	points, is := value.(object)
	return holds(value) && (!is || areNumbers(points))
}

func areNumbers(one object) bool {
	return !slices.ContainsFunc(slices.Collect(maps.Values(one)), func(v any) bool { return !isNumber(textOfValue(v)) })
}

// textOfValue returns a value without objects as the text of a cell.
func textOfValue(value any) string {
	list, is := value.([]any)
	if !is {
		return strings.TrimSuffix(fmt.Sprint(value), fmt.Sprint(nil))
	}
	var all []string
	for _, v := range list {
		all = append(all, textOfValue(v))
	}
	return strings.Join(all, ", ")
}

// ofOne are fields that an object with a list does not have: those of one player.
var ofOne = []string{fPoints, fTotal, fPlayer, fPlace, fCalled, fPenalty, fCount}

// isKnown reports whether it is known what an object says, which may list others.
func (c labelled) isKnown(lists bool) bool {
	f := columnOf(c.head, false).field
	return isGame(c.text) || f != "" && (!lists || !slices.Contains(ofOne, f))
}

// cells returns what an object says, those in it among them, and its lists of objects. What has a name is called like the
// object, or is a game that lists something. If there are objects in or around this one, the names of what it says have to be
// known, but for points by player.
func (in *objects) cells(one object, name string) (all []labelled, lists map[string][]any) {
	lists = map[string][]any{}
	values := slices.Collect(maps.Values(one))
	free := areNumbers(one) || name == "" && !slices.ContainsFunc(values, holds)
	if slices.ContainsFunc(values, func(v any) bool { _, is := v.([]any); return is && holds(v) }) {
		name = fVariant
	}
	for _, head := range slices.Sorted(maps.Keys(one)) {
		inner, _ := one[head].(object)
		list, _ := one[head].([]any)
		switch {
		case inner != nil:
			inside, more := in.cells(inner, head)
			all = append(all, inside...)
			maps.Copy(lists, more)
			continue
		case holds(list):
			lists[head] = list
			continue
		}
		c := labelled{head, textOfValue(one[head])}
		if plainly(head) == "name" {
			c.head = cmp.Or(name, head)
		}
		if free || c.isKnown(name == fVariant) {
			all = append(all, c)
		} else if c.text != "" && !slices.Contains(in.unread, head) {
			in.unread = append(in.unread, head)
		}
	}
	return all, lists
}
