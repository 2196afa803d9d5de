// Slim runs go build for browsers, with modules and a standard library that do not bring
// what Tabby never uses: phones fetch the program over the air. Its arguments are those
// of go build. docs/decisions/browser.md has what each cut brings.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const templates = "text/template"

// tmp is where the copies are meanwhile. Its name gets into the program, so it is always
// the same one, and the same sources give the same bytes.
const tmp = "bin/slim"

func main() {
	if err := build(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "slim:", err)
		os.Exit(1)
	}
}

// build cuts copies in a folder that it then removes, and builds with them.
func build(args []string) error {
	defer os.RemoveAll(tmp)
	if err := errors.Join(os.RemoveAll(tmp), os.MkdirAll(tmp, 0o755)); err != nil {
		return err
	}
	modfile, err := replaceModules()
	if err != nil {
		return err
	}
	overlay, err := overlayLibrary()
	if err != nil {
		return err
	}
	cmd := exec.Command("go", append([]string{"build", "-modfile", modfile, "-overlay", overlay}, args...)...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}

// replaceModules copies modules and cuts them, and returns the path of a go.mod that uses the copies.
func replaceModules() (string, error) {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return "", err
	}
	for path, cuts := range moduleCuts {
		to := filepath.Join(tmp, filepath.FromSlash(path))
		if err := copyModule(path, to, cuts); err != nil {
			return "", err
		}
		mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", path, filepath.ToSlash(to))
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return "", err
	}
	file := filepath.Join(tmp, "go.mod")
	return file, errors.Join(os.WriteFile(file, mod, 0o600), os.WriteFile(filepath.Join(tmp, "go.sum"), sum, 0o600))
}

// copyModule copies a module, whose path is that of its first package, and cuts the copy.
func copyModule(path, to string, cuts []cut) error {
	from, err := folder(path)
	if err != nil {
		return err
	}
	if err := os.CopyFS(to, os.DirFS(from)); err != nil {
		return err
	}
	for _, c := range cuts {
		file := filepath.Join(to, c.file)
		if err := c.make(file, file); err != nil {
			return err
		}
	}
	return nil
}

// overlayLibrary cuts text/template and puts [web] in the place of net/http, and returns the path of
// an overlay that uses both.
func overlayLibrary() (string, error) {
	from, err := folder(templates)
	if err != nil {
		return "", err
	}
	from = filepath.Join(from, templateCut.file)
	to := filepath.Join(tmp, templateCut.file)
	if err := templateCut.make(from, to); err != nil {
		return "", err
	}
	instead := map[string]string{from: to}
	if err := overlayWeb(instead); err != nil {
		return "", err
	}
	data, err := json.Marshal(map[string]map[string]string{"Replace": instead})
	if err != nil {
		return "", err
	}
	path := filepath.Join(tmp, "overlay.json")
	return path, os.WriteFile(path, data, 0o600)
}

// overlayWeb adds [web] in the place of one file of net/http, and nothing in that of the others.
func overlayWeb(instead map[string]string) error {
	from, err := folder("net/http")
	if err != nil {
		return err
	}
	files, err := filepath.Glob(filepath.Join(from, "*.go"))
	if err != nil {
		return err
	}
	for _, file := range files {
		instead[file] = ""
	}
	to := filepath.Join(tmp, "http.go")
	instead[filepath.Join(from, "http.go")] = to
	return os.WriteFile(to, []byte(web), 0o600)
}

// folder returns where the sources of a package are.
func folder(pkg string) (string, error) {
	cmd := exec.Command("go", "list", "-f", "{{.Dir}}", pkg)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	return strings.TrimSpace(string(out)), err
}
