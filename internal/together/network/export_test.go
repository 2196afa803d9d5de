package network

import "time"

// SetPatience sets how long a body may take to arrive.
func (h *Handler) SetPatience(d time.Duration) { h.patience = d }

// Exhaust uses up the requests that a device may make in the next half minute.
func (h *Handler) Exhaust(id string) {
	for range 10 {
		h.limit(id).ReserveN(time.Now(), burst)
	}
}
