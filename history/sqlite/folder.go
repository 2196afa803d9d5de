package sqlite

import (
	"path/filepath"

	"github.com/adrg/xdg"
)

// DefaultDir returns the data folder of this user, where the system keeps such
// things. It need not exist.
func DefaultDir() string { return filepath.Join(xdg.DataHome, "tabby") }

// Owns reports whether a path, by whatever name or link, is or would be a file of
// the store in a folder.
func Owns(dir, path string) bool { return Options{}.folder(dir).Owns(path) }
