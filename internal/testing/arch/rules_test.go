package arch

// A rule says what some packages leave to others.
//
// Both from and refuse are lists of patterns, read from left to right; the last
// one that fits decides. "a/b" is that package, "a/b/..." also those below it,
// "..." is everything, "std" is the standard library, and a leading "!" takes
// away again. Our own packages are written from the top of the module: the
// program itself is "tabby", the engine "tabby/engine".
type rule struct {
	name   string
	from   string // the packages it binds
	tests  bool   // whether it binds their tests too
	refuse string // what they may not import
	calls  string // what they may not name, as "path.Name"
	why    string
}

// A floor is one of the house's. Its packages import one another, and those of the floors below it;
// none above. ARCHITECTURE.md has the same floors, from the top.
type floor struct {
	name string
	has  string // patterns of its packages
}

// floors are those of the house, the lowest first. Every package is on one.
var floors = []floor{
	{"the samples", "tabby/docs"},
	{"the engine", "tabby/engine/..."},
	{"the sheet", "tabby/scoring"},
	{"the history", "tabby/history/..."},
	{"the words", "tabby/internal/words/..."},
	{"the rules", "tabby/rulesref/..."},
	{"the table", "tabby/internal/table/... tabby/internal/demo"},
	{"what is drawn", "tabby/internal/draw/..."},
	{"other devices", "tabby/internal/devices/..."},
	{"the server", "tabby/internal/server/..."},
	{"the system", "tabby/internal/system/..."},
	{"the release", "tabby/internal/release/..."},
	{"the kit", "tabby/ui/kit/..."},
	{"the frame", "tabby/ui/frame"},
	{"the rooms", "tabby/ui/rooms/..."},
	{"the shell", "tabby/ui tabby/ui/walks tabby/ui/term/..."},
	{"the program", "tabby"},
}

// support is what tests are made of. It stands beside the house, and no part of the house imports it
// but tests.
const support = "tabby/internal/testing/..."

// doors are the rooms that lead to another by what they show, beside by a route.
var doors = map[string]string{
	"tabby/ui/rooms/home":     "tabby/ui/rooms/games",                             // games look the same at home as in their own room
	"tabby/ui/rooms/games":    "tabby/ui/rooms/sheet",                             // a game that is over is looked at on its sheet
	"tabby/ui/rooms/people":   "tabby/ui/rooms/calling",                           // the odds of a call
	"tabby/ui/rooms/rulebook": "tabby/ui/rooms/calling",                           // the same
	"tabby/ui/rooms/sheet":    "tabby/ui/rooms/entry tabby/ui/rooms/rulebook",     // what is typed, and the rules beside it
	"tabby/ui/rooms/deck":     "tabby/ui/rooms/cardtable tabby/ui/rooms/rulebook", // the cards, and the rules beside them
}

