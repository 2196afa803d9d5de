package history

import (
	"cmp"
	"encoding/json"
	"slices"
	"time"
	"unicode/utf8"
)

// Decide returns what an intent changes. It refuses with [ErrNoPerson],
// [ErrNoGame], [ErrNoEnding], [ErrTogether], [ErrBadge], [ErrNote], [ErrPlace], [ErrDay] or an error of
// [scoring.CleanName].
func Decide(s Lookup, in Intent) (Change, error) { return in.decide(s) }

func (in Meet) decide(s Lookup) (Change, error) {
	people, err := s.Everyone()
	if err != nil {
		return Change{}, err
	}
	if p, known := Named(people, in.Name); known {
		return meetAgain(s, people, p.ID)
	}
	name, err := freeName(people, in.ID, in.Name)
	if err != nil {
		return Change{}, err
	}
	p := Person{ID: in.ID, Name: name, Rev: 1}
	p.Colour, p.Shape = RarestBadge(people)
	same, err := s.Aliases()
	if err != nil {
		return Change{}, err
	}
	c, err := chooseCat(s, in.ID, rarestCat(same.Merged(people))+1)
	c.Events, c.Undo = slices.Insert(c.Events, 0, Revision(p)), nil
	return c, err
}

// chooseCat sets the cat of a person.
func chooseCat(s Lookup, id string, cat int) (Change, error) {
	return annotate(s, OfPerson, id, func(m *PersonAnnotation) Intent {
		return SetCat{id, swap(&m.Cat, cat)}
	})
}

// meetAgain makes sure that the person of an entry is offered for new games, even if they were
// retired or are known only from a file.
func meetAgain(s Lookup, people []Person, entry string) (c Change, err error) {
	same, err := s.Aliases()
	id := same.Of(entry)
	if err != nil {
		return c, err
	}
	p, err := PersonOf(people, id)
	if err != nil {
		return c, nil // known on another device
	}
	if same[id].Retired {
		c, err = Retire{Person: id}.decide(s)
	}
	if all, is := PersonOf(same.Merged(people), id); is == nil && all.Aside {
		p.Rev++
		c.Events, c.Undo = append(c.Events, p), nil
	}
	return c, err
}

func (in Rename) decide(s Lookup) (Change, error) {
	return changePerson(s, in.Person, func(p *Person, people []Person) (undo Intent, err error) {
		undo = Rename{in.Person, p.Name}
		p.Name, err = freeName(people, in.Person, in.Name)
		return undo, err
	})
}

func (in SetBadge) decide(s Lookup) (Change, error) {
	if min(in.Colour, in.Shape) < 0 || max(in.Colour, in.Shape) >= Badges {
		return Change{}, ErrBadge
	}
	cat := 0
	c, err := changePerson(s, in.Person, func(p *Person, _ []Person) (undo Intent, err error) {
		cat, undo = p.Cat(), SetBadge{in.Person, p.Colour, p.Shape}
		p.Colour, p.Shape = in.Colour, in.Shape
		return undo, nil
	})
	if err != nil || len(c.Events) == 0 {
		return c, err
	}
	same, err := s.Aliases()
	if err != nil || same[in.Person].Cat != 0 {
		return c, err
	}
	kept, err := chooseCat(s, in.Person, cat+1) // it does not go with the badge
	c.Events = append(c.Events, kept.Events...)
	return c, err
}

func (in SetCat) decide(s Lookup) (Change, error) {
	if in.Cat < 0 || in.Cat > Cats {
		return Change{}, ErrBadge
	}
	if err := knowsPerson(s, in.Person); err != nil {
		return Change{}, err
	}
	return chooseCat(s, in.Person, in.Cat)
}

func (in Merge) decide(s Lookup) (Change, error) {
	same, err := s.Aliases()
	if err != nil {
		return Change{}, err
	}
	into := same.Of(in.Into)
	if same.Of(in.Entry) == into {
		return Change{}, nil
	}
	if err := knowsPerson(s, into); err != nil {
		return Change{}, err
	}
	n, err := s.Together(same.Entries(same.Of(in.Entry)), same.Entries(into))
	if err == nil && n > 0 {
		err = Refusal{Reason: ErrTogether, Count: n}
	}
	if err != nil {
		return Change{}, err
	}
	return setSame(s, in.Entry, into)
}

func (in Unmerge) decide(s Lookup) (Change, error) { return setSame(s, in.Entry, "") }

// setSame makes an entry another entry of the person into, or a separate person if into is "".
func setSame(s Lookup, entry, into string) (Change, error) {
	return annotatePerson(s, entry, func(m *PersonAnnotation) Intent {
		if was := swap(&m.Same, into); was != "" {
			return Merge{entry, was}
		}
		return Unmerge{entry}
	})
}

func (in Retire) decide(s Lookup) (Change, error) {
	return annotatePerson(s, in.Person, func(m *PersonAnnotation) Intent {
		return Retire{in.Person, swap(&m.Retired, in.Retired)}
	})
}

func (in TellApart) decide(s Lookup) (Change, error) {
	return annotatePerson(s, in.Person, func(m *PersonAnnotation) Intent {
		return TellApart{in.Person, swap(&m.Apart, in.Apart)}
	})
}

func (in Several) decide(s Lookup) (Change, error) {
	var all Change
	var undo Several
	for _, one := range in {
		c, err := one.decide(s)
		if err != nil {
			return Change{}, err
		}
		all.Events = append(all.Events, c.Events...)
		if c.Undo != nil {
			undo = append(undo, c.Undo)
		}
	}
	if len(undo) > 0 {
		all.Undo = undo
	}
	return all, nil
}

