package words_test

import (
	"fmt"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/wordstest"
)

func TestTroubleSaysWhyAndWhatToDo(t *testing.T) {
	at := time.Date(2026, 11, 20, 21, 4, 0, 0, time.Local)
	for _, tt := range []struct {
		trouble history.Trouble
		inTab   bool
		want    string
	}{
		{history.Trouble{Busy: true}, false, "Tabby is already open: Your games are open in another window. Carry on there, or close it and try again."},
		{history.Trouble{Busy: true, PID: 7, Since: at}, false, "Tabby is already open: Your games are open in another window: process 7, since 21:04 on 20 November. Carry on there, or close it and try again."},
		{history.Trouble{Busy: true}, true, "Tabby is already open: Your games are open in another tab or window of this browser. Carry on there, or close it and try again."},
		{history.Trouble{Err: fmt.Errorf("open: %w", history.ErrNewer)}, false, "Made by a newer Tabby: Your games were last saved by a newer Tabby. Update Tabby to open them; nothing was changed."},
		{history.Trouble{Dir: "/mnt/old", Err: fmt.Errorf("open: %w", history.ErrReadOnly)}, false, "Your games can’t be opened: Tabby can’t write in this folder; check who owns it, or start Tabby with --data and another folder. They should be in /mnt/old."},
	} {
		title, text := en.Computer.Trouble(&tt.trouble, tt.inTab)
		expect.Same(t, "what is said", title+": "+text, tt.want)
	}
}

func TestABrowserThatMayForgetWarnsOnceThereIsAGame(t *testing.T) {
	for _, w := range wordstest.Languages() {
		v := w.Computer
		for lasts, want := range map[string][2]string{
			"nothing": {v.KeepsNothing, v.KeepsNothing}, "week": {"", v.ForgetsInAWeek}, "maybe": {"", v.MayForget}, "yes": {"", ""},
		} {
			if got := [2]string{v.Advice(lasts, false), v.Advice(lasts, true)}; got != want {
				t.Errorf("%s: where it keeps %q, it says %q before and once there is a game", w.Tag, lasts, got)
			}
		}
	}
}
