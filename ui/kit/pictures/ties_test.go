package pictures

import (
	"testing"

	"tabby/internal/testing/uitest"
)

func TestAPodiumHasAllOfAPlaceOrNobody(t *testing.T) {
	for _, c := range []struct {
		places []int
		want   string
	}{
		{[]int{1, 2, 3}, "ABC"},
		{[]int{1, 2, 2}, "ABC"},
		{[]int{1, 1, 3}, "BAC"}, // the first of these stands in the middle
		{[]int{1, 2, 3, 3}, "AB"},
		{[]int{1, 2, 2, 2}, "A"},
		{[]int{1, 1, 1, 1}, ""},
	} {
		var stands []Stand
		for i, place := range c.places {
			stands = append(stands, Stand{Name: string(rune('A' + i)), Place: place})
		}
		got := ""
		for _, s := range OnPodium(stands) {
			got += s.Name
		}
		uitest.Want(t, "on the podium", got, c.want)
	}
}
