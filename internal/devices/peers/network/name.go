package network

import (
	"os"
	"strings"

	"tabby/internal/devices/peers"
)

// Name returns the name of this computer on its network.
func Name() string {
	name, err := os.Hostname()
	if err != nil {
		name = ""
	}
	name, _, _ = strings.Cut(name, ".")
	return peers.CleanName(name)
}
