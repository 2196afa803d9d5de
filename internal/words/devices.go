package words

import (
	"cmp"
	"time"

	"tabby/internal/words/message"
)

// Devices is what is said where devices are kept together.
type Devices struct {
	speaker
	Words DevicesWords

	Title  string
	Hint   string // while none is kept together with this one
	Others string

	About        string // the page
	None         string
	LetCome      string
	GoThere      string
	LinkOfOther  string
	EnterLink    string
	LinkIs       string // what a link looks like
	MeetNow      string
	NotAnyMore   string
	PartHint     string
	ShowCode     string
	AnotherCode  string
	NoNetwork    string
	Code         string // to screen readers
	CodeHint     string
	Copied       string
	AskKeep      string
	KeepTogether string
	MeetingOther string
	Parted       string // in the list
	NotMet       string

	// Why devices do not come together.
	NoLink      string // ends as that of a device does
	OldCode     string
	PartedThere string
	OwnCode     string
	Away        string
	TooMany     string
	Listed      string
	Unknown     string
	TooOften    string
	Tangled     string // no Tabby answers so
	TooSlow     string
	StoodStill  string
	TooLarge    string
	Kept        Numbered // how many devices are kept together with this one
	OnlyOrigin  Filled   // why a browser is kept together with the Tabby at an address alone
	KeepHint    Filled   // of an address, before the games of the Tabby there are taken
	AskPart     Named    // asks whether a device is kept together with this one no more
	Meeting     Named    // while a device is met

	CameFrom func(device string, n int) string   `holes:"device* n"`  // how many games came from a device in the background
	Answers  func(status int, why string) string `holes:"status why"` // a device refuses, with a status of HTTP and why
}

// DevicesWords say when devices have met, and what came of it.
type DevicesWords struct {
	Met, MetMoved When            // in MetMoved, {moved} is what came and went
	MovedWith     message.Message // {device}, {moved}

	// What came and went, for the middle of a sentence.
	NothingNew string
	Came, Went message.Message
	AlsoWent   message.Message // after what came

	BrowserOn map[string]message.Message // what other devices call a browser, by what it runs on
}

// BrowserOn returns what other devices call a browser, given a code for what it runs on, or "":
// "Browser on the iPhone".
func (d Devices) BrowserOn(machine string) string {
	return lookUp(d.Words.BrowserOn, cmp.Or(machine, "none")).With()
}

// When is a sentence with a time in it: today, with {time}, yesterday, and on a {date}.
type When struct{ Today, Yesterday, Day message.Message }

// at returns the sentence for a time that is seen from now.
func (l speaker) at(w When, t, now time.Time, facts ...any) string {
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

// MetOn says when a device was met with which no game was exchanged.
func (d Devices) MetOn(at, now time.Time) string { return d.at(d.Words.Met, at, now) }

// MovedOn says when a device was met, and how many games came and went.
func (d Devices) MovedOn(at, now time.Time, came, went int) string {
	return d.at(d.Words.MetMoved, at, now, "moved", d.moved(came, went))
}

// Met says what came of a meeting.
func (d Devices) Met(device string, came, went int) string {
	return d.Words.MovedWith.With("device", Isolated(device), "moved", d.moved(came, went))
}

// moved returns how many games came from another device and went there: "3 games received,
// 1 sent".
func (d Devices) moved(came, went int) string {
	switch w := d.Words; {
	case came+went == 0:
		return w.NothingNew
	case came == 0:
		return w.Went.With("n", went)
	case went == 0:
		return w.Came.With("n", came)
	}
	return d.Row(d.Words.Came.With("n", came), d.Words.AlsoWent.With("n", went))
}
