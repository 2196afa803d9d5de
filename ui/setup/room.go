package setup

import (
	"tabby/ui/frame"

	"tabby/ui/game"
)

// A Room is where a new game is set up.
type Room struct {
	*frame.Frame

	store game.Recent
}

// New returns the room where games are set up.
func New(f *frame.Frame, store game.Recent) *Room { return &Room{f, store} }

// OpenSetup opens the setup of a new game, one like the last, or goes on with what was
// half done.
func (r *Room) OpenSetup(id string) {
	if !r.LoadPeople() {
		return
	}
	s := newSetup()
	switch id {
	case frame.NewSetup, frame.VirtualSetup:
		if last := game.Again(r.store, r.People(), r.Now()); last != nil {
			s = setupLike(*last, r.Active())
		}
		s.Virtual = id == frame.VirtualSetup
	default:
		r.LoadDraft(draftSetup, &s)
		s = s.known(r.Active())
	}
	r.showSetup(s)
}

func (r *Room) showSetup(s setup) {
	var screen *screen
	show := func() { screen.show(s, s.offered(r.Active()), s.problem(r.Now())) }
	change := func(next setup) {
		s = next
		r.SaveDraft(draftSetup, s)
		show()
	}
	screen = newScreen(actions{
		change: change,
		meet: func(name string) error {
			p, err := r.Meet(name)
			if err == nil && s.seated(p.ID) < 0 {
				change(s.toggle(p))
			}
			return err
		},
		shuffle: func() { change(s.order(r.Dice.Perm(len(s.Seats)))) },
		draw:    func() { change(s.deal(s.Seats[r.Dice.IntN(len(s.Seats))].ID)) },
		computer: func(name string) {
			if p, err := r.Meet(name); !r.Refused(err) {
				change(s.toggle(p))
			}
		},
		start: func() { r.startGame(s) },
		back:  r.Back,
	})
	change(s)
	r.Open(screen)
}

// startGame begins a game as it was set up; one with the virtual deck goes on at
// the chairs.
func (r *Room) startGame(s setup) {
	id, err := game.Begin(r.store, s.start(r.Now()), r.Now)
	if r.Refused(err) {
		return
	}
	room := frame.SheetRoom
	if s.Virtual {
		room = frame.DeckRoom
	}
	r.Go(frame.Route{Room: room, ID: id})
}

// draftSetup is the name under which a setup is kept that is half done.
const draftSetup = "setup"
