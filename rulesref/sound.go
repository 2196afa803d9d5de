package rulesref

import (
	"slices"
	"strings"
)

// newHeard returns the words that people say by how they sound, unless two that mean different
// things sound alike.
func (in *reading) newHeard() map[string]string {
	all := map[string]string{}
	for _, w := range in.spoken {
		sound := in.sound(w)
		if other, is := all[sound]; is && !in.alike(other, w) {
			w = ""
		}
		all[sound] = w
	}
	return all
}

// sound returns how a word sounds, in which letters that are doubled are one.
func (in *reading) sound(word string) string {
	for _, r := range in.sounds {
		word = r.of(word)
	}
	return string(slices.Compact([]rune(word)))
}

// alike reports whether two words are silent, or have the same stem or group.
func (in *reading) alike(v, w string) bool {
	if in.isSilent(v) || in.isSilent(w) {
		return in.isSilent(v) && in.isSilent(w)
	}
	return in.newToken(v).like(in.newToken(w))
}

// isSilent reports whether the search ignores a word.
func (in *reading) isSilent(w string) bool { return strings.Contains(in.silent, " "+w+" ") }
