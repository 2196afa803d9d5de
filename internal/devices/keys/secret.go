package keys

import (
	"crypto/hmac"
	"crypto/sha256"
	"strings"
)

// A Secret is what the keys and tokens of a table are made from. It never leaves the host, and with a
// new one all earlier keys and tokens are void.
type Secret []byte

// NewSecret returns a secret that no one can guess.
func NewSecret() Secret { return random(32) }

// sum authenticates a text with 128 bits.
func (s Secret) sum(what string) string {
	m := hmac.New(sha256.New, s)
	m.Write([]byte(what))
	return text(m.Sum(nil)[:16])
}

// Seal joins a tag and a word, for a use such as "key", with the proof that this secret has done so.
func (s Secret) Seal(use, tag, word string) string {
	return tag + "." + word + "." + s.sum(use+"."+tag+"."+word)
}

// TagOf returns the tag of what was sealed, its first part, which says which table it is for.
func TagOf(sealed string) string {
	tag, _, _ := strings.Cut(sealed, ".")
	return tag
}

// Open returns the word that was sealed for a use, and whether this secret has sealed it.
func (s Secret) Open(use, sealed string) (word string, ok bool) {
	dot := strings.LastIndexByte(sealed, '.')
	if dot < 0 {
		return "", false
	}
	signed, sum := sealed[:dot], sealed[dot+1:]
	tag, word, _ := strings.Cut(signed, ".")
	return word, tag != "" && len(s) > 0 && Same(s.sum(use+"."+signed), sum)
}
