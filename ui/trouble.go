package ui

import (
	"errors"

	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// Trouble is why the history cannot be opened, in words for the table.
type Trouble struct {
	Title  string
	Text   string
	Fix    string                 // what can be done about it, or ""
	Repair func() (string, error) // does it and says what came of it
}

// Error says what the trouble is.
func (t *Trouble) Error() string { return t.Title + ": " + t.Text }

// troubleScreen tells of a trouble and offers what can be done.
func troubleScreen(err error, again, quit func()) fyne.CanvasObject {
	var t *Trouble
	if !errors.As(err, &t) {
		t = &Trouble{Title: "Something went wrong", Text: err.Error()}
	}
	page := widgets.NewPage("Tabby")
	said := widgets.NewBody(t.Text)
	retry := widgets.NewButton(widgets.Primary, "Try again", again)
	title := widgets.NewHeading(t.Title)
	body := []fyne.CanvasObject{title, said}
	if t.Repair != nil {
		retry.SetKind(widgets.Secondary)
		var fix *widgets.Button
		fix = widgets.NewButton(widgets.Primary, t.Fix, func() {
			text, err := t.Repair()
			if err != nil {
				said.SetText("That did not work: " + err.Error())
				return
			}
			title.SetText("It is in order again")
			said.SetText(text)
			fix.Hide()
			retry.SetText("Open it")
			retry.SetKind(widgets.Primary)
			page.Refresh()
		})
		body = append(body, fix)
	}
	body = append(body, retry, widgets.NewButton(widgets.Quiet, "Close Tabby", quit))
	page.SetBody(body...)
	return page
}
