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

// layers says which packages of ours a package may import. Every package has
// exactly one layer, so a new package needs a line here, with a reason.
var layers = []rule{
	{
		name:   "engine is the ground",
		from:   "tabby/engine",
		refuse: "tabby/...",
		why:    "the facts of the game stand on nothing else of ours",
	},
	{
		name:   "a computer player sees only the engine",
		from:   "tabby/engine/bot",
		refuse: "tabby/... !tabby/engine",
		why:    "a player who knows the sheet or the screen would play by more than its own view",
	},
	{
		name:   "a simulation knows players and rounds",
		from:   "tabby/engine/sim",
		refuse: "tabby/... !tabby/engine !tabby/engine/bot",
		why:    "what a thousand rounds come to must not depend on who looks at it",
	},
	{
		name:   "an assault is a number",
		from:   "tabby/internal/assault",
		refuse: "tabby/...",
		why:    "the tests of every package ask how often to try",
	},
	{
		name:   "a variant is facts",
		from:   "tabby/internal/golf",
		refuse: "tabby/... !tabby/engine",
		why:    "a variant is one file of facts, so the one that tests add is no more",
	},
	{
		name:   "the sheet rests on the engine",
		from:   "tabby/scoring",
		refuse: "tabby/... !tabby/engine",
		why:    "the sheet keeps games it cannot see: no screen, no store, no journal",
	},
	{
		name:   "the rules print what the engine plays by",
		from:   "tabby/rulesref",
		refuse: "tabby/... !tabby/engine !tabby/ui/words",
		why:    "with one source of facts, the printed rules and the played ones cannot differ; house rules have the same words everywhere",
	},
	{
		name:   "the journal knows no domain",
		from:   "tabby/internal/journal/...",
		refuse: "tabby/... !tabby/internal/journal/...",
		why:    "one desk and one log serve the sheet and the virtual deck alike",
	},
	{
		name:   "a history is the same wherever it is stored",
		from:   "tabby/history",
		refuse: "tabby/... !tabby/history/stats !tabby/history/flat !tabby/scoring !tabby/internal/journal/...",
		why:    "a browser's store and a computer's must agree on every line and checksum",
	},
	{
		name:   "what two histories lack follows from what they hold",
		from:   "tabby/history/exchange",
		refuse: "tabby/... !tabby/history",
		why:    "devices agree on it however they reach each other",
	},
	{
		name:   "devices meet by a line they are handed",
		from:   "tabby/internal/together",
		refuse: "tabby/... net/http !tabby/history !tabby/history/exchange !tabby/scoring",
		why:    "a browser carries requests by its own means",
	},
	{
		name:   "the network carries meetings",
		from:   "tabby/internal/together/network",
		refuse: "tabby/... !tabby/history !tabby/history/exchange !tabby/internal/serve !tabby/internal/together",
		why:    "what devices exchange is the same on every line",
	},
	{
		name:   "the SQLite store knows no screen",
		from:   "tabby/history/sqlite",
		refuse: "tabby/... !tabby/history !tabby/history/stats !tabby/history/flat !tabby/scoring !tabby/internal/journal/...",
		why:    "a store that knows the screen cannot serve the command line",
	},
	{
		name:   "the JetStream store knows no screen",
		from:   "tabby/history/jetstream",
		refuse: "tabby/... !tabby/history !tabby/scoring !tabby/internal/journal",
		why:    "it is another place for the same entries, and everything else is as on one machine",
	},
	{
		name:   "a cluster in a test is no part of Tabby",
		from:   "tabby/history/jetstream/natstest",
		refuse: "tabby/...",
		why:    "it stands for servers that others run",
	},
	{
		name:   "a round is the same on every screen",
		from:   "tabby/internal/round",
		refuse: "tabby/... !tabby/engine !tabby/engine/bot !tabby/scoring !tabby/internal/journal !tabby/ui/words",
		why:    "the window and guests' own devices play by the same code, which knows neither",
	},
	{
		name:   "a story follows from the sheet",
		from:   "tabby/internal/story",
		refuse: "tabby/... !tabby/scoring !tabby/ui/words",
		why:    "the story of a game is the same on paper and on the screen",
	},
	{
		name:   "what a sheet shows follows from the sheet",
		from:   "tabby/internal/sheetview",
		refuse: "tabby/... !tabby/engine !tabby/scoring !tabby/internal/story !tabby/ui/words",
		why:    "the window and the pages of guests show the same",
	},
	{
		name:   "the pages of guests are a scene as HTML",
		from:   "tabby/internal/host/page",
		refuse: "tabby/... !tabby/engine !tabby/scoring !tabby/rulesref !tabby/internal/chart !tabby/internal/round !tabby/internal/sheetview !tabby/internal/story !tabby/ui/cards/art !tabby/ui/widgets/badges !tabby/ui/widgets/icons !tabby/ui/words",
		why:    "what a guest may not see is in no scene, so no page can show it",
	},
	{
		name:   "letters know no words",
		from:   "tabby/internal/letters",
		refuse: "tabby/...",
		why:    "charts and paper write names with it",
	},
	{
		name:   "contrast is arithmetic",
		from:   "tabby/internal/contrast",
		refuse: "... !std",
		why:    "it is a published formula, for screens, cards, pages and paper",
	},
	{
		name:   "the font is a file",
		from:   "tabby/internal/letters/font",
		tests:  true,
		refuse: "... !std !fyne.io/fyne/v2/theme",
		why:    "where there is a window, its font is in the program already; elsewhere it is our copy",
	},
	{
		name:   "a chart is drawn from numbers",
		from:   "tabby/internal/chart",
		refuse: "tabby/... !tabby/engine !tabby/scoring !tabby/history !tabby/history/stats !tabby/internal/letters/... !tabby/ui/widgets/badges",
		why:    "it can be drawn off-screen, for paper as for either theme",
	},
	{
		name:   "paper shows what it is given",
		from:   "tabby/internal/paper",
		refuse: "tabby/... !tabby/ui/widgets/badges !tabby/engine !tabby/scoring !tabby/history !tabby/history/stats !tabby/internal/story !tabby/internal/letters/... !tabby/internal/chart !tabby/ui/words",
		why:    "a sheet on paper needs neither a store nor a screen",
	},
	{
		name:   "a table is text",
		from:   "tabby/history/flat",
		refuse: "tabby/... !tabby/engine !tabby/scoring",
		why:    "it tells and reads games, and leaves to the store what becomes of them",
	},
	{
		name:   "a rating is arithmetic",
		from:   "tabby/history/rating",
		refuse: "tabby/...",
		why:    "it is a published method, and held to the published numbers",
	},
	{
		name:   "statistics count what they are given",
		from:   "tabby/history/stats",
		refuse: "tabby/... !tabby/engine !tabby/scoring !tabby/history/rating",
		why:    "they are kept by the store and shown by both faces, and know neither",
	},
	{
		name:   "widgets stand alone",
		from:   "tabby/ui/widgets/...",
		refuse: "... !std !fyne.io/fyne/v2/... !github.com/clipperhouse/uax29/... !rsc.io/qr !tabby/internal/letters !tabby/ui/widgets/...",
		why:    "a widget that knows neither cards nor players can be tried and tested alone",
	},
	{
		name:   "the shell knows every room",
		from:   "tabby/ui",
		refuse: "tabby/... !tabby/engine !tabby/scoring !tabby/history !tabby/ui/home !tabby/ui/setup !tabby/ui/sheet !tabby/ui/guests !tabby/ui/devices !tabby/ui/deck !tabby/ui/rulebook !tabby/ui/games !tabby/ui/handover !tabby/ui/people !tabby/ui/storage !tabby/ui/visit !tabby/ui/settings !tabby/internal/host/wire !tabby/ui/game !tabby/ui/frame !tabby/ui/look !tabby/ui/widgets !tabby/ui/words",
		why:    "it alone opens rooms and leads from one to another, on a store behind small interfaces",
	},
	{
		name:   "home lists games",
		from:   "tabby/ui/home",
		refuse: "tabby/... !tabby/engine !tabby/history !tabby/history/stats !tabby/scoring !tabby/ui/games !tabby/ui/game !tabby/ui/frame !tabby/ui/look !tabby/ui/widgets !tabby/ui/words",
		why:    "games that were played look the same at home as in their own room",
	},
	{
		name:   "games are looked at on their sheet",
		from:   "tabby/ui/games",
		refuse: "tabby/... !tabby/engine !tabby/history !tabby/history/stats !tabby/scoring !tabby/internal/story !tabby/internal/chart !tabby/ui/sheet !tabby/ui/game !tabby/ui/frame !tabby/ui/widgets !tabby/ui/words",
		why:    "the grid of a game that is over is the one it was played on",
	},
	{
		name:   "people are counted, not played with",
		from:   "tabby/ui/people",
		refuse: "tabby/... !tabby/ui/cards !tabby/engine !tabby/history !tabby/history/stats !tabby/internal/story !tabby/internal/chart !tabby/ui/frame !tabby/ui/widgets !tabby/ui/words",
		why:    "what games say of people needs none of the rooms that make them",
	},
	{
		name:   "a game is handed over by its link",
		from:   "tabby/ui/handover",
		refuse: "tabby/... !tabby/history !tabby/ui/game !tabby/ui/frame !tabby/ui/widgets !tabby/ui/words",
		why:    "what a link says is the business of the store",
	},
	{
		name:   "devices are kept together by their client",
		from:   "tabby/ui/devices",
		refuse: "tabby/... net/http !tabby/history !tabby/internal/together !tabby/ui/frame !tabby/ui/widgets !tabby/ui/words",
		why:    "a browser has the same room, and reaches others by its own means",
	},
	{
		name:   "a visit shows what a host says",
		from:   "tabby/ui/visit",
		refuse: "tabby/... !tabby/engine !tabby/scoring !tabby/history !tabby/internal/guest !tabby/internal/host/wire !tabby/internal/story !tabby/internal/chart !tabby/ui/cards !tabby/ui/entry !tabby/ui/sheet !tabby/ui/rulebook !tabby/ui/frame !tabby/ui/widgets !tabby/ui/words",
		why:    "the game is on another device: this one derives what it shows, and decides nothing",
	},
	{
		name:   "storage moves files",
		from:   "tabby/ui/storage",
		refuse: "tabby/... !tabby/internal/host/wire !tabby/engine !tabby/scoring !tabby/history !tabby/history/stats !tabby/ui/game !tabby/ui/frame !tabby/ui/widgets !tabby/ui/words",
		why:    "a backup is the same whatever is in it",
	},
	{
		name:   "settings change preferences",
		from:   "tabby/ui/settings",
		refuse: "tabby/... !tabby/ui/frame !tabby/ui/look !tabby/ui/widgets",
		why:    "every room follows them by its frame",
	},
	{
		name:   "a game is set up by its house rules",
		from:   "tabby/ui/setup",
		refuse: "tabby/... !tabby/engine !tabby/engine/bot !tabby/scoring !tabby/history !tabby/ui/houserules !tabby/ui/game !tabby/ui/frame !tabby/ui/widgets !tabby/ui/words",
		why:    "what is agreed on before a game and during it is one form",
	},
	{
		name:   "guests are let in at the desk of the game",
		from:   "tabby/ui/guests",
		refuse: "tabby/... !tabby/history !tabby/internal/host !tabby/internal/host/page !tabby/internal/host/wire !tabby/internal/journal !tabby/internal/round !tabby/scoring !tabby/ui/game !tabby/ui/frame !tabby/ui/widgets",
		why:    "the host is in this room alone, so that the browser build and a sheet do without",
	},
	{
		name:   "a sheet is written by its entry",
		from:   "tabby/ui/sheet",
		refuse: "tabby/... !tabby/engine !tabby/scoring !tabby/internal/sheetview !tabby/internal/chart !tabby/ui/entry !tabby/ui/rulebook !tabby/ui/houserules !tabby/ui/game !tabby/ui/frame !tabby/ui/widgets !tabby/ui/words",
		why:    "the sheet needs no virtual deck: it declares what it would ask of one",
	},
	{
		name:   "the virtual deck lands on a sheet it does not know",
		from:   "tabby/ui/deck",
		refuse: "tabby/... !tabby/engine !tabby/engine/bot !tabby/history !tabby/internal/journal !tabby/internal/round !tabby/scoring !tabby/ui/rulebook !tabby/ui/game !tabby/ui/cards !tabby/ui/frame !tabby/ui/widgets !tabby/ui/words",
		why:    "it can be deleted, and everything else still builds",
	},
	{
		name:   "an entry is a value and its screen",
		from:   "tabby/ui/entry",
		refuse: "tabby/... !tabby/engine !tabby/scoring !tabby/ui/cards !tabby/ui/widgets !tabby/ui/widgets/sums !tabby/ui/words",
		why:    "what is half typed is tried without a window, and shown by whoever asks",
	},
	{
		name:   "the rules open anywhere",
		from:   "tabby/ui/rulebook",
		refuse: "tabby/... !tabby/engine !tabby/rulesref !tabby/ui/cards !tabby/ui/look !tabby/ui/widgets !tabby/ui/words",
		why:    "they are reached from every screen, so they know none",
	},
	{
		name:   "house rules are a form",
		from:   "tabby/ui/houserules",
		refuse: "tabby/... !tabby/engine !tabby/ui/widgets !tabby/ui/words",
		why:    "it stands in the setup of a game and beside the sheet",
	},
	{
		name:   "a game is its desk",
		from:   "tabby/ui/game",
		refuse: "tabby/... !tabby/engine !tabby/scoring !tabby/history !tabby/internal/journal !tabby/ui/words",
		why:    "rooms share the game on the table and nothing else",
	},
	{
		name:   "a frame is what a room is handed",
		from:   "tabby/ui/frame",
		refuse: "tabby/... !tabby/scoring !tabby/history !tabby/internal/story !tabby/internal/chart !tabby/ui/look !tabby/ui/widgets !tabby/ui/words",
		why:    "it holds pages and knows none, so that a room can be tried alone",
	},
	{
		name:   "a look is colours and sizes",
		from:   "tabby/ui/look",
		refuse: "tabby/... !tabby/internal/chart !tabby/ui/widgets/...",
		why:    "the theme is the same whatever is shown in it",
	},
	{
		name:   "a user in a test sees widgets, not rooms",
		from:   "tabby/ui/uitest",
		refuse: "tabby/... !tabby/scoring !tabby/ui/widgets/...",
		why:    "the tests of every room use it, so it can import none of them",
	},
	{
		name:   "a frame in a test has no shell",
		from:   "tabby/ui/frame/frametest",
		refuse: "tabby/... !tabby/history !tabby/scoring !tabby/ui/frame !tabby/ui/uitest !tabby/ui/widgets",
		why:    "with it a room is tried where there is no other room",
	},
	{
		name:   "drawings are files",
		from:   "tabby/ui/cards/art",
		refuse: "... !std",
		why:    "the window and the pages of guests show the same cards",
	},
	{
		name:   "a card is drawn from what it is",
		from:   "tabby/ui/cards",
		refuse: "tabby/... !tabby/engine !tabby/internal/contrast !tabby/ui/cards/art !tabby/ui/widgets/...",
		why:    "the same picture serves the entry, the rules and the virtual table",
	},
	{
		name:   "both faces share their words",
		from:   "tabby/ui/words",
		refuse: "tabby/... !tabby/engine !tabby/scoring !tabby/history !tabby/history/stats",
		why:    "the window and the command line call things by the same names",
	},
	{
		name:   "replay knows the sheet, not its store",
		from:   "tabby/internal/replay",
		refuse: "tabby/... !tabby/engine !tabby/scoring !tabby/ui/words",
		why:    "a case replays the same with or without a store",
	},
	{
		name:   "the command line has no window",
		from:   "tabby/ui/term",
		refuse: "tabby tabby/ui/... !tabby/ui/words !tabby/ui/game",
		why:    "it has to work where there is no display",
	},
	{
		name:   "the desktop hands a store to the window",
		from:   "tabby/internal/desktop",
		refuse: "tabby/... !tabby/history !tabby/history/sqlite !tabby/history/stats !tabby/internal/handover !tabby/internal/story !tabby/internal/paper !tabby/internal/serve !tabby/internal/together !tabby/internal/together/network !tabby/internal/version !tabby/internal/web !tabby/ui !tabby/ui/words",
		why:    "neither the window nor the store needs to know the user's folders and network",
	},
	{
		name:   "the locale comes first",
		from:   "tabby/internal/locale",
		tests:  true,
		refuse: "... !os !testing",
		why:    "whatever it imports has to be initialised before it",
	},
	{
		name:   "a game is handed over as an export",
		from:   "tabby/internal/handover",
		refuse: "tabby/... !tabby/history",
		why:    "what comes in is checked by the import alone",
	},
	{
		name:   "main only puts together",
		from:   "tabby",
		refuse: "tabby/... !tabby/ui !tabby/ui/term !tabby/internal/browser !tabby/internal/desktop !tabby/internal/locale !tabby/internal/version",
		why:    "whatever main decides cannot be tested without a C compiler",
	},
	{
		name:   "a server sends the pages it is handed",
		from:   "tabby/internal/serve",
		refuse: "tabby/...",
		why:    "it can be tested with any pages, and keeps no games",
	},
	{
		name:   "a host lets others in at a desk it is handed",
		from:   "tabby/internal/host",
		refuse: "tabby/... !tabby/engine !tabby/engine/bot !tabby/internal/journal !tabby/internal/round !tabby/scoring !tabby/internal/host/page !tabby/internal/host/wire !tabby/internal/replay !tabby/internal/serve !tabby/ui/widgets/sums !tabby/ui/words",
		why:    "the window and the server hand it their games; what guests may do is the same for both",
	},
	{
		name:   "spaces are folders with a host each",
		from:   "tabby/internal/spaces",
		refuse: "tabby/... !tabby/engine !tabby/history !tabby/history/sqlite !tabby/internal/handover !tabby/internal/host !tabby/internal/host/hosttest !tabby/internal/host/page !tabby/internal/host/wire !tabby/internal/journal !tabby/internal/round !tabby/internal/serve !tabby/scoring !tabby/ui/game !tabby/ui/words",
		why:    "a server of many families knows stores and hosts, and no command line",
	},
	{
		name:   "an operator sees figures",
		from:   "tabby/internal/operator",
		refuse: "tabby/... !tabby/internal/serve",
		why:    "figures have no names, so the page of an operator knows no games",
	},
	{
		name:   "what goes over the wire is data",
		from:   "tabby/internal/host/wire",
		refuse: "tabby/... !tabby/engine !tabby/scoring",
		why:    "hosts and guests share it, and neither is part of the other",
	},
	{
		name:   "a guest knows the wire alone",
		from:   "tabby/internal/guest",
		refuse: "tabby/... !tabby/internal/host/wire",
		why:    "a program that others write knows no more; what a table shows is the business of its user",
	},
	{
		name:   "a guest in a test is a guest",
		from:   "tabby/internal/host/hosttest",
		refuse: "tabby/... !tabby/internal/guest !tabby/internal/host/wire",
		why:    "it stands for any program that others write",
	},
	{
		name:   "a version is a word",
		from:   "tabby/internal/version",
		refuse: "tabby/...",
		why:    "everything that says which Tabby it is asks here",
	},
	{
		name:   "the pages are files",
		from:   "tabby/internal/web",
		refuse: "... !std",
		why:    "every binary can carry them, with or without a window",
	},
	{
		name:   "pages are packed as they are",
		from:   "tabby/internal/web/pack",
		refuse: "tabby/...",
		why:    "it is a tool of make, and never part of the program",
	},
	{
		name:   "what is built for browsers is cut outside",
		from:   "tabby/internal/web/slim",
		refuse: "tabby/...",
		why:    "it is a tool of make, and never part of the program",
	},
	{
		name:   "a browser is a desktop that hands files out",
		from:   "tabby/internal/browser",
		refuse: "tabby/... !tabby/history !tabby/internal/desktop !tabby/internal/handover !tabby/internal/letters !tabby/internal/together !tabby/ui !tabby/ui/widgets",
		why:    "games are kept by the same store; only what a page has to be asked for is here",
	},
	{
		name:   "the browser test stays outside",
		from:   "tabby/internal/webtest",
		tests:  true,
		refuse: "tabby/... !tabby/internal/serve !tabby/ui/term !tabby/internal/assault !tabby/internal/host/hosttest !tabby/history !tabby/history/sqlite !tabby/history/jetstream/natstest !tabby/scoring !tabby/internal/desktop !tabby/ui !tabby/ui/frame !tabby/ui/uitest",
		why:    "it uses the pages as a player does, as they are served, and beside the stores and the screens of a computer",
	},
	{
		name:   "pages are unpacked as they are",
		from:   "tabby/internal/web/unpack",
		refuse: "tabby/... !tabby/internal/web",
		why:    "a static host sends the same pages as the server",
	},
	{
		name:   "the limit knows no rules",
		from:   "tabby/internal/limit",
		refuse: "tabby/...",
		why:    "what the engine is measured against owes nothing to it",
	},
	{
		name:   "the smoke test stays outside",
		from:   "tabby/internal/smoke",
		tests:  true,
		refuse: "tabby/... !tabby/internal/assault",
		why:    "it uses the program as a player does: by its window and its command line",
	},
	{
		name:   "arch reads the others, and uses none",
		from:   "tabby/internal/arch",
		refuse: "tabby/...",
		why:    "it must still speak when they do not build",
	},
}

