// Unpack writes the built pages into a folder, uncompressed, for any static host.
package main

import (
	"bytes"
	"io"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"strings"

	"github.com/andybalholm/brotli"

	"tabby/internal/system/web"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: unpack FOLDER")
	}
	if err := unpack(web.Files(), os.Args[1]); err != nil {
		log.Fatal("unpack: ", err)
	}
}

// unpack writes files into a folder that it makes.
func unpack(files fs.FS, folder string) error {
	entries, err := fs.ReadDir(files, ".")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, entry := range entries {
		if entry.IsDir() || strings.HasPrefix(entry.Name(), ".") {
			continue
		}
		if err := write(files, entry.Name(), folder); err != nil {
			return err
		}
	}
	return nil
}

// write writes one file, without its compression.
func write(files fs.FS, name, folder string) error {
	content, err := fs.ReadFile(files, name)
	if err != nil {
		return err
	}
	if plain, compressed := strings.CutSuffix(name, ".br"); compressed {
		name = plain
		if content, err = io.ReadAll(brotli.NewReader(bytes.NewReader(content))); err != nil {
			return err
		}
	}
	return os.WriteFile(filepath.Join(folder, name), content, 0o644)
}
