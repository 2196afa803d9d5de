// Package keys makes and checks keys, tokens and digits. All are drawn from the randomness of the system,
// and compared in time that does not depend on where they differ.
package keys

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"math/big"
	"strings"
)

// New returns a number of random bytes as text for addresses.
func New(bytes int) string { return text(random(bytes)) }

// Aloud returns a key of 128 bits in letters that can be read aloud.
func Aloud() string { return strings.ToLower(rand.Text()) }

// Digits returns six digits that no one can foresee.
func Digits() string {
	n, err := rand.Int(rand.Reader, big.NewInt(1_000_000))
	if err != nil {
		panic(err) // it never fails
	}
	return fmt.Sprintf("%06d", n)
}

func random(n int) []byte {
	b := make([]byte, n)
	_, _ = rand.Read(b) // never fails
	return b
}

// text encodes bytes for addresses.
func text(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

// Same reports whether two texts are the same, in time that does not depend on where they differ.
func Same(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }

// Hash returns the hash of a key, which is kept in its place. A key has as many bits as a cipher, so
// one round of SHA-256 is enough.
func Hash(key string) string {
	sum := sha256.Sum256([]byte(key))
	return text(sum[:])
}

// HexHash is [Hash] as the records of families have it.
func HexHash(key string) string {
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:])
}

// Opens reports whether a [Hash] or a [HexHash] is that of a key.
func Opens(key, kept string) bool {
	plain, inHex := Same(Hash(key), kept), Same(HexHash(key), kept)
	return plain || inHex
}

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
