package frame

import (
	"net/url"
	"path/filepath"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/internal/words"
	"tabby/ui/kit/moving"
	"tabby/ui/kit/widgets"
)

// Wide is the width from which on two panes stand side by side, and RulesWidth
// the width of the rules beside a game.
const (
	Wide       = 900
	RulesWidth = 380
)

// A Screen shows pages: it has the focus of the keyboard, and takes taps.
type Screen struct {
	app    fyne.App
	window fyne.Window
	toasts *widgets.Toasts
	shield *widgets.Shield
	paw    *moving.Paw
	awake  bool                     // it is kept on
	called func(page string) string // what the window is called while a page is in front
	page   *widgets.Page            // that it is called as, or nil
	title  string                   // what it is called
	alone  int                      // how deep in what nobody at the screen has done
}

// Canvas returns the canvas of the window.
func (s *Screen) Canvas() fyne.Canvas { return s.window.Canvas() }

// CanKeepAwake reports whether the screen can be kept on.
func (s *Screen) CanKeepAwake() bool {
	d, ok := s.app.Driver().(interface{ CanKeepAwake() bool })
	return !ok || d.CanKeepAwake()
}

// Alone reports whether somebody other than the person at the screen made the present change.
func (s *Screen) Alone() bool { return s.alone > 0 }

// HoldTaps protects the footer of a new screen from a stray tap for a moment, keeps messages above
// it, and gives the window the name of its page.
func (s *Screen) HoldTaps(screen fyne.CanvasObject) {
	while := widgets.DoubleTap
	if s.Alone() {
		while = widgets.LateTap
	}
	s.shield.Cover(screen, while)
	s.toasts.Refresh()
	s.entitle(widgets.PageIn(screen))
}

// Guard lets the buttons and tiles in an object take no tap for a moment, because they have just appeared
// or moved and give somebody a right, delete, write or send.
func (s *Screen) Guard(o fyne.CanvasObject) { s.shield.Guard(o) }

// TakeTaps lets a screen take taps at once, because people had already seen it before it came.
func (s *Screen) TakeTaps() { s.shield.Uncover() }

// Focused reports whether an object has the focus of the keyboard.
func (s *Screen) Focused(o fyne.CanvasObject) bool {
	w, can := o.(fyne.Focusable)
	return can && s.Canvas().Focused() == w
}

// Focus gives an object the focus of the keyboard, if it takes keys.
func (s *Screen) Focus(o fyne.CanvasObject) {
	if w, can := o.(fyne.Focusable); can {
		s.Canvas().Focus(w)
	}
}

// SetFocus gives an object the focus of the keyboard, if it takes keys, or takes the focus away from it.
func (s *Screen) SetFocus(o fyne.CanvasObject, on bool) {
	switch {
	case on:
		s.Focus(o)
	case s.Focused(o):
		s.Canvas().Unfocus()
	}
}

// entitle calls the window as a page from now on, unless that is nil.
func (s *Screen) entitle(page *widgets.Page) {
	if page == nil {
		return
	}
	if s.page != nil {
		s.page.OnTitled = nil
	}
	s.page, page.OnTitled = page, func() { s.entitle(page) }
	if title := s.called(page.Title()); title != s.title {
		s.title = title
		s.window.SetTitle(title)
	}
}

// keepAwake keeps the screen on, or lets it turn off.
func (s *Screen) keepAwake(awake bool) {
	if awake != s.awake {
		s.awake = awake
		s.app.Driver().SetDisableScreenBlanking(awake)
	}
}

// A Messenger speaks to the person at the screen: in messages, in dialogs and aloud.
type Messenger struct {
	world     World
	screen    *Screen
	speaker   Speaker // or nil
	keeper    *Keeper
	complaint string // what went wrong last and was not mended, or ""
	said      []string
}

// mostSaid is how many messages can be read again.
const mostSaid = 20

// Say shows a message for a few seconds.
func (m *Messenger) Say(text string) { m.Offer(text, "", nil) }

// Offer shows a message with something to do about it, such as Undo.
func (m *Messenger) Offer(text, action string, do func()) {
	m.Heard(text)
	m.screen.toasts.Offer(text, action, do)
}

// Request shows a message in which somebody at another device asks for something, with a button that grants
// it.
func (m *Messenger) Request(text, action string, do func()) {
	m.Heard(text)
	m.screen.toasts.Request(text, action, do)
}

// Heard remembers a text that was said to all at the screen, so that it can be read again.
func (m *Messenger) Heard(text string) {
	m.said = append(m.said, text)
	m.said = m.said[max(0, len(m.said)-mostSaid):]
}

// ShowSaid shows the last things that were said, the latest first.
func (m *Messenger) ShowSaid() {
	w, all := m.world.Words, widgets.Column(widgets.SpaceSmall)
	for _, text := range slices.Backward(m.said) {
		all.Add(widgets.NewBody(text))
	}
	if len(m.said) == 0 {
		all.Add(widgets.NewHint(w.Shell.NothingSaid))
	}
	widgets.NewModal(w.Shell.SaidLast, all, widgets.NewButton(widgets.Primary, w.Common.Good, nil)).Open(m.screen.Canvas())
}

