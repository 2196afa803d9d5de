package ui

import (
	"errors"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// Trouble is why the history cannot be opened, in words for the table.
type Trouble struct {
	Title  string
	Text   string
	Fix    string                             // what can be done about it, or ""
	Repair func(history.Work) (string, error) // does it, and returns the result in words; may take seconds
}

// Error returns the title and the text.
func (t *Trouble) Error() string { return t.Title + ": " + t.Text }

// A troubleScreen shows a trouble and offers what can be done about it.
type troubleScreen struct {
	window fyne.Window
	time   frame.Schedule
	again  func() // begins the program once more
	quit   func()

	trouble    *Trouble
	page       *widgets.Page
	title      *widgets.Text
	said       *widgets.Text
	fix, retry *widgets.Button
}

// pageOf returns the page that is shown instead of the program.
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

// repair does what can be done, as a job.
func (s *troubleScreen) repair() {
	text := ""
	frame.Job{Title: s.trouble.Fix, Stops: true, Do: func(w history.Work) (err error) {
		text, err = s.trouble.Repair(w)
		return err
	}, Result: func(err error) {
		if why, not := frame.Failure(err, "It is not in order yet."); not {
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
	}}.Run(s.window.Canvas(), s.time)
}
