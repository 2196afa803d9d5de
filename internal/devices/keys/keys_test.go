package keys

import (
	"regexp"
	"testing"

	"tabby/internal/testing/expect"
)

// TestOldKeysOpenForEver has keys, tokens and hashes as they lie in drafts, settings and records since
// there are any.
func TestOldKeysOpenForEver(t *testing.T) {
	var s Secret
	for i := range byte(32) {
		s = append(s, i)
	}
	for use, sealed := range map[string]string{"key": "qZ3kV1xA.sit.cA3woAYW3kGUMBGIIfj8eQ", "token": "qZ3kV1xA.AAAAAAAAAAA.TKxQTZdXXCCs5XpPhB_Bmg"} {
		word, ok := s.Open(use, sealed)
		if !ok || s.Seal(use, "qZ3kV1xA", word) != sealed || TagOf(sealed) != "qZ3kV1xA" {
			t.Errorf("the %s %s is of %q, %t", use, sealed, word, ok)
		}
		for _, forged := range []string{"", ".", sealed + "A", sealed[:len(sealed)-1], "x" + sealed} {
			if _, ok := s.Open(use, forged); ok {
				t.Errorf("%q is taken for a %s", forged, use)
			}
		}
		if _, ok := (Secret{}).Open(use, sealed); ok {
			t.Errorf("no secret opens a %s", use)
		}
	}
	for key, kept := range map[string]string{
		"abcdefghijklmnopqrstuvwxyz": "71c480df93d6ae2f1efad1447c66c9525e316218cf51fc8d9ed832f2daf18b73", // of a family
		"token":                      "PEaenWxYddN6Q_NT1PiOYfz4EsZu7jRXRlpAsNpBU-A",                      // of a device
	} {
		for shown, opens := range map[string]bool{key: true, key + "x": false, kept: false, "": false} {
			expect.Same(t, shown+" opens "+kept, Opens(shown, kept), opens)
		}
		expect.Same(t, "nothing that is kept is opened", Opens(key, ""), false)
	}
}

func TestKeysLookAsTheyAreTyped(t *testing.T) {
	for like, made := range map[string]func() string{
		`^[A-Za-z0-9_-]{22}$`: func() string { return New(16) },
		`^[a-z2-7]{26}$`:      Aloud,
		`^[0-9]{6}$`:          Digits,
	} {
		known := map[string]bool{}
		for range 50 {
			key := made()
			if !regexp.MustCompile(like).MatchString(key) {
				t.Errorf("%q is not like %s", key, like)
			}
			known[key] = true
		}
		if len(known) < 49 {
			t.Errorf("of 50 like %s only %d differ", like, len(known))
		}
	}
}
