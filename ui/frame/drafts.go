package frame

import (
	"encoding/json"

	"tabby/internal/table/round"
)

// Drafts are those of the table. SaveDraft may be called from any goroutine.
type Drafts = round.Drafts

// A Drafter keeps drafts, and says when it cannot.
type Drafter struct {
	store    Drafts
	messages *Messenger
}

// The names of drafts of the frame.
const (
	draftRoute    = "route"
	draftSettings = "settings"
)

// DraftQuick is the name of the draft that keeps the result of the last quick round, a [Quick].
const DraftQuick = "quick"

// QuickRound is the ID of a quick round, and DraftQuickRound the name of the draft that keeps it until it
// is over; the variant follows.
const (
	QuickRound      = "quick-"
	DraftQuickRound = round.DraftRound + QuickRound
)

// Quick is the result of a quick round: the points of the player and of the computer player, and who won.
type Quick struct {
	You, Other     int
	Won, OtherWins bool
}

// HasDraft reports whether there is a draft of that name.
func (d *Drafter) HasDraft(name string) bool { return d.store.Draft(name) != nil }

// Drafts returns where drafts are kept.
func (d *Drafter) Drafts() Drafts { return d.store }

// LoadDraft reads a draft into v, and reports whether there was one; otherwise v
// stays as it is.
func (d *Drafter) LoadDraft(name string, v any) bool {
	data := d.store.Draft(name)
	return data != nil && json.Unmarshal(data, v) == nil
}

// SaveDraft saves v as a draft. v must be plain data.
func (d *Drafter) SaveDraft(name string, v any) { d.saved(d.store.SaveDraft(name, encode(v))) }

// saved says why something could not be kept.
func (d *Drafter) saved(err error) {
	if err != nil {
		d.messages.complain(d.messages.world.Words.Shell.NotKept(err))
	}
}

// encode returns plain data as it is kept.
func encode(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return data
}

// ForgetDraft forgets a draft.
func (d *Drafter) ForgetDraft(name string) { d.messages.Refused(d.store.SaveDraft(name, nil)) }
