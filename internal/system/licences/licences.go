// Package licences says what a program is made of, and under which licence each part is:
// About shows it, and a release lists it for programs.
package licences

import (
	"cmp"
	"fmt"
	"path"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
)

// A Part is what a program has in it.
type Part struct {
	Name    string // of a module, its path
	Version string // or "" where a part has none of its own
	SPDX    string // the licence, as an expression of SPDX, or "" if it is not known
	Sum     string // of a module, its checksum in go.sum
}

// of are the licences of modules, by their paths. The path of an owner stands for all its modules
// without an entry of their own.
var of = map[string]string{
	"fyne.io":                            "BSD-3-Clause",
	"fyne.io/systray":                    "Apache-2.0",
	"github.com/adrg/xdg":                "MIT",
	"github.com/alecthomas/kong":         "MIT",
	"github.com/andybalholm/brotli":      "MIT",
	"github.com/anthonynsimon/bild":      "MIT",
	"github.com/blevesearch":             "BSD-3-Clause",
	"github.com/BurntSushi/toml":         "MIT",
	"github.com/clipperhouse":            "MIT",
	"github.com/coder/websocket":         "ISC",
	"github.com/fsnotify/fsnotify":       "BSD-3-Clause",
	"github.com/fyne-io":                 "BSD-3-Clause",
	"github.com/fyne-io/glfw-js":         "MIT",
	"github.com/go-gl/gl":                "MIT",
	"github.com/go-gl/glfw":              "BSD-3-Clause AND Zlib",
	"github.com/go-json-experiment/json": "BSD-3-Clause",
	"github.com/go-pdf/fpdf":             "MIT",
	"github.com/go-text":                 "BSD-3-Clause OR Unlicense",
	"github.com/godbus/dbus":             "BSD-2-Clause",
	"github.com/gofrs/flock":             "BSD-3-Clause",
	"github.com/golang/freetype":         "FTL OR GPL-2.0-or-later",
	"github.com/google/uuid":             "BSD-3-Clause",
	"github.com/gosimple/unidecode":      "Apache-2.0",
	"github.com/hack-pad":                "Apache-2.0",
	"github.com/jeandeaual/go-locale":    "MIT",
	"github.com/jfreymuth/pulse":         "MIT",
	"github.com/jsummers/gobmp":          "MIT",
	"github.com/klauspost/compress":      "Apache-2.0 AND BSD-3-Clause AND MIT",
	"github.com/mattn":                   "MIT",
	"github.com/mdp/qrterminal":          "MIT",
	"github.com/nats-io":                 "Apache-2.0",
	"github.com/ncruces":                 "MIT",
	"github.com/ncruces/go-sqlite3-wasm": "MIT-0 AND blessing",
	"github.com/nfnt/resize":             "ISC",
	"github.com/nicksnyder/go-i18n":      "MIT",
	"github.com/pion":                    "MIT",
	"github.com/rymdport/portal":         "Apache-2.0",
	"github.com/srwiley":                 "BSD-3-Clause",
	"github.com/valyala":                 "MIT",
	"github.com/VictoriaMetrics/metrics": "MIT",
	"github.com/wcharczuk/go-chart":      "MIT",
	"github.com/yuin/goldmark":           "MIT",
	"golang.org/x":                       "BSD-3-Clause",
	"rsc.io/qr":                          "BSD-3-Clause",
}

// sqlite is the module that SQLite was translated into. Its version ends in that of SQLite:
// v6.3.35304 is made of 3.53.4.
const sqlite = "github.com/ncruces/go-sqlite3-wasm/v6"

// Names of parts that are no modules.
const (
	Go     = "Go"
	SQLite = "SQLite"
)

// beside returns the parts that are no modules.
func beside(info *debug.BuildInfo) []Part {
	all := []Part{
		{Name: Go, Version: strings.TrimPrefix(info.GoVersion, "go"), SPDX: "BSD-3-Clause"},
		{Name: "Noto Sans", SPDX: "OFL-1.1"},
		{Name: "idiomorph", Version: "0.8.0", SPDX: "0BSD"},
	}
	for _, m := range info.Deps {
		if m.Path == sqlite {
			all = append(all, Part{Name: SQLite, Version: versionOfSQLite(m.Version), SPDX: "blessing"})
		}
	}
	return all
}

// versionOfSQLite returns the version that the last five digits of a module's version name, or ""
// if they name none.
func versionOfSQLite(module string) string {
	number, err := strconv.Atoi(module[strings.LastIndexByte(module, '.')+1:])
	if err != nil || number < 1_00_00 {
		return ""
	}
	return fmt.Sprintf("%d.%d.%d", number/1_00_00, number/1_00%1_00, number%1_00)
}

// Parts returns what programs are made of besides Tabby, by name and each part once, by the facts
// that they were built with.
func Parts(programs ...*debug.BuildInfo) []Part {
	var all []Part
	for _, info := range programs {
		all = append(all, beside(info)...)
		for _, m := range info.Deps {
			all = append(all, Part{Name: m.Path, Version: m.Version, SPDX: Of(m.Path), Sum: m.Sum})
		}
	}
	slices.SortFunc(all, func(a, b Part) int {
		return cmp.Or(strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)), strings.Compare(a.Version, b.Version))
	})
	return slices.Compact(all)
}

// Of returns the licence of a module, or that of its owner, as in [Part.SPDX].
func Of(module string) string {
	for at := module; at != "."; at = path.Dir(at) {
		if licence := of[at]; licence != "" {
			return licence
		}
	}
	return ""
}
