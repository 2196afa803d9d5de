package rulesref

import (
	"strings"
	"sync"
)

// A settlement is an open question of the source texts that was settled.
type settlement struct {
	texts []string // the texts that leave it open
	about string
}

// settled returns the settled questions by their numbers, such as "A07".
var settled = sync.OnceValue(func() map[string]settlement {
	all := map[string]settlement{}
	text, err := files.ReadFile("pages/settled.txt")
	if err != nil {
		panic(err) // it is part of the program
	}
	for line := range strings.Lines(string(text)) {
		id, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		texts, about, _ := strings.Cut(rest, " ")
		all[id] = settlement{strings.Split(texts, ","), about}
	}
	return all
})
