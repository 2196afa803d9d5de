package browser

import "syscall/js"

// CanSpeak reports whether the browser has a voice.
func (*Store) CanSpeak() bool {
	voices := js.Global().Get("speechSynthesis")
	return voices.Truthy() && voices.Call("getVoices").Length() > 0
}

// Speak says a text aloud, and stops what is being said.
func (s *Store) Speak(text string) {
	voices := js.Global().Get("speechSynthesis")
	said := js.Global().Get("SpeechSynthesisUtterance").New(text)
	said.Set("lang", s.Words().Tag)
	voices.Call("cancel")
	voices.Call("speak", said)
}

// CanPlay reports whether the browser plays sounds.
func (*Store) CanPlay() bool { return js.Global().Get("AudioContext").Truthy() }

// Play plays a sound by its name.
func (*Store) Play(sound string) { page().Call("play", sound) }
