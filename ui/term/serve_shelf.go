package term

import (
	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/spaces"
)

// A shelf is where the games are that are served.
type shelf interface {
	// NewGame returns the log of a game that is yet to begin.
	NewGame() history.Log
	// Meet returns the person of that name, and adds one if there is none.
	Meet(name string) (history.Person, error)
	// find returns the ID that begins so.
	find(prefix string) (string, error)
	// running returns the IDs of the games that are not over.
	running() ([]string, error)
	// opener returns an opener of its games.
	opener(spaces.Opener) spaces.Opener
	// begun calls f with the ID of each game that another host opens, on another goroutine.
	begun(f func(id string))
	// close ends what the shelf has begun.
	close()
}

// ownShelf has the games of this computer.
type ownShelf struct{ *sqlite.Store }

func (s ownShelf) find(prefix string) (string, error) { return find(s.Reader, prefix) }

func (s ownShelf) running() ([]string, error) {
	running, err := s.Games(history.Page{Filter: history.Filter{State: history.Running}, Limit: maxTables})
	var ids []string
	for _, g := range running {
		ids = append(ids, g.ID)
	}
	return ids, err
}

func (s ownShelf) opener(o spaces.Opener) spaces.Opener {
	o.Store = s.Store
	return o
}

func (ownShelf) begun(func(string)) {} // no other host opens any

func (ownShelf) close() {} // the command closes its store
