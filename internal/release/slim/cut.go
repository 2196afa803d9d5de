package main

import (
	"fmt"
	"os"
	"strings"
)

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
