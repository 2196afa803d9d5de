//go:build !js

package desktop

import (
	"tabby/internal/system/pulse"
	"tabby/internal/table/sound"
)

// A loudspeaker plays sounds.
type loudspeaker struct{ player *pulse.Player }

func newLoudspeaker() loudspeaker { return loudspeaker{pulse.NewPlayer("Tabby")} }

// CanPlay reports whether the system plays sounds, as far as that is known.
func (l loudspeaker) CanPlay() bool { return l.player.CanPlay() }

// Play plays a sound by its name. It does not wait for that.
func (l loudspeaker) Play(name string) { l.player.Play(sound.Sound(name).Wave) }
