package sim

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// levels are the players that can be asked for by name.
var levels = map[string]Player{
	"random": Random,
}

// Levels returns the names of the players there are.
func Levels() []string { return slices.Sorted(maps.Keys(levels)) }

// Level returns the player of that name.
func Level(name string) (Player, error) {
	if p, ok := levels[name]; ok {
		return p, nil
	}
	return nil, fmt.Errorf("there is no level %q; there is %s", name, strings.Join(Levels(), ", "))
}
