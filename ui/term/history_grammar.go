package term

import "tabby/history"

type historyCmd struct {
	List     listCmd     `cmd:"" help:"List games, the newest first." eg:"tabby history list --person Ann --running"`
	Show     showCmd     `cmd:"" help:"Show the sheet of a game." eg:"tabby history show 0190a1b2 --story --out game.pdf"`
	Choose   chooseCmd   `cmd:"" help:"Choose which ending counts for a game that was continued on two devices." eg:"tabby history choose 0190a1b2 2"`
	Note     noteCmd     `cmd:"" help:"Add a note to a game or a day." eg:"tabby history note 2026-11-20 'a storm' --place 'at the lake'"`
	Stats    statsCmd    `cmd:"" help:"Show who wins, by how much, and against whom." eg:"tabby history stats --from 2026-01-01 --person Ann"`
	Export   exportCmd   `cmd:"" help:"Export everything as JSON Lines or CSV." eg:"tabby history export > tabby.jsonl"`
	Import   importCmd   `cmd:"" help:"Import games from a file. Importing twice does no harm." eg:"tabby history import tabby.jsonl"`
	Handover handoverCmd `cmd:"" help:"Print a game as a code and a link, to continue it on another device." eg:"tabby history handover 0190a1b2"`
	Together togetherCmd `cmd:"" help:"Sync with other devices." eg:"tabby history together 'http://192.168.1.20:8229/#pair=KEY'"`
	Check    checkCmd    `cmd:"" help:"Check that the stored data is intact." eg:"tabby history check"`
	Repair   repairCmd   `cmd:"" help:"Recover what can be read after damage." eg:"tabby history repair"`
	Backup   backupCmd   `cmd:"" help:"Make a backup of everything." eg:"tabby history backup"`
	Restore  restoreCmd  `cmd:"" help:"Restore a backup. The current data is set aside first." eg:"tabby history restore"`
	Merge    mergeCmd    `cmd:"" help:"Merge two entries for one person." eg:"tabby history merge Annie Ann"`
	Retire   retireCmd   `cmd:"" help:"Stop suggesting a person for new games." eg:"tabby history retire Ben"`
	Trash    trashCmd    `cmd:"" help:"Move games to the bin, put them back, or empty the bin." eg:"tabby history trash 0190a1b2"`
}

type listCmd struct {
	Person   string    `help:"Only games of this person." placeholder:"NAME"`
	Variant  variantID `help:"Only games of this variant." placeholder:"ID"`
	Ending   ending    `help:"Only games that end this way: rounds, time, elimination or threshold." placeholder:"HOW"`
	Night    date      `help:"Only games of this day." placeholder:"2026-11-20"`
	Running  bool      `help:"Only games that are not over." xor:"state"`
	Over     bool      `help:"Only games that are over." xor:"state"`
	Unplayed bool      `help:"Only games that ended without a round; by default these are not listed." xor:"state"`
	Search   string    `help:"Only games with this in a name, a note or a place." placeholder:"WORDS"`
	Limit    uint      `help:"List at most N." placeholder:"N"`
	Nights   bool      `help:"List days instead of games." xor:"what"`
	Trash    bool      `help:"List what is in the bin." xor:"what"`
}

type showCmd struct {
	ID     string `arg:"" help:"The ID of the game, or its first letters if no other game begins with them. With --out, a day such as 2026-11-20 stands for all its games."`
	Story  bool   `help:"Tell the game in a few sentences."`
	Out    string `help:"Write to this file instead; its extension chooses the format: .pdf to print, .png or .gif to send, .svg for the curve, .csv for a spreadsheet, .jsonl for another Tabby." placeholder:"FILE"`
	Force  bool   `help:"Replace the file if it exists."`
	Letter bool   `help:"Print on Letter instead of A4."`
	Large  bool   `help:"Print in large type."`
}

