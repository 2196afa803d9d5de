// Command site writes the rule book of every game in every language as plain pages for a static host, into the
// folder that it is given.
package main

import (
	"bytes"
	_ "embed" // the page and its style
	"errors"
	"fmt"
	"html/template"
	"os"
	"path/filepath"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/rulesref"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: site FOLDER")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1)
	}
}

// write writes all pages into a folder.
func write(folder string) error {
	all, err := pages()
	for path, text := range all {
		path = filepath.Join(folder, filepath.FromSlash(path))
		err = errors.Join(err, os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, text, 0o644))
	}
	return err
}

var (
	//go:embed page.tmpl
	source string
	//go:embed style.css
	style []byte
)

var frame = template.Must(template.New("").Parse(source))

// A page is one of the site.
type page struct {
	Language  *words.Language
	Languages languages.Set
	Title     string
	Rules     string // what rules are called
	Root, Up  string // the folder of all languages from here, and the list of games or ""
	File      string // its name in the folder of a language
	Text      template.HTML
}

// pages returns all pages by their paths: a list of games for each language, in English at the top too, and the
// book of each game. All have one style.
func pages() (map[string][]byte, error) {
	all := map[string][]byte{"style.css": style}
	for i, spoken := range languages.All() {
		l := spoken.Words()
		list := "# " + l.Common.Rules + "\n\n"
		for _, game := range engine.Games() {
			ruleset, err := game.With(game.New(nil))
			if err != nil {
				return nil, err
			}
			book := rulesref.For(ruleset, l).Uncited()
			file := game.ID + ".html"
			list += fmt.Sprintf("* [%s](%s%s)\n", book.Name(), l.Tag+"/", file)
			p := page{Language: l, Title: book.Name(), Root: "../", Up: "index.html", File: file}
			if all[l.Tag+"/"+file], err = p.print(rulesref.Markdown(book)); err != nil {
				return nil, err
			}
		}
		tops := []page{{Language: l, Title: l.Common.Rules, Root: "../", File: "index.html"}}
		if i == 0 { // for those who come without a language
			tops = append(tops, page{Language: l, Title: l.Common.Rules, File: "index.html"})
		}
		for _, p := range tops {
			path, text := p.File, list
			if p.Root != "" {
				path, text = l.Tag+"/"+p.File, strings.ReplaceAll(list, "]("+l.Tag+"/", "](")
			}
			var err error
			if all[path], err = p.print(text); err != nil {
				return nil, err
			}
		}
	}
	return all, nil
}

// print returns the page with a text in Markdown.
func (p page) print(markdown string) ([]byte, error) {
	var text, whole bytes.Buffer
	if err := goldmark.New(goldmark.WithExtensions(extension.Table)).Convert([]byte(markdown), &text); err != nil {
		return nil, err
	}
	p.Languages, p.Rules, p.Text = languages.All(), p.Language.Common.Rules, template.HTML(text.String())
	err := frame.Execute(&whole, p)
	return whole.Bytes(), err
}
