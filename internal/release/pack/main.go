// Pack makes the folder of pages that browsers are sent: it names files by what is in
// them, so that browsers may keep them for good, and compresses them.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	html "html/template"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	text "text/template"

	"github.com/andybalholm/brotli"

	"tabby/internal/devices/host/page"
	"tabby/internal/draw/art"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

func main() {
	var p packer
	flag.StringVar(&p.pages, "pages", "internal/system/web/page", "the `folder` of the pages")
	flag.StringVar(&p.program, "program", "", "the program, built for js/wasm")
	flag.StringVar(&p.loader, "loader", "", "the loader of the Go distribution, wasm_exec.js")
	flag.StringVar(&p.out, "out", "internal/system/web/dist", "the `folder` to write")
	flag.IntVar(&p.quality, "quality", 5, "of the compression, from 0 to 11")
	flag.Parse()
	if err := p.pack(); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

// A packer makes the folder of pages.
type packer struct {
	pages, program, loader, out string
	quality                     int
}

// index, worker and manifest keep their names, by which browsers ask for them.
const (
	index    = "index.html"
	worker   = "sw.js"
	manifest = "manifest.webmanifest"
)

// pack reads all files, renames them, and writes them.
func (p packer) pack() error {
	files, err := p.read()
	if err != nil {
		return err
	}
	if err := say(files, languages.All()); err != nil {
		return err
	}
	rename(files)
	if err := fillWorker(files); err != nil {
		return err
	}
	return p.write(files)
}

// read returns the content of the files by the names that the pages use.
func (p packer) read() (map[string][]byte, error) {
	paths, err := filepath.Glob(filepath.Join(p.pages, "*"))
	if err != nil {
		return nil, err
	}
	from := map[string]string{"app.wasm": p.program, "wasm_exec.js": p.loader}
	for _, path := range paths {
		from[filepath.Base(path)] = path
	}
	cat := art.Portrait(art.Asleep, art.Day) // as on the first page of the program
	files := map[string][]byte{"sounds.js": page.Sounds(), "cat.svg": []byte(cat)}
	for name, path := range from {
		if files[name], err = os.ReadFile(path); err != nil {
			return nil, err
		}
	}
	if files[index] == nil || files[worker] == nil || files[manifest] == nil {
		return nil, fmt.Errorf("%s, %s or %s is missing in %s", index, worker, manifest, p.pages)
	}
	return files, nil
}

// A start is what the index says in a language before the program has begun.
type start struct {
	words.StartScriptTexts
	Tag, Welcome, WelcomeText, Again string
}

// say fills the texts of the first language into the index and the manifest, and what the index says
// in each of them.
func say(files map[string][]byte, all languages.Set) error {
	w := struct {
		*words.Language
		Starts []start
	}{Language: all[0].Words()}
	for _, spoken := range all {
		l := spoken.Words()
		w.Starts = append(w.Starts, start{l.StartScript, l.Tag, l.Home.Welcome, l.Home.WelcomeText, l.Start.Again})
	}
	escape := func(v any) (string, error) {
		text, err := json.Marshal(v)
		return string(text), err
	}
	var page, about bytes.Buffer
	t, err := html.New(index).Funcs(html.FuncMap{"json": escape}).Parse(string(files[index]))
	if err == nil {
		err = t.Execute(&page, w)
	}
	if err != nil {
		return err
	}
	m, err := text.New(manifest).Funcs(text.FuncMap{"json": escape}).Parse(string(files[manifest]))
	if err == nil {
		err = m.Execute(&about, w)
	}
	files[index], files[manifest] = page.Bytes(), about.Bytes()
	return err
}

// rename gives every script, style and program a name with the hash of its content,
// and the index these names.
func rename(files map[string][]byte) {
	for _, name := range slices.Sorted(maps.Keys(files)) {
		ext := filepath.Ext(name)
		if name == worker || ext != ".js" && ext != ".css" && ext != ".wasm" {
			continue
		}
		hashed := strings.TrimSuffix(name, ext) + "." + hash(files[name]) + ext
		files[hashed] = files[name]
		delete(files, name)
		files[index] = bytes.ReplaceAll(files[index], []byte(`"`+name+`"`), []byte(`"`+hashed+`"`))
	}
}

// fillWorker tells the service worker what to keep, and which version that is.
func fillWorker(files map[string][]byte) error {
	const version, list = "VERSION", "/* FILES */"
	text := string(files[worker])
	if strings.Count(text, version) != 1 || strings.Count(text, list) != 1 {
		return fmt.Errorf("%s does not name %s and %s once each", worker, version, list)
	}
	var names, all strings.Builder
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintln(&all, name, hash(files[name]))
		if name != worker && name != index { // which is ./
			fmt.Fprintf(&names, "'%s', ", name)
		}
	}
	text = strings.Replace(text, version, hash([]byte(all.String())), 1)
	files[worker] = []byte(strings.Replace(text, list, strings.TrimSuffix(names.String(), ", "), 1))
	return nil
}

// hash returns the beginning of a hash that no two of our files share.
func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}

// write replaces what an earlier run wrote.
func (p packer) write(files map[string][]byte) error {
	old, err := filepath.Glob(filepath.Join(p.out, "[^.]*"))
	if err != nil {
		return err
	}
	for _, path := range old {
		if err := os.Remove(path); err != nil {
			return err
		}
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		data := files[name]
		if filepath.Ext(name) != ".png" {
			name, data = name+".br", p.compress(data)
		}
		if err := os.WriteFile(filepath.Join(p.out, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

func (p packer) compress(data []byte) []byte {
	const window = 24 // the largest, 16 MB: the program has many repeats far apart
	var out bytes.Buffer
	w := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: p.quality, LGWin: window})
	_, _ = w.Write(data) // a buffer takes everything
	_ = w.Close()
	return out.Bytes()
}
