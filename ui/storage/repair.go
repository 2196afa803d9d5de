package storage

import (
	"errors"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// checkAll looks whether everything is as it was written, and says so, or what can
// be done.
func (r *Room) checkAll() {
	games := 0
	frame.Work(r.Frame, "Checking", func(w history.Work) (found history.Diagnosis, err error) {
		if err = r.store.Check(w); err == nil {
			games, err = r.store.Count(history.Filter{State: history.Any})
		}
		if errors.Is(err, history.ErrDamaged) {
			return r.store.Diagnose(w)
		}
		return found, err
	}, func(found history.Diagnosis, err error) {
		switch text, not := frame.Failure(err, "Not everything was looked at."); {
		case errors.Is(err, history.ErrStopped):
			r.Inform("Stopped", text)
		case not:
			r.Inform("It could not be checked", text)
		case found.Wrong != nil:
			r.openRepair(found)
		default:
			r.Inform("All is well", words.Count(games, words.Game)+", each as it was written.")
		}
	})
}

// openRepair says what is not as it was written, and offers what can be done.
func (r *Room) openRepair(found history.Diagnosis) {
	page := r.NewPage("Something is damaged")
	page.SetBody(Ways(found, r.Now(), func(way history.Repair) {
		r.replace("Repairing", "Nothing was repaired", func(w history.Work) (history.Restored, error) {
			return r.store.Repair(way, w)
		})
	})...)
	r.Open(page)
}

// Ways returns what a page says about a damaged store: what is wrong, what is there,
// and the ways to repair it, the one that loses least first.
func Ways(found history.Diagnosis, now time.Time, choose func(history.Repair)) []fyne.CanvasObject {
	var files []fyne.CanvasObject
	for _, f := range found.Files {
		files = append(files, widgets.NewBody(words.Found(f, now)))
	}
	all := []fyne.CanvasObject{
		widgets.NewNotice(widgets.Warning, words.Explain(found.Wrong)),
		widgets.Section("What is there", files...),
	}
	for i, way := range found.Ways {
		kind := widgets.Secondary
		if i == 0 {
			kind = widgets.Primary
		}
		all = append(all, widgets.Column(widgets.SpaceTiny,
			widgets.NewButton(kind, words.Repair(way, now), func() { choose(way) }), widgets.NewHint(words.Consequence(way))))
	}
	return append(all, widgets.NewHint("What is damaged is kept as a file beside it."))
}
