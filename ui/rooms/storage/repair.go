package storage

import (
	"errors"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// checkAll looks whether everything is as it was written, and says so, or what can
// be done.
func (r *Room) checkAll() {
	texts, games := r.Words.Storage, 0
	frame.Work(r.Messenger, texts.Checking, func(w history.Work) (found history.Diagnosis, err error) {
		if err = r.store.Check(w); err == nil {
			games, err = r.store.Count(history.Filter{State: history.Any})
		}
		if errors.Is(err, history.ErrDamaged) {
			return r.store.Diagnose(w)
		}
		return found, err
	}, func(found history.Diagnosis, err error) {
		switch text, not := frame.Failure(r.Words, err, texts.NotAllSeen); {
		case errors.Is(err, history.ErrStopped):
			r.Inform(texts.Stopped, text)
		case not:
			r.Inform(texts.NotChecked, text)
		case found.Wrong != nil:
			r.openRepair(found)
		default:
			r.Inform(texts.AllIsWell, texts.AllWell(games))
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
