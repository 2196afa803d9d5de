// Package desktop is the store of the window on a computer: the history in a folder, and the
// user's own folders for shared, exported and imported files.
package desktop

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"sync/atomic"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/demo"
	"tabby/internal/words"
)

// A Store is the history in a folder, as the window asks for it.
type Store struct {
	*sqlite.Store
	loudspeaker

	words  atomic.Pointer[words.Language] // files are named on any goroutine
	saying *exec.Cmd                      // what was said last, or nil
	line   line                           // to other devices
	demo   bool                           // its games are those of a made-up family
}

// Words returns the language in which the store speaks.
func (s *Store) Words() *words.Language { return s.words.Load() }

// SetWords sets the language in which the store speaks.
func (s *Store) SetWords(w *words.Language) {
	s.words.Store(w)
	s.line.speak(w.Server)
}

// Close closes the history, and ends that other devices reach it.
func (s *Store) Close() error {
	s.hangUp()
	return s.Store.Close()
}

// Open opens the history kept in a folder; it speaks in a language. The error is a
// [*history.Trouble].
func Open(w *words.Language, dir string) (*Store, error) {
	s, err := sqlite.Open(dir, sqlite.Options{})
	if err != nil {
		return nil, trouble(dir, err)
	}
	opened := &Store{Store: s, loudspeaker: newLoudspeaker()}
	opened.line.begin()
	opened.SetWords(w)
	return opened, nil
}

// OpenDemo opens an empty folder and plays the year of a made-up family in it, whose names are
// in a language. Who makes the folder deletes it.
func OpenDemo(w *words.Language, dir string) (*Store, error) {
	s, err := Open(w, dir)
	if err != nil {
		return nil, err
	}
	s.demo = true
	if err := demo.Play(s, w, time.Now()); err != nil {
		return nil, trouble(dir, errors.Join(err, s.Close()))
	}
	return s, nil
}

// Advice returns what the first page says of the games, or "": that they are made up.
func (s *Store) Advice(bool) string {
	if s.demo {
		return s.Words().Demo.Title
	}
	return ""
}

// trouble returns what is wrong with a folder, and what can be done.
func trouble(dir string, err error) *history.Trouble {
	t := &history.Trouble{Dir: dir, Err: err}
	if busy := new(history.BusyError); errors.As(err, &busy) {
		t.Busy, t.PID, t.Since = true, busy.PID, busy.Since
	} else if errors.Is(err, history.ErrDamaged) {
		t.Diagnose = func(w history.Work) (history.Diagnosis, error) { return sqlite.Diagnose(dir, sqlite.Options{}, w) }
		t.Repair = func(way history.Repair, w history.Work) (history.Restored, error) {
			return sqlite.Repair(dir, way, sqlite.Options{}, w)
		}
	}
	return t
}

// A copier is a command that puts the picture it reads from standard input on the clipboard,
// if its program is there, and a screen if a variable of the environment has to
// name one. Fyne's clipboard takes texts alone.
type copier struct {
	program string
	screen  string // the variable, or ""
	command []string
}

// copiers are the programs that copy: on Linux they may be installed, macOS and Windows have them.
func copiers() []copier {
	return []copier{
		{"wl-copy", "WAYLAND_DISPLAY", []string{"wl-copy", "--type", "image/png"}},
		{"xclip", "DISPLAY", []string{"xclip", "-selection", "clipboard", "-target", "image/png"}},
		{"osascript", "", []string{"/bin/sh", "-c", `picture=$(mktemp) && cat > "$picture" && osascript -e "set the clipboard to (read (POSIX file \"$picture\") as «class PNGf»)"; copied=$?; rm -f "$picture"; exit $copied`}},
		{"powershell.exe", "", []string{"powershell.exe", "-NoProfile", "-Sta", "-WindowStyle", "Hidden", "-Command", "$ErrorActionPreference='Stop';", "Add-Type", "-AssemblyName", "System.Drawing,System.Windows.Forms;", "[Windows.Forms.Clipboard]::SetImage([Drawing.Image]::FromStream([Console]::OpenStandardInput()))"}},
	}
}

// copying returns the command that copies pictures here, or nil if there is none.
func copying() []string {
	for _, c := range copiers() {
		if _, err := exec.LookPath(c.program); err == nil && (c.screen == "" || os.Getenv(c.screen) != "") {
			return c.command
		}
	}
	return nil
}

// CanCopyPicture reports whether the system has a program that copies pictures.
func (*Store) CanCopyPicture() bool { return copying() != nil }

// CopyPicture puts a picture on the clipboard, as PNG.
func (*Store) CopyPicture(png []byte) error {
	command := copying()
	if command == nil {
		return history.ErrNotCopied
	}
	c := exec.Command(command[0], command[1:]...)
	c.Stdin = bytes.NewReader(png)
	if err := c.Run(); err != nil {
		return errors.Join(history.ErrNotCopied, err)
	}
	return nil
}
