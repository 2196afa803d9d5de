package store

import (
	"fmt"
	"runtime"
	"sync"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/scoring"
)

// atOnce lets two things be asked for while the disk is busy with an entry, so that they share a
// transaction: another entry instead of the first, which is refused, and a draft. Each fails
// or is kept alone.
func (h *house) atOnce() error {
	games, err := h.Games(history.Page{Limit: 4})
	if err != nil || len(games) == 0 {
		return err
	}
	var sheets [2]*game.Game
	id := games[h.World.Dice.IntN(len(games))].ID
	for i := range sheets {
		log, err := h.Log(id)
		if err != nil {
			return err
		}
		if sheets[i], err = game.Read(log, h.Now); err != nil {
			return err
		}
	}
	in := scoring.ChooseDealer{At: h.Now(), Player: scoring.Player(h.World.Dice.IntN(2))}
	key, value := "sheet0", fmt.Sprint(h.World.Dice.IntN(1000))
	var draft error
	var others sync.WaitGroup
	asked := false
	h.Disk.Waits = func() {
		h.Disk.Waits, asked = nil, true
		others.Go(func() { _ = sheets[1].Do(in) })
		runtime.Gosched() // until it waits for the entry
		others.Go(func() { draft = h.SaveDraft(key, []byte(value)) })
		runtime.Gosched()
	}
	err = sheets[0].Do(in)
	h.Disk.Waits = nil
	others.Wait()
	if asked {
		h.Count("drafts beside an entry that is refused", 1)
		_ = h.typed(key, value, draft)
	}
	return err
}
