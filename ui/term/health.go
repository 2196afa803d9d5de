package term

import (
	"fmt"
	"net/http"
	"time"

	"tabby/internal/devices/serve"
)

// healthCmd asks a server, as a container does that has no other program.
type healthCmd struct {
	Port uint16 `default:"${port}" help:"The port that it serves at."`
}

// healthTime is how long a server may take to answer.
const healthTime = 3 * time.Second

// Run fails unless a server on this computer answers.
func (h healthCmd) Run(c call) error {
	at := serve.BaseOf(loopback, int(h.Port))
	r, err := (&http.Client{Timeout: healthTime}).Get(at + "/healthz")
	if err == nil {
		err = r.Body.Close()
	}
	if err == nil && r.StatusCode != http.StatusOK {
		err = fmt.Errorf("%s", r.Status)
	}
	if err != nil {
		return because(err, "no Tabby answers at %s", at)
	}
	return c.say(struct {
		OK bool `json:"ok"`
	}{true}, "Tabby answers at "+at+".")
}
