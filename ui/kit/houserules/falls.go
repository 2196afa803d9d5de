package houserules

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/ui/kit/widgets"
)

// falls edits the totals that fall.
type falls struct {
	words   *words.Language
	rule    engine.HouseRule // says how many there can be, and of which totals
	changed func(engine.Value)
	all     []engine.Fall
	rows    *fyne.Container
	add     *widgets.Button
}

func newFalls(w *words.Language, rule engine.HouseRule, now engine.Value, changed func(engine.Value)) fyne.CanvasObject {
	f := &falls{words: w, rule: rule, changed: changed, all: now.Falls(), rows: widgets.Column(widgets.SpaceSmall)}
	f.add = widgets.NewIconTextButton(widgets.Secondary, widgets.IconPlus, w.Rules.AddFall, func() { f.set(append(f.all, f.next())) })
	f.show()
	return widgets.Column(widgets.SpaceSmall, f.rows, f.add)
}

// next returns a total that does not fall yet.
func (f *falls) next() engine.Fall {
	next := engine.Fall{From: 100, To: 50}
	for _, other := range f.all {
		next.From, next.To = max(next.From, other.From+100), max(next.To, other.From+50)
	}
	return next
}

// set changes how many totals fall.
func (f *falls) set(all []engine.Fall) {
	f.all = all
	f.show()
	f.say()
}

// say hands over what falls now.
func (f *falls) say() {
	var list []string
	for _, fall := range f.all {
		text := fmt.Sprintf("%d=%d", fall.From, fall.To)
		if fall.Times > 0 {
			text += fmt.Sprintf("*%d", fall.Times)
		}
		list = append(list, text)
	}
	if list == nil {
		f.changed(engine.None)
		return
	}
	f.changed(engine.Value(strings.Join(list, ",")))
}

func (f *falls) show() {
	f.rows.Objects = nil
	for i := range f.all {
		f.rows.Add(f.row(i))
	}
	widgets.SetVisible(f.rows, len(f.all) > 0)
	widgets.SetVisible(f.add, len(f.all) < f.rule.Items)
	f.rows.Refresh()
	widgets.Folded(f.rows)
}

// row returns what a total falls to, and how often.
func (f *falls) row(i int) fyne.CanvasObject {
	w, now := &f.words.Rules, f.all[i]
	stepper := func(label string, span widgets.Span, value int, set func(*engine.Fall, int)) *widgets.Stepper {
		s := widgets.NewStepper(&f.words.Kit, label, span, func(n int) {
			set(&f.all[i], n)
			f.say()
		})
		s.SetValue(value)
		return s
	}
	totals := widgets.Span{Least: f.rule.Each.Min, Most: f.rule.Each.Max}
	from := stepper(w.FallFrom, totals, now.From, func(f *engine.Fall, n int) { f.From = n })
	to := stepper(w.FallTo, totals, now.To, func(f *engine.Fall, n int) { f.To = n })
	times := stepper(w.FallTimes, widgets.Span{Most: 9}, now.Times, func(f *engine.Fall, n int) { f.Times = n })
	times.SetHelp(w.AnyTimes)
	remove := widgets.NewIconTextButton(widgets.Quiet, widgets.IconTrash, w.RemoveFall, func() { f.set(slices.Delete(slices.Clone(f.all), i, i+1)) })
	return widgets.Grouped(w.FallNumber(i+1), widgets.NewCard(from, to, times, remove))
}
