package page

import (
	"encoding/json"
	"html"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/golden"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// everything is what every viewer sees of every scene, by name, once it is drawn.
var everything = map[string]string{}

// every yields the parts that every viewer sees of every scene, as one text.
func every(t *testing.T, yield func(name, text string)) {
	t.Helper()
	if len(everything) == 0 {
		drawAll(t)
	}
	for name, text := range everything {
		yield(name, text)
	}
}

// drawAll draws what every viewer sees of every scene.
func drawAll(t *testing.T) {
	t.Helper()
	for scene, s := range scenes(t) {
		for viewer, v := range viewers() {
			everything[scene+"-"+viewer] = joined(s.Page(v).Since(nil))
		}
	}
	ben := scoring.Player(1)
	called := &Scene{Sheet: quartet().sheet(t), Caller: &ben}
	for viewer, v := range viewers() {
		everything["called-"+viewer] = joined(called.Page(v).Since(nil))
	}
	s := &Scene{Sheet: quartet().sheet(t)}
	for name, v := range hands(t, s.Sheet, languages.English()) {
		everything[name] = joined(s.Page(v).Since(nil))
	}
}

// joined returns all parts in the order of their ids.
func joined(parts map[string]string) string {
	var w strings.Builder
	for _, id := range slices.Sorted(maps.Keys(parts)) {
		w.WriteString(parts[id] + "\n")
	}
	return w.String()
}

// TestPartsAreThoseOfTheGoldens compares parts with testdata; UPDATE=1 writes them.
func TestPartsAreThoseOfTheGoldens(t *testing.T) {
	all := scenes(t)
	for _, name := range []string{
		"running-sheet", "running-screen", "running-score", "running-own", "running-other", "running-seats", "running-search", "running-card",
		"out-sheet", "special-sheet", "special-screen", "over-sheet", "over-screen", "over-score", "tied-sheet", "tied-score", "timed-sheet", "growing-own", "complete-score",
	} {
		scene, viewer, _ := strings.Cut(name, "-")
		same(t, name, joined(all[scene].Page(viewers()[viewer]).Since(nil)))
	}
}

// same compares a page with a file of testdata.
func same(t *testing.T, name, text string) {
	t.Helper()
	golden.Same(t, "testdata/"+name+".html", files.ReplaceAllString(text, ""))
}

// files is the tag of the files, which changes with each of them.
var files = regexp.MustCompile(` data-files="[0-9a-f]+"`)

func TestEveryPartHasItsIDAtItsRoot(t *testing.T) {
	for _, s := range scenes(t) {
		for _, v := range viewers() {
			for id, text := range s.Page(v).Since(nil) {
				expect.Contains(t, "the root of "+id, text[:strings.Index(text, ">")], ` id="`+id+`"`)
			}
		}
	}
}

func TestEveryControlHasAnIntentThatHostsKnow(t *testing.T) {
	known := []string{"slip", "unslip", "write", "sit", "stand", "leave", "show", "deal", "press", "tap", "pile", "chair"}
	attribute := regexp.MustCompile(` data-(?:do|back)="([^"]*)"`)
	seen := map[string]bool{}
	every(t, func(name, text string) {
		for _, m := range attribute.FindAllStringSubmatch(text, -1) {
			var intent map[string]any
			if err := json.Unmarshal([]byte(html.UnescapeString(m[1])), &intent); err != nil {
				t.Errorf("%s: %s: %v", name, m[0], err)
			}
			do, _ := intent["do"].(string)
			if seen[do] = true; !slices.Contains(known, do) {
				t.Errorf("%s: no host knows %s", name, m[1])
			}
		}
	})
	for _, do := range known {
		if !seen[do] {
			t.Errorf("no control does %q", do)
		}
	}
}

func TestPartsHaveNothingInline(t *testing.T) {
	forbidden := regexp.MustCompile(`(?i)<script|<style|<link|<iframe|<img| style=| on[a-z]+=|javascript:|https?://[^1]`)
	every(t, func(name, text string) {
		expect.Same(t, name+" has", forbidden.FindString(text), "")
	})
}

func TestNamesAreNeverMarkup(t *testing.T) {
	s := scenes(t)["out"]
	for name, v := range viewers() {
		expect.Without(t, name, joined(s.Page(v).Since(nil)), "<b>Fox")
	}
	if text := joined(s.Page(viewers()["sheet"]).Since(nil)); !strings.Contains(text, "🦊 &lt;b&gt;Fox&lt;/b&gt;") {
		t.Error("the name is missing")
	}
}

func TestPlayersDoNotSeeTheSlipsOfOthers(t *testing.T) {
	s := scenes(t)["running"]
	for _, tt := range []struct {
		viewer string
		sees   bool
	}{{"score", true}, {"own", false}, {"other", false}, {"seats", false}, {"sheet", false}, {"screen", false}} {
		text := joined(s.Page(viewers()[tt.viewer]).Since(nil))
		expect.Same(t, tt.viewer+" sees the 7 of another", strings.Contains(text, `placeholder="7"`), tt.sees)
	}
	if text := joined(s.Page(viewers()["own"]).Since(nil)); !strings.Contains(text, `placeholder="12"`) {
		t.Error("a player does not see the own slip")
	}
}

func TestWatchersAndScreensCannotChangeAnything(t *testing.T) {
	for _, s := range scenes(t) {
		for _, show := range []string{ShowSheet, ShowScore, ShowHand, ShowRules, "nonsense"} {
			for _, v := range []Viewer{{Words: languages.English(), Player: scoring.Nobody, Show: show}, {Words: languages.English(), Role: Score, Player: scoring.Nobody, Screen: true, Show: show}} {
				text := joined(s.Page(v).Since(nil))
				for _, do := range []string{"slip", "unslip", "write", "sit", "stand", "leave", "deal", "press", "tap", "pile", "chair"} {
					if strings.Contains(text, `&#34;do&#34;:&#34;`+do+`&#34;`) || strings.Contains(text, `"do":"`+do+`"`) {
						t.Errorf("%+v has a control that does %q", v, do)
					}
				}
			}
		}
	}
}

func TestRoundsAreWrittenOnceAllHaveEntered(t *testing.T) {
	const button = `data-nobody="Nobody called" data-then="Write it down">Nobody called`
	v := viewers()["score"]
	if text := joined(scenes(t)["running"].Page(v).Since(nil)); strings.Contains(text, button) || !strings.Contains(text, "Ben and Dora haven’t entered a score yet.") {
		t.Error("a round that lacks scores can be written down")
	}
	expect.Contains(t, "the page of a complete round", joined(scenes(t)["complete"].Page(v).Since(nil)), button)
	if v.Writes = false; strings.Contains(joined(scenes(t)["complete"].Page(v).Since(nil)), button) {
		t.Error("a device that may not write a round can")
	}
}

func TestATableShowsTheBookOfItsPresentHouseRules(t *testing.T) {
	cache := &Cache{}
	for _, p := range []play{quartet(), timed(), quartet(), growing()} {
		sheet := p.sheet(t)
		kept, fresh := &Scene{Sheet: sheet, Cache: cache}, &Scene{Sheet: sheet}
		for _, name := range []string{"rules", "table", "search"} {
			got := kept.Page(viewers()[name]).Since(nil)
			expect.Same(t, name+" of "+sheet.Ruleset.Rules.Name, got, fresh.Page(viewers()[name]).Since(nil))
		}
	}
	book := cache.bookOf(languages.English(), growing().sheet(t).Ruleset)
	if again := cache.bookOf(languages.English(), growing().sheet(t).Ruleset); again != book {
		t.Error("the table does not keep the book")
	}
}

func BenchmarkParts(b *testing.B) {
	sheet := quartet().sheet(b)
	for _, name := range []string{"sheet", "screen", "score", "rules", "search"} {
		b.Run(name, func(b *testing.B) {
			cache := &Cache{}
			for b.Loop() {
				s := &Scene{Sheet: sheet, Slips: slips(), Cache: cache}
				s.Page(viewers()[name]).Since(nil)
			}
		})
	}
}
