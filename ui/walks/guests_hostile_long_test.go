//go:build long && !nodeck

package walks_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/coder/websocket"

	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/assault"
)

// wants are intents that a hostile guest changes.
var wants = []string{
	`{"do":"slip","round":0,"player":1,"score":9,"rev":2}`, `{"do":"slip","round":0,"player":0,"typed":"7+5"}`, `{"do":"slip","round":0,"player":0,"score":{"hand":["3","3"]}}`,
	`{"do":"slip","round":0,"player":0,"score":{"points":3,"cards":2}}`, `{"do":"unslip","round":0,"player":1,"rev":3}`, `{"do":"write","round":0,"caller":1}`,
	`{"do":"sit","player":1}`, `{"do":"stand"}`, `{"do":"keep"}`, `{"do":"show","show":"rules","q":"swap"}`, `{"do":"deal"}`,
	`{"do":"chair","player":1,"who":"easy"}`, `{"do":"move","at":0,"move":{"do":"draw","seat":1}}`, `{"do":"tap","at":0,"spot":{"seat":1,"slot":0}}`,
	`{"do":"pile","at":0,"pile":"draw"}`, `{"do":"press","at":0,"button":"let_computer"}`,
}

// TestHostileGuestsDoNoHarmAtTheWindow sends the window's host changed wishes of one who
// watches and one who sits, while another sits too and cards are dealt.
func TestHostileGuestsDoNoHarmAtTheWindow(t *testing.T) {
	x := mixed(t, "recall", 2, "Ann", "Ben", "Cy")
	x.deal()
	dice := rand.New(rand.NewPCG(17, 18))
	pass := x.guests[1].State().Pass
	tries := 0
	for range 6 {
		x.Beside(func() { tries += storm(t, pass.Base, pass.Token, dice) })
		sheet := x.sheet()
		if len(sheet.Rounds) > 0 || len(sheet.People) != 3 {
			t.Fatalf("the game has %d rounds and %d people", len(sheet.Rounds), len(sheet.People))
		}
		if me := x.guests[0].Last().You.Player; me != 0 {
			t.Fatalf("Ann's device has seat %d", me)
		}
	}
	want(t, "a score of the player who is still here", x.ask(x.guests[0], "slip", slip(0, 0, 9)), "")
	assault.Tried(t, tries, assault.Tricks)
}

// storm sends changed wishes over one connection, and returns how many.
func storm(t *testing.T, base, token string, dice *rand.Rand) (sent int) {
	conn, _, err := websocket.Dial(t.Context(), "ws"+strings.TrimPrefix(base, "http")+wire.LivePath, nil)
	if err != nil {
		t.Error(err)
		return 0
	}
	defer conn.CloseNow()
	conn.SetReadLimit(-1)
	_ = conn.Write(t.Context(), websocket.MessageText, fmt.Appendf(nil, `{"tabby":%d,"token":%q,"as":"page"}`, wire.Version, token))
	for ; sent < 50; sent++ {
		in := strings.Replace(wants[dice.IntN(len(wants))], "{", fmt.Sprintf(`{"id":"%x",`, dice.Uint64()), 1)
		if conn.Write(t.Context(), websocket.MessageText, assault.Mutate(dice, []byte(in))) != nil {
			return sent
		}
	}
	_ = conn.Write(t.Context(), websocket.MessageText, []byte(`{"id":"last","do":"here"}`))
	for {
		_, text, err := conn.Read(t.Context())
		if err != nil || strings.Contains(string(text), `"re":"last"`) {
			return sent
		}
	}
}
