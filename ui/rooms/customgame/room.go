// Package customgame is the room in which people make custom games: a form that shows the sentences
// of the rules page, and the link that brings such a game to another device.
package customgame

import (
	"encoding/json"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/devices/handover"
	"tabby/rulesref"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// A Store knows where other devices find this program.
type Store interface {
	// CustomGameLink returns the link of the definition of a custom game: an address that
	// a browser opens, or else a text that any Tabby reads.
	CustomGameLink(definition []byte) string
}

// A Room is where custom games are made, given away and taken over.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Drafter
	*frame.Changer
	*frame.Library
	frame.World

	store Store
}

// New returns the room.
func New(f *frame.Frame, store Store) *Room {
	return &Room{f.Navigator, f.Screen, f.Messenger, f.Drafter, f.Changer, f.Library, f.World, store}
}

// draftForm is the name of the draft of the form.
const draftForm = "own-game"

// OpenForm opens the form: with what is half done, or filled in from a game.
// id is that of the route, see [frame.CustomGameRoom].
func (r *Room) OpenForm(id string) {
	g := fromNothing()
	switch id {
	case "":
		r.LoadDraft(draftForm, &g)
	case frame.FromNothing:
	default:
		from, ok := r.from(id)
		if !ok {
			return
		}
		g = from
	}
	form := r.newForm(g)
	r.Open(form)
	if g.Name == "" { // the first thing to do is to type one
		r.Canvas().Focus(form.name.Entry())
	}
}

// from returns the answers of a game, and whether there is one with that ID.
func (r *Room) from(id string) (engine.CustomGame, bool) {
	if own, ok := r.CustomGame(id); ok {
		return own, true
	}
	rules, err := engine.Variant(id)
	if r.Refused(err) {
		return engine.CustomGame{}, false
	}
	return r.like(rules), true
}

// like returns the answers of a game that is no custom game. Of a plain sheet they are only who wins.
func (r *Room) like(rules engine.Rules) engine.CustomGame {
	table := engine.Ruleset{Rules: r.Words.Rules.In(rules)}
	g := engine.CustomGameLike(table)
	if note := rulesref.Course(table, r.Words); engine.FitsNote(note) {
		g.Note = note
	}
	if rules.Twin == "" {
		return g
	}
	plain := fromNothing()
	plain.Wins = g.Wins
	return plain
}

// start offers to fill in the form from another game, or by a link.
func (f *form) start() fyne.CanvasObject {
	w := &f.Words.OwnGames
	from := widgets.NewPickButton(w.StartFrom, f.pick)
	link := widgets.NewTextField(w.PasteLink)
	link.SetHelp(w.BringInHint)
	look := func() { f.TakeOver(link.Text()) }
	link.OnSubmitted = func(string) { look() }
	bring := widgets.NewExpander(w.BringIn, widgets.Column(widgets.SpaceSmall, link, widgets.NewButton(widgets.Secondary, w.LookAtIt, look)))
	return widgets.Column(widgets.SpaceSmall, from, bring)
}

// pick lists the games to fill in the form from.
func (f *form) pick() {
	w := &f.Words.OwnGames
	names, games := []string{w.Nothing}, []engine.CustomGame{fromNothing()}
	for _, own := range f.CustomGames() {
		names, games = append(names, own.Name), append(games, own)
	}
	for _, r := range slices.DeleteFunc(engine.Offered(), func(r engine.Rules) bool { return !r.Kept || r.Twin != "" }) {
		names, games = append(names, f.Words.Rules.In(r).Name), append(games, f.like(r))
	}
	f.Messenger.Pick(w.StartFrom, names, -1, func(i int) {
		before := f.now
		f.again(games[i])
		f.Offer(w.BegunFrom(names[i]), f.Words.Common.Undo, func() { f.again(before) })
	})
}

// again shows the form with other answers.
func (f *form) again(g engine.CustomGame) {
	f.Close()
	f.Open(f.newForm(g))
}

// OpenLink opens the page with the link of a game that is kept here. Its note is not in the link.
func (r *Room) OpenLink(id string) {
	g, ok := r.CustomGame(id)
	if !ok {
		return
	}
	noted := g.Note != ""
	g.Note = ""
	definition, err := json.Marshal(g)
	if r.Refused(err) {
		return
	}
	w := &r.Words.OwnGames
	link := r.store.CustomGameLink(definition)
	page := r.NewPage(w.LinkTitle)
	page.SetTitle(w.LinkTitle, g.Name)
	beside := []fyne.CanvasObject{widgets.NewBody(w.HowToScan(link))}
	if noted {
		beside = append(beside, widgets.NewHint(w.NoteStays))
	}
	beside = append(beside, r.NewLinkField(r.Words.Common.SameAsLink, link, r.Words.Common.CopyLink, r.Words.Shell.Copied))
	page.SetWide()
	page.SetBody(beside...)
	if code, err := pictures.NewCode(link, w.LinkCode); err == nil {
		page.SetBody(frame.NewLinkBody(code, beside...))
	}
	r.Open(page)
}

// TakeOver shows what the game of a link is, and keeps it if that is wanted.
func (r *Room) TakeOver(link string) {
	w := &r.Words.OwnGames
	g, err := read(link)
	if err != nil {
		r.Inform(w.NotTaken, r.Words.Refusals.Explain(err))
		return
	}
	page := r.NewPage(g.Name)
	rules, err := g.Rules()
	if r.Refused(err) {
		return
	}
	t := engine.Ruleset{Rules: rules}
	page.SetBody(widgets.NewBody(w.WhatItIs(t)), widgets.NewCard(r.about(t)...))
	if _, kept := r.CustomGame(g.Variant()); kept {
		page.SetButtons(widgets.NewHint(w.HasIt), widgets.NewIconTextButton(widgets.Primary, widgets.IconPlay, w.Play, func() { r.setUp(g) }))
	} else {
		page.SetButtons(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, w.Save, func() { r.take(g) }))
	}
	r.Open(page)
}

// about returns the main sentences of the rules.
func (r *Room) about(t engine.Ruleset) []fyne.CanvasObject {
	book := rulesref.For(t, r.Words)
	var all []fyne.CanvasObject
	for _, id := range []string{"round", "score", "call", "right-call", "wrong-call", "special", "falls"} {
		if s, ok := book.Section(id); ok {
			all = append(all, widgets.Column(widgets.SpaceNone, widgets.NewText(s.Title, widgets.TextStyle{Bold: true}), widgets.NewBody(s.Text())))
		}
	}
	return all
}

// read returns the game of a link, which has to be one that can be computed.
func read(link string) (engine.CustomGame, error) {
	definition, err := handover.CustomGame(link)
	if err != nil {
		return engine.CustomGame{}, err
	}
	g, err := engine.ParseCustomGame(definition)
	return g.Canonical(), err
}

// take keeps the game of a link, and goes on to set one up.
func (r *Room) take(g engine.CustomGame) {
	if !r.Refused(r.Library.Keep(g)) {
		r.setUp(g)
		r.Say(r.Words.OwnGames.Added(g.Name))
	}
}

// setUp goes on to set up a game that is kept here.
func (r *Room) setUp(g engine.CustomGame) {
	r.Home()
	r.Go(frame.SetupRoom.Route(g.Variant()))
}
