package term

import "tabby/history"

type historyCmd struct {
	List     listCmd     `cmd:"" help:"List the games, the newest first."`
	Show     showCmd     `cmd:"" help:"Show the sheet of a game."`
	Choose   chooseCmd   `cmd:"" help:"Go by another ending of a game that two devices wrote on apart."`
	Note     noteCmd     `cmd:"" help:"Write a note to a game or a night."`
	Stats    statsCmd    `cmd:"" help:"Say who wins, by how much, and against whom."`
	Export   exportCmd   `cmd:"" help:"Write everything that is kept, as JSON Lines or CSV."`
	Import   importCmd   `cmd:"" help:"Import games from a file. Importing twice does no harm."`
	Handover handoverCmd `cmd:"" help:"Print a game as a code and a link, for another device to go on with it."`
	Together togetherCmd `cmd:"" help:"Keep the games of several devices together."`
	Check    checkCmd    `cmd:"" help:"Look whether everything is as it was written."`
	Repair   repairCmd   `cmd:"" help:"Bring back what can be read after damage."`
	Backup   backupCmd   `cmd:"" help:"Make a copy of everything."`
	Restore  restoreCmd  `cmd:"" help:"Put a copy in the place of what is kept, which is set aside."`
	Merge    mergeCmd    `cmd:"" help:"Make two entries of the same person one."`
	Retire   retireCmd   `cmd:"" help:"Do not offer a person for new games any more."`
	Trash    trashCmd    `cmd:"" help:"Put games into the trash, take them out, or empty it."`
}

type listCmd struct {
	Person   string    `help:"Only games of this person." placeholder:"NAME"`
	Variant  variantID `help:"Only games of this variant." placeholder:"ID"`
	Ending   ending    `help:"Only games that end so: rounds, time, elimination or threshold." placeholder:"HOW"`
	Night    date      `help:"Only games of this evening." placeholder:"2006-01-02"`
	Running  bool      `help:"Only games that go on." xor:"state"`
	Over     bool      `help:"Only games that are over." xor:"state"`
	Unplayed bool      `help:"Only games that ended without a round; otherwise they are not listed." xor:"state"`
	Search   string    `help:"Only games with this in a name, a note or a place." placeholder:"WORDS"`
	Limit    uint      `help:"At most so many." placeholder:"N"`
	Nights   bool      `help:"List evenings instead of games." xor:"what"`
	Trash    bool      `help:"List what is in the trash." xor:"what"`
}

type showCmd struct {
	ID     string `arg:"" help:"The id of the game, or as much of it as no other game has. With --out also a day, such as 2006-01-02, for all games of a night."`
	Story  bool   `help:"Tell the game in a few sentences."`
	Out    string `help:"Write it to this file instead: .pdf to print, .png or .gif to send, .svg for the curve, .csv for a spreadsheet, .jsonl for another Tabby." placeholder:"FILE"`
	Force  bool   `help:"Replace the file if there is one."`
	Letter bool   `help:"Print on Letter instead of A4."`
	Large  bool   `help:"Print in large type."`
}

type noteCmd struct {
	Of    string  `arg:"" help:"The id of a game, or the day of a night, such as 2006-01-02."`
	Text  *string `arg:"" optional:"" help:"The note; an empty one takes it off."`
	Place *string `help:"Where the night was played." placeholder:"WHERE"`
}

// Validate refuses a call that writes nothing, and the place of a game.
func (cmd noteCmd) Validate() error {
	switch {
	case cmd.Text == nil && cmd.Place == nil:
		return mistake("give a note, or --place; an empty one takes it off")
	case cmd.Place != nil && !isDate(cmd.Of):
		return mistake("a place is noted for a day: give the day, such as 2006-01-02")
	}
	return nil
}

type statsCmd struct {
	Variant variantID `help:"Only games of this variant." placeholder:"ID"`
	From    date      `help:"Only from this day on." placeholder:"2006-01-02"`
	To      date      `help:"Only up to this day." placeholder:"2006-01-02"`
	Person  []string  `help:"Only games in which this person sat; may be given more than once." placeholder:"NAME"`
	Coached bool      `help:"Count games with the coach as well."`
	All     bool      `help:"Count games that were left out as well."`
}

// Validate refuses a time that ends before it begins.
func (cmd statsCmd) Validate() error {
	if cmd.To != "" && cmd.To < cmd.From {
		return mistake("--to is %s, which is before --from, %s", cmd.To, cmd.From)
	}
	return nil
}

type exportCmd struct {
	CSV bool `name:"csv" help:"Write one row a player and round instead, for spreadsheets."`
}

type togetherCmd struct {
	Link   string `arg:"" optional:"" help:"The link that the other device shows, to keep it together with this one from now on." xor:"what"`
	List   bool   `help:"List the devices instead." xor:"what"`
	Forget string `help:"Do not keep this device together with this one any more; the games stay on both." placeholder:"NAME" xor:"what"`
}

func (togetherCmd) Help() string {
	return `Each device gets the games, people and notes that it lacks. Without a link, all devices that answer are met now. ` +
		`Broken off, it goes on the next time; twice changes nothing. Another device shows its link in its settings, ` +
		`or by ` + "`tabby serve --lan --together`" + `.`
}

type checkCmd struct{}

type repairCmd struct {
	Way history.Way `help:"Do not ask which way: gather brings back everything that can be read, backup puts back the newest backup." enum:",gather,backup" default:""`
}

func (repairCmd) Help() string {
	return `It says what is there, and what each way would keep and lose; the way that loses least comes first. ` +
		`Nothing is changed until one is chosen, and damaged files are kept beside what comes back.`
}

type backupCmd struct {
	List bool `help:"List the backups there are instead."`
}

type restoreCmd struct {
	From string `arg:"" optional:"" help:"The backup; without one, the newest."`
}

type mergeCmd struct {
	Entry string `arg:"" optional:"" help:"The name of one entry, or its ID."`
	Into  string `arg:"" optional:"" help:"The name or ID of the person it is another entry of."`
	Undo  bool   `help:"Make the entry a person of its own again."`
	Names bool   `help:"Make all people of one name one person, but for those who have played together."`
}

// Validate refuses a person without another one.
func (cmd mergeCmd) Validate() error {
	given := 0
	for _, name := range []string{cmd.Entry, cmd.Into} {
		if name != "" {
			given++
		}
	}
	switch {
	case cmd.Names && !cmd.Undo && given == 0, cmd.Undo && !cmd.Names && given == 1, !cmd.Undo && !cmd.Names && given == 2:
		return nil
	}
	return mistake("name the entry and the person it is another entry of, or an entry and --undo, or give --names alone")
}

type retireCmd struct {
	Name string `arg:"" help:"The name."`
	Undo bool   `help:"Offer them again."`
}

type trashCmd struct {
	IDs     []string `arg:"" optional:"" name:"id" help:"Ids of games."`
	Restore bool     `help:"Take them out again." xor:"what"`
	Empty   bool     `help:"Delete for good what is in the trash." xor:"what"`
	Yes     bool     `help:"Do not ask before."`
}

// Validate refuses a call that names no game.
func (cmd trashCmd) Validate() error {
	if cmd.Empty != (len(cmd.IDs) == 0) {
		return mistake("name the games, or give --empty alone")
	}
	return nil
}
