package frame

import "tabby/internal/words"

// A Speaker is a store of a machine that may speak.
type Speaker interface {
	// CanSpeak reports whether the machine has a voice.
	CanSpeak() bool
	// Speak says a text aloud, in place of what is being said.
	Speak(text string)
}

// CanSpeak reports whether texts can be said aloud here.
func (m *Messenger) CanSpeak() bool {
	return m.speaker != nil && m.speaker.CanSpeak()
}

// Speak says a text aloud if that is possible.
func (m *Messenger) Speak(text string) {
	if m.CanSpeak() {
		m.speaker.Speak(words.Bare(text))
	}
}

// A Sounder is a store of a machine that may play sounds.
type Sounder interface {
	// CanPlay reports whether the machine plays sounds.
	CanPlay() bool
	// Play plays a sound by its name.
	Play(sound string)
}

// CanPlay reports whether sounds can be heard here.
func (s *Settings) CanPlay() bool {
	return s.sounder != nil && s.sounder.CanPlay()
}

// Play plays a sound by its name, if that is possible and nobody has turned sounds off.
func (s *Settings) Play(sound string) {
	if !s.prefs.Silent && !s.prefs.Still && s.CanPlay() {
		s.sounder.Play(sound)
	}
}
