package peers_test

import (
	"errors"
	"testing"

	"tabby/internal/devices/peers"
	"tabby/internal/devices/reason"
	"tabby/internal/words/languages"
)

func TestADeviceOfAnotherNetworkIsNotToldThatItsCodeIsOld(t *testing.T) {
	w := languages.English()
	door := &peers.RefusedError{Status: 403}
	if errors.Is(door, reason.PairingKey) || door.Words(w) != w.Server.OtherNetwork {
		t.Errorf("at the door: %q", door.Words(w))
	}
	old := &peers.RefusedError{Status: 403, Why: reason.PairingKey.Error()}
	if !errors.Is(old, reason.PairingKey) || old.Words(w) != w.Devices.OldCode {
		t.Errorf("with an old code: %q", old.Words(w))
	}
}
