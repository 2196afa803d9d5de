package desktop

import (
	"bytes"
	"errors"
	"os"
	"os/exec"

	"tabby/history"
)

// A copier is a command that puts the picture it reads from standard input on the clipboard,
// where there is the program it is of, and a screen if a variable of the environment has to
// name one. Fyne's clipboard takes texts alone.
type copier struct {
	program string
	screen  string // the variable, or ""
	command []string
}

// copiers are those of Linux, which may be installed, and of macOS and Windows, which have them.
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
