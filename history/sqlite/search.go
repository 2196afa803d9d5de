package sqlite

import (
	"encoding/json"
	"strings"

	"tabby/history"
	"tabby/scoring"
)

// search selects the games in which each of some words occurs. Unless the
// selection has a source already, the games come from the first word; the
// others are looked for in each game.
func (s *selection) search(q querier, words []string) error {
	if len(words) == 0 {
		return nil
	}
	l, err := readIndex(q)
	if err != nil {
		return err
	}
	for _, word := range words {
		f := l.find(word)
		if len(s.arms) == 0 {
			s.arms = f.arms()
		} else {
			f.ask(s)
		}
	}
	return nil
}

// A searchIndex has all text that can be searched. It is little, however many
// games there are.
type searchIndex struct {
	people []history.Person
	same   history.Aliases
	notes  []noted
}

// noted is what is written about a game or a night.
type noted struct{ kind, id, text string }

func readIndex(q querier) (l searchIndex, err error) {
	if l.people, err = readPeople(q); err != nil {
		return l, err
	}
	if l.same, err = readAliases(q); err != nil {
		return l, err
	}
	err = eachAnnotation(q, "", func(m history.Annotation) error {
		var says struct{ Note, Place string }
		err := json.Unmarshal([]byte(m.Body), &says)
		if says.Note+says.Place != "" {
			l.notes = append(l.notes, noted{m.Kind, m.ID, scoring.Fold(says.Note) + "\n" + scoring.Fold(says.Place)})
		}
		return err
	})
	return l, err
}

// A found says where a word occurs.
type found struct{ people, games, days []string }

func (l searchIndex) find(word string) found {
	var f found
	hit := map[string]bool{}
	for _, p := range l.people {
		if strings.Contains(scoring.Fold(p.Name), word) {
			hit[l.same.Of(p.ID)] = true
		}
	}
	for _, p := range l.people {
		if hit[l.same.Of(p.ID)] {
			f.people = append(f.people, p.ID)
		}
	}
	for _, n := range l.notes {
		switch {
		case !strings.Contains(n.text, word):
		case n.kind == history.OfGame:
			f.games = append(f.games, n.id)
		case n.kind == history.OfNight:
			f.days = append(f.days, n.id)
		}
	}
	return f
}

// arms returns where games with the word come from, at least one.
func (f found) arms() []arm {
	var all []arm
	add := func(from string, ids []string) {
		if len(ids) > 0 {
			all = append(all, arm{from + among, []any{list(ids)}})
		}
	}
	few := min(maxArms, len(f.people))
	add("fact AS source WHERE source.game", f.games)
	add("fact AS source WHERE source.hidden = 0 AND source.day", f.days)
	add("player AS source WHERE source.person", f.people[few:])
	for _, id := range f.people[:few] {
		all = append(all, arm{"player AS source WHERE source.person = ?", []any{id}})
	}
	if len(all) == 0 {
		all = []arm{{"fact AS source WHERE 0", nil}}
	}
	return all
}

// maxArms is how many people are looked up one by one.
const maxArms = 64

// ask wants games with the word.
func (f found) ask(s *selection) {
	s.where = append(s.where, `(`+isPlayed+among+`) OR fact.game`+among+` OR fact.day`+among+`)`)
	s.asked = append(s.asked, list(f.people), list(f.games), list(f.days))
}

// among is SQL for a value that is one of a [list].
const among = ` IN (SELECT value FROM json_each(?))`

// list makes one value of many, of which SQL takes only so many.
func list(ids []string) string {
	text, err := json.Marshal(append([]string{}, ids...))
	if err != nil {
		panic(err) // strings have a JSON form
	}
	return string(text)
}
