//go:build !js

package guest

import (
	"net/http"

	"github.com/coder/websocket"
)

func dialling(c *http.Client) *websocket.DialOptions { return &websocket.DialOptions{HTTPClient: c} }
