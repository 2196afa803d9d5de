package link_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabby/internal/devices/link"
	"tabby/internal/testing/expect"
)

const (
	tableKey = "qZ3kV1xA.sit.5hJ0-_x"
	pairKey  = "qZ3kV1xA5hJ0-_xqZ3kV1x"
)

func TestLinksAreRead(t *testing.T) {
	none := link.Link{}
	for _, tt := range []struct {
		text string
		want link.Link
	}{
		{"http://192.168.1.20:8229/table#" + tableKey, link.Link{Kind: link.Table, Base: "http://192.168.1.20:8229", What: tableKey}},
		{" http://192.168.1.20:8229/ta\nble#" + tableKey + "\n", link.Link{Kind: link.Table, Base: "http://192.168.1.20:8229", What: tableKey}},
		{"192.168.1.20:8229/table#" + tableKey, link.Link{Kind: link.Table, Base: "http://192.168.1.20:8229", What: tableKey}},
		{"https://tabby.example/screen#" + tableKey, link.Link{Kind: link.Screen, Base: "https://tabby.example", What: tableKey}},
		{"https://tabby.example/s/millers/table#" + tableKey, link.Link{Kind: link.Table, Base: "https://tabby.example/s/millers", What: tableKey}},
		{"http://[fe80::1]:8229/#" + tableKey, link.Link{Kind: link.Table, Base: "http://[fe80::1]:8229", What: tableKey}},
		{"http://192.168.1.20/table?fbclid=1#" + tableKey, link.Link{Kind: link.Table, Base: "http://192.168.1.20", What: tableKey}},
		{"b/table#x.sit.y&lang=de&time=none", link.Link{Kind: link.Table, Base: "http://b", What: "x.sit.y"}},
		{"http://192.168.1.20:8229/table", none},
		{"http://192.168.1.20:8229/other#" + tableKey, none},
		{"ftp://192.168.1.20/table#" + tableKey, none},
		{"tabby:#" + tableKey, none},
		{"http://ann@192.168.1.20/table#" + tableKey, none},
		{"/games/Tabby.jsonl", none},
		{"~/a.b.c", none},
		{"table#a..b", none},
		{"", none},

		{"192.168.1.20:8229 427 119", link.Link{Kind: link.Join, Base: "http://192.168.1.20:8229", What: "427119"}},
		{" http://192.168.1.20:8229/  427119 ", link.Link{Kind: link.Join, Base: "http://192.168.1.20:8229", What: "427119"}},
		{"https://tabby.example/x/join 427\n119", link.Link{Kind: link.Join, Base: "https://tabby.example/x", What: "427119"}},
		{"[fe80::1]:8229 000 001", link.Link{Kind: link.Join, Base: "http://[fe80::1]:8229", What: "000001"}},
		{"http://192.168.1.20:8229/join#427119", link.Link{Kind: link.Join, Base: "http://192.168.1.20:8229", What: "427119"}},
		{"Come: http://192.168.1.20:8229/join#427119.", link.Link{Kind: link.Join, Base: "http://192.168.1.20:8229", What: "427119"}},
		{"427 119", none},
		{"192.168.1.20:8229 42 7119", none},
		{"192.168.1.20:8229 4271190", none},
		{"192.168.1.20:8229", none},
		{"http://a@b 427 119", none},
		{"http://192.168.1.20:8229/table#427119", none},

		{"http://192.168.1.2:8229/#pair=" + pairKey, link.Link{Kind: link.Pair, Base: "http://192.168.1.2:8229", What: pairKey}},
		{"192.168.1.2:8229/#pair=" + pairKey, link.Link{Kind: link.Pair, Base: "http://192.168.1.2:8229", What: pairKey}},
		{"http://192.168.1.2:8229/#pa\nir=" + pairKey, link.Link{Kind: link.Pair, Base: "http://192.168.1.2:8229", What: pairKey}},
		{"http://192.168.1.2:8229/#pair=short", link.Link{Kind: link.Pair, Base: "http://192.168.1.2:8229", What: "short"}},
		{"http://192.168.1.2:8229/#pair=", none},
		{"tabby:#pair=" + pairKey, none},
		{"http://ann@192.168.1.2:8229/#pair=" + pairKey, none},

		{"http://192.168.1.20:8229/#game=1abc.def.ghi", link.Link{Kind: link.Game, Base: "http://192.168.1.20:8229", What: "1abc"}},
		{"192.168.1.20:8229/#game=1abc", link.Link{Kind: link.Game, Base: "http://192.168.1.20:8229", What: "1abc"}},
		{"https://a.b/tabby/?x=1#game=1abc", link.Link{Kind: link.Game, Base: "https://a.b/tabby/?x=1", What: "1abc"}},
		{"tabby:#game=1abc", link.Link{Kind: link.Game, What: "1abc"}},
		{"#game=1abc", link.Link{Kind: link.Game, What: "1abc"}},
		{"games/my #game=1.jsonl", none},
		{`{"note":"http://a.b/#game=1abc"}`, none},
		{"tabby:#own=abc", link.Link{Kind: link.CustomGame, What: "abc"}},
		{"https://a.b/tabby/#own=abc", link.Link{Kind: link.CustomGame, Base: "https://a.b/tabby/", What: "abc"}},
	} {
		got, ok := link.Parse(tt.text)
		if got != tt.want || ok != (tt.want != none) {
			t.Errorf("%q is %+v, %v, want %+v", tt.text, got, ok, tt.want)
		}
	}
}

