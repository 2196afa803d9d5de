package customgame

import (
	"encoding/json"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/devices/handover"
	"tabby/rulesref"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

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
