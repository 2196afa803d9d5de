package arch

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"tabby/internal/testing/must"
)

var (
	// linked is a link of a page to another one, to a part of one, or to a picture.
	linked = regexp.MustCompile(`\]\(([^)#\s]*)(?:#([^)\s]*))?\)`)
	// heading is the title of a part of a page, and unlinked what its anchor leaves out.
	heading  = regexp.MustCompile(`(?m)^#+ +(.+)$`)
	unlinked = regexp.MustCompile(`[^\pL\pN _-]`)
	// decision is a page of docs/decisions that code and scripts name.
	decision = regexp.MustCompile(`docs/decisions/([\w-]+)(?:\.md)?`)
)

// astray returns one sentence for every link of the pages, and every decision that other files name, that
// leads nowhere.
func astray(house fs.FS) (said []string) {
	pages := slices.Concat(must.Get(fs.Glob(house, "*.md")), must.Get(fs.Glob(house, "docs/*.md")), must.Get(fs.Glob(house, "docs/decisions/*.md")))
	for _, page := range pages {
		text := string(must.Get(fs.ReadFile(house, page)))
		for _, link := range linked.FindAllStringSubmatch(text, -1) {
			to := path.Join(path.Dir(page), link[1])
			if strings.Contains(link[1], ":") {
				continue // it leads out of the house
			}
			if link[1] == "" {
				to = page
			}
			if _, err := fs.Stat(house, to); err != nil {
				said = append(said, fmt.Sprintf("%s leads to %s, which is not there", page, to))
			} else if link[2] != "" && !slices.Contains(anchors(house, to), link[2]) {
				said = append(said, fmt.Sprintf("%s leads to #%s of %s, which is not there", page, link[2], to))
			}
		}
	}
	return said
}

// anchors returns the names by which the parts of a page are linked.
func anchors(house fs.FS, page string) (all []string) {
	for _, title := range heading.FindAllStringSubmatch(string(must.Get(fs.ReadFile(house, page))), -1) {
		all = append(all, strings.ReplaceAll(unlinked.ReplaceAllString(strings.ToLower(title[1]), ""), " ", "-"))
	}
	return all
}

// placed is what looks like the path of a folder or a file, in the text of a page.
var placed = regexp.MustCompile(`[a-z][\w-]*(?:/[\w.-]*\w)+`)

// unplaced returns one sentence for each path in the code of a page that is not there, from the top or from
// internal/devices, whose packages the map calls by their names.
func unplaced(house fs.FS, page string) (said []string) {
	text := string(must.Get(fs.ReadFile(house, page)))
	for _, code := range regexp.MustCompile("(?s)```.*?```|`[^`\n]+`").FindAllString(text, -1) {
		for _, name := range placed.FindAllString(strings.NewReplacer("<tag>", "en", "<id>", "golf").Replace(code), -1) {
			_, err := fs.Stat(house, name)
			_, below := fs.Stat(house, "internal/devices/"+name)
			if err != nil && below != nil {
				said = append(said, fmt.Sprintf("%s names %s, which is not there", page, name))
			}
		}
	}
	return said
}

// undecided returns one sentence for every decision that code names and that has no page.
func undecided(house fs.FS) (said []string, err error) {
	err = fs.WalkDir(house, ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && strange(house, name):
			return fs.SkipDir
		case path.Ext(name) != ".go" && name != "Makefile" || strings.HasPrefix(name, "internal/testing/arch/"):
			return nil
		}
		text, err := fs.ReadFile(house, name)
		for _, named := range decision.FindAllStringSubmatch(string(text), -1) {
			if _, err := fs.Stat(house, "docs/decisions/"+named[1]+".md"); err != nil {
				said = append(said, fmt.Sprintf("%s names docs/decisions/%s, which is not there", name, named[1]))
			}
		}
		return err
	})
	return said, err
}

func TestEveryLinkOfThePagesLeadsSomewhere(t *testing.T) {
	house := os.DirFS("../../..")
	said, err := undecided(house)
	must.Do(t, err)
	for _, complaint := range slices.Concat(said, astray(house), unplaced(house, "ARCHITECTURE.md")) {
		t.Error(complaint)
	}
}

func TestALinkToNothingIsReported(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"[there](docs/there.md) and [out](https://example.org/none.md)", ""},
		{"[a part](docs/there.md#two-doors-and-a-cat), and [of this page](#here)\n# Here", ""},
		{"[none](docs/none.md)", "README.md leads to docs/none.md"},
		{"![none](none.png)", "README.md leads to none.png"},
		{"[a part](docs/there.md#three)", "README.md leads to #three of docs/there.md"},
	} {
		house := fstest.MapFS{"README.md": {Data: []byte(c.text)}, "docs/there.md": {Data: []byte("# There\n\n## Two doors, and a cat\n")}}
		if said := strings.Join(astray(house), " "); !strings.HasPrefix(said, c.want) || c.want == "" && said != "" {
			t.Errorf("%s: said %q", c.text, said)
		}
	}
	house := fstest.MapFS{"map.md": {Data: []byte("`deal/hand.go`, `host/live`, `Desk.Do` and `deal/none.go`")}, "deal/hand.go": {}, "internal/devices/host/live/a.go": {}}
	if said := unplaced(house, "map.md"); len(said) != 1 {
		t.Errorf("said %q", said)
	}
	code := fstest.MapFS{"a/a.go": {Data: []byte("// docs/decisions/0001 and docs/decisions/there.md\n")}, "docs/decisions/there.md": {}}
	if said := must.Get(undecided(code)); len(said) != 1 {
		t.Errorf("said %q", said)
	}
}
