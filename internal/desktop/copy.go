package desktop

import (
	"bytes"
	"errors"
	"os"
	"os/exec"

	"tabby/history"
)

// A copier is a program that puts the picture it reads from standard input on the clipboard
// of a screen, which a variable of the environment names. Fyne's clipboard takes texts alone.
type copier struct {
	screen  string
	command []string
}

func copiers() []copier {
	return []copier{
		{"WAYLAND_DISPLAY", []string{"wl-copy", "--type", "image/png"}},
		{"DISPLAY", []string{"xclip", "-selection", "clipboard", "-target", "image/png"}},
	}
}

// copying returns the command that copies pictures here, or nil if there is none.
func copying() []string {
	for _, c := range copiers() {
		if _, err := exec.LookPath(c.command[0]); err == nil && os.Getenv(c.screen) != "" {
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
