package page

// head renders what is above every page: the game, and what happens next.
func (p painter) head() string {
	v := p.view()
	tag := built(p.w).tag
	return string(p.draw("head", struct {
		Files, Title, Subtitle, Headline string
		Over, Below, Paused              bool
	}{tag, v.Title, v.Subtitle, p.w.Text(v.Headline, p.called()), v.Over, v.Result != nil, p.scene.Paused}))
}

// A tab leads to a page.
type tab struct {
	Show, Name, Icon string
	Current          bool
	Turn             bool // the page waits for the viewer
}

// tabs renders what leads to the other pages: nothing from the choice of a seat.
func (p painter) tabs() string {
	if p.shown() == showSeats {
		return string(p.draw("tabs", nil))
	}
	all := [4]tab{{ShowSheet, p.w.Pages.SheetTab, "chart", false, false}}
	if p.viewer.scores() {
		all[1] = tab{ShowScore, p.w.Pages.ScoreTab, "keypad", false, false}
	}
	if p.cards() {
		all[2] = tab{ShowHand, p.w.Pages.Cards, "cards", false, p.viewer.waits()}
	}
	all[3] = tab{ShowRules, p.w.Common.Rules, "book", false, false}
	for i := range all {
		all[i].Current = all[i].Show == p.shown()
	}
	return string(p.draw("tabs", all))
}
