// Package keys makes and checks keys, tokens and digits. All are drawn from the randomness of the system,
// and compared in time that does not depend on where they differ.
package keys

import (
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
