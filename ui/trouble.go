package ui

import (
	"errors"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/storage"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// Trouble is why the history cannot be opened, in words for the table.
type Trouble struct {
	Title string
	Text  string

	// Diagnose says what can be done about it, and Repair does it. They are nil where
	// nothing can, and may take seconds.
	Diagnose func(history.Work) (history.Diagnosis, error)
	Repair   func(history.Repair, history.Work) (history.Restored, error)
}

// Error returns the title and the text.
func (t *Trouble) Error() string { return t.Title + ": " + t.Text }

// A troubleScreen shows a trouble and offers what can be done about it.
type troubleScreen struct {
	window fyne.Window
	time   frame.Schedule
	again  func() // begins the program once more
	quit   func() // or nil

	trouble *Trouble
	page    *widgets.Page
}

// pageOf returns the page that is shown instead of the program.
func (s *troubleScreen) pageOf(err error) *widgets.Page {
	var t *Trouble
	if !errors.As(err, &t) {
		t = &Trouble{Title: "Something went wrong", Text: words.Explain(err)}
	}
	s.trouble, s.page = t, widgets.NewPage("Tabby")
	s.begin(t.Title, t.Text)
	return s.page
}

// begin shows what is wrong, and what can be done.
func (s *troubleScreen) begin(title, text string) {
	first := widgets.NewButton(widgets.Primary, "Try again", s.again)
	if s.trouble.Diagnose == nil {
		s.show(title, text, first)
		return
	}
	first.SetKind(widgets.Secondary)
	s.show(title, text, widgets.NewButton(widgets.Primary, "See what can be brought back", s.diagnose), first)
}

// show shows a title, a text and what can be done.
func (s *troubleScreen) show(title, text string, more ...fyne.CanvasObject) {
	s.fill(append([]fyne.CanvasObject{widgets.NewHeading(title), widgets.NewBody(text)}, more...))
}

// fill fills the page, with the way out below.
func (s *troubleScreen) fill(body []fyne.CanvasObject) {
	if s.quit != nil {
		body = append(body, widgets.NewButton(widgets.Quiet, "Close Tabby", s.quit))
	}
	s.page.SetBody(body...)
	s.page.Refresh()
}

// diagnose shows what is there and the ways to repair it.
func (s *troubleScreen) diagnose() {
	work(s, "Looking what can be brought back", s.trouble.Diagnose, func(found history.Diagnosis) {
		if found.Wrong == nil {
			s.again() // it is in order by now
			return
		}
		s.fill(storage.Ways(found, s.time.Now(), s.repair))
	})
}

// repair repairs the store in a way.
func (s *troubleScreen) repair(way history.Repair) {
	work(s, "Repairing", func(w history.Work) (history.Restored, error) { return s.trouble.Repair(way, w) }, func(got history.Restored) {
		s.show("It is in order again", words.Restored(got), widgets.NewButton(widgets.Primary, "Open it", s.again))
	})
}

// work does a job, and says why it failed.
func work[T any](s *troubleScreen, title string, do func(history.Work) (T, error), done func(T)) {
	frame.Job[T]{Title: title, Stops: true, Do: do, Result: func(got T, err error) {
		if why, not := frame.Failure(err, "It is not in order yet."); not {
			s.begin(s.trouble.Title, why)
			return
		}
		done(got)
	}}.Run(s.window.Canvas(), s.time)
}
