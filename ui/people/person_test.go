package people

import (
	"testing"

	"tabby/ui/look"
	"tabby/ui/uitest"
	"tabby/ui/widgets"
)

func TestLongFactHasRoomWhereTheTextIsLarge(t *testing.T) {
	uitest.New(t).App.Settings().SetTheme(look.NewTheme(look.Appearance{TextScale: 2}))
	card := factRows([][2]string{{"Times 1st, 2nd, …", "35, 26, 23, 14, 13, 5"}})
	short := factRows([][2]string{{"Times 1st, 2nd, …", "35, 26"}})
	const inside = 358 // between the margins of a phone
	if long, room := widgets.HeightFor(card, inside), 3*widgets.HeightFor(short, inside); long > room {
		t.Errorf("it is %v high, and has room in %v", long, room)
	}
}
