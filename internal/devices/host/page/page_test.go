package page

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/net/html"
	"pgregory.net/rapid"

	"tabby/internal/table/sheetview"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// TestChangedPartsMakeTheOldPageTheNewOne follows a table as a phone does: it shows what
// it is sent in place of the elements of the same ids.
func TestChangedPartsMakeTheOldPageTheNewOne(t *testing.T) {
	sheets := map[string]scoring.Sheet{}
	for name, s := range scenes(t) {
		sheets[name] = s.Sheet
	}
	rapid.Check(t, func(t *rapid.T) {
		cache := &Cache{}
		var shown *Page
		var phone *html.Node
		game := rapid.SampledFrom(slices.Sorted(maps.Keys(sheets))).Draw(t, "game")
		for range rapid.IntRange(1, 6).Draw(t, "scenes") {
			if rapid.IntRange(0, 9).Draw(t, "other game") == 0 {
				game = rapid.SampledFrom(slices.Sorted(maps.Keys(sheets))).Draw(t, "game")
			}
			kept, fresh := someScene(t, sheets[game]), &Scene{}
			kept.Cache = cache
			fresh.Sheet, fresh.Slips, fresh.Paused, fresh.Taken = kept.Sheet, kept.Slips, kept.Paused, kept.Taken
			v := someViewer(t)
			want := fresh.Page(v).Since(nil)
			if diff := cmp.Diff(want, kept.Page(v).Since(nil)); diff != "" {
				t.Fatalf("what was drawn before: %s", diff)
			}
			if phone == nil {
				phone = parsed(t, joined(want))
			} else {
				swapIn(t, phone, kept.Page(v).Since(shown))
			}
			shown = kept.Page(v)
			if diff := cmp.Diff(written(t, parsed(t, joined(want))), written(t, phone)); diff != "" {
				t.Fatal(diff)
			}
		}
	})
}

// someScene returns a scene of a sheet in which some players have entered a score.
func someScene(t *rapid.T, sheet scoring.Sheet) *Scene {
	s := &Scene{Sheet: sheet, Slips: sheetview.Slips{}, Paused: rapid.IntRange(0, 5).Draw(t, "paused") == 0, Taken: map[scoring.Player]words.Device{}}
	for _, p := range sheet.Playing() {
		if n := rapid.IntRange(0, 4).Draw(t, "slip"); n > 0 {
			s.Slips[p] = sheetview.Slip{Score: scoring.Score{Points: sheet.Ruleset.Score().Min + n, SatOut: n == 4}, By: rapid.SampledFrom([]string{"", "iPad"}).Draw(t, "by"), Rev: n}
		}
		if rapid.Bool().Draw(t, "taken") {
			s.Taken[p] = words.Device{Name: "iPhone"}
		}
	}
	return s
}

// someViewer returns a viewer who looks at a page without cards.
func someViewer(t *rapid.T) Viewer {
	return Viewer{
		Words: languages.English(),
		Role:  Role(rapid.IntRange(0, 2).Draw(t, "role")), Player: scoring.Player(rapid.IntRange(-1, 1).Draw(t, "player")),
		Show: rapid.SampledFrom([]string{"", ShowSheet, ShowScore, ShowScore, ShowScore}).Draw(t, "show"), Writes: rapid.Bool().Draw(t, "writes"),
	}
}

// parsed returns a text as elements of a page.
func parsed(t rapid.TB, text string) *html.Node {
	t.Helper()
	return must.Get(html.Parse(strings.NewReader(text)))
}

// written returns a page as text.
func written(t rapid.TB, page *html.Node) string {
	t.Helper()
	var w strings.Builder
	must.Do(t, html.Render(&w, page))
	return strings.ReplaceAll(w.String(), "><", ">\n<")
}

// swapIn puts parts in place of the elements of their ids.
func swapIn(t rapid.TB, page *html.Node, parts map[string]string) {
	t.Helper()
	for id, text := range parts {
		old := named(page, id)
		if old == nil {
			t.Fatalf("the page has no %s", id)
		}
		fresh, err := html.ParseFragment(strings.NewReader(text), old.Parent)
		if err != nil || len(fresh) != 1 {
			t.Fatalf("%s is not one element: %s, %v", id, text, err)
		}
		old.Parent.InsertBefore(fresh[0], old)
		old.Parent.RemoveChild(old)
	}
}

// named returns the element of an id, or nil.
func named(page *html.Node, id string) *html.Node {
	for n := range page.Descendants() {
		if slices.Contains(n.Attr, html.Attribute{Key: "id", Val: id}) {
			return n
		}
	}
	return nil
}

func TestOneScoreIsAShortMessage(t *testing.T) {
	before, after := scenes(t)["running"], scenes(t)["running"]
	after.Slips[1] = sheetview.Slip{Score: scoring.Score{Points: 3}, By: "iPad", Rev: 1}
	v := viewers()["score"]
	changed := after.Page(v).Since(before.Page(v))
	got := slices.Sorted(maps.Keys(changed))
	expect.Same(t, "what a score changes", got, []string{"entry-4-1", "missing-4"})
	if again := after.Page(v).Since(after.Page(v)); again != nil {
		t.Errorf("nothing has changed but %v", again)
	}
}

func TestRemovedPartIsEmpty(t *testing.T) {
	s := scenes(t)["running"]
	phone, television := s.Page(viewers()["sheet"]), s.Page(viewers()["screen"])
	if got, is := television.Since(phone)["tabs"]; !is || got != "" {
		t.Errorf("the tabs are %q, %t", got, is)
	}
}

func TestNoTextIsAGap(t *testing.T) {
	s := scenes(t)["running"]
	s.Slips[1] = sheetview.Slip{By: "iPad" + mark, Rev: 1}
	s.Sheet.People = slices.Clone(s.Sheet.People)
	s.Sheet.People[0].Name = "A" + mark + "nn"
	search := viewers()["search"]
	search.Query = "swap" + mark
	for _, v := range []Viewer{search, viewers()["score"], viewers()["other"], viewers()["sheet"], viewers()["seats"]} {
		for id, text := range s.Page(v).Since(nil) {
			if n := strings.Count(text, mark); n > 0 {
				t.Errorf("%s of %+v has %d gaps", id, v, n)
			}
			if id == "main" && !strings.HasSuffix(text, "</main>") {
				t.Errorf("%s of %+v is cut short", id, v)
			}
		}
	}
}
