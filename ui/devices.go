package ui

import (
	"fyne.io/fyne/v2"

	"tabby/internal/host/wire"
	"tabby/ui/devices"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/sheet"
)

// newDevices returns the room that keeps devices together, or nil where the store is kept
// together with none.
func newDevices(a *App) *devices.Room {
	kept, ok := a.store.(devices.Store)
	if !ok {
		return nil
	}
	host, _ := a.store.(devices.Host)
	return devices.New(a.Frame, kept.Together(), host, devices.Shell{CameIn: a.cameIn, Over: a.lastOver})
}

// devicesSection returns the section of the settings about other devices, if there is one.
func (a *App) devicesSection() []fyne.CanvasObject {
	if a.devices == nil {
		return nil
	}
	return []fyne.CanvasObject{a.devices.Section()}
}

// openDevices opens the list of devices, and asks about a link.
func (a *App) openDevices(link string) {
	if a.devices != nil {
		a.devices.OpenPage(link)
	}
}

// openLink opens a link that the program was opened with.
func (a *App) openLink(link string) {
	room := frame.TakeoverRoom
	if _, table := wire.ParseLink(link); table {
		room = frame.VisitRoom
	} else if devices.IsLink(link) {
		room = frame.DevicesRoom
	}
	a.Go(frame.Route{Room: room, ID: link})
}

// cameIn brings the page in front up to date after games came in. A sheet is opened again
// if its game has grown, or goes by another ending now.
func (a *App) cameIn() {
	t, ok := a.Front().(*sheet.Page)
	if !ok {
		a.Refresh()
		return
	}
	if g, err := game.Open(a.store, t.ID(), a.Now); err == nil && !g.Same(t.Game()) {
		a.openSheet(t.ID())
	}
}

// lastOver returns the ID of the game on the table if it is over, or "".
func (a *App) lastOver() string {
	if a.game == nil || !a.game.Sheet().Over {
		return ""
	}
	return a.game.ID()
}
