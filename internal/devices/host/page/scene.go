package page

import (
	"net/http"
	"sync"

	"tabby/internal/draw/badges"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// A Scene is what a table shows at one time. It is never changed after it was first used.
type Scene struct {
	Game      string // its ID
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

// A Role is what a device may do at a table.
type Role uint8

// The roles.
const (
	Watch Role = iota // sees the sheet and the rules
	Score             // enters the score of any player
	Sit               // has one seat: enters its score, and holds its cards
)

// String returns the name of the role: "watch", "score" or "sit".
func (r Role) String() string { return [...]string{"watch", "score", "sit"}[r] }

// The pages of a phone, as values of [Viewer].Show.
const (
	ShowSheet = "sheet"
	ShowScore = "score"
	ShowHand  = "hand"
	ShowRules = "rules"
)

// showSeats is shown to a viewer who may take a seat and has none, before it has chosen a page, and
// instead of [ShowScore].
const showSeats = "seats"

// A Viewer is a person who looks at a page of a table. Viewers are comparable: equal
// viewers see the same.
type Viewer struct {
	Words     *words.Language // which the viewer reads
	Role      Role
	Player    scoring.Player // whose seat the device has, or [scoring.Nobody]
	Screen    bool           // a television: it shows the table large and has no controls
	Show      string         // the page: one of the Show constants; any other is [ShowSheet]
	Query     string         // on [ShowRules], what is searched, or "#" and the id of an entry
	Writes    bool           // may write the round down
	Chairs    bool           // may let another play for a player
	Helps     bool           // may ask to enter the scores of all
	Asks      bool           // has asked
	Deals     bool           // may deal the next round with the virtual deck now
	Overruled uint64         // likewise, where another score is typed at the table in the place of it
	Lost      uint64         // has a bit for each player whose score the device had entered, and another has changed that
	Round     *round.View    // of the round with the virtual deck, or nil
	Space     Space          // for the cards

	Back   bool            // looks back at the round, which is over
	Review *round.Reviewed // that it sees then, or nil while it is worked out
}

// seated reports whether the viewer has a seat.
func (v Viewer) seated() bool { return v.Role == Sit && v.Player != scoring.Nobody }

// scores reports whether the viewer may enter scores, if only once seated.
func (v Viewer) scores() bool { return v.Role != Watch && !v.Screen }

// cards reports whether the viewer may have the page of the cards.
func (v Viewer) cards() bool { return !v.Screen && (v.Round != nil || v.Role == Sit) }

// page returns which page is shown: one that the viewer can have.
func (v Viewer) page() string {
	switch {
	case v.Role == Sit && !v.seated() && !v.Screen && (v.Show == "" || v.Show == ShowScore):
		return showSeats
	case v.Show == ShowRules, v.Show == ShowHand && v.cards(), v.Show == ShowScore && v.scores():
		return v.Show
	}
	return ShowSheet
}

// chosen is the name of the cookie in which a device keeps the language that was chosen on its page.
const chosen = "tabby-language"

// Reader returns the language, of all, for the person who has sent a request: the one that was
// chosen on the page, or the one that the browser asks for, or else usual.
func Reader(r *http.Request, all languages.Set, usual *words.Language) *words.Language {
	kept := ""
	if c, err := r.Cookie(chosen); err == nil {
		kept = c.Value
	}
	return all.Best(kept, r.Header.Get("Accept-Language"), usual.Tag)
}
