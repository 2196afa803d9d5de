package term

import (
	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/server/spaces"
)

// A source is where the games are that are served.
type source interface {
	// NewGame returns the log of a game that is yet to begin.
	NewGame() history.Log
	// Meet returns the person of that name, and adds one if there is none.
	Meet(name string) (history.Person, error)
	// find returns the ID that begins so.
	find(prefix string) (string, error)
	// running returns the IDs of the games that are not over. aside is called with those that
	// cannot be read, from several goroutines.
	running(aside func(id string, err error)) ([]string, error)
	// opener returns an opener of its games.
	opener(spaces.Opener) spaces.Opener
	// begun calls f with the ID of each game that another host opens, on another goroutine.
	begun(f func(id string))
	// close ends what the source has begun.
	close()
}

// ownSource has the games of this computer.
type ownSource struct{ *sqlite.Store }

func (s ownSource) find(prefix string) (string, error) { return find(s.Reader, prefix) }

func (s ownSource) running(func(string, error)) ([]string, error) {
	running, err := s.Games(history.Page{Filter: history.Filter{State: history.Running}, Limit: maxTables})
	var ids []string
	for _, g := range running {
		ids = append(ids, g.ID)
	}
	return ids, err
}

func (s ownSource) opener(o spaces.Opener) spaces.Opener {
	o.Store = s.Store
	return o
}

func (ownSource) begun(func(string)) {} // no other host opens any

func (ownSource) close() {} // the command closes its store
