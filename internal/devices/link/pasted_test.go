package link_test

import (
	"bytes"
	"fmt"
	"io"
	"net/url"
	"runtime"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabby/history"
	"tabby/internal/devices/handover"
	"tabby/internal/devices/host"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/link"
	"tabby/internal/devices/peers"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

// A kind of link, with how it is read: what it leads to, or "" if it is none.
type kind struct {
	name string
	some func(r *rapid.T) string
	read func(text string) string
}

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// word draws letters and other signs as keys have them.
func word(r *rapid.T) string {
	return rapid.StringOfN(rapid.SampledFrom([]rune(signs)), 22, 60, -1).Draw(r, "key")
}

func kinds() []kind {
	return []kind{
		{"a game", func(r *rapid.T) string { return handover.Address(at(r), fragment(r)) }, func(text string) string {
			found, ok := handover.Fragment(text)
			_, export, err := handover.Decode(found)
			if err != nil || !ok {
				return ""
			}
			return string(must.Get(io.ReadAll(export)))
		}},
		{"a custom game", func(r *rapid.T) string {
			return handover.CustomGameLink(at(r), fmt.Appendf(nil, `{"name":%q}`, word(r)))
		}, func(text string) string { got, _ := handover.CustomGame(text); return string(got) }},
		{"a device", func(r *rapid.T) string {
			key := rapid.SampledFrom([]string{"", "3D", "23", "3D23"}).Draw(r, "begins") + word(r)
			return peers.Link("http://192.168.1.20:8229", key[:len(keys.New(16))])
		}, reads(link.Pair)},
		{"a table", func(r *rapid.T) string {
			return host.Address("http://192.168.1.20:8229", "tag.role."+word(r)[:len(keys.New(16))], rapid.Bool().Draw(r, "screen"))
		}, reads(link.Table, link.Screen)},
		{"a table with digits", func(r *rapid.T) string {
			return link.Link{Kind: link.Join, Base: "http://192.168.1.20:8229", What: rapid.StringMatching(`[0-9]{6}`).Draw(r, "digits")}.String()
		}, reads(link.Join)},
	}
}

// reads returns what reads links of some kinds.
func reads(kinds ...link.Kind) func(text string) string {
	return func(text string) string {
		if l, ok := link.Parse(text); ok && slices.Contains(kinds, l.Kind) {
			return l.String()
		}
		return ""
	}
}

func at(r *rapid.T) string {
	return rapid.SampledFrom([]string{"", "http://192.168.1.20:8229", "https://cards.example/tabby/"}).Draw(r, "where")
}

// fragment draws a game.
func fragment(r *rapid.T) string {
	table := fmt.Sprintf("date,variant,round,player,points\n2026-11-20,rat-a-tat-cat,1,%s,%d\n2026-11-20,rat-a-tat-cat,1,Ben,7\n", "Ann"+word(r)[:10], rapid.IntRange(0, 9).Draw(r, "points"))
	in, _, err := history.Hold(strings.NewReader(table), nothing{}, history.Work{})
	if err != nil {
		r.Fatal(err)
	}
	var export bytes.Buffer
	export.WriteString(`{"tabby":"history","version":1}` + "\n")
	for _, p := range in.People {
		export.Write(p.Line())
	}
	for _, g := range in.Games() {
		for e := range in.Line(g) {
			export.Write(e.Line())
		}
	}
	return must.Get(handover.Encode(&export))
}

type nothing = history.Empty

// made is what chats and mail make of a link.
var made = map[string]func(link string) string{
	"nothing":            func(l string) string { return l },
	"a full stop":        func(l string) string { return l + "." },
	"brackets":           func(l string) string { return "<" + l + ">" },
	"round brackets":     func(l string) string { return "(" + l + ")" },
	"quotes":             func(l string) string { return "“" + l + "”" },
	"a slash":            func(l string) string { return l + "/" },
	"who clicked":        func(l string) string { return l + "&fbclid=IwAR0abc" },
	"a sentence":         func(l string) string { return "Here is the game: " + l + " – see you!" },
	"lines around":       func(l string) string { return "Our table:\n\n" + l + "\n\nSee you tonight, Ann" },
	"a percent sign":     func(l string) string { return strings.Replace(l, "#", "%23", 1) },
	"percent signs":      func(l string) string { return strings.NewReplacer("#", "%23", "=", "%3D").Replace(l) },
	"quoted-printable":   func(l string) string { return folds(strings.ReplaceAll(l, "=", "=3D"), 75, "=\r\n") },
	"lines of 76":        func(l string) string { return folds(l, 76, "\n") },
	"an answer":          func(l string) string { return "> " + folds(l, 70, "\n> ") },
	"spaces and lines":   func(l string) string { return "  " + l + "\r\n" },
	"words in front":     func(l string) string { return "Ann: " + l },
	"spaces of no width": func(l string) string { return folds(l, 20, "\u200b") },
	"soft hyphens":       func(l string) string { return folds(l, 30, "\u00ad\n") },
	"marks of direction": func(l string) string { return "\ufeff\u2066" + folds(l, 15, "\u2060") + "\u2069" },
	"what a browser makes of those": func(l string) string {
		before, behind, _ := strings.Cut(l, "#")
		return before + "#" + folds(behind, 25, "%E2%80%8B%C2%AD")
	},
	"slanted letters":       func(l string) string { return "_" + l + "_" },
	"a slanted sentence":    func(l string) string { return "_Our game: " + l + "_" },
	"slanted in a sentence": func(l string) string { return "Here: _" + l + "_ see you" },
	"bold and slanted":      func(l string) string { return "*_" + l + "_*" },
	"slanted, a full stop":  func(l string) string { return "_" + l + "_." },
	"marks of plain text": func(l string) string {
		return strings.NewReplacer("_", `\_`, "-", `\-`, "#", `\#`, ".", `\.`).Replace(l)
	},
	"spelt for a page": func(l string) string {
		return "<p>" + strings.NewReplacer("#", "&#35;", "=", "&#x3D;").Replace(folds(l, 20, "<wbr>")) + "</p>"
	},
	"one percent sign":      func(l string) string { return strings.NewReplacer("=", "%3d", "_", "%5F", "-", "%2D").Replace(l) },
	"small letters of mail": func(l string) string { return folds(strings.ReplaceAll(l, "=", "=3d"), 75, "=\r\n") },
	"a slash before":        func(l string) string { return strings.Replace(l, "#", "/#", 1) },
	"lines of a mail":       func(l string) string { return "Hi, look at this\n" + folds(l, 60, "\n") + "\nAnn is waiting" },
	"short lines around":    func(l string) string { return "Hallo!\n" + l + "\nAnn" },
	"hyphens of type":       func(l string) string { return strings.ReplaceAll(l, "-", "\u2011") },
	"another page": func(l string) string {
		return "https://eur02.safelinks.protection.outlook.com/?url=" + url.QueryEscape(l) + "&data=05%7C02&reserved=0"
	},
	"a page of searches": func(l string) string { return "https://www.google.com/url?q=" + url.QueryEscape(l) + "&sa=D" },
}

func folds(text string, at int, with string) string {
	var lines []string
	for len(text) > at {
		lines, text = append(lines, text[:at]), text[at:]
	}
	return strings.Join(append(lines, text), with)
}

// TestEveryLinkSurvivesChatsAndMail sends links of every kind.
func TestEveryLinkSurvivesChatsAndMail(t *testing.T) {
	for _, k := range kinds() {
		t.Run(k.name, rapid.MakeCheck(func(r *rapid.T) {
			link := k.some(r)
			want := k.read(link)
			if strings.TrimSpace(want) == "" {
				r.Fatalf("%s is none", link)
			}
			for deed, make := range made {
				if strings.HasPrefix(link, "tabby:") && strings.Contains(deed, "page") {
					continue // those lead to pages alone
				}
				if got := k.read(make(link)); got != want {
					r.Fatalf("%s: %s\nleads to %q, want %q", deed, make(link), got, want)
				}
			}
		}))
	}
}

// TestNoLinkOfAGameEndsInAnUnderscore makes many, which chats would take for the end of slanted letters.
func TestNoLinkOfAGameEndsInAnUnderscore(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		link := handover.Address("", fragment(r))
		own := handover.CustomGameLink("", fmt.Appendf(nil, `{"name":%q}`, word(r)))
		if strings.HasSuffix(link, "_") || strings.HasSuffix(own, "_") {
			r.Fatal(link, own)
		}
	})
}

