package term

import (
	"fmt"

	"rsc.io/qr"

	"tabby/history/sqlite"
	"tabby/internal/devices/handover"
)

type handoverCmd struct {
	ID string `arg:"" help:"The ID of the game, or its first letters if no other game begins with them."`
	At string `help:"The address at which the other device opens Tabby in its browser, such as that of tabby serve --lan; the link then opens the game there." placeholder:"ADDRESS"`
}

func (handoverCmd) Help() string {
	return `Tabby prints a code for the camera of the other device, and a link that every import reads. ` +
		`The game here stays as it is: continue it in one place only.`
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
		fmt.Fprintf(c.Out, "The terminal has to be %d columns wide to show the whole code. Or use this link:\n", code.Size+2*quiet)
	}
	return c.say(map[string]string{"game": id, "link": link}, link)
}
