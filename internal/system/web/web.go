// Package web holds the pages of the browser build. `make web` writes them into the
// folder dist, from where they are embedded into the binary.
package web

import (
	"embed"
	"io/fs"
)

// dist always holds at least its .gitignore, so that a clean clone builds.
//
//go:embed all:dist
var dist embed.FS

// Files returns the built pages. There is no index.html.br among them in a binary that
// was built without `make web`.
func Files() fs.FS {
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // the folder is embedded
	}
	return files
}
