package ui

import (
	"errors"

	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
	"tabby/ui/words"
)

// Trouble is why the history cannot be opened, in words for the table.
type Trouble struct {
	Title  string
	Text   string
	Fix    string                     // what can be done about it, or ""
	Repair func(Work) (string, error) // does it and says what came of it; may take seconds
}

// Error says what the trouble is.
func (t *Trouble) Error() string { return t.Title + ": " + t.Text }

// A troubleScreen tells of a trouble and offers what can be done.
type troubleScreen struct {
	window fyne.Window
	time   Schedule
	again  func() // begins the program once more
	quit   func()

	trouble    *Trouble
	page       *widgets.Page
	title      *widgets.Text
	said       *widgets.Text
	fix, retry *widgets.Button
}

// pageOf is shown instead of the program.
func (s *troubleScreen) pageOf(err error) *widgets.Page {
	var t *Trouble
	if !errors.As(err, &t) {
		t = &Trouble{Title: "Something went wrong", Text: words.Explain(err)}
	}
	s.trouble, s.page = t, widgets.NewPage("Tabby")
	s.title, s.said = widgets.NewHeading(t.Title), widgets.NewBody(t.Text)
	s.retry = widgets.NewButton(widgets.Primary, "Try again", s.again)
	s.fix = widgets.NewButton(widgets.Primary, t.Fix, s.repair)
	widgets.SetVisible(s.fix, t.Repair != nil)
	if t.Repair != nil {
		s.retry.SetKind(widgets.Secondary)
	}
	s.page.SetBody(s.title, s.said, s.fix, s.retry, widgets.NewButton(widgets.Quiet, "Close Tabby", s.quit))
	return s.page
}

// repair does what can be done, away from the screen.
func (s *troubleScreen) repair() {
	text := ""
	job{title: s.trouble.Fix, stops: true, do: func(w Work) (err error) {
		text, err = s.trouble.Repair(w)
		return err
	}, result: func(err error) {
		if why, not := failed(err, "It is not in order yet."); not {
			s.said.SetText(why)
			s.page.Refresh()
			return
		}
		s.title.SetText("It is in order again")
		s.said.SetText(text)
		s.fix.Hide()
		s.retry.SetText("Open it")
		s.retry.SetKind(widgets.Primary)
		s.page.Refresh()
	}}.run(s.window.Canvas(), s.time)
}
