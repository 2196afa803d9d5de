package walks_test

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/demo"
	"tabby/internal/system/desktop"
	"tabby/internal/table/game"
	"tabby/internal/testing/uitest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/rulesref"
	"tabby/scoring"
	"tabby/ui"
	"tabby/ui/frame"
)

// An album is a walk through a store on disk into which a family has played its year.
type album struct {
	*walker
	people        []scoring.Person
	running, over string // the IDs of the game that goes on, and of the one before it
	chess         string // the ID of a game without points, or "" before it begins
}

// The names of two families: those of the demo family, and ones that take room.
var (
	usualNames = languages.English().Demo.People
	longNames  = [...]string{
		"Anneliese-Charlotte von Hohenlohe-Ehrenb", "Ben 🐈‍⬛🎲", "Grandmother Wilhelmina, the yellow house",
		"Dorothea", "Donaudampfschifffahrtsgesellschaftskoch", "Flo 👩‍👩‍👧", "Zoë",
	}
)

// What is written down of an evening, whatever the language.
const (
	nightPlace = "At Grandma’s"
	nightNote  = "Rain all day, so three games in a row."
)

// A sketcher draws no films, which take as long as eight screens.
type sketcher struct{ *desktop.Store }

func (sketcher) Picture(what history.Subject, as history.Format, in history.Look, l *words.Language) ([]byte, error) {
	return new(memoryStore).Picture(what, as, in, l)
}

// newAlbum returns an album of the demo family, under those names.
func newAlbum(t testing.TB, names [len(longNames)]string) *album {
	a := &album{walker: walk(t)}
	s, err := desktop.Open(uitest.Words(), t.TempDir())
	a.must(err)
	t.Cleanup(func() { _ = s.Close() })
	a.opens = s
	if os.Getenv("TABBY_PICTURES") == "" {
		a.opens = sketcher{s}
	}
	family := *uitest.Words()
	family.Demo.People = names
	for i := range family.Demo.Notes {
		family.Demo.Places[i], family.Demo.Notes[i] = nightPlace, nightNote
	}
	a.must(demo.Play(s, &family, a.Now()))
	for _, n := range names {
		p, err := s.Meet(n)
		a.must(err)
		a.people = append(a.people, scoring.Person{ID: p.ID, Name: p.Name})
	}
	games, err := s.Games(history.Page{Limit: 2})
	a.must(err)
	a.running, a.over = games[0].ID, games[1].ID
	return a
}

// open starts the program at the first page, in a window of a size, by the preferences.
func (a *album) open(size fyne.Size, p frame.Preferences) {
	a.Helper()
	p.Still = true
	kept, err := json.Marshal(p)
	a.must(err)
	_, err = a.opens.Do(history.Set{Key: "preferences", Value: string(kept)})
	a.must(err)
	a.must(a.opens.SaveDraft("route", []byte(`{"screen":"home"}`)))
	a.Reopen(size)
	a.app = ui.New(a.App, a.Window, a.opens, frame.World{Words: uitest.Words(), Languages: languages.All(), Now: a.Now, After: a.After, Post: a.Post, Away: a.Away, Dice: rand.New(rand.NewPCG(1, 2))})
	a.Window.Resize(size)
}

// A screen is one that an album shows: what leads there from the first page.
type screen struct {
	name  string
	route frame.Route
	then  func(*album)
}

// taps returns what taps things one after the other.
func taps(labels ...string) func(*album) {
	return func(a *album) {
		for _, label := range labels {
			a.Tap(uitest.Read(label))
		}
	}
}

// chapter returns the title of a chapter of the rule book.
func chapter(id string) string {
	t, err := engine.NewRuleset("rat-a-tat-cat", nil)
	if err != nil {
		panic(err)
	}
	book := rulesref.For(t, uitest.Words())
	i := slices.IndexFunc(book.Chapters, func(c rulesref.Chapter) bool { return c.ID == id })
	return book.Chapters[i].Title
}

// tapFirst taps the person who comes first in the family.
func (a *album) tapFirst() { a.Tap(a.people[0].Name) }

