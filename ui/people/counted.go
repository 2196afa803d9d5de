package people

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/widgets"
)

// A countedPage shows what the games of an outlook say. They are counted away from
// the screen; what another outlook has asked for since is not shown any more.
type countedPage struct {
	room   *Room
	page   *widgets.Page
	choice *selector
	turn   int // which count was asked for last

	above  func() []fyne.CanvasObject // what stands between the choice and what they say, or nil
	narrow func(*stats.Query)         // which games of the outlook are wanted, or nil for all
	body   func(stats.Report) []fyne.CanvasObject
}

// newCountedPage is a page on which nothing is counted yet.
func (r *Room) newCountedPage(title string, body func(stats.Report) []fyne.CanvasObject) *countedPage {
	c := &countedPage{room: r, page: widgets.NewPage(title), body: body}
	c.page.SetBack("Back", r.Back)
	c.choice = r.newSelector(c.show)
	return c
}

// outlook is what is looked at.
func (c *countedPage) outlook() selection { return c.choice.now }

// again counts once more.
func (c *countedPage) again() { c.show(c.outlook()) }

// show counts the games of an outlook, and shows what they say.
func (c *countedPage) show(o selection) {
	c.turn++
	turn := c.turn
	c.choice.show(o)
	above := []fyne.CanvasObject{c.choice.Container}
	if c.above != nil {
		above = append(above, c.above()...)
	}
	c.page.SetBody(append(above, widgets.NewHint("Counting …"))...)
	wish := o.wish(c.room.Now())
	if c.narrow != nil {
		c.narrow(&wish)
	}
	var r stats.Report
	var err error
	c.room.Away(func() { r, err = c.room.store.Statistics(wish, history.Work{}) }, func() {
		if turn != c.turn || c.room.Refused(err) {
			return
		}
		c.choice.showUncounted(r)
		c.page.SetBody(append(above, c.body(r)...)...)
	})
}
