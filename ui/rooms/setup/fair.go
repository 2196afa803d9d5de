package setup

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/table/game"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A Store lists the latest games and counts them.
type Store interface {
	game.Recent
	// Statistics counts games. It may take seconds and may be called from any
	// goroutine.
	Statistics(stats.Query, history.Work) (stats.Report, error)
}

// A fairStart offers a head start to those whom others are ahead of, folded.
type fairStart struct {
	*widgets.Expander

	page    *setupPage
	rows    *fyne.Container
	variant string // of the report
	counted bool   // the report is there
	report  stats.Report
	shown   []stats.HeadStart
	toggles []*widgets.Toggle // one for each
}

func (s *setupPage) newFairStart() *fairStart {
	w := &s.Words.Setup
	f := &fairStart{page: s, rows: widgets.Column(widgets.SpaceSmall)}
	f.Expander = widgets.NewExpander(w.FairStart, widgets.Column(widgets.SpaceSmall, f.rows, widgets.NewHint(w.FairHint)))
	f.Hide()
	return f
}

// show shows what can be offered to those who are seated. The games of another variant are
// counted first.
func (f *fairStart) show(now setup) {
	if f.variant != now.Variant {
		variant := now.Variant
		f.variant, f.counted, f.report = variant, false, stats.Report{}
		frame.Load(f.page.Messenger, func() (stats.Report, error) {
			return f.page.store.Statistics(stats.Query{Variant: variant}, history.Work{})
		}, func(r stats.Report) {
			if f.variant == variant {
				f.counted, f.report = true, r
				f.offer(f.page.now)
			}
		})
	}
	f.offer(now)
}

// offer shows the head starts that are sure enough, and which of them are taken. One that is
// not offered any more is not given. It rebuilds the switches only when other ones are, so that
// the focus stays.
func (f *fairStart) offer(now setup) {
	offers := now.offers(f.report)
	if kept := now.taking(offers); f.counted && !maps.Equal(kept.HeadStarts, now.HeadStarts) {
		f.page.change(kept)
		return
	}
	if !slices.Equal(offers, f.shown) {
		f.shown, f.toggles, f.rows.Objects = offers, nil, nil
		for _, o := range offers {
			t := f.toggle(now, o)
			f.toggles = append(f.toggles, t)
			f.rows.Add(t)
		}
		widgets.SetVisible(f.Expander, len(offers) > 0)
		f.page.page.Refresh()
	}
	for i, o := range f.shown {
		f.toggles[i].SetOn(now.HeadStarts[o.Person] > 0)
	}
}

// toggle returns the switch of an offer.
func (f *fairStart) toggle(now setup, o stats.HeadStart) *widgets.Toggle {
	w := &f.page.Words.Setup
	p := now.Seats[now.seated(o.Person)]
	return widgets.NewToggle(w.StartsAhead(p.Name, o.Points), w.GoingBy(o.Games), func(on bool) {
		points := 0
		if on {
			points = o.Points
		}
		f.page.change(f.page.now.ahead(p.ID, points))
	})
}

// offers returns the head starts for those who are seated. One that was taken stays as it was.
func (s setup) offers(r stats.Report) []stats.HeadStart {
	rounds := 0
	if t := s.table(); t.Value(engine.End) == engine.EndRounds {
		rounds = t.Number(engine.Rounds)
	}
	all := r.HeadStarts(s.ids(), rounds)
	for i, h := range all {
		if points := s.HeadStarts[h.Person]; points > 0 {
			all[i].Points = points
		}
	}
	return all
}

// taking returns the setup with those of its head starts that are offered.
func (s setup) taking(offers []stats.HeadStart) setup {
	s.HeadStarts = maps.Clone(s.HeadStarts)
	maps.DeleteFunc(s.HeadStarts, func(id string, _ int) bool {
		return !slices.ContainsFunc(offers, func(h stats.HeadStart) bool { return h.Person == id })
	})
	return s
}

// ahead gives a person a head start; 0 takes it away.
func (s setup) ahead(id string, points int) setup {
	s.HeadStarts = withNumber(s.HeadStarts, id, points)
	return s
}

// headStarts returns how many points each player is ahead, or nil if nobody is.
func (s setup) headStarts() []int {
	all, given := make([]int, len(s.Seats)), false
	for i, p := range s.Seats {
		all[i] = s.HeadStarts[p.ID]
		given = given || all[i] > 0
	}
	if !given {
		return nil
	}
	return all
}
