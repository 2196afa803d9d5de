package storage

import (
	"fmt"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A backupsPage lists the backups, and makes and restores them.
type backupsPage struct {
	room *Room
	page *widgets.Page
	said answer
}

// OpenBackups opens the list of backups.
func (r *Room) OpenBackups() {
	page := r.NewPage("Backups")
	s := &backupsPage{room: r, page: page, said: answerOn(page)}
	s.show()
	r.Open(s.page)
}

func (s *backupsPage) show() {
	backups, err := s.room.store.Backups()
	if s.room.Refused(err) {
		return
	}
	var kept, aside []fyne.CanvasObject
	for _, b := range backups {
		if b.Aside {
			aside = append(aside, s.tile(b))
		} else {
			kept = append(kept, s.tile(b))
		}
	}
	if kept == nil {
		kept = append(kept, widgets.NewHint("None yet."))
	}
	body := []fyne.CanvasObject{
		s.said.box,
		widgets.NewHint("Tabby makes one each week by itself, and keeps the last five and one a month for a year."),
		widgets.NewIconTextButton(widgets.Primary, widgets.IconPlus, "Back up now", s.make),
		widgets.Section("Tap one to put it back", kept...),
	}
	if len(aside) > 0 {
		body = append(body, widgets.Section("Set aside for one of them", aside...))
	}
	s.page.SetBody(append(body, s.elsewhere())...)
}

// tile returns a tile that restores a backup.
func (s *backupsPage) tile(b history.Backup) fyne.CanvasObject {
	at := words.Moment(b.At, s.room.Now())
	text := widgets.Column(widgets.SpaceNone, widgets.NewText(at, widgets.TextStyle{Bold: true}), widgets.NewHint(size(b.Bytes)))
	return widgets.NewTile(widgets.Carded, text, func() { s.ask(at, b.Path) })
}

// size returns a size in words.
func size(bytes int64) string {
	const kilo = 1000
	if bytes < kilo*kilo {
		return fmt.Sprintf("%d kB", (bytes+kilo-1)/kilo)
	}
	return fmt.Sprintf("%.1f MB", float64(bytes)/(kilo*kilo))
}

// elsewhere returns the field for a backup in another folder, such as that of
// another computer.
func (s *backupsPage) elsewhere() fyne.CanvasObject {
	path := widgets.NewTextField("File")
	path.SetHint("~/tabby.db")
	restore := func(string) {
		if strings.TrimSpace(path.Text()) == "" {
			path.SetError("Type where the backup is.")
			return
		}
		path.SetError("")
		s.ask(filepath.Base(path.Text()), path.Text())
	}
	path.OnSubmitted = restore
	return widgets.NewExpander("A backup from elsewhere", widgets.Column(widgets.SpaceSmall,
		path, widgets.NewButton(widgets.Secondary, "Put it back", func() { restore("") })))
}

func (s *backupsPage) make() {
	frame.Work(s.room.Frame, "Backing up", s.room.store.Backup, func(path string, err error) {
		s.show()
		s.said.give(err, "There is no new backup.", "A copy of everything is in "+path)
	})
}

// ask asks before a backup takes the place of what is kept now.
func (s *backupsPage) ask(name, path string) {
	s.room.Ask(widgets.ConfirmWords{
		Title: "Put back " + name, Accept: "Put it back", Cancel: "Keep what is here",
		Text: "Games and people will be as they were then. What is here now is set aside first, as a file beside it, " +
			"and stands in this list afterwards: nothing is lost.",
	}, func() { s.room.restore(path) })
}

// restore puts a backup in the place of all that is kept, and opens that.
func (r *Room) restore(path string) {
	r.replace("Putting it back", "Nothing was put back", func(w history.Work) (history.Restored, error) {
		return r.store.RestoreBackup(path, w)
	})
}

// replace does work that puts another store in the place of this one, and opens that.
// It says what came back, or that nothing did.
func (r *Room) replace(title, nothing string, do func(history.Work) (history.Restored, error)) {
	r.End()
	frame.Work(r.Frame, title, do, func(got history.Restored, err error) {
		next := r.reopen()
		if next == nil {
			return // the window tells why
		}
		if text, not := frame.Failure(err, "All is as it was before."); not {
			next.Inform(nothing, text)
		} else {
			next.Inform("It is back", words.Restored(got))
		}
	})
}
