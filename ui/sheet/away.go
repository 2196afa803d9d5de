package sheet

import "tabby/ui/words"

// lookAway looks whether the game was handed over to another device.
func (t *Page) lookAway() {
	t.away = ""
	if at, is := t.HandedOver(t.ID(), t.game.Batches()); is {
		t.away = words.HandedOver(at, t.game.Now())
	}
}

// isAway reports whether the game was handed over, and then reminds of that.
func (t *Page) isAway() bool {
	if t.away == "" {
		return false
	}
	t.Offer("This game goes on on the other device.", "Take it back", t.takeBack)
	return true
}

// takeBack goes on with the game here.
func (t *Page) takeBack() { t.TakeBack(t.ID(), t.Resume) }

// handedOver returns the view of a game that goes on elsewhere: nothing is written here.
func (v View) handedOver(away string) View {
	if away == "" {
		return v
	}
	v.Away = away
	v.Round, v.Next, v.Lacking = "", "", nil
	v.Asked, v.CanUndo, v.CanRedo = false, false, false
	return v
}
