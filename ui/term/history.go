package term

import (
	"errors"
	"regexp"
	"slices"
	"strings"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/table/replay"
	"tabby/internal/table/sheetview"
	"tabby/internal/table/story"
	"tabby/scoring"
)

// began writes when something began here, such as a backup; a game began by the clock where it was played.
func (c call) began(at time.Time) string { return c.words.Table.Began(at.In(c.now().Location())) }

// Run shows a game as it stands now.
func (cmd showCmd) Run(c call, kept *sqlite.Reader) error {
	if cmd.Out != "" {
		return cmd.out(c, kept)
	}
	id, err := find(kept, cmd.ID)
	if err != nil {
		return err
	}
	g, err := kept.Game(id)
	if errors.Is(err, history.ErrNewerGame) {
		return c.showNewer(kept, id)
	}
	if err != nil {
		return err
	}
	sheet, err := present(kept, g.Sheet(c.now()))
	if err != nil {
		return err
	}
	begun, _ := g.Started()
	text := c.show(sheetview.Of(c.words, sheet), sheet, c.words.Table.Began(begun.At))
	if cmd.Story {
		text = strings.Join(story.Story(sheet, c.words), "\n")
	}
	endings, more, err := c.endings(kept, id)
	if err != nil {
		return err
	}
	return c.say(struct {
		ID string `json:"id"`
		replay.State
		Sources []origin         `json:"sources"` // of all rounds, as recorded
		Endings []history.Ending `json:"endings,omitempty"`
	}{id, replay.NewState(sheet, replay.Stamp, c.words), origins(sheet), endings}, text+more)
}

// An origin is where the cards of a round came from.
type origin struct {
	Source *scoring.Source `json:"source"` // null if that is not known
	Log    bool            `json:"log"`    // what was dealt and played is kept
}

// origins returns where the cards of all rounds of a sheet came from.
func origins(s scoring.Sheet) []origin {
	all := make([]origin, len(s.Rounds))
	for i, r := range s.Rounds {
		all[i].Log = r.Log != nil
		if r.Source != scoring.SourceUnknown {
			all[i].Source = &r.Source
		}
	}
	return all
}

// A newerGame is what is known of a game that a newer Tabby wrote.
type newerGame struct {
	history.Summary
	Endings []history.Ending `json:"endings,omitempty"`
	Shown   *history.Shown   `json:"shown,omitempty"`
}

// showNewer shows what is known of a game that a newer Tabby wrote.
func (c call) showNewer(kept *sqlite.Reader, id string) error {
	g, err := kept.Summary(id)
	if err != nil {
		return err
	}
	endings, more, err := c.endings(kept, id)
	if err != nil {
		return err
	}
	lines := []string{c.words.Table.Began(g.Created), c.words.Games.GameTitle(g), c.words.Games.GameLine(g), c.words.Games.NewerGame}
	shown, known, err := kept.Shown(id)
	if err != nil {
		return err
	}
	answer := newerGame{Summary: g, Endings: endings}
	if known {
		answer.Shown, lines = &shown, append(lines, c.words.Games.ShownLines(g, shown)...)
	}
	return c.say(answer, strings.Join(lines, "\n")+more)
}

// present gives the players on the sheet their present names.
func present(kept *sqlite.Reader, s scoring.Sheet) (scoring.Sheet, error) {
	known, err := kept.Known()
	for i, p := range s.People {
		if q, ok := known[p.ID]; ok {
			s.People[i].Name = q.Name
		}
	}
	return s, err
}

// find returns the only game with an ID of that prefix.
func find(kept *sqlite.Reader, prefix string) (string, error) {
	if _, err := kept.Summary(prefix); err == nil {
		return prefix, nil
	}
	var found []string
	for g, err := range kept.EachGame(history.Filter{State: history.Any}) {
		if err != nil {
			return "", err
		}
		if prefix != "" && strings.HasPrefix(g.ID, prefix) {
			found = append(found, g.ID)
		}
	}
	switch len(found) {
	case 0:
		return "", mistake("there is no game %q; `tabby history list` lists them", prefix)
	case 1:
		return found[0], nil
	}
	return "", ambiguous(len(found), prefix)
}

func ambiguous(n int, prefix string) error {
	return mistake("the IDs of %d games begin with %q; type more of the ID", n, prefix)
}

func named(kept *sqlite.Reader, name string) (history.Person, error) {
	people, err := kept.People()
	if err != nil {
		return history.Person{}, err
	}
	if i := slices.IndexFunc(people, func(p history.Person) bool { return p.ID == name }); i >= 0 {
		return people[i], nil
	}
	isCalled := func(p history.Person) bool { return p.Name == name }
	if !slices.ContainsFunc(people, isCalled) {
		isCalled = func(p history.Person) bool { return scoring.SameName(p.Name, name) }
	}
	people = slices.DeleteFunc(people, func(p history.Person) bool { return !isCalled(p) })
	switch len(people) {
	case 0:
		return history.Person{}, mistake("nobody is called %q; `tabby history stats` lists the people", name)
	case 1:
		return people[0], nil
	}
	var ids []string
	for _, p := range people {
		ids = append(ids, p.ID)
	}
	return history.Person{}, mistake("%d people are called %q; give the ID of one instead: %s", len(people), name, strings.Join(ids, ", "))
}

// wordFor returns how a command names a person: by name, or by ID if others have that name too or
// it looks like an option.
func wordFor(people []history.Person, p history.Person) string {
	if strings.HasPrefix(p.Name, "-") || slices.ContainsFunc(people, func(o history.Person) bool { return o.ID != p.ID && scoring.SameName(o.Name, p.Name) }) {
		return p.ID
	}
	return oneWord(p.Name)
}

// plainWord matches what every shell takes as one word and as it stands.
var plainWord = regexp.MustCompile(`^[\p{L}\p{N}_/][\p{L}\p{M}\p{N}_./-]*$`)

// oneWord returns a name as one word of a command.
func oneWord(name string) string {
	switch {
	case plainWord.MatchString(name):
		return name
	case !strings.ContainsAny(name, "\"$`\\!"): // a shell of any system takes these
		return `"` + name + `"`
	}
	return "'" + strings.ReplaceAll(name, "'", `'\''`) + "'"
}
