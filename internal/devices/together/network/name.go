package network

import (
	"os"
	"strings"

	"tabby/internal/devices/together"
)

// Name returns what this computer is called on its network.
func Name() string {
	name, err := os.Hostname()
	if err != nil {
		name = ""
	}
	name, _, _ = strings.Cut(name, ".")
	return together.CleanName(name)
}
