package setup

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/table/game"
	"tabby/scoring"
	"tabby/ui/frame"
)

// A Room is where a new game is set up.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Drafter
	*frame.Changer
	*frame.Keeper
	*frame.Roster
	*frame.Library
	frame.World

	store     Store
	beginGame func(scoring.Start) (id string, err error)
}

// New returns the room where games are set up, and begun with begin.
func New(f *frame.Frame, store Store, begin func(scoring.Start) (id string, err error)) *Room {
	return &Room{
		Navigator: f.Navigator, Screen: f.Screen, Messenger: f.Messenger, Drafter: f.Drafter,
		Changer: f.Changer, Keeper: f.Keeper, Roster: f.Roster, Library: f.Library, World: f.World,
		store: store, beginGame: begin,
	}
}

// OpenSetup opens the setup of a new game, or resumes one. id is that of the route,
// see [frame.SetupRoom].
func (r *Room) OpenSetup(id string) {
	if !r.LoadPeople() {
		return
	}
	s := newSetup()
	switch id {
	case frame.NewSetup, frame.VirtualSetup:
		s = r.newOrLeft(id == frame.VirtualSetup)
	default:
		if half := (setup{}); r.LoadDraft(draftSetup, &half) {
			s = half
		}
		s = s.known(r.Active())
		if own, kept := r.CustomGame(id); kept {
			s = s.play(ofOwn(own))
		}
	}
	groups, err := r.store.Groups()
	r.Refused(err)
	page := r.newPage(s, groups)
	r.Open(page)
	if len(page.known) == 0 { // the first thing to do is to type a name
		r.Focus(page.name.Entry().(fyne.CanvasObject))
	}
}

// newOrLeft returns a setup like the latest game, or the one that was left half done since that
// began: who was chosen is chosen still after a step back.
func (r *Room) newOrLeft(virtual bool) setup {
	s, latest := newSetup(), ""
	games, _ := r.store.Games(history.Page{Limit: 1}) // or the setup begins empty
	if len(games) > 0 {
		latest = games[0].ID
	}
	left := setup{}
	if r.LoadDraft(draftSetup, &left) && left.Virtual == virtual && left.After == latest {
		return left.known(r.Active())
	}
	if last := game.Again(r.store, games, r.People(), r.Now()); last != nil {
		s = setupLike(*last, r.Active())
	}
	if s.Virtual, s.After = virtual, latest; !virtual {
		return s.people()
	}
	if s.table().Rules.Kept {
		return s.play(listed{rules: engine.Variants()[0]})
	}
	return s
}

// draftSetup is the name of the draft of a setup.
const draftSetup = "setup"
