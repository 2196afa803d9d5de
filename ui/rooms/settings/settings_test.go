package settings

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/testing/frametest"
	"tabby/internal/testing/uitest"
	"tabby/ui/frame"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
)

// opened returns a shell with the settings in front.
func opened(t *testing.T) *frametest.Shell {
	x := frametest.New(t)
	x.Frame.Open(New(x.Frame, nil, widgets.NewHint("the foot")))
	return x
}

// isOn reports whether the switch with a title is on.
func isOn(t *testing.T, x *frametest.Shell, title string) bool {
	for _, toggle := range uitest.All[*widgets.Toggle](x.Front(), nil) {
		if strings.Contains(toggle.AccessibilityLabel(), title) {
			return toggle.On()
		}
	}
	t.Fatalf("there is no switch %q", title)
	return false
}

func TestChangeTakesEffectAtOnce(t *testing.T) {
	x := opened(t)
	x.Tap("Dark")
	x.Tap("150%")
	x.Tap("Reduced motion")
	x.Tap("Keep the screen on during a game")
	x.Tap("Your data, devices and more")
	x.Tap("A coach for the virtual deck")
	want := frame.Preferences{Mode: look.Dark, Text: 1.5, Coach: true, Still: true, MaySnooze: true}
	uitest.Want(t, "preferences", x.Frame.Preferences(), want)
	uitest.Want(t, "appearance", x.Frame.Appearance(), look.Appearance{Mode: look.Dark, TextScale: 1.5})
	x.Tap("A coach for the virtual deck")
	want.Coach = false
	uitest.Want(t, "preferences", x.Frame.Preferences(), want)
}

func TestHighContrastOfTheSystemIsFollowedUnlessAnotherThemeIsChosen(t *testing.T) {
	x := opened(t)
	paper := func() color.Color {
		return x.App.Settings().Theme().Color(theme.ColorNameBackground, theme.VariantLight)
	}
	of := func(m look.Mode) color.Color {
		return look.NewTheme(look.Appearance{Mode: m}).Color(theme.ColorNameBackground, theme.VariantLight)
	}
	uitest.Want(t, "paper", paper(), of(look.Light))
	x.Frame.Contrast.Set(true)
	uitest.Want(t, "paper in high contrast", paper(), of(look.Contrast))
	uitest.Want(t, "what was chosen", x.Frame.Appearance().Mode, look.System)
	x.Tap("Light")
	uitest.Want(t, "paper that was chosen", paper(), of(look.Light))
	x.Tap("Match device")
	uitest.Want(t, "paper as the system is set", paper(), of(look.Contrast))
	x.Frame.Contrast.Set(false)
	uitest.Want(t, "paper in the usual contrast", paper(), of(look.Light))
}

func TestSettingsShowThePreferences(t *testing.T) {
	x := opened(t)
	x.Tap("High contrast")
	x.Tap("Reduced motion")
	x.Tap("Back")
	x.Frame.Open(New(x.Frame, nil, widgets.NewHint("the foot")))
	x.ShowsNot("the foot")
	uitest.Want(t, "reduced motion", isOn(t, x, "Reduced motion"), true)
	uitest.Want(t, "screen kept on", isOn(t, x, "Keep the screen on during a game"), true)
	x.Tap("Your data, devices and more")
	x.Shows("the foot")
	uitest.Want(t, "coach", isOn(t, x, "A coach for the virtual deck"), false)
}

func TestSettingsSayWhichTabbyThisIs(t *testing.T) {
	x := opened(t)
	x.Tap("Your data, devices and more")
	x.Tap("About Tabby")
	x.Shows("Version", "MIT licence")
	x.ShowsNot("Noto Sans")
	x.Tap("Made with free software: thank you!")
	x.Shows("Noto Sans", "OFL-1.1")
	x.Tap("Back")
	x.Shows("Text size")
}

func TestSettingsAreInColumnsInAWideWindow(t *testing.T) {
	x := opened(t)
	beside := func() bool {
		at := func(label string) float32 {
			return x.App.Driver().AbsolutePositionForObject(x.Find(label).(fyne.CanvasObject)).X
		}
		return at("100%") > at("Match device")
	}
	uitest.Want(t, "the size of text is beside the theme on a phone", beside(), false)
	x.Window.Resize(uitest.Desktop())
	uitest.Want(t, "and in a wide window", beside(), true)
	x.Tap("200%")
	uitest.Want(t, "and in text that leaves no room for it", beside(), false)
}

func TestSizeOfTextStaysInViewAndInFocus(t *testing.T) {
	x := opened(t)
	x.Window.Resize(fyne.NewSize(320, 568))
	x.Focus("100%")
	x.Press(fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
	uitest.Want(t, "preferences", x.Frame.Preferences().Text, 2)
	uitest.Want(t, "focus", x.Focused(), "✓ 200%")
	chosen := x.Find("200%").(fyne.CanvasObject)
	uitest.Want(t, "the focus is on the screen", x.Frame.Focused(chosen), true)
	at := x.App.Driver().AbsolutePositionForObject(chosen)
	if at.Y < 64 || at.Y+chosen.Size().Height > 568 {
		t.Errorf("it is at %v", at)
	}
}

func TestUndoShowsTheSizeOfTextAsItWas(t *testing.T) {
	x := opened(t)
	x.Tap("Reduced motion")
	x.Tap("125%")
	x.TapMessage("Undo")
	uitest.Want(t, "preferences", x.Frame.Preferences().Text, 1)
	x.Tap("125%") // which is not chosen any more
	uitest.Want(t, "preferences", x.Frame.Preferences().Text, 1.25)
	uitest.Want(t, "reduced motion", isOn(t, x, "Reduced motion"), true)
}
