package page

import (
	"sync"

	"tabby/internal/draw/badges"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Scene is what a table shows at one time. It is never changed after it was first used.
type Scene struct {
	Sheet     scoring.Sheet
	Badges    []badges.Badge // by player; players without one get one by their number
	Slips     sheetview.Slips
	Lost      sheetview.Slips                 // what was entered before, and who has changed that
	Overruled sheetview.Slips                 // what was entered, in whose place another score is typed at the table
	Caller    *scoring.Player                 // who called in the coming round, or nil
	Taken     map[scoring.Player]words.Device // the seats that a device has
	Paused    bool                            // the host takes no intents for now
	Join      string                          // the address by which others join, or ""
	Screen    string                          // where the big screen is, from a page of the table, or ""
	Cache     *Cache                          // of the table, or nil
	Log       string                          // the link by which an app logs the game, or "" while it is not over

	Pictured bool   // the game has a picture, once it is over
	Passcode string // six digits by which they join at the plain address, or ""
	Plain    string // that address, as people write it
	Coded    bool   // there can be some

	once  sync.Once
	faces *faces
	pages memo[Viewer, *Page]
}

// A memo keeps what is computed for each key, at the first look.
type memo[K comparable, T any] struct{ all sync.Map }

func (m *memo[K, T]) get(key K, compute func() T) T {
	f, known := m.all.Load(key)
	if !known {
		f, _ = m.all.LoadOrStore(key, sync.OnceValue(compute))
	}
	return f.(func() T)()
}

// View returns what the sheet shows in a language.
func (s *Scene) View(w *words.Language) sheetview.View {
	return s.looks().views.get(w, func() sheetview.View { return sheetview.Of(w, s.Sheet) })
}

// looks returns the faces of the sheet.
func (s *Scene) looks() *faces {
	s.once.Do(func() { s.faces = s.Cache.facesOf(s.Sheet, s.Badges) })
	return s.faces
}

// LooksLike reports whether the sheet and the badges are those of another scene of the table, at
// whatever time.
func (s *Scene) LooksLike(other *Scene) bool { return s.looks() == other.looks() }

func (p painter) view() sheetview.View { return p.scene.View(p.w) }

// A medal is a badge as it is drawn.
type medal struct {
	badges.Badge

	Dim    bool   // of a player who is out
	Ride   string // the icon that rides on it, or ""
	Stamps bool   // a paw stamps on it when a round lands
}

// Badge returns the badge of a player.
func (s *Scene) Badge(p scoring.Player) badges.Badge {
	b := badges.Seat(int(p), s.Sheet.People[p].Name)
	if int(p) < len(s.Badges) {
		b = s.Badges[p]
	}
	b.Colour, b.Shape, b.Cat = b.Colour%badges.Count, b.Shape%badges.Count, b.Cat%badges.Cats
	return b
}

// medal returns the badge of a player as it is drawn.
func (s *Scene) medal(p scoring.Player) medal {
	return medal{Badge: s.Badge(p), Dim: s.Sheet.Status[p] != scoring.In}
}
