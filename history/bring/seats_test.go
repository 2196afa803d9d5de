package bring_test

import (
	"testing"

	"tabby/history/bring"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// TestPlayersSitAsThePlaySays reads a play whose scores are in another order than the seats.
func TestPlayersSitAsThePlaySays(t *testing.T) {
	const play = `{"players":[{"id":1,"name":"Ann"},{"id":2,"name":"Ben"},{"id":3,"name":"Cy"}],
		"games":[{"id":1,"name":"Skyjo","bggId":204135,"highestWins":false}],
		"plays":[{"uuid":"a1","playDate":"2024-03-09 10:00:00","gameRefId":1,"playerScores":[
			{"playerRefId":1,"score":"42","winner":true,"seatOrder":2},
			{"playerRefId":2,"score":"49","winner":false,"seatOrder":3},
			{"playerRefId":3,"score":"52","winner":false,"seatOrder":1}]}]}`
	f := must.Get(bring.Read([]byte(play), bring.Options{}))
	var names []string
	for g, err := range f.Games() {
		must.Do(t, err)
		for _, p := range g.Events[0].(scoring.Started).People {
			names = append(names, p.Name)
		}
	}
	expect.Same(t, "the seats", names, []string{"Cy", "Ann", "Ben"})
}
