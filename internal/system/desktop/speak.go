package desktop

import (
	"os/exec"
	"runtime"
	"strings"
)

// voices returns the programs that say what they read from standard input, by system, in a
// language by its tag. Those of Apple and Microsoft speak as their user has set.
func voices(tag string) map[string][]string {
	dispatcher := []string{"spd-say", "--language", tag, "--pipe-mode"}
	return map[string][]string{
		"darwin": {"say", "-f", "-"}, "freebsd": dispatcher, "linux": dispatcher,
		"windows": {
			"powershell", "-NoProfile", "-NonInteractive", "-Command",
			"Add-Type -AssemblyName System.Speech; (New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())",
		},
	}
}

// CanSpeak reports whether the system has a voice.
func (s *Store) CanSpeak() bool { return voice(runtime.GOOS, s.Words().Tag) != nil }

// Speak says a text aloud, in place of what is being said. It does not wait for that.
func (s *Store) Speak(text string) {
	if s.saying != nil {
		_ = s.saying.Process.Kill() // or it is silent already
	}
	s.saying = say(voice(runtime.GOOS, s.Words().Tag), text)
	if s.saying != nil {
		go func(c *exec.Cmd) { _ = c.Wait() }(s.saying) // there is nothing to do about a voice that fails
	}
}

// voice returns the command that speaks on a system, or nil if it has none.
func voice(system, tag string) []string {
	command := voices(tag)[system]
	if command == nil {
		return nil
	}
	if _, err := exec.LookPath(command[0]); err != nil {
		return nil
	}
	return command
}

// say starts to say a text, and returns what says it, or nil.
func say(command []string, text string) *exec.Cmd {
	if command == nil {
		return nil
	}
	c := exec.Command(command[0], command[1:]...)
	c.Stdin = strings.NewReader(text + "\n")
	if c.Start() != nil {
		return nil
	}
	return c
}
