package desktop

// A loudspeaker plays nothing in a browser, whose page does.
type loudspeaker struct{}

func newLoudspeaker() loudspeaker { return loudspeaker{} }
