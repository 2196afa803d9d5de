package ui

import (
	"errors"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/storage"
)

// A troubleScreen shows a trouble and offers what can be done about it.
type troubleScreen struct {
	window fyne.Window
	time   frame.World
	again  func() // begins the program once more
	quit   func() // or nil

	trouble *history.Trouble
	title   string
	page    *widgets.Page
}

// pageOf returns the page that is shown instead of the program.
func (s *troubleScreen) pageOf(err error) *widgets.Page {
	w, text := s.time.Words, ""
	if errors.As(err, &s.trouble) {
		s.title, text = w.Computer.Trouble(s.trouble, s.quit == nil)
	} else {
		s.trouble, s.title, text = &history.Trouble{}, w.Shell.WentWrong, w.Refusals.Explain(err)
	}
	s.page = widgets.NewPage(w.Home.Title)
	s.explain(text)
	return s.page
}

// explain shows what is wrong, and what can be done.
func (s *troubleScreen) explain(text string) {
	w := s.time.Words.Shell
	first := widgets.NewButton(widgets.Primary, w.TryAgain, s.again)
	if s.trouble.Diagnose == nil {
		s.show(s.title, text, first)
		return
	}
	first.SetKind(widgets.Secondary)
	s.show(s.title, text, widgets.NewButton(widgets.Primary, w.SeeWhat, s.diagnose), first)
}

// show shows a title, a text and what can be done.
func (s *troubleScreen) show(title, text string, more ...fyne.CanvasObject) {
	s.fill(append([]fyne.CanvasObject{widgets.NewHeading(title), widgets.NewBody(text)}, more...))
}

// fill fills the page, with the way out below.
func (s *troubleScreen) fill(body []fyne.CanvasObject) {
	if s.quit != nil {
		body = append(body, widgets.NewButton(widgets.Quiet, s.time.Words.Shell.CloseTabby, s.quit))
	}
	s.page.SetBody(body...)
	s.page.Refresh()
}

// diagnose shows what is there and the ways to repair it.
func (s *troubleScreen) diagnose() {
	work(s, s.time.Words.Shell.SeeingWhat, s.trouble.Diagnose, func(found history.Diagnosis) {
		if found.Wrong == nil {
			s.again() // it is in order by now
			return
		}
		s.fill(storage.Ways(s.time, found, s.repair))
	})
}

func (s *troubleScreen) repair(way history.Repair) {
	w := s.time.Words
	work(s, w.Storage.Repairing, func(work history.Work) (history.Restored, error) { return s.trouble.Repair(way, work) }, func(got history.Restored) {
		s.show(w.Shell.InOrderAgain, w.Storage.Restored(got), widgets.NewButton(widgets.Primary, w.Shell.OpenIt, s.again))
	})
}

// work does a job, and says why it failed.
func work[T any](s *troubleScreen, title string, do func(history.Work) (T, error), done func(T)) {
	frame.Job[T]{Title: title, Stops: true, Do: do, Result: func(got T, err error) {
		if why, not := frame.Failure(s.time.Words, err, s.time.Words.Shell.NotInOrderYet); not {
			s.explain(why)
			return
		}
		done(got)
	}}.Run(s.window.Canvas(), s.time)
}
