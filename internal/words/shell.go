package words

import (
	"errors"

	"tabby/history"
)

// Shell is what the window says around all rooms.
type Shell struct {
	speaker
	ShellTexts
}

// NotKept says that something could not be kept, and why.
func (v Shell) NotKept(err error) string {
	return v.Sentence(v.ShellTexts.NotKept(v.language.Refusals.Reason(err)))
}

// WindowTitle returns what the window is called while a page is in front.
func (v Shell) WindowTitle(page string) string {
	const app = "Tabby"
	if page == "" || page == app {
		return app
	}
	return page + " – " + app
}

// Failed says why a job failed or that it was stopped, after what that means for the data.
func (v Shell) Failed(nothing string, err error) string {
	if errors.Is(err, history.ErrStopped) {
		return v.Text(v.Stopped, nothing)
	}
	return v.Text(nothing, v.language.Refusals.Explain(err))
}
