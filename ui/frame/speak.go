package frame

// A Speaker is a store of a machine that may speak.
type Speaker interface {
	// CanSpeak reports whether the machine has a voice.
	CanSpeak() bool
	// Speak says a text aloud, in place of what is being said.
	Speak(text string)
}

// CanSpeak reports whether texts can be said aloud here.
func (f *Frame) CanSpeak() bool {
	s, ok := f.store.(Speaker)
	return ok && s.CanSpeak()
}

// Speak says a text aloud where that is possible.
func (f *Frame) Speak(text string) {
	if f.CanSpeak() {
		f.store.(Speaker).Speak(text)
	}
}
