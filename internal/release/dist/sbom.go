package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"time"

	"github.com/google/uuid"

	"tabby/internal/system/licences"
)

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
