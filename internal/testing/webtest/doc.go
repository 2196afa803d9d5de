// Package webtest uses the browser build in a real Chromium, as a player does: by
// touch and by keys, closed by force, offline, and twice. Its tests have the build tag
// chromium, and want `make web` to have run.
package webtest