// manners are what packages leave to others on their floor and below.
var manners = []rule{
	{
		name:   "only tests use what tests are made of",
		from:   "tabby/... !" + support,
		refuse: support,
		why:    "no program behaves in another way while it is tested",
	},
	{
		name:   "a computer player sees only the engine",
		from:   "tabby/engine/bot",
		refuse: "tabby/... !tabby/engine",
		why:    "a player who knows the sheet or the screen would play by more than its own view",
	},
	{
		name:   "the engine knows no player",
		from:   "tabby/engine",
		refuse: "tabby/engine/...",
		why:    "the facts of the game stand on nothing else of ours",
	},
	{
		name:   "the sheet knows no computer player",
		from:   "tabby/scoring tabby/history/... tabby/internal/draw/... !tabby/internal/draw/badges tabby/internal/words/...",
		refuse: "tabby/engine/...  !tabby/engine",
		why:    "the sheet keeps games that it cannot see",
	},
	{
		name:   "the rules print what the engine plays by",
		from:   "tabby/rulesref",
		refuse: "tabby/... !tabby/engine !tabby/internal/words/...",
		why:    "with one source of facts, the printed rules and the played ones cannot differ",
	},
	{
		name:   "the journal knows no domain",
		from:   "tabby/history/journal/...",
		refuse: "tabby/... !tabby/history/journal/...",
		why:    "one desk and one log serve the sheet and the virtual deck alike",
	},
	{
		name:   "a history is the same wherever it is stored",
		from:   "tabby/history tabby/history/exchange tabby/history/flat tabby/history/playlog tabby/history/rating tabby/history/stats tabby/history/trophy",
		refuse: "tabby/history/sqlite/... tabby/history/jetstream/...",
		why:    "a browser's store and a computer's must agree on every line and checksum",
	},
	{
		name:   "what reads or checks a store does not write",
		from:   "tabby/history/sqlite/internal/read tabby/history/sqlite/internal/check tabby/history/sqlite/internal/database tabby/history/sqlite/internal/disk",
		refuse: "tabby/history/sqlite/internal/write",
		why:    "a reader opens what another process writes, and damage must not be made worse by a look at it",
	},
	{
		name:   "a text is read without knowing what it is about",
		from:   "tabby/internal/words/arb tabby/internal/words/message tabby/internal/words/texts/... tabby/internal/words/spacing tabby/internal/words/sums tabby/rulesref/about",
		refuse: "tabby/...",
		why:    "a language is a file, as translators' tools read it",
	},
	{
		name:   "a felt is arithmetic",
		from:   "tabby/internal/table/felt tabby/internal/table/sound tabby/internal/table/steps",
		refuse: "tabby/...",
		why:    "where cards lie and what is heard is the same in the window and on the pages of guests",
	},
	{
		name:   "a table is not drawn by itself",
		from:   "tabby/internal/table/... tabby/internal/words/...",
		refuse: "tabby/history/sqlite/... tabby/history/jetstream/... net/http os/...",
		why:    "the window, the pages of guests and paper show the same, wherever games are kept",
	},
	{
		name:   "the pages of guests are a scene as HTML",
		from:   "tabby/internal/devices/host/page",
		refuse: "tabby/history/... tabby/internal/devices/...",
		why:    "what a guest may not see is in no scene, so no page can show it",
	},
	{
		name:   "what goes over the wire is data",
		from:   "tabby/internal/devices/host/wire tabby/internal/devices/host/live",
		refuse: "tabby/history/... tabby/internal/words/... tabby/internal/devices/... !tabby/internal/devices/host/wire !tabby/internal/devices/link",
		why:    "hosts and guests share it, and neither is part of the other",
	},
	{
		name:   "devices meet by a line they are handed",
		from:   "tabby/internal/devices/peers tabby/ui/rooms/devices",
		refuse: "net/http",
		why:    "a browser carries requests by its own means",
	},
	{
		name:   "a server sends the pages it is handed",
		from:   "tabby/internal/devices/serve",
		refuse: "tabby/...",
		why:    "it can be tested with any pages, and keeps no games",
	},
	{
		name:   "an operator sees figures",
		from:   "tabby/internal/server/operator",
		refuse: "tabby/... !tabby/internal/devices/serve",
		why:    "figures have no names, so the page of an operator knows no games",
	},
	{
		name:   "what is read aloud is data",
		from:   "tabby/internal/system/a11y tabby/internal/system/atspi tabby/internal/system/contrast tabby/internal/system/licences tabby/internal/system/pulse",
		refuse: "tabby/... fyne.io/...",
		why:    "what goes to the system can be tried without a window",
	},
	{
		name:   "the locale comes first",
		from:   "tabby/internal/system/locale",
		tests:  true,
		refuse: "... !os !testing",
		why:    "whatever it imports has to be initialised before it",
	},
	{
		name:   "the font is a file",
		from:   "tabby/internal/draw/letters/font",
		tests:  true,
		refuse: "... !std !fyne.io/fyne/v2/theme",
		why:    "where there is a window, its font is in the program already; elsewhere it is our copy",
	},
	{
		name: "widgets stand alone",
		from: "tabby/ui/kit/widgets/...",
		refuse: "... !std !fyne.io/fyne/v2/... !github.com/clipperhouse/uax29/... !tabby/internal/draw/badges !tabby/internal/draw/icons !tabby/internal/draw/letters !tabby/internal/draw/raster " +
			"!tabby/internal/system/a11y !tabby/internal/words !tabby/internal/words/spacing !tabby/internal/words/sums !tabby/ui/kit/widgets/...",
		why: "a widget that knows neither cards nor players can be tried and tested alone",
	},
	{
		name:   "the window does not know the store",
		from:   "tabby/ui tabby/ui/kit/... tabby/ui/frame tabby/ui/rooms/...",
		refuse: "tabby/history/sqlite/... tabby/history/jetstream/... tabby/internal/system/desktop tabby/internal/system/browser tabby/internal/system/web tabby/ui/term/...",
		why:    "it works on a store behind small interfaces, and is tried without a file",
	},
	{
		name:   "hosts are in one room of the window",
		from:   "tabby/ui/... !tabby/ui/rooms/guests !tabby/ui/term",
		refuse: "tabby/internal/devices/host tabby/internal/devices/host/page tabby/internal/devices/serve tabby/internal/server/...",
		why:    "the browser build and a sheet do without",
	},
	{
		name:   "the command line has no window",
		from:   "tabby/ui/term/...",
		refuse: "tabby/ui/... !tabby/ui/term/...",
		why:    "it has to work where there is no display",
	},
	{
		name:   "main only puts together",
		from:   "tabby",
		refuse: "tabby/... !tabby/ui !tabby/ui/term !tabby/internal/system/... !tabby/internal/words/languages",
		why:    "whatever main decides cannot be tested without a C compiler",
	},
	{
		name:   "the limit knows no rules",
		from:   "tabby/internal/testing/limit tabby/internal/testing/arch",
		refuse: "tabby/...",
		why:    "what the engine is measured against owes nothing to it, and what reads the others must still speak when they do not build",
	},
	{
		name:   "the smoke test stays outside",
		from:   "tabby/internal/testing/smoke",
		tests:  true,
		refuse: "tabby/... !tabby/internal/testing/... !tabby/internal/system/a11y",
		why:    "it uses the program as a player does: by its window and its command line",
	},
	{
		name:   "only the shell makes rooms",
		from:   "... !tabby/ui !tabby/internal/testing/frametest",
		refuse: "",
		calls:  "tabby/ui/rooms/home.New tabby/ui/rooms/setup.New tabby/ui/rooms/sheet.New tabby/ui/rooms/guests.New tabby/ui/rooms/devices.New tabby/ui/rooms/deck.New tabby/ui/rooms/games.New tabby/ui/rooms/people.New tabby/ui/rooms/storage.New tabby/ui/rooms/handover.New tabby/ui/rooms/customgame.New tabby/ui/rooms/camera.New tabby/ui/rooms/join.New tabby/ui/rooms/settings.New tabby/ui/frame.New",
		why:    "a room leads to another by a route, and does not know who answers it",
	},
	{
		name:   "people's cards are shuffled by a cipher",
		from:   "tabby/ui tabby/internal/system/desktop tabby/internal/server/spaces tabby/internal/devices/host tabby/internal/table/round",
		refuse: "",
		calls:  "math/rand/v2.NewPCG",
		why:    "who has seen some cards must not foresee others: ChaCha8, with a seed of crypto/rand",
	},
	{
		name:   "the domains are pure",
		from:   "tabby/engine tabby/scoring tabby/rulesref tabby/internal/words/...",
		refuse: "fyne.io/... os/... net/... log/... math/rand/... crypto/rand syscall database/... github.com/ncruces/...",
		calls:  wallClock,
		why:    "a game must replay from its events alone: no screen, disk, network, dice or clock",
	},
	{
		name:   "a history is pure",
		from:   "tabby/history tabby/history/exchange tabby/history/stats tabby/history/flat tabby/history/rating",
		refuse: "fyne.io/... os/... net/... log/... math/rand/... crypto/rand syscall database/... github.com/ncruces/... github.com/gofrs/flock github.com/adrg/xdg",
		calls:  wallClock + " github.com/google/uuid.NewV7",
		why:    "it has to build for a browser and give the same bytes there; ids and times are handed in",
	},
	{
		name:   "a computer player is handed its dice",
		from:   "tabby/engine/bot tabby/internal/testing/selfplay",
		refuse: "fyne.io/... os/... net/... log/... crypto/rand syscall database/... github.com/ncruces/...",
		calls:  wallClock,
		why:    "the same view and the same seed must give the same move, and the same order the same figures",
	},
	{
		name:   "only history/sqlite knows SQLite",
		from:   "... !tabby/history/sqlite/... !tabby/internal/testing/sim/disk !tabby/internal/system/licences",
		tests:  true,
		refuse: "github.com/ncruces/... database/...",
		why:    "everything else asks a small interface, and is tried without a file; a simulated disk is one of SQLite's too, and a test asks which SQLite is listed",
	},
	{
		name:   "only history/jetstream is a client of NATS",
		from:   "... !tabby/history/jetstream !tabby/internal/testing/natstest",
		refuse: "github.com/nats-io/...",
		why:    "tables are the same wherever their games are kept",
	},
	{
		name:   "the NATS server is for tests",
		from:   "... !tabby/internal/testing/natstest",
		refuse: "github.com/nats-io/nats-server/...",
		why:    "operators run their own; in the program it would be 10 MB that no one asked for",
	},
	{
		name:   "the window keeps games on its own machine",
		from:   "... !tabby/ui/term !tabby/history/jetstream",
		refuse: "tabby/history/jetstream",
		why:    "only a server asks for more than one machine, and a browser cannot",
	},
	{
		name:   "only the window announces a table",
		from:   "... !tabby/internal/system/desktop !tabby/internal/devices/nearby !tabby/internal/testing/nearbytest",
		refuse: "tabby/internal/devices/nearby github.com/pion/...",
		why:    "a server is no table in a living room, and a browser has no sockets",
	},
	{
		name:   "only main starts Fyne",
		from:   "... !tabby",
		tests:  true,
		refuse: "fyne.io/fyne/v2/app fyne.io/fyne/v2/internal/driver/...",
		why:    "Fyne's app needs C and a display; everything else tests with neither",
	},
	{
		name: "Fyne is for the window",
		from: "... !tabby !tabby/ui/... !tabby/internal/system/browser !tabby/internal/system/desktop !tabby/internal/draw/letters/font " +
			"!tabby/internal/testing/uitest !tabby/internal/testing/frametest !tabby/internal/testing/widgettest tabby/ui/term",
		tests:  true,
		refuse: "fyne.io/...",
		why:    "games are kept, replayed and printed where there is no display",
	},
	{
		name:   "what draws nothing is tested without Fyne",
		from:   "tabby/... !tabby/ui/... !tabby/internal/testing/...",
		tests:  true,
		refuse: "tabby/internal/testing/uitest tabby/internal/testing/frametest tabby/internal/testing/widgettest",
		why:    "a test program that links Fyne takes a second more to build, with every change below it",
	},
	{
		name:   "Fyne's test driver is for tests",
		from:   "... !tabby/internal/testing/...",
		refuse: "fyne.io/fyne/v2/test",
		why:    "it would replace the screen of the running program",
	},
	{
		name:   "some variants are for tests",
		from:   "... !tabby/internal/testing/minusfour",
		refuse: "",
		calls:  "tabby/engine.Register",
		why:    "the program offers the variants of package engine, the same from its start to its end",
	},
}

// wallClock names everything in time that looks at the clock or waits.
const wallClock = "time.Now time.Since time.Until time.Sleep time.After time.AfterFunc time.Tick time.NewTimer time.NewTicker"
