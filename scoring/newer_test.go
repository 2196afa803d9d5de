package scoring_test

import (
	"errors"
	"testing"

	"tabby/scoring"
)

func TestNewerLinesAreToldFromNonsense(t *testing.T) {
	const people = `"people":[{"name":"Ann"},{"name":"Ben"}],"dealer":0`
	for name, tt := range map[string]struct {
		event string
		newer bool
	}{
		"a kind of later":                    {`{"danced":{"at":"2030-03-09T12:00:00Z"}}`, true},
		"a field of later":                   {`{"recorded":{"at":"2024-03-09T12:00:00Z","scores":[7,3],"caller":1,"weather":"fine"}}`, true},
		"a field of a score":                 {`{"recorded":{"at":"2024-03-09T12:00:00Z","scores":[7,{"points":3,"smiles":9}],"caller":1}}`, true},
		"a variant of later":                 {`{"started":{"at":"2024-03-09T12:00:00Z","variant":"nine-lives",` + people + `}}`, true},
		"a house rule of later":              {`{"started":{"at":"2024-03-09T12:00:00Z","variant":"recall","house":{"hats":true},` + people + `}}`, true},
		"a value of a house rule of later":   {`{"started":{"at":"2024-03-09T12:00:00Z","variant":"recall","house":{"end":"sunset"},` + people + `}}`, true},
		"house rules agreed on later":        {`{"agreed":{"at":"2024-03-09T12:00:00Z","house":{"hats":true}}}`, true},
		"a kind in capitals":                 {`{"Danced":{}}`, false},
		"a kind that is no word":             {`{"rm -rf":{}}`, false},
		"a field that is no word":            {`{"dealt":{"at":"2024-03-09T12:00:00Z","rm -rf":1}}`, false},
		"a variant that is no word":          {`{"started":{"at":"2024-03-09T12:00:00Z","variant":"<b>",` + people + `}}`, false},
		"a number that no house rule can be": {`{"started":{"at":"2024-03-09T12:00:00Z","variant":"recall","house":{"rounds":-7},` + people + `}}`, false},
		"a score beyond counting":            {`{"recorded":{"at":"2024-03-09T12:00:00Z","scores":[9223372036854775807,2],"caller":-1}}`, false},
	} {
		var g scoring.Game
		e, err := scoring.UnmarshalAll([]byte(tt.event))
		if _, starts := e.(scoring.Started); err == nil && !starts {
			g = play(t, cats(outAt(100), "Ann Ben"))
		}
		if err == nil {
			err = scoring.Fits(g, e)
		}
		if err == nil || errors.Is(err, scoring.ErrNewer) != tt.newer {
			t.Errorf("%s: %v", name, err)
		}
	}
}
