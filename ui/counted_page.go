package ui

import (
	"fyne.io/fyne/v2"

	"tabby/history/stats"
	"tabby/ui/widgets"
)

// A countedPage shows what the games of an outlook say. They are counted away from
// the screen; what another outlook has asked for since is not shown any more.
type countedPage struct {
	app    *App
	page   *widgets.Page
	choice *outlookChoice
	turn   int // which count was asked for last

	above  func() []fyne.CanvasObject // what stands between the choice and what they say, or nil
	narrow func(*stats.Query)         // which games of the outlook are wanted, or nil for all
	body   func(stats.Report) []fyne.CanvasObject
}

// newCountedPage is a page on which nothing is counted yet.
func (a *App) newCountedPage(title string, body func(stats.Report) []fyne.CanvasObject) *countedPage {
	c := &countedPage{app: a, page: widgets.NewPage(title), body: body}
	c.page.SetBack("Back", a.back)
	c.choice = a.newOutlookChoice(c.show)
	return c
}

// outlook is what is looked at.
func (c *countedPage) outlook() outlook { return c.choice.now }

// again counts once more.
func (c *countedPage) again() { c.show(c.outlook()) }

// show counts the games of an outlook, and shows what they say.
func (c *countedPage) show(o outlook) {
	c.turn++
	turn := c.turn
	c.choice.show(o)
	above := []fyne.CanvasObject{c.choice.Container}
	if c.above != nil {
		above = append(above, c.above()...)
	}
	c.page.SetBody(append(above, widgets.NewHint("Counting …"))...)
	wish := o.wish(c.app.time.Now())
	if c.narrow != nil {
		c.narrow(&wish)
	}
	var r stats.Report
	var err error
	c.app.time.Away(func() { r, err = c.app.store.Statistics(wish) }, func() {
		if turn != c.turn || c.app.refused(err) {
			return
		}
		c.choice.tell(r)
		c.page.SetBody(append(above, c.body(r)...)...)
	})
}
