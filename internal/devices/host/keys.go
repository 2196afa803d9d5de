package host

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"strings"

	"tabby/internal/devices/host/page"
)

// A secret is what the keys and tokens of a table are made from. It never leaves the
// host, and with a new one all earlier keys and tokens are void.
type secret []byte

// newSecret returns a secret that no one can guess.
func newSecret() secret { return random(32) }

func random(n int) []byte {
	b := make([]byte, n)
	_, _ = rand.Read(b) // never fails
	return b
}

// text encodes bytes for addresses.
func text(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

// sum authenticates a text with 128 bits.
func (s secret) sum(what string) string {
	m := hmac.New(sha256.New, s)
	m.Write([]byte(what))
	return text(m.Sum(nil)[:16])
}

// verify reports whether sum is that of a text, in time that does not depend on where
// they differ.
func (s secret) verify(what, sum string) bool {
	return len(s) > 0 && subtle.ConstantTimeCompare([]byte(s.sum(what)), []byte(sum)) == 1
}

// key returns what stands in the fragment of an address: the tag of the table, the role,
// and the proof that the host gave it away.
func (s secret) key(tag string, r page.Role) string {
	return seal(s, "key", tag, r.String())
}

// token returns what a device shows instead of the key from then on.
func (s secret) token(tag, id string) string {
	return seal(s, "token", tag, id)
}

// seal joins a tag and a word with the proof of both.
func seal(s secret, use, tag, word string) string {
	return tag + "." + word + "." + s.sum(use+"."+tag+"."+word)
}

// TagOf returns the tag of a key or a token, its first part, which says which table it is for.
func TagOf(sealed string) string {
	tag, _, _ := strings.Cut(sealed, ".")
	return tag
}

// open returns the word of a key or a token, and whether this secret has sealed it.
func (s secret) open(use, sealed string) (word string, ok bool) {
	dot := strings.LastIndexByte(sealed, '.')
	if dot < 0 {
		return "", false
	}
	signed, sum := sealed[:dot], sealed[dot+1:]
	tag, word, _ := strings.Cut(signed, ".")
	return word, tag != "" && s.verify(use+"."+signed, sum)
}
