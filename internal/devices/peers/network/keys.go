package network

import (
	"sync"
	"time"

	"tabby/internal/devices/keys"
)

const (
	keyTime = 10 * time.Minute // how long a key is valid
	maxKeys = 16               // at once
)

// pairings are the keys that were shown and not used. The zero pairings are none.
type pairings struct {
	mu    sync.Mutex
	until map[string]time.Time // by hash, so that a search says nothing about a key
}

// give returns a new key.
func (k *pairings) give(now time.Time) string {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.until == nil || len(k.until) >= maxKeys {
		k.until = map[string]time.Time{}
	}
	key := keys.New(16)
	k.until[keys.Hash(key)] = now.Add(keyTime)
	return key
}

// waits reports whether a key is valid.
func (k *pairings) waits(now time.Time) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, until := range k.until {
		if now.Before(until) {
			return true
		}
	}
	return false
}

// use reports whether a key is valid. It is not from then on.
func (k *pairings) use(key string, now time.Time) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	until, known := k.until[keys.Hash(key)]
	delete(k.until, keys.Hash(key))
	return known && now.Before(until)
}