// Hush removes the message before another screen is shown.
func (m *Messenger) Hush() { m.screen.toasts.Clear() }

// Unsay removes a message if it is the one that is shown.
func (m *Messenger) Unsay(text string) {
	if text != "" && m.screen.toasts.Message() == text {
		m.screen.toasts.Clear()
	}
}

// Refused says why something was not done, and reports whether it was refused. If a later action
// succeeds, the reason of the earlier refusal disappears.
func (m *Messenger) Refused(err error) bool {
	if err == nil {
		m.Unsay(m.complaint)
		m.complaint = ""
		return false
	}
	m.complain(m.world.Words.Refusals.Explain(err))
	return true
}

// complain shows what went wrong, until it is mended or for a few seconds.
func (m *Messenger) complain(text string) {
	m.complaint = text
	m.Say(text)
}

// openFile shows a file or a folder in the program that the system has for it.
func (m *Messenger) openFile(path string) {
	m.Refused(m.screen.app.OpenURL(&url.URL{Scheme: "file", Path: filepath.ToSlash(path)}))
}

// OpenAddress shows the page of an address in the program that the system has for it, a browser or
// an app. The error is that of a system that has none.
func (m *Messenger) OpenAddress(address string) error {
	at, err := url.Parse(address)
	if err != nil {
		return err
	}
	return m.screen.app.OpenURL(at)
}

// Inform shows a text in a dialog until somebody dismisses it.
func (m *Messenger) Inform(title, text string) {
	widgets.NewModal(title, widgets.NewBody(text), widgets.NewButton(widgets.Primary, m.world.Words.Common.Good, nil)).Open(m.screen.Canvas())
}

// Ask asks for confirmation before something is done.
func (m *Messenger) Ask(question widgets.ConfirmWords, accepted func()) {
	widgets.NewConfirm(question, accepted).Open(m.screen.Canvas())
}

// A Choice is a row of a menu, or the heading of the rows below it if it does nothing.
type Choice struct {
	Icon widgets.Icon
	Text string
	Do   func()
}

// Menu opens a list of things to do. Each part of it is on a card of its own.
func (m *Messenger) Menu(title, text string, choices []Choice) {
	all := widgets.Column(widgets.SpaceSmall)
	if text != "" {
		all.Add(widgets.NewBody(text))
	}
	menu := widgets.NewModal(title, all, widgets.NewButton(widgets.Quiet, m.world.Words.Common.Close, nil))
	for len(choices) > 0 {
		if choices[0].Do == nil {
			all.Add(widgets.NewText(choices[0].Text, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Bold: true}))
			choices = choices[1:]
		}
		var rows []fyne.CanvasObject
		for len(choices) > 0 && choices[0].Do != nil {
			do := choices[0].Do
			rows = append(rows, widgets.NewTile(widgets.Bare, choices[0].label(), func() {
				menu.Close()
				do()
			}))
			choices = choices[1:]
		}
		all.Add(widgets.NewList(rows...))
	}
	menu.Open(m.screen.Canvas())
}

// label returns what stands on the row of a choice.
func (c Choice) label() fyne.CanvasObject {
	return widgets.Row(widgets.SpaceMedium, 1, widgets.NewGlyph(c.Icon, widgets.ColorFelt), widgets.NewBody(c.Text))
}

// Pick opens a list of options to pick one by its index. The one picked already has
// a tick.
func (m *Messenger) Pick(title string, options []string, picked int, pick func(i int)) {
	var choices []Choice
	for i, text := range options {
		choices = append(choices, Choice{Text: text, Do: func() { pick(i) }})
	}
	if picked >= 0 {
		choices[picked].Icon = widgets.IconCheck
	}
	m.Menu(title, "", choices)
}

// A Speaker is a store of a machine that may speak.
type Speaker interface {
	// CanSpeak reports whether the machine has a voice.
	CanSpeak() bool
	// Speak says a text aloud, and stops what is being said.
	Speak(text string)
}

// CanSpeak reports whether texts can be said aloud here.
func (m *Messenger) CanSpeak() bool {
	return m.speaker != nil && m.speaker.CanSpeak()
}

// Speak says a text aloud if that is possible.
func (m *Messenger) Speak(text string) {
	if m.CanSpeak() {
		m.speaker.Speak(words.Bare(text))
	}
}

// A Sounder is a store of a machine that may play sounds.
type Sounder interface {
	// CanPlay reports whether the machine plays sounds.
	CanPlay() bool
	// Play plays a sound by its name.
	Play(sound string)
}

// CanPlay reports whether sounds can be heard here.
func (s *Settings) CanPlay() bool {
	return s.sounder != nil && s.sounder.CanPlay()
}

// Play plays a sound by its name, if that is possible and nobody has turned sounds off.
func (s *Settings) Play(sound string) {
	if !s.prefs.Silent && !s.prefs.Still && s.CanPlay() {
		s.sounder.Play(sound)
	}
}
