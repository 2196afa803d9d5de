package wire

import (
	"testing"
)

func TestLinksOfTablesAreRead(t *testing.T) {
	const key = "qZ3kV1xA.sit.5hJ0-_x"
	for _, tt := range []struct {
		text, base string
		screen, ok bool
	}{
		{"http://192.168.1.20:8229/table#" + key, "http://192.168.1.20:8229", false, true},
		{" http://192.168.1.20:8229/ta\nble#" + key + "\n", "http://192.168.1.20:8229", false, true},
		{"192.168.1.20:8229/table#" + key, "http://192.168.1.20:8229", false, true},
		{"https://tabby.example/screen#" + key, "https://tabby.example", true, true},
		{"https://tabby.example/s/millers/table#" + key, "https://tabby.example/s/millers", false, true},
		{"http://[fe80::1]:8229/#" + key, "http://[fe80::1]:8229", false, true},
		{"http://192.168.1.20:8229/table", "", false, false},
		{"http://192.168.1.20:8229/other#" + key, "", false, false},
		{"http://192.168.1.20:8229/#game=1abc.def.ghi", "", false, false},
		{"tabby:#game=1abc", "", false, false},
		{"ftp://192.168.1.20/table#" + key, "", false, false},
		{"http://ann@192.168.1.20/table#" + key, "", false, false},
		{"http://192.168.1.20/table?fbclid=1#" + key, "http://192.168.1.20", false, true},
		{"/games/Tabby.jsonl", "", false, false},
		{"~/a.b.c", "", false, false},
		{"table#a..b", "", false, false},
		{"", "", false, false},
	} {
		l, ok := ParseLink(tt.text)
		if ok != tt.ok || l.Base != tt.base || l.Screen != tt.screen || ok && l.Key != key {
			t.Errorf("%q is %+v, %v", tt.text, l, ok)
		}
		if again, same := ParseLink(l.Address()); ok && (!same || again != l) {
			t.Errorf("%+v is %+v as text", l, again)
		}
	}
}

func TestTextsThatLeadToThePageOfATable(t *testing.T) {
	for text, want := range map[string]string{
		"192.168.1.20:8229 427 119":             "http://192.168.1.20:8229/join#427119",
		" http://192.168.1.20:8229/  427119 ":   "http://192.168.1.20:8229/join#427119",
		"https://tabby.example/x/join 427\n119": "https://tabby.example/x/join#427119",
		"[fe80::1]:8229 000 001":                "http://[fe80::1]:8229/join#000001",
		"427 119":                               "",
		"192.168.1.20:8229 42 7119":             "",
		"192.168.1.20:8229 4271190":             "",
		"192.168.1.20:8229":                     "",
		"http://a@b 427 119":                    "",
		"http://192.168.1.20:8229/join#427119":  "http://192.168.1.20:8229/join#427119",
		"http://192.168.1.20:8229/#x.sit.y":     "http://192.168.1.20:8229/table#x.sit.y",
		"b/table#x.sit.y&lang=de&time=none":     "http://b/table#x.sit.y",
	} {
		if got, ok := PageOf(text); ok && got != want || ok != (want != "") {
			t.Errorf("%q leads to %q, %t", text, got, ok)
		}
	}
}
