package handover

import (
	"errors"
	"strings"
	"testing"

	"tabby/internal/devices/reason"

	"tabby/internal/devices/link"
	"tabby/internal/testing/expect"
)

// aGame is the definition of a game like Cabo.
const aGame = `{"tabby_game":1,"name":"Grandma's Cabo","word":"Cabo","players":[2,8],` +
	`"deck":[["0",0,2],["1",1,4],["12",12,4],["13",13,2]],"hand":[4],"changes":true,` +
	`"special":{"name":"Kamikaze","cards":["12","12","13","13"],"own":0,"others":50},` +
	`"house":{"end":"threshold_ends","threshold_cmp":"exceed","right_call":"zero","wrong_call_penalty":10,` +
	`"falls":"100=50*1","first_turn":"winner"}}`

func TestACustomGameIsALink(t *testing.T) {
	for _, base := range []string{"", "https://example.org/tabby/#home", "http://192.168.1.20:8229"} {
		text := CustomGameLink(base, []byte(aGame))
		if !isOwn(text) || !isOwn(" "+text[:40]+"\n"+text[40:]) {
			t.Errorf("%s is not known as a link", text)
		}
		if _, game := Fragment(text); game {
			t.Errorf("%s is the link of a game that is played", text)
		}
		if got, err := CustomGame(text); err != nil || string(got) != aGame {
			t.Errorf("%s says %s, %v", text, got, err)
		}
		if n := len(text); n > 420 {
			t.Errorf("the link has %d characters", n)
		}
	}
}

// isOwn reports whether a text is the link of a custom game.
func isOwn(text string) bool {
	l, _ := link.Parse(text)
	return l.Kind == link.CustomGame
}

func TestIncompleteLinkIsDamaged(t *testing.T) {
	link := CustomGameLink("", []byte(aGame))
	for _, bad := range []string{link[:len(link)-8], link + "AAAA", link[:60] + "!" + link[61:], "tabby:#own=", CustomGameLink("", []byte(strings.Repeat("9", maxOwnText+1)))} {
		if _, err := CustomGame(bad); !errors.Is(err, reason.DamagedLink) {
			t.Errorf("%s: %v", bad, err)
		}
	}
	expect.Error(t, "another link", expect.ErrorOf(CustomGame("https://example.org/#game=1")), reason.ForeignLink)
}
