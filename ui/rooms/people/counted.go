package people

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A countedPage shows what is counted of the games of a selection. They are counted
// off the screen's goroutine; a result is dropped if another selection was asked for
// since.
type countedPage struct {
	*widgets.Page

	room     *Room
	selector *selector
	turn     int // which count was asked for last

	above  func() []fyne.CanvasObject // shown below the selector, or nil
	narrow func(*stats.Query)         // counts fewer games, or nil
	body   func(stats.Report) []fyne.CanvasObject
}

// newCountedPage returns a page without a count.
func (r *Room) newCountedPage(title string, body func(stats.Report) []fyne.CanvasObject) *countedPage {
	c := &countedPage{room: r, Page: r.NewPage(title), body: body}
	c.SetWide()
	c.selector = r.newSelector(c.show)
	return c
}

func (c *countedPage) selection() selection { return c.selector.now }

// show counts the games of a selection and shows the result.
func (c *countedPage) show(s selection) {
	c.turn++
	turn := c.turn
	c.selector.show(s)
	above := []fyne.CanvasObject{c.selector.Container}
	if c.above != nil {
		above = append(above, c.above()...)
	}
	c.SetBody(append(above, widgets.NewHint(c.room.Words.Statistics.Counting))...)
	query := s.query(c.room.Now())
	if c.narrow != nil {
		c.narrow(&query)
	}
	frame.Load(c.room.Messenger, func() (stats.Report, error) { return c.room.store.Statistics(query, history.Work{}) }, func(r stats.Report) {
		if turn == c.turn {
			c.selector.showUncounted(r)
			c.SetBody(append(above, c.body(r)...)...)
			c.room.ShowFirst()
		}
	})
}
