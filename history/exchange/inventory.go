// Package exchange compares two histories, and finds what each of them is missing. It is pure: other packages
// know how the histories are sent and where they are stored.
//
// Each has an [Inventory], the checksum of everything in it. Two of them with the same
// [Overview] are equal. Otherwise only the buckets that differ are compared, and
// [Inventory.Compare] says what each side has to send.
package exchange

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"tabby/history"
)

// A Key names one thing of a history: "person/ID", "game/ID", or "mark/KIND/ID" for the
// annotation of something.
type Key string

// What keys begin with.
const (
	person = "person/"
	game   = "game/"
	mark   = "mark/"
)

// removed stands for the checksum of a game that a device has deleted for good: it is
// neither asked for it nor given it.
const removed = "removed"

// Of returns the inventory of a history with a digest.
func Of(d history.Digest) Inventory {
	v := Inventory{}
	for _, from := range []struct {
		prefix string
		sums   map[string]string
	}{{person, d.People}, {game, d.Games}, {mark, d.Marks}} {
		for id, sum := range from.sums {
			v[Key(from.prefix+id)] = sum
		}
	}
	for id := range d.Removed {
		v[Key(game+id)] = removed
	}
	return v
}

// Part returns what some keys name. What names nothing is left out.
func Part(keys []Key) history.Part {
	var p history.Part
	for _, k := range keys {
		for prefix, ids := range map[string]*[]string{person: &p.People, game: &p.Games, mark: &p.Marks} {
			if id, is := strings.CutPrefix(string(k), prefix); is {
				*ids = append(*ids, id)
			}
		}
	}
	return p
}

func (k Key) isGame() bool { return strings.HasPrefix(string(k), game) }

// prefix is how many bytes of their ids the things in one bucket share. Ids begin with the time:
// the prefix of a UUIDv7 is three days, that of a night its year.
const prefix = 5

// bucket returns the bucket that something is compared in.
func (k Key) bucket() string {
	end := strings.LastIndexByte(string(k), '/') + 1 + prefix
	if end >= len(k) {
		return string(k)
	}
	for !utf8.RuneStart(k[end]) {
		end--
	}
	return string(k[:end])
}

// An Inventory has the checksum of everything in a history.
type Inventory map[Key]string

// An Overview has a checksum of each bucket of an [Inventory].
type Overview map[string]string

// Overview returns the checksums of all buckets.
func (v Inventory) Overview() Overview {
	parts := map[string][]string{}
	for _, k := range slices.Sorted(maps.Keys(v)) {
		b := k.bucket()
		parts[b] = append(parts[b], string(k), v[k])
	}
	all := make(Overview, len(parts))
	for b, in := range parts {
		all[b] = history.Checksum(in...)
	}
	return all
}

// Sum returns the checksum of everything.
func (o Overview) Sum() string { return history.ChecksumOf(o) }

// Differing returns the buckets that are not the same in both, sorted.
func (o Overview) Differing(other Overview) []string {
	var all []string
	for b, sum := range o {
		if other[b] != sum {
			all = append(all, b)
		}
	}
	for b := range other {
		if _, both := o[b]; !both {
			all = append(all, b)
		}
	}
	slices.Sort(all)
	return all
}

// In returns what is in some buckets.
func (v Inventory) In(buckets []string) Inventory {
	wanted := make(map[string]bool, len(buckets))
	for _, b := range buckets {
		wanted[b] = true
	}
	some := Inventory{}
	for k, sum := range v {
		if wanted[k.bucket()] {
			some[k] = sum
		}
	}
	return some
}

// Compare returns what is missing in v and what is missing in other, each in the order in which it is
// sent: people and annotations, then games, the newest first. If both have something in different
// versions, it is in both lists. What one has deleted for good is in neither.
func (v Inventory) Compare(other Inventory) (lacks, spare []Key) {
	return v.missing(other), other.missing(v)
}

func (v Inventory) missing(other Inventory) []Key {
	var all []Key
	for k, sum := range other {
		if v[k] != sum && v[k] != removed && sum != removed {
			all = append(all, k)
		}
	}
	slices.SortFunc(all, inOrder)
	return all
}

// inOrder compares two keys by when they are sent.
func inOrder(a, b Key) int {
	switch {
	case a.isGame() && b.isGame():
		return cmp.Compare(b, a)
	case a.isGame():
		return 1
	case b.isGame():
		return -1
	}
	return cmp.Compare(a, b)
}

// Cut cuts a list in the order of sending where games begin.
func Cut(keys []Key) (others, games []Key) {
	at := slices.IndexFunc(keys, Key.isGame)
	if at < 0 {
		at = len(keys)
	}
	return keys[:at], keys[at:]
}