// screens are those that an album shows.
func (a *album) screens() []screen {
	w := uitest.Words()
	return []screen{
		{"home", frame.HomeRoom.Route(), nil},
		{"setup", frame.SetupRoom.Route(frame.NewSetup), nil},
		{"setup-games", frame.SetupRoom.Route(frame.NewSetup), taps("Rat-a-Tat Cat")},
		{"setup-seats", frame.SetupRoom.Route(frame.NewSetup), taps(w.Setup.Seats)},
		{"own-game", frame.CustomGameRoom.Route(frame.FromNothing), nil},
		{"own-game-more", frame.CustomGameRoom.Route(frame.FromNothing), taps(w.OwnGames.More)},
		{"sheet", frame.SheetRoom.Route(a.running), nil},
		{"entry", frame.SheetRoom.Route(a.running), func(a *album) { a.Type("n1") }},
		{"photo", frame.SheetRoom.Route(a.running), (*album).reads},
		{"photo-card", frame.SheetRoom.Route(a.running), func(a *album) { a.reads(); a.TapOn(a.tiles()[0]) }},
		{"who-won", frame.SheetRoom.Route(a.withoutPoints()), func(a *album) { a.Type("n") }},
		{"menu", frame.SheetRoom.Route(a.running), func(a *album) { a.Type("m") }},
		{"end", frame.SheetRoom.Route(a.over), nil},
		{"rules", frame.RulesRoom.Route(""), nil},
		{"rules-chapter", frame.RulesRoom.Route(""), taps(chapter("turn"))},
		{"rules-cards", frame.RulesRoom.Route(""), taps(w.Rulebook.AllCards)},
		{"rules-questions", frame.RulesRoom.Route(""), taps(w.Rulebook.Questions)},
		{"games", frame.GamesRoom.Route(""), nil},
		{"game", frame.GameRoom.Route(a.over), nil},
		{"story", frame.StoryRoom.Route(a.over), nil},
		{"night", frame.NightRoom.Route(a.Now().AddDate(0, 0, -1).Format(time.DateOnly)), nil},
		{"people", frame.PeopleRoom.Route(), nil},
		{"person", frame.PeopleRoom.Route(), (*album).tapFirst},
		{"person-cat", frame.PeopleRoom.Route(), func(a *album) { a.tapFirst(); taps(w.People.Change)(a) }},
		{"duels", frame.PeopleRoom.Route(), func(a *album) { a.tapFirst(); taps(w.Statistics.AllDuels)(a) }},
		{"year", frame.YearRoom.Route("2026"), nil},
		{"settings", frame.SettingsRoom.Route(), nil},
		{"settings-advanced", frame.SettingsRoom.Route(), taps(w.Settings.Advanced)},
		{"devices", frame.DevicesRoom.Route(""), nil},
		{"import", frame.ImportRoom.Route(""), nil},
		{"bring", frame.ImportRoom.Route(""), (*album).asks},
		{"brought", frame.ImportRoom.Route(""), (*album).understands},
		{"export", frame.SettingsRoom.Route(), taps(w.Settings.Advanced, w.Storage.Export)},
		{"backups", frame.SettingsRoom.Route(), taps(w.Settings.Advanced, w.Storage.Backups)},
		{"decks", frame.SettingsRoom.Route(), taps(w.Settings.Advanced, w.Camera.Decks)},
		{"trash", frame.SettingsRoom.Route(), taps(w.Settings.Advanced, w.Storage.Trash)},
		{"paper", frame.SettingsRoom.Route(), taps(w.Settings.Advanced, w.Storage.PaperSheet)},
		{"join", frame.JoinRoom.Route(""), nil},
		{"handover", frame.HandoverRoom.Route(a.running), nil},
		{"picture", frame.PictureRoom.Route(a.over), nil},
		{"lesson", frame.LearnRoom.Route("rat-a-tat-cat"), nil},
		{"keys", frame.KeysRoom.Route(), nil},
	}
}

// show shows a screen.
func (a *album) show(s screen) {
	a.Helper()
	for over := a.Window.Canvas().Overlays(); over.Top() != nil; {
		over.Remove(over.Top())
	}
	a.app.Home()
	if s.route != frame.HomeRoom.Route() {
		a.app.Go(s.route)
	}
	if s.then != nil {
		s.then(a)
	}
	a.Pass(time.Second)
	a.Labelled()
}

// withoutPoints begins a game in which nobody has points, and returns its ID.
func (a *album) withoutPoints() string {
	a.Helper()
	if a.chess == "" {
		before := func() time.Time { return a.Now().AddDate(-1, 0, 0) } // so that it is not the latest
		id, err := game.Begin(a.opens, scoring.Start{At: before(), Variant: "just-who-won", People: a.people[:3]}, before)
		a.must(err)
		a.chess = id
	}
	return a.chess
}

// newcomers are who is in the tables alone.
const newcomers = "Ann,Di,Eve"

// asks lets Tabby ask which day a table means, and understands lets it say what a table has.
func (a *album) asks() { a.Drop(a.table("date,game," + newcomers + "\n3/4/2024,Skyjo,41,44,60\n")) }

func (a *album) understands() {
	a.Drop(a.table("date,game," + newcomers + "\n2024-03-24,Skyjo,41,44,60\n2024-03-25,Skyjo,70,44,81\n2024-04-07,Skyjo,12,44,3\n"))
}

// table returns a file with a table.
func (a *album) table(text string) fyne.URI {
	a.Helper()
	path := filepath.Join(a.TempDir(), "old.csv")
	a.must(os.WriteFile(path, []byte(text), 0o600))
	return storage.NewFileURI(path)
}
