package bot

// How players respond who are to beat one that they know. They try moves as sharp players
// do, but more of them.
const (
	localWorlds   = 400
	localRollouts = 4000
)

// Modelling returns a Mind whose sharp players take the others to play by these weights when
// they try moves. Those of steady players are zero.
func (m *Mind) Modelling(others Weights) *Mind {
	other := *m
	other.others = others
	return &other
}

// LocalBestResponse returns a Mind whose sharp players try every move of each own turn. They
// choose one in some worlds and play it if it is better than the move by the rule in other
// worlds too, by however little.
func (m *Mind) LocalBestResponse() *Mind {
	other := *m
	s := &other.search
	s.always, s.twice, s.better, s.betterGame = true, true, 0, 0
	s.worlds, s.rollouts = min(s.worlds, localWorlds), localRollouts
	return &other
}