// TestALinkEndsWhereTheNextBegins looks for links in megabytes of them, in a short test in a quarter of each, and of what may be
// the rest of one: what is found comes to a few times the text at most, or is part of one copy of it.
func TestALinkEndsWhereTheNextBegins(t *testing.T) {
	for _, word := range []string{"http://a/#game=x ", "#game=x ", "http://a/ #game=x ", "http://a/ ", "tabby:x#game=1 tabby: ", "http://a/#pair=x ", "b/#a.b.c ", "#1 "} {
		text := strings.Repeat(word, assault.Times(1<<16, 1<<20, 1<<20)/len(word))
		length := 0
		for _, l := range link.All(text) {
			length += len(l.What)
		}
		if length > 2*len(text) {
			t.Errorf("%q, over and over, comes to %d signs of %d", word, length, len(text))
		}
	}
	text := "http://a/#game=x" + strings.Repeat(" "+strings.Repeat("b", 200), 1<<20/201)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	all := link.All(text)
	runtime.ReadMemStats(&after)
	if used := after.TotalAlloc - before.TotalAlloc; len(all) == 0 || used > 32<<20 {
		t.Errorf("%d links of a megabyte take %d bytes", len(all), used)
	}
}

// TestNoTextIsTakenForALink reads what is none.
func TestNoTextIsTakenForALink(t *testing.T) {
	for _, text := range []string{
		"", "#", "http://", "Ann, Ben", "http://192.168.1.20:8229/", "https://example.org/#top", "https://example.org/?url=https%3A%2F%2Fexample.org",
		`{"note":"http://a/#game=1AA"}`, "date,variant,round,player,points", strings.Repeat("http://", 300), strings.Repeat("#game= ", 300), "100% #1",
	} {
		for _, k := range kinds() {
			if got := k.read(text); strings.TrimSpace(got) != "" {
				t.Errorf("%q leads to %s: %q", text, k.name, got)
			}
		}
	}
}
