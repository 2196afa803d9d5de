package main

import (
	"bytes"
	"debug/buildinfo"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"

	"github.com/andybalholm/brotli"

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
