package frame

// SetAway lets jobs work by other means than the frame was made with.
func (m *Messenger) SetAway(away func(work, then func())) { m.world.Away = away }
