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

// Speak says a text aloud where that is possible.
func (m *Messenger) Speak(text string) {
	if m.CanSpeak() {
		m.speaker.Speak(words.Bare(text))
	}
}
