package network

import (
	"net/http"
	"time"

	"golang.org/x/time/rate"

	"tabby/internal/devices/peers"
)

// SetPatience sets how long a body may take to arrive.
func (h *Handler) SetPatience(d time.Duration) { h.patience = d }

// Exhaust uses up the requests that a device may make in the next half minute.
func (h *Handler) Exhaust(id string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for range 10 {
		h.guest(id).limit.ReserveN(time.Now(), burst)
	}
}

// Unlimit lets a device ask as often as it likes.
func (h *Handler) Unlimit(id string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.guest(id).limit.SetLimit(rate.Inf)
}

// DialBy returns a line that uses a client.
func DialBy(c *http.Client, address string) peers.Line { return Transport{c, address, usual} }

// DialFor returns a line that waits only so long.
func DialFor(p Patience, address string) peers.Line { return Transport{client, address, p} }
