package serve

import (
	"crypto/sha256"
	"encoding/base64"
	"regexp"
	"strings"
)

// inline matches the scripts and styles that stand in a page itself.
var (
	inlineScript = regexp.MustCompile(`(?s)<script>(.*?)</script>`)
	inlineStyle  = regexp.MustCompile(`(?s)<style>(.*?)</style>`)
)

// policy returns the Content-Security-Policy of the pages. It names the inline blocks
// of the index by their hashes, so nothing else that is inline runs.
func policy(index []byte) string {
	return strings.Join([]string{
		"default-src 'none'",
		"script-src 'self' 'wasm-unsafe-eval'" + hashes(inlineScript, index),
		"style-src 'self'" + hashes(inlineStyle, index),
		"img-src 'self' data: blob:",
		"font-src 'self'",
		"connect-src 'self'",
		"worker-src 'self'",
		"manifest-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
	}, "; ")
}

// hashes returns the sources for the blocks of a page that match.
func hashes(block *regexp.Regexp, page []byte) string {
	var sources strings.Builder
	for _, found := range block.FindAllSubmatch(page, -1) {
		sum := sha256.Sum256(found[1])
		sources.WriteString(" 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'")
	}
	return sources.String()
}
