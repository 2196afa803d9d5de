package host

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
	"tabby/internal/table/decks"
	"tabby/internal/table/sight"
	"tabby/internal/words"
)

// photoTime is the longest time that Tabby looks at a photo.
const photoTime = 20 * time.Second

// An unread error is why no cards were read from a photo.
type unread struct{ error }

// photo tells a device that may enter scores which cards are in the photo that it has posted. Photos are read one at
// a time, off the goroutine of the table, and none is kept.
func (h *Host) photo(w http.ResponseWriter, r *http.Request, find Finder) {
	if r.Method != http.MethodPost || !serve.IsSameOrigin(r) {
		serve.NotAllowed(w)
		return
	}
	found, err := h.cards(w, r, find)
	if not, is := errors.AsType[unread](err); is {
		serve.AnswerJSON(w, http.StatusUnprocessableEntity, wire.Answer{No: "ERR_PHOTO", Why: decks.Why(h.reader(r), not.error)})
		return
	}
	h.give(w, r, found, err)
}

// cards returns the cards in a photo that a device has posted.
func (h *Host) cards(w http.ResponseWriter, r *http.Request, find Finder) (wire.Photo, error) {
	token, _ := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	t, leave, err := find(token)
	defer leave()
	if err == nil && t == nil {
		err = reason.Key
		h.room.Count(r.RemoteAddr, serve.NoKey)
	}
	if err != nil {
		return wire.Photo{}, err
	}
	a, err := t.album(token)
	if err != nil {
		return wire.Photo{}, err
	}
	select {
	case h.looks <- struct{}{}:
		defer func() { <-h.looks }()
	default:
		return wire.Photo{}, unread{decks.ErrBusy}
	}
	data, err := io.ReadAll(http.MaxBytesReader(w, r.Body, wire.MaxPhoto))
	if err != nil {
		return wire.Photo{}, unread{sight.ErrLarge}
	}
	ctx, stop := context.WithTimeout(r.Context(), photoTime)
	defer stop()
	a.words = h.reader(r)
	return a.read(ctx, data)
}

// An album has what is needed to read photos at a table.
type album struct {
	taught history.Settings // to the owner
	game   engine.Deck      // that it is played with
	words  *words.Language  // of who has taken it
}

// album returns what is needed to read the photo of a device that may enter scores.
func (t *Table) album(token string) (a album, err error) {
	id, _, err := t.holder(token)
	if err != nil {
		return a, err
	}
	err = t.call(func() error {
		d := t.roster.Devices[id]
		role, _ := roleNamed(d.Role)
		switch {
		case t.closed:
			return reason.Closed
		case d.Gone:
			return reason.Gone
		case t.roster.Paused:
			return reason.Paused
		case role == page.Watch:
			return reason.Role
		case t.owner.Taught == nil:
			return unread{decks.ErrUntaught}
		}
		a.taught, a.game = decks.Kept(t.owner.Taught), t.owner.Game.Sheet().Ruleset.Deck()
		return nil
	})
	return a, err
}

// read reads a photo by the deck of a game that was taught last.
func (a album) read(ctx context.Context, data []byte) (found wire.Photo, err error) {
	all := decks.For(a.taught, a.game)
	if len(all) == 0 {
		return found, unread{decks.ErrUntaught}
	}
	p, err := sight.OpenSmall(data)
	if err != nil {
		return found, unread{err}
	}
	cards, err := all[0].Read(ctx, p, a.game)
	if err != nil {
		return found, unread{err}
	}
	for _, c := range cards {
		card := wire.CardOf(c)
		if f, err := a.game.Face(c.Code); err == nil {
			card.Name = a.words.Cards.Rank(f)
		}
		found.Cards = append(found.Cards, card)
	}
	return found, nil
}
