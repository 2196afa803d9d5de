package main

import (
	"bytes"
	"crypto/sha256"
	"debug/buildinfo"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"github.com/andybalholm/brotli"
	"github.com/google/uuid"

	"tabby/internal/system/licences"
	"tabby/internal/system/web"
)

// A program is Tabby for one kind of machine.
type program struct {
	name         string // of the machine, and what the program is for
	goos, goarch string
	tags, link   string // flags of the compiler and the linker
	cc           string // the compiler of C, or "" for a program without C
}

// servers are the programs without C: the server and the command line, for any Linux.
var servers = []program{
	{name: "linux-amd64-server", goos: "linux", goarch: "amd64"},
	{name: "linux-arm64-server", goos: "linux", goarch: "arm64"},
	{name: "linux-armv7-server", goos: "linux", goarch: "arm"},
}

// The programs with a window. Windows has two programs, because one there has either a console or
// none.
var (
	window         = program{name: "linux-amd64", goos: "linux", goarch: "amd64", tags: "gles,migrated_fynedo", cc: "gcc"}
	windowsWindow  = program{name: "windows-amd64", goos: "windows", goarch: "amd64", tags: "accessibility,migrated_fynedo", link: "-H windowsgui", cc: "x86_64-w64-mingw32-gcc"}
	windowsConsole = program{name: "windows-amd64-cli", goos: "windows", goarch: "amd64"}
)

// A built program has its bytes, and the facts with which it and the programs embedded in it were
// built.
type built struct {
	code []byte
	info []*debug.BuildInfo // its own first
}

// build builds a program, and lists what it is made of.
func (r release) build(p program) (built, error) {
	path := filepath.Join(r.work, p.name+".program")
	c := "0"
	if p.cc != "" {
		c = "1"
	}
	cmd := exec.Command("go", "build", "-trimpath", "-tags", p.tags, "-o", path,
		"-ldflags", "-s -w -X tabby/internal/system/version.described="+r.version+" "+p.link, ".")
	cmd.Env = append(os.Environ(), "GOOS="+p.goos, "GOARCH="+p.goarch, "GOAMD64=v1", "GOARM=7", "CGO_ENABLED="+c, "CC="+p.cc)
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	if err := cmd.Run(); err != nil {
		return built{}, fmt.Errorf("%s: %w", p.name, err)
	}
	code, err := os.ReadFile(path)
	if err != nil {
		return built{}, err
	}
	pages, err := embedded(web.Files())
	if err != nil {
		return built{}, err
	}
	return r.list(p.name, code, pages...)
}

// embedded returns the facts of the programs for browsers among pages. Every program for a
// machine has the pages in it.
func embedded(pages fs.FS) ([]*debug.BuildInfo, error) {
	names, err := fs.Glob(pages, "*.wasm.br")
	if err == nil && len(names) == 0 {
		err = errors.New("there are no pages to embed; `make web` builds them")
	}
	var all []*debug.BuildInfo
	for _, name := range names {
		packed, failed := fs.ReadFile(pages, name)
		code, bad := io.ReadAll(brotli.NewReader(bytes.NewReader(packed)))
		info, none := facts(code)
		err = errors.Join(err, failed, bad, none)
		all = append(all, info)
	}
	return all, err
}

// list writes what a program is made of, by its own facts and those of the programs within it.
func (r release) list(name string, code []byte, within ...*debug.BuildInfo) (built, error) {
	info, err := facts(code)
	if err != nil {
		return built{}, fmt.Errorf("%s: %w", name, err)
	}
	b := built{code, append([]*debug.BuildInfo{info}, within...)}
	bom, err := r.bom(b)
	if err != nil {
		return built{}, err
	}
	return b, r.write("tabby-"+r.version+"-"+name+".cdx.json", bom)
}

// facts returns the facts that a program was built with. In one for browsers they are found by
// what the go command writes before and after them.
func facts(code []byte) (*debug.BuildInfo, error) {
	if info, err := buildinfo.Read(bytes.NewReader(code)); err == nil {
		return info, nil
	}
	begin, _ := hex.DecodeString("3077af0c9274080241e1c107e6d618e6")
	end, _ := hex.DecodeString("f932433186182072008242104116d8f2")
	_, after, _ := bytes.Cut(code, begin)
	text, _, found := bytes.Cut(after, end)
	if !found {
		return nil, fmt.Errorf("the program does not say what it was built from")
	}
	info, err := debug.ParseBuildInfo(string(text))
	if err == nil {
		info.GoVersion = runtime.Version()
	}
	return info, err
}

// write writes a file of the release.
func (r release) write(name string, content []byte) error {
	return os.WriteFile(filepath.Join(r.out, name), content, 0o644)
}