type noteCmd struct {
	Of    string  `arg:"" name:"game-or-day" help:"The ID of a game, or a day, such as 2026-11-20."`
	Text  *string `arg:"" optional:"" help:"The note; an empty one removes it."`
	Place *string `help:"Where people played on that day." placeholder:"WHERE"`
}

// Validate refuses a call that writes nothing, and a place for a game.
func (cmd noteCmd) Validate() error {
	switch {
	case cmd.Text == nil && cmd.Place == nil:
		return mistake("give a note, or --place; an empty one removes it")
	case cmd.Place != nil && !isDate(cmd.Of):
		return mistake("a place is noted for a day: give the day, such as 2026-11-20")
	}
	return nil
}

type statsCmd struct {
	Variant variantID `help:"Only games of this variant." placeholder:"ID"`
	From    date      `help:"Only from this day on." placeholder:"2026-11-20"`
	To      date      `help:"Only up to this day." placeholder:"2026-11-20"`
	Person  []string  `help:"Only games in which this person played; may be given more than once." placeholder:"NAME"`
	Coached bool      `help:"Also count games that were played with the coach."`
	All     bool      `help:"Also count games that are left out of the statistics."`
}

// Validate refuses a time that ends before it begins.
func (cmd statsCmd) Validate() error {
	if cmd.To != "" && cmd.To < cmd.From {
		return mistake("--to is %s, which is before --from, %s", cmd.To, cmd.From)
	}
	return nil
}

type exportCmd struct {
	CSV bool `name:"csv" help:"Write one row per player and round instead, for spreadsheets."`
}

type togetherCmd struct {
	Link   string `arg:"" optional:"" help:"The link that the other device shows, to pair it with this one." xor:"what"`
	List   bool   `help:"List the paired devices instead." xor:"what"`
	Forget string `help:"Unpair this device; the games stay on both." placeholder:"NAME" xor:"what"`
}

func (togetherCmd) Help() string {
	return `Each device gets the games, people and notes that it is missing. Without a link, Tabby syncs with all paired devices that answer. ` +
		`An interrupted sync resumes the next time; syncing twice changes nothing. The other device shows its link in its settings, ` +
		`or by ` + "`tabby serve --lan --together`" + `.`
}

type checkCmd struct{}

type repairCmd struct {
	Way history.Way `help:"Repair this way without asking: gather recovers everything that can be read, backup restores the newest backup." enum:",gather,backup" default:""`
}

func (repairCmd) Help() string {
	return `Tabby lists what it found, and what each way to repair it would keep and lose; the way that loses least comes first. ` +
		`Nothing is changed until you choose one, and damaged files are kept beside the recovered ones.`
}

type backupCmd struct {
	List bool `help:"List the backups instead."`
}

type restoreCmd struct {
	From string `arg:"" optional:"" help:"The backup; without one, the newest."`
}

type mergeCmd struct {
	Entry string `arg:"" optional:"" help:"The name of one entry, or its ID."`
	Into  string `arg:"" optional:"" help:"The name or ID of the person to merge it into."`
	Undo  bool   `help:"Make the entry a separate person again."`
	Names bool   `help:"Merge all people who share a name, except those who have played together."`
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
	return mistake("name the entry and the person to merge it into, or an entry and --undo, or give --names alone")
}

type retireCmd struct {
	Name string `arg:"" help:"The name."`
	Undo bool   `help:"Suggest this person again."`
}

type trashCmd struct {
	IDs     []string `arg:"" optional:"" name:"id" help:"IDs of games."`
	Restore bool     `help:"Put the games back." xor:"what"`
	Empty   bool     `help:"Delete everything in the bin for good." xor:"what"`
	Yes     bool     `help:"Do not ask first."`
}

// Validate refuses a call that names no game.
func (cmd trashCmd) Validate() error {
	if cmd.Empty != (len(cmd.IDs) == 0) {
		return mistake("name the games, or give --empty alone")
	}
	return nil
}
