package walks_test

import (
	"encoding/json"
	"slices"

	"tabby/history"
)

// Do decides as every store does.
func (s *memoryStore) Do(in history.Intent) (history.Intent, error) {
	c, err := history.Decide(s, in)
	if err == nil {
		err = s.broken
	}
	if err != nil {
		return nil, err
	}
	for _, e := range c.Events {
		switch e := e.(type) {
		case history.Person:
			i := slices.IndexFunc(s.people, func(p history.Person) bool { return p.ID == e.ID })
			e.Rev = 0 // nothing is merged here
			s.people[i] = e
		case history.Annotation:
			err = s.annotate(e)
		case history.Setting:
			s.setting[e.Key] = e.Value
		}
	}
	return c.Undo, err
}

func (s *memoryStore) annotate(m history.Annotation) error {
	switch m.Kind {
	case history.OfGame:
		var g history.GameAnnotation
		err := json.Unmarshal([]byte(m.Body), &g)
		s.trashed = with(s.trashed, m.ID, g.Trashed != "")
		s.leftOut = with(s.leftOut, m.ID, g.LeftOut)
		s.coached = with(s.coached, m.ID, g.Coached)
		s.notes[m.ID] = g.Note
		return err
	case history.OfNight:
		var n history.NightAnnotation
		err := json.Unmarshal([]byte(m.Body), &n)
		s.nights[m.ID] = history.Night{Note: n.Note, Place: n.Place}
		return err
	case history.OfGroup:
		var g history.GroupAnnotation
		err := json.Unmarshal([]byte(m.Body), &g)
		s.groups[m.ID] = g.Name
		return err
	}
	var p history.PersonAnnotation
	err := json.Unmarshal([]byte(m.Body), &p)
	i := slices.IndexFunc(s.people, func(p history.Person) bool { return p.ID == m.ID })
	s.people[i].Retired, s.people[i].Chosen = p.Retired, p.Cat
	s.said[m.ID] = p
	return err
}

// with returns ids with one of them or without it.
func with(ids []string, id string, in bool) []string {
	ids = slices.DeleteFunc(ids, func(other string) bool { return other == id })
	if in {
		ids = append(ids, id)
	}
	return ids
}

func (s *memoryStore) Everyone() ([]history.Person, error) { return slices.Clone(s.people), nil }

func (s *memoryStore) Aliases() (history.Aliases, error) {
	same := history.Aliases{}
	for _, p := range s.people {
		said := s.said[p.ID]
		said.Retired, said.Cat = p.Retired, p.Chosen
		same[p.ID] = said
	}
	return same, nil
}

func (s *memoryStore) Annotation(kind, id string) (history.Annotation, error) {
	var body any
	switch kind {
	case history.OfGame:
		g := history.GameAnnotation{LeftOut: slices.Contains(s.leftOut, id), Coached: slices.Contains(s.coached, id), Note: s.notes[id]}
		if slices.Contains(s.trashed, id) {
			g.Trashed = "2026-11-20T21:04:00Z"
		}
		body = g
	case history.OfNight:
		body = history.NightAnnotation{Note: s.nights[id].Note, Place: s.nights[id].Place}
	case history.OfGroup:
		body = history.GroupAnnotation{Name: s.groups[id]}
	case history.OfPerson:
		same, _ := s.Aliases()
		body = same[id]
	}
	text, err := history.EncodeAnnotation(body)
	return history.Annotation{Kind: kind, ID: id, Rev: 1, Body: text}, err
}

func (s *memoryStore) HasGame(id string) (bool, error) {
	isThere := slices.ContainsFunc(s.games, func(l *memoryLog) bool { return l.id == id })
	return isThere || slices.ContainsFunc(s.newer, func(g history.Summary) bool { return g.ID == id }), nil
}

func (s *memoryStore) Endings(string) ([]history.Ending, error) { return nil, nil }

func (s *memoryStore) HasEntry(_, _ string) (bool, error) { return false, nil }

func (s *memoryStore) Together(some, others []string) (int, error) {
	met, err := s.Strangers(some[0])
	if err != nil || slices.ContainsFunc(met, func(p history.Person) bool { return p.ID == others[0] }) {
		return 0, err
	}
	return 1, nil
}

func (s *memoryStore) Setting(key string) string { return s.setting[key] }