// The part of CycloneDX 1.6 that says what a program is made of.
type (
	bom struct {
		Format       string       `json:"bomFormat"`
		Spec         string       `json:"specVersion"`
		Serial       string       `json:"serialNumber"`
		Version      int          `json:"version"`
		Metadata     metadata     `json:"metadata"`
		Components   []component  `json:"components"`
		Dependencies []dependency `json:"dependencies"`
	}
	metadata struct {
		Timestamp string    `json:"timestamp"`
		Component component `json:"component"`
	}
	component struct {
		Type       string     `json:"type"`
		Ref        string     `json:"bom-ref"`
		Name       string     `json:"name"`
		Version    string     `json:"version,omitempty"`
		Hashes     []hash     `json:"hashes,omitempty"`
		Licences   []licence  `json:"licenses"`
		PURL       string     `json:"purl,omitempty"`
		CPE        string     `json:"cpe,omitempty"`
		Properties []property `json:"properties,omitempty"`
	}
	hash struct {
		Algorithm string `json:"alg"`
		Content   string `json:"content"`
	}
	licence struct {
		Expression string `json:"expression"`
	}
	property struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
	dependency struct {
		Ref string   `json:"ref"`
		On  []string `json:"dependsOn"`
	}
)

// bom lists what a program is made of.
func (r release) bom(b built) ([]byte, error) {
	sum := sha256.Sum256(b.code)
	root := component{
		Type: "application", Ref: "tabby", Name: "tabby", Version: r.version, Licences: []licence{{"MIT"}},
		Hashes: []hash{{"SHA-256", hex.EncodeToString(sum[:])}},
	}
	for _, s := range b.info[0].Settings {
		root.Properties = append(root.Properties, property{"go:" + s.Key, s.Value})
	}
	list := bom{
		Format: "CycloneDX", Spec: "1.6", Version: 1, Serial: uuid.NewSHA1(uuid.NameSpaceURL, sum[:]).URN(),
		Metadata: metadata{r.at.Format(time.RFC3339), root},
	}
	on := dependency{Ref: root.Ref}
	for _, p := range licences.Parts(b.info...) {
		c := component{Type: "library", Ref: p.Name, Name: p.Name, Version: p.Version, Licences: []licence{{p.SPDX}}}
		if p.Sum != "" {
			c.PURL = "pkg:golang/" + strings.ToLower(p.Name) + "@" + p.Version
			c.Properties = []property{{"go:sum", p.Sum}}
		}
		if known, ok := scanned[p.Name]; ok {
			c.PURL, c.CPE = known.purl+p.Version, strings.Replace(known.cpe, "@", p.Version, 1)
		}
		list.Components = append(list.Components, c)
		on.On = append(on.On, c.Ref)
	}
	list.Dependencies = []dependency{on}
	text, err := json.MarshalIndent(list, "", "  ")
	return append(text, '\n'), err
}

// scanned are the names by which scanners look up parts that are no modules, up to their version.
var scanned = map[string]struct{ purl, cpe string }{
	licences.Go:     {"pkg:golang/stdlib@", "cpe:2.3:a:golang:go:@:*:*:*:*:*:*:*"},
	licences.SQLite: {"pkg:generic/sqlite@", "cpe:2.3:a:sqlite:sqlite:@:*:*:*:*:*:*:*"},
	"idiomorph":     {"pkg:npm/idiomorph@", ""},
}

// besides are the texts of the licences of parts that are no modules.
var besides = map[string]string{
	"Noto Sans": "internal/draw/letters/font/LICENSE.txt",
	"idiomorph": "internal/devices/host/page/static/idiomorph.LICENSE",

	licences.SQLite: "internal/system/licences/SQLite.txt",
}

// copyright returns the licence of Tabby and those of all that a program is made of.
func copyright(b built) ([]byte, error) {
	out := bytes.NewBufferString("Tabby is under this licence.\n\n")
	own, err := os.ReadFile("LICENSE")
	if err != nil {
		return nil, err
	}
	out.Write(own)
	out.WriteString("\nWhat it is made of is free software as well.\n")
	folders, err := folders(b.info)
	if err != nil {
		return nil, err
	}
	for _, p := range licences.Parts(b.info...) {
		texts := []string{besides[p.Name]}
		if texts[0] == "" {
			texts = textsOf(folders[p.Name])
		}
		if len(texts) == 0 || p.SPDX == "" {
			return nil, fmt.Errorf("%s has no licence", p.Name)
		}
		fmt.Fprintf(out, "\n==== %s %s: %s\n", p.Name, p.Version, p.SPDX)
		for _, path := range texts {
			text, err := os.ReadFile(path)
			if err != nil {
				return nil, err
			}
			fmt.Fprintf(out, "\n%s\n", bytes.TrimSpace(text))
		}
	}
	return out.Bytes(), nil
}

// folders returns where the sources of the modules of programs are, and those of Go.
func folders(programs []*debug.BuildInfo) (map[string]string, error) {
	root, err := run("go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	args := []string{"list", "-m", "-e", "-f", "{{.Path}} {{.Dir}}"}
	for _, info := range programs {
		for _, m := range info.Deps {
			args = append(args, m.Path)
		}
	}
	said, err := run("go", args...)
	all := map[string]string{licences.Go: strings.TrimSpace(root)}
	for line := range strings.Lines(said) {
		module, folder, _ := strings.Cut(strings.TrimSpace(line), " ")
		all[module] = folder
	}
	return all, err
}

// textsOf returns the files with the licences of a module.
func textsOf(folder string) []string {
	var all []string
	for _, pattern := range []string{"LICENSE*", "COPYING*", "licenses/*", "glfw/LICENSE*"} {
		found, _ := filepath.Glob(filepath.Join(folder, pattern)) // the pattern is good
		all = append(all, found...)
	}
	return all
}