// manners are the rules that cut across the layers.
var manners = []rule{
	{
		name:   "only the shell makes rooms",
		from:   "... !tabby/ui !tabby/ui/frame/frametest",
		refuse: "",
		calls:  "tabby/ui/home.New tabby/ui/setup.New tabby/ui/sheet.New tabby/ui/guests.New tabby/ui/devices.New tabby/ui/deck.New tabby/ui/games.New tabby/ui/people.New tabby/ui/storage.New tabby/ui/handover.New tabby/ui/visit.New tabby/ui/settings.New tabby/ui/frame.New",
		why:    "a room leads to another by a route, and does not know who answers it",
	},
	{
		name:   "the domains are pure",
		from:   "tabby/engine tabby/scoring tabby/rulesref tabby/ui/words",
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
		from:   "tabby/engine/bot",
		refuse: "fyne.io/... os/... net/... log/... crypto/rand syscall database/... github.com/ncruces/...",
		calls:  wallClock,
		why:    "the same view and the same seed must give the same move",
	},
	{
		name:   "a simulation has dice and nothing else",
		from:   "tabby/engine/sim",
		refuse: "fyne.io/... os/... net/... log/... crypto/rand syscall database/... github.com/ncruces/...",
		calls:  wallClock,
		why:    "the same order and the same seed must come to the same",
	},
	{
		name:   "only history/sqlite knows SQLite",
		from:   "... !tabby/history/sqlite",
		tests:  true,
		refuse: "github.com/ncruces/... database/...",
		why:    "everything else asks a small interface, and is tried without a file",
	},
	{
		name:   "only history/jetstream is a client of NATS",
		from:   "... !tabby/history/jetstream !tabby/history/jetstream/natstest",
		refuse: "github.com/nats-io/...",
		why:    "tables are the same wherever their games are kept",
	},
	{
		name:   "the NATS server is for tests",
		from:   "... !tabby/history/jetstream/natstest",
		refuse: "github.com/nats-io/nats-server/... tabby/history/jetstream/natstest",
		why:    "operators run their own; in the program it would be 10 MB that no one asked for",
	},
	{
		name:   "the window keeps games on its own machine",
		from:   "... !tabby/ui/term !tabby/history/jetstream",
		refuse: "tabby/history/jetstream",
		why:    "only a server asks for more than one machine, and a browser cannot",
	},
	{
		name:   "only main starts Fyne",
		from:   "... !tabby",
		tests:  true,
		refuse: "fyne.io/fyne/v2/app fyne.io/fyne/v2/internal/driver/...",
		why:    "Fyne's app needs C and a display; everything else tests with neither",
	},
	{
		name:   "Fyne is for the window",
		from:   "... !tabby !tabby/ui/... !tabby/internal/browser !tabby/internal/letters/font tabby/ui/term tabby/ui/words",
		tests:  true,
		refuse: "fyne.io/...",
		why:    "games are kept, replayed and printed where there is no display",
	},
	{
		name:   "golf is for tests",
		from:   "... !tabby/internal/golf",
		refuse: "tabby/internal/golf",
		calls:  "tabby/engine.Register",
		why:    "the program offers the variants of package engine, the same from its start to its end",
	},
	{
		name:   "an assault is for tests",
		from:   "... !tabby/internal/assault",
		refuse: "tabby/internal/assault",
		why:    "no program behaves in another way while it is tested",
	},
	{
		name:   "Fyne's test driver is for tests",
		from:   "... !tabby/ui/uitest !tabby/ui/frame/frametest",
		refuse: "fyne.io/fyne/v2/test tabby/ui/uitest tabby/ui/frame/frametest",
		why:    "it would replace the screen of the running program",
	},
}

// wallClock names everything in time that looks at the clock or waits.
const wallClock = "time.Now time.Since time.Until time.Sleep time.After time.AfterFunc time.Tick time.NewTimer time.NewTicker"
