package network

import (
	"os"
	"strings"

	"tabby/internal/devices/together"
)

// Name returns the name of this computer on its network.
func Name() string {
	name, err := os.Hostname()
	if err != nil {
		name = ""
	}
	name, _, _ = strings.Cut(name, ".")
	return together.CleanName(name)
}
