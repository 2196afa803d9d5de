// Command site writes the rule book of every game in every language as plain pages for a static host, into the
// folder that it is given.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: site FOLDER")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1)
	}
}

// write writes all pages into a folder.
func write(folder string) error {
	all, err := pages()
	for path, text := range all {
		path = filepath.Join(folder, filepath.FromSlash(path))
		err = errors.Join(err, os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, text, 0o644))
	}
	return err
}