// TestLinksAreStillWrittenAsInOldMails holds the spelling of links that are in mails and on televisions.
func TestLinksAreStillWrittenAsInOldMails(t *testing.T) {
	for want, l := range map[string]link.Link{
		"http://a.b/table#x.sit.y":       {Kind: link.Table, Base: "http://a.b", What: "x.sit.y"},
		"http://a.b/s/f/screen#x.sit.y":  {Kind: link.Screen, Base: "http://a.b/s/f", What: "x.sit.y"},
		"http://a.b/join#427119":         {Kind: link.Join, Base: "http://a.b", What: "427119"},
		"http://a.b/#pair=key":           {Kind: link.Pair, Base: "http://a.b", What: "key"},
		"http://a.b/#game=1abc":          {Kind: link.Game, Base: "http://a.b", What: "1abc"},
		"https://a.b/t/?x=1#game=1abc":   {Kind: link.Game, Base: "https://a.b/t/?x=1#old", What: "1abc"},
		"tabby:#own=abc":                 {Kind: link.CustomGame, What: "abc"},
		"https://example.org/t/#own=abc": {Kind: link.CustomGame, Base: "https://example.org/t/", What: "abc"},
	} {
		expect.Same(t, "the link", l.String(), want)
	}
}

// TestALinkIsReadAsItWasWritten writes links of every kind.
func TestALinkIsReadAsItWasWritten(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		l := link.Link{
			Kind: rapid.SampledFrom([]link.Kind{link.Table, link.Screen, link.Join, link.Pair, link.Game, link.CustomGame}).Draw(r, "kind"),
			Base: rapid.SampledFrom([]string{"http://192.168.1.20:8229", "https://cards.example/tabby", "http://[fe80::1]:8229/s/millers", "https://a.b"}).Draw(r, "base"),
			What: rapid.StringMatching(`[A-Za-z0-9_-]{22}`).Draw(r, "what"),
		}
		switch l.Kind {
		case link.Table, link.Screen:
			l.What = "tag.sit." + l.What
		case link.Join:
			l.What = rapid.StringMatching(`[0-9]{6}`).Draw(r, "digits")
		case link.Pair:
			l.Base = strings.Join(strings.SplitN(l.Base, "/", 4)[:3], "/")
		}
		if got, ok := link.Parse(l.String()); !ok || got != l {
			r.Fatalf("%s is read as %+v, want %+v", l, got, l)
		}
	})
}
