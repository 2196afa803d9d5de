package network

import (
	"fmt"
	"testing"
	"time"

	"tabby/internal/testing/expect"
)

func TestKeyIsValidForAWhile(t *testing.T) {
	now := time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)
	for after, want := range map[time.Duration]bool{0: true, keyTime - 1: true, keyTime: false, 24 * time.Hour: false} {
		var k pairings
		expect.Same(t, fmt.Sprintf("after %v a key is valid", after), k.use(k.give(now), now.Add(after)), want)
	}
}

func TestManyKeysVoidOlderOnes(t *testing.T) {
	var k pairings
	now := time.Now()
	first := k.give(now)
	for range maxKeys {
		k.give(now)
	}
	if len(k.until) > maxKeys || k.use(first, now) {
		t.Errorf("%d keys are kept, and the first is valid", len(k.until))
	}
	if last := k.give(now); !k.use(last, now) || k.use(last, now) {
		t.Error("the last key is not valid once")
	}
}
