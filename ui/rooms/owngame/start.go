package owngame

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/kit/widgets"
)

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
	names, games := []string{w.Nothing}, []engine.OwnGame{fromNothing()}
	for _, own := range f.OwnGames() {
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
func (f *form) again(g engine.OwnGame) {
	f.Close()
	f.Open(f.newForm(g))
}
