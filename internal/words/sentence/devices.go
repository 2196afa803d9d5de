package sentence

import (
	"time"

	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Devices says when devices have met, and what came of it. It implements
// [words.DevicesSentences].
type Devices struct {
	Speaker
	Words *DevicesWords
}

// DevicesWords say when devices have met, and what came of it.
type DevicesWords struct {
	Met, MetMoved When            // in MetMoved, {moved} is what came and went
	MovedWith     grammar.Pattern // {device}, {moved}

	// What came and went, for the middle of a sentence.
	NothingNew string
	Came, Went grammar.Forms
	AlsoWent   grammar.Forms // after what came
	CameFrom   grammar.Forms // {device}

	Kept       grammar.Forms                     // {n}: devices
	BrowserOn  map[words.Machine]grammar.Pattern // what other devices call a browser
	OnlyOrigin grammar.Pattern                   // {address}
	KeepHint   grammar.Pattern                   // {address}
	AskPart    grammar.Pattern                   // {device}
	Meeting    grammar.Pattern                   // {device}
	Answers    grammar.Pattern                   // {status}, {why}
}

// Kept implements [words.DevicesSentences].
func (d Devices) Kept(n int) string { return d.Numbered(d.Words.Kept, n) }

// BrowserOn implements [words.DevicesSentences].
func (d Devices) BrowserOn(m words.Machine) string { return string(d.Words.BrowserOn[m]) }

// OnlyOrigin implements [words.DevicesSentences].
func (d Devices) OnlyOrigin(address string) string {
	return d.Words.OnlyOrigin.With("address", address)
}

// KeepHint implements [words.DevicesSentences].
func (d Devices) KeepHint(address string) string { return d.Words.KeepHint.With("address", address) }

// AskPart implements [words.DevicesSentences].
func (d Devices) AskPart(device string) string {
	return d.Words.AskPart.With("device", words.Isolated(device))
}

// Meeting implements [words.DevicesSentences].
func (d Devices) Meeting(device string) string {
	return d.Words.Meeting.With("device", words.Isolated(device))
}

// Answers implements [words.DevicesSentences].
func (d Devices) Answers(status int, why string) string {
	return d.Words.Answers.With("status", d.Figure(status), "why", why)
}

// When is a sentence with a time in it: today, with {time}, yesterday, and on a {date}.
type When struct{ Today, Yesterday, Day grammar.Pattern }

// At returns the sentence for a time that is seen from now.
func (l Speaker) At(w When, t, now time.Time, facts ...string) string {
	t, now = t.In(now.Location()), now.Truncate(time.Second)
	midnight := time.Date(now.Year(), now.Month(), now.Day(), 0, 0, 0, 0, now.Location())
	say := w.Day
	switch {
	case !t.Before(midnight):
		say = w.Today
	case !t.Before(midnight.AddDate(0, 0, -1)):
		say = w.Yesterday
	}
	return say.With(append(facts, "time", l.TimeOfDay(t), "date", l.Date(t, now))...)
}

// MetOn implements [words.DevicesSentences].
func (d Devices) MetOn(at, now time.Time) string { return d.At(d.Words.Met, at, now) }

// MovedOn implements [words.DevicesSentences].
func (d Devices) MovedOn(at, now time.Time, came, went int) string {
	return d.At(d.Words.MetMoved, at, now, "moved", d.Moved(came, went))
}

// Met implements [words.DevicesSentences].
func (d Devices) Met(device string, came, went int) string {
	return d.Words.MovedWith.With("device", words.Isolated(device), "moved", d.Moved(came, went))
}

// CameFrom implements [words.DevicesSentences].
func (d Devices) CameFrom(device string, n int) string {
	return d.Of(d.Words.CameFrom, n).With("n", d.Figure(n), "device", words.Isolated(device))
}

// Moved returns how many games came from another device and went there: "3 games received,
// 1 sent".
func (d Devices) Moved(came, went int) string {
	switch w := d.Words; {
	case came+went == 0:
		return w.NothingNew
	case came == 0:
		return d.Numbered(w.Went, went)
	case went == 0:
		return d.Numbered(w.Came, came)
	}
	return d.Numbered(d.Words.Came, came) + ", " + d.Numbered(d.Words.AlsoWent, went)
}