func (in Trash) decide(s Lookup) (Change, error) {
	return annotateGame(s, in.Game, func(m *GameAnnotation) Intent {
		if m.Trashed == "" {
			m.Trashed = in.At.Format(time.RFC3339)
		}
		return Untrash{in.Game}
	})
}

func (in Untrash) decide(s Lookup) (Change, error) {
	return annotateGame(s, in.Game, func(m *GameAnnotation) Intent {
		at, _ := time.Parse(time.RFC3339, swap(&m.Trashed, "")) // as Trash wrote it
		m.Gone = false
		return Trash{in.Game, at}
	})
}

func (in LeaveOut) decide(s Lookup) (Change, error) {
	return annotateGame(s, in.Game, func(m *GameAnnotation) Intent {
		return LeaveOut{in.Game, swap(&m.LeftOut, in.Out)}
	})
}

func (in MarkCoached) decide(s Lookup) (Change, error) {
	return annotateGame(s, in.Game, func(m *GameAnnotation) Intent {
		return MarkCoached{in.Game, swap(&m.Coached, in.Coached)}
	})
}

func (in NoteGame) decide(s Lookup) (Change, error) {
	if err := checkNotes(in.Note); err != nil {
		return Change{}, err
	}
	return annotateGame(s, in.Game, func(m *GameAnnotation) Intent {
		return NoteGame{in.Game, swap(&m.Note, in.Note)}
	})
}

func (in PlayedOn) decide(s Lookup) (Change, error) {
	if err := checkDay(in.Day); err != nil && in.Day != "" {
		return Change{}, err
	}
	return annotateGame(s, in.Game, func(m *GameAnnotation) Intent {
		return PlayedOn{in.Game, swap(&m.Day, in.Day)}
	})
}

func (in ChooseEnding) decide(s Lookup) (Change, error) {
	there, err := s.HasEntry(in.Game, in.Sum)
	if err == nil && !there && in.Sum != "" {
		err = Refusal{Reason: ErrNoEnding, What: in.Sum}
	}
	if err != nil {
		return Change{}, err
	}
	return annotateGame(s, in.Game, func(m *GameAnnotation) Intent {
		return ChooseEnding{in.Game, swap(&m.Ending, in.Sum)}
	})
}

// checkDay returns [ErrDay] unless a text is a day.
func checkDay(day string) error {
	if _, err := time.Parse(time.DateOnly, day); err != nil {
		return Refusal{Reason: ErrDay, What: day}
	}
	return nil
}

func (in NoteNight) decide(s Lookup) (Change, error) {
	if err := checkDay(in.Day); err != nil {
		return Change{}, err
	}
	if err := checkNotes(in.Note, in.Place); err != nil {
		return Change{}, err
	}
	long := false
	c, err := annotate(s, OfNight, in.Day, func(m *NightAnnotation) Intent {
		long = m.Place != in.Place && utf8.RuneCountInString(in.Place) > maxPlace // one of before stays
		return NoteNight{in.Day, swap(&m.Note, in.Note), swap(&m.Place, in.Place)}
	})
	if long {
		return Change{}, ErrPlace
	}
	return c, err
}

func (in Set) decide(s Lookup) (Change, error) {
	before := s.Setting(in.Key)
	if before == in.Value {
		return Change{}, nil
	}
	return Change{[]Revision{Setting(in)}, Set{in.Key, before}}, nil
}

// swap sets a field and returns its previous value.
func swap[T any](field *T, to T) (was T) {
	was, *field = *field, to
	return was
}

// knowsPerson returns an error that wraps [ErrNoPerson] if there is no such person.
func knowsPerson(s Lookup, id string) error {
	people, err := s.Everyone()
	if err == nil {
		_, err = PersonOf(people, id)
	}
	return err
}

// changePerson returns the change of a person to its next revision.
func changePerson(s Lookup, id string, change func(*Person, []Person) (undo Intent, err error)) (Change, error) {
	people, err := s.Everyone()
	if err != nil {
		return Change{}, err
	}
	before, err := PersonOf(people, id)
	if err != nil {
		return Change{}, err
	}
	after := before
	undo, err := change(&after, people)
	if err != nil || after == before {
		return Change{}, err
	}
	after.Rev = nextRevision(before.Rev)
	return Change{[]Revision{after}, undo}, nil
}

func annotatePerson(s Lookup, id string, change func(*PersonAnnotation) (undo Intent)) (Change, error) {
	if err := knowsPerson(s, id); err != nil {
		return Change{}, err
	}
	return annotate(s, OfPerson, id, change)
}

func annotateGame(s Lookup, id string, change func(*GameAnnotation) (undo Intent)) (Change, error) {
	if err := checkGame(s, id); err != nil {
		return Change{}, err
	}
	return annotate(s, OfGame, id, change)
}

// checkGame returns an error that wraps [ErrNoGame] if there is no game with an id.
func checkGame(s Lookup, id string) error {
	there, err := s.HasGame(id)
	if err == nil && !there {
		err = Refusal{Reason: ErrNoGame, What: id}
	}
	return err
}

// annotate returns the change of an annotation to its next revision.
func annotate[T comparable](s Lookup, kind, id string, change func(*T) (undo Intent)) (Change, error) {
	m, err := s.Annotation(kind, id)
	if err != nil {
		return Change{}, err
	}
	var before T
	if m.Rev > 0 {
		if err := json.Unmarshal([]byte(m.Body), &before); err != nil {
			return Change{}, err
		}
	}
	after := before
	undo := change(&after)
	if after == before {
		return Change{}, nil
	}
	news, err := newsIn[T](cmp.Or(m.Body, "{}"))
	if err != nil {
		return Change{}, err
	}
	body, err := EncodeAnnotation(after)
	body = addNews(body, news)
	return Change{[]Revision{Annotation{Kind: kind, ID: id, Rev: nextRevision(m.Rev), Body: body}}, undo}, err
}
