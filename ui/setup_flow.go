package ui

import "tabby/scoring"

// goSetup opens the setup of a new game: one like the last, to be changed.
func (a *App) goSetup() { a.setUp(false) }

// goVirtual opens the setup of a game with the virtual deck.
func (a *App) goVirtual() { a.setUp(true) }

func (a *App) setUp(virtual bool) {
	people, err := a.store.People()
	if a.refused(err) {
		return
	}
	a.people = people
	s := newSetup()
	if games, err := a.store.Games(1); err == nil {
		if last := a.lastTime(games); last != nil {
			s = setupLike(*last, active(people))
		}
	}
	s.Virtual = virtual
	a.showSetup(s)
}

// resumeSetup opens the setup that was half done.
func (a *App) resumeSetup() {
	people, err := a.store.People()
	if a.refused(err) {
		return
	}
	a.people = people
	s := newSetup()
	a.loadDraft(draftSetup, &s)
	a.showSetup(s.known(active(people)))
}

func (a *App) showSetup(s setup) {
	var screen *setupScreen
	show := func() { screen.show(s, s.offered(active(a.people)), s.problem(a.time.Now())) }
	change := func(next setup) {
		s = next
		a.saveDraft(draftSetup, s)
		show()
	}
	screen = newSetupScreen(setupActions{
		change: change,
		meet: func(name string) error {
			p, err := a.meet(name)
			if err == nil && s.seated(p.ID) < 0 {
				change(s.toggle(p))
			}
			return err
		},
		shuffle: func() { change(s.order(a.time.Dice.Perm(len(s.Seats)))) },
		draw:    func() { change(s.deal(s.Seats[a.time.Dice.IntN(len(s.Seats))].ID)) },
		computer: func(name string) {
			if p, err := a.meet(name); !a.refused(err) {
				change(s.toggle(p))
			}
		},
		start: func() { a.startGame(s) },
		back:  a.back,
	})
	change(s)
	a.stack.Push(screen.page)
	a.went(route{Screen: routeSetup})
}

// startGame begins a game as it was set up; one with the virtual deck goes on at
// the chairs.
func (a *App) startGame(s setup) {
	if a.begin(s.start(a.time.Now())) && s.Virtual {
		a.table.dealCards()
	}
}

// meet remembers somebody by name.
func (a *App) meet(name string) (Person, error) {
	name, err := scoring.CleanName(name)
	if err != nil {
		return Person{}, err
	}
	p, err := a.store.Meet(name)
	if err != nil {
		return Person{}, err
	}
	a.people, err = a.store.People()
	return p, err
}
