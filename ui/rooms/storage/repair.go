package storage

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// SayDamage says that what is kept is damaged, as the look at it once a week has found, and
// offers to see what can be done.
func (r *Room) SayDamage(err error) {
	w := r.Words
	r.Ask(widgets.ConfirmWords{
		Title: w.Storage.Damaged, Text: w.Refusals.Explain(err), Accept: w.Shell.SeeWhat, Cancel: w.Common.NotNow,
	}, r.diagnose)
}

// diagnose looks what is there, and offers what can be done.
func (r *Room) diagnose() {
	frame.Work(r.Messenger, r.Words.Shell.SeeingWhat, r.store.Diagnose, func(found history.Diagnosis, err error) {
		if !r.Refused(err) && found.Wrong != nil {
			r.openRepair(found)
		}
	})
}

// openRepair says what is not as it was written, and offers what can be done.
func (r *Room) openRepair(found history.Diagnosis) {
	texts := r.Words.Storage
	page := r.NewPage(texts.Damaged)
	page.SetBody(Ways(r.World, found, func(way history.Repair) {
		r.replace(texts.Repairing, texts.NotRepaired, func(w history.Work) (history.Restored, error) {
			return r.store.Repair(way, w)
		})
	})...)
	r.Open(page)
}

// Ways returns what a page says about a damaged store: what is wrong, what is there,
// and the ways to repair it, the one that loses least first.
func Ways(world frame.World, found history.Diagnosis, choose func(history.Repair)) []fyne.CanvasObject {
	w, now := world.Words.Storage, world.Now()
	var files []fyne.CanvasObject
	for _, f := range found.Files {
		files = append(files, widgets.NewBody(w.Found(f, now)))
	}
	all := []fyne.CanvasObject{
		widgets.NewNotice(widgets.Warning, world.Words.Refusals.Explain(found.Wrong)),
		widgets.Section(w.WhatIsThere, files...),
	}
	for i, way := range found.Ways {
		kind := widgets.Secondary
		if i == 0 {
			kind = widgets.Primary
		}
		all = append(all, widgets.Column(widgets.SpaceTiny,
			widgets.NewButton(kind, w.Repair(way, now), func() { choose(way) }), widgets.NewHint(w.Consequence(way))))
	}
	return append(all, widgets.NewHint(w.DamagedKept))
}
