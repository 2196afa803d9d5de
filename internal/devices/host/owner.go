package host

import (
	"time"

	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Game is the desk of a game.
type Game interface {
	// ID names the game.
	ID() string
	// State returns the game.
	State() scoring.Game
	// Sheet returns its sheet, with people as they are called now.
	Sheet() scoring.Sheet
	// DoAs carries out an intent under names, once for each name.
	DoAs(in scoring.Intent, names ...string) error
	// Did reports whether an intent of that name is done, as far as this host knows.
	Did(name string) bool
	// CatchUp takes in what other hosts have done, and reports whether they have.
	CatchUp() (bool, error)
	// Watch calls f after every change until stop is called.
	Watch(f func(scoring.Game)) (stop func())
}

// An Owner has the game: everything at its table happens on its goroutine.
type Owner struct {
	Game   Game
	Drafts round.Drafts
	Now    func() time.Time
	// Badge returns the badge of a player. It may be nil: players then get one by their
	// number.
	Badge func(scoring.Player) badges.Badge
	// Reread has the log and the drafts be read where they are kept, when they are asked
	// for next. It is nil unless other hosts serve the game too: then [Table.Follow] has to
	// be called after they have stored something.
	Reread func()
	// Deck is the virtual deck of the game, or nil.
	Deck *round.Deck
	// Coming returns what is typed at the owner's own screen for the round to come; [Table.Show]
	// is called when that changes. It may be nil: then nobody knows before the round is written down.
	Coming func(scoring.Sheet) sheetview.Coming
	// HandOver returns a link that has the whole game, as another device imports it. It
	// may be nil: guests then cannot keep the game.
	HandOver func() (link string, err error)
	// Picture draws the picture of the game, which is over, in a language if it can, and then calls then on
	// the goroutine of the game with the GIF, or with nil if it could not. It may be nil: guests then get none.
	Picture func(l *words.Language, then func(gif []byte))
	// Taught has the decks that the owner can read from a photo. It may be nil: guests then read none.
	Taught history.Settings
	// Logs reports whether the owner logs games in another app, as guests then can. It may be
	// nil: they always can.
	Logs func() bool
	// Below is where the table is below the address at which its digits are typed, such as
	// "/games/4f2a"; "" if it is the same.
	Below string
	// Screen reports that players can also play at the owner's own screen.
	Screen bool
	// Run runs a function on the goroutine that the game belongs to, later, or at once where
	// the caller's may be that one.
	Run func(func())
	// Failed is called with what went wrong while the table goes on; it may be nil.
	Failed func(error)
	// After does so after a while, unless stop is called before.
	After func(d time.Duration, f func()) (stop func())
}
