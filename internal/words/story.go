package words

// Story is what the story of a game says.
type Story struct {
	speaker
	StoryTexts
}

// A Fall is a total that fell back.
type Fall struct {
	Name            string
	Round, From, To int
}

// An Exit is players who went out in a round.
type Exit struct {
	Names []string
	Round int
}

// Calls is how often a player called, and how often rightly.
type Calls struct {
	Name          string
	Called, Right int
}

// A Turning says what decided a game that was won. Names are as [Table] has them in sentences.
type Turning struct {
	Shared        func(names []string, total, rounds int) string
	CameBack      func(name string, total, points, round int) string // close to the limit, and how far behind
	WonFromBehind func(name string, points, round int) string
	StayedUnder   func(name string, round, spare int) string // who stayed in with this many points to spare
}

// Turning says it in sentences.
func (v Story) Turning() Turning {
	return Turning{
		Shared: v.Shared, WonFromBehind: v.WonFromBehind,
		CameBack: func(name string, total, points, round int) string {
			return v.CameBack(StoryCameBackFacts{Name: name, Total: total, N: points, Round: round})
		},
		StayedUnder: func(name string, round, spare int) string {
			if spare > 0 {
				return v.StayedUnder(name, round, spare)
			}
			return v.StayedAt(name, round)
		},
	}
}

// Headline says it in a few words, without a full stop.
func (v Story) Headline() Turning {
	return Turning{
		Shared:        func(names []string, _, rounds int) string { return v.HeadlinesShared(names, rounds) },
		CameBack:      func(name string, total, _, _ int) string { return v.HeadlinesCameBack(name, total) },
		WonFromBehind: func(name string, points, _ int) string { return v.HeadlinesWonFromBehind(name, points) },
		StayedUnder: func(name string, _, spare int) string {
			if spare > 0 {
				return v.HeadlinesStayedUnder(name)
			}
			return v.HeadlinesStayedAt(name)
		},
	}
}

// times says how often something happened, from 1 on: "once".
func (l speaker) times(n int) string { return l.language.Story.Times(n, l.Number(n)) }

// Led says in a few words who has led since which round; rounds is the number of all rounds.
func (v Story) Led(name string, since, rounds int) string {
	switch {
	case since == 1:
		return v.HeadlinesAlwaysAhead(name)
	case since >= rounds:
		return v.HeadlinesAheadAtLast(name)
	}
	return v.HeadlinesAheadSince(name, since)
}

// FellBack returns whose totals fell back.
func (v Story) FellBack(falls []Fall) string {
	var all []string
	for _, f := range falls {
		all = append(all, v.StoryTexts.FellBack(StoryFellBackFacts{Name: f.Name, From: f.From, Round: f.Round, To: f.To}))
	}
	return v.whole(v.Clauses(all))
}

// WentOut returns who went out, and when.
func (v Story) WentOut(exits []Exit) string {
	var all []string
	for _, e := range exits {
		all = append(all, v.OutIn(e.Names, e.Round))
	}
	return v.Out(v.Row(all...))
}

// Calls returns how often players called: each of one or two, or else all together, and who did most often.
func (v Story) Calls(calls []Calls) string {
	if len(calls) > 2 {
		return v.together(calls)
	}
	var all []string
	for _, c := range calls {
		all = append(all, v.called(c))
	}
	return v.whole(v.Clauses(all))
}

// together returns how often several players called in all, and who of them most often.
func (v Story) together(calls []Calls) string {
	sum, most, alone := Calls{}, calls[0], true
	for i, c := range calls {
		sum.Called, sum.Right = sum.Called+c.Called, sum.Right+c.Right
		if i > 0 && c.Called >= most.Called {
			most, alone = c, c.Called > most.Called
		}
	}
	often := ""
	if alone {
		often = v.MostCalls(most.Name, v.times(most.Called))
	}
	times := v.times(sum.Called)
	switch sum.Right {
	case 0:
		return v.Text(v.CallsWrong(times), often)
	case sum.Called:
		return v.Text(v.CallsRight(times), often)
	}
	return v.Text(v.CallsBoth(times, v.times(sum.Right)), often)
}

// called says how often a player called, and how often rightly.
func (v Story) called(c Calls) string {
	times := v.times(c.Called)
	switch c.Right {
	case 0:
		return v.CalledWrong(c.Name, times)
	case c.Called:
		return v.CalledRight(c.Name, times)
	}
	return v.CalledBoth(StoryCalledBothFacts{Name: c.Name, Times: times, Right: v.times(c.Right)})
}
