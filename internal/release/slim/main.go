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

// A cut replaces a text, which a file has once.
type cut struct{ file, old, new string }

// templateCut keeps templates from calling methods by their name: the linker would keep
// all methods of the program. Those of package rulesref and of Fyne call none.
var templateCut = cut{"exec.go", "method := ptr.MethodByName(fieldName)", "method := (reflect.Value{})"}

// web stands in for net/http, whose names here Fyne uses: a browser fetches by itself, and net/http
// would bring its ciphers a second time.
const web = `package http

import (
	"errors"
	"io"
)

const (
	StatusOK       = 200
	StatusIMUsed   = 226
	StatusNotFound = 404
)

type Response struct {
	Status     string
	StatusCode int
	Body       io.ReadCloser
}

func Get(string) (*Response, error)  { return nil, errors.ErrUnsupported }
func Head(string) (*Response, error) { return nil, errors.ErrUnsupported }

func DetectContentType([]byte) string { return "image/png" }
`

// moduleCuts are the cuts by module.
var moduleCuts = map[string][]cut{
	"fyne.io/fyne/v2": fyneCuts,
	// Drawings in the encodings of all the world: Tabby's are UTF-8.
	"github.com/fyne-io/oksvg": {
		{"public.go", "\t\"golang.org/x/net/html/charset\"\n", ""},
		{"public.go", "\tdecoder.CharsetReader = charset.NewReaderLabel\n", ""},
	},
	// A second reader of drawings, for letters that are drawings, which no font here has.
	"github.com/go-text/render": {{"svg.go", "github.com/srwiley/oksvg", "github.com/fyne-io/oksvg"}},
}

var fyneCuts = []cut{
	// Fyne's own words in other languages, which it reads before anything else: those that
	// Tabby shows are in the code, in English.
	{
		"lang/lang.go", `	err := AddTranslationsFS(translations, "translations")
	if err != nil {
		fyne.LogError("Error occurred loading built-in translations", err)
	}
`, `	_, _ = AddTranslationsFS, fyne.LogError
	setupLang("en")
`,
	},
	// Markdown, whose tables are made before anything else.
	{"widget/markdown.go", "package widget\n", "//go:build ignore\n\npackage widget\n"},
	{"widget/markdown_image_wasm.go", "//go:build !ci", "//go:build ignore && !ci"},
	// The dark mode, which Tabby follows by itself, and whose settings are not Fyne's.
	{"app/app_wasm.go", "fyne.CurrentApp().Settings().(*settings).setupTheme()", "_ = (*settings).setupTheme"},
	// The fonts, which are the same in each theme, read again with each.
	{"internal/driver/glfw/loop.go", "painter.ClearFontCache()", "_ = painter.ClearFontCache"},
	// Fonts of styles that Tabby does not use.
	font("NotoSans-Italic.ttf", "notoSansItalic"),
	font("NotoSans-BoldItalic.ttf", "notoSansBoldItalic"),
	font("DejaVuSansMono-Powerline.ttf", "dejaVuSansMono"),
}

// font returns the cut that takes the regular font in the place of another one: the same
// bytes, since each go:embed would bring its own.
func font(file, name string) cut {
	return cut{
		"theme/bundled-fonts.go",
		"//go:embed font/" + file + "\nvar " + name + " []byte",
		"var " + name + " = notoSansRegular",
	}
}

// make reads a file and writes it with the cut. The error says if there is another
// version of the file than the cut was made for.
func (c cut) make(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	text := string(data)
	if n := strings.Count(text, c.old); n != 1 {
		return fmt.Errorf("%s has %q %d times, not once", from, c.old, n)
	}
	return os.WriteFile(to, []byte(strings.Replace(text, c.old, c.new, 1)), 0o600)
}
