package term

import (
	"runtime"
	"runtime/debug"

	"tabby/internal/system/version"
)

// Run writes which version this is, and what it was built from.
func (versionCmd) Run(c call) error {
	v := struct {
		Version string `json:"version"`
		Commit  string `json:"commit,omitempty"`
		Changed bool   `json:"changed,omitempty"` // since that commit
		Go      string `json:"go"`
		System  string `json:"system"`
	}{Version: version.String(), Go: runtime.Version(), System: runtime.GOOS + "/" + runtime.GOARCH}
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, b := range info.Settings {
			switch b.Key {
			case "vcs.revision":
				v.Commit = b.Value
			case "vcs.modified":
				v.Changed = b.Value == "true"
			}
		}
	}
	return c.say(v, "Tabby "+v.Version)
}
