package term

import (
	"testing"

	"tabby/internal/testing/expect"
)

func TestEveryLinkOpensTheWindow(t *testing.T) {
	for arg, want := range map[string]bool{
		"http://192.168.1.2:8229/#pair=qZ3kV1xA5hJ0-_xqZ3kV1x": true,
		"http://192.168.1.2:8229/table#tag.sit.proof":          true,
		"http://192.168.1.2:8229/join#427119":                  true,
		"tabby:#game=1abc":                                     true,
		"tabby:#own=abc":                                       true,
		"rules":                                                false,
		"games/my #game=1.jsonl":                               false,
	} {
		expect.Same(t, arg+" is a link", isLink(arg), want)
	}
}
