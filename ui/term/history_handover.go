package term

import (
	"fmt"

	"rsc.io/qr"

	"tabby/history/sqlite"
	"tabby/internal/devices/handover"
)

type handoverCmd struct {
	ID string `arg:"" help:"The id of the game, or as much of it as no other game has."`
	At string `help:"The address of Tabby in a browser, such as that of tabby serve --lan, which then opens the game." placeholder:"ADDRESS"`
}

func (handoverCmd) Help() string {
	return `Prints a code for the camera of the other device, and the same as a link, which every import reads. ` +
		`What is here stays as it is: go on with the game in one place only.`
}

// quiet is how wide the white around a code in a terminal is, on each side.
const quiet = 2

// Run prints the code and the link of a game.
func (cmd handoverCmd) Run(c call, kept *sqlite.Reader) error {
	id, err := find(kept, cmd.ID)
	if err != nil {
		return err
	}
	fragment, err := handover.Fetch(kept, id)
	if err != nil {
		return err
	}
	link := handover.Address(cmd.At, fragment)
	if code, err := qr.Encode(link, qr.L); err == nil && isTerminal(c.Out) {
		c.drawCode(link)
		fmt.Fprintf(c.Out, "The code is whole if the window is %d columns wide. Or use this link:\n", code.Size+2*quiet)
	}
	return c.say(map[string]string{"game": id, "link": link}, link)
}
