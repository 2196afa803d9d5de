package main

// A bench is a benchmark, and what it needs.
type bench struct {
	pack  string // its folder
	tags  string // of its build, beside those of the window
	name  string // as go test is asked for it
	turns int    // how often it measures
	needs string // a program that may be missing, or ""
	calls string // what a person calls that
}

// The benchmarks that the figures come from. A start is measured nine times; what takes a
// millisecond, more often.
var (
	browser = &bench{pack: "./internal/testing/webtest", tags: "chromium,long", name: "^BenchmarkStart$", turns: 9, needs: "chromium", calls: "Chromium"}
	slow    = &bench{pack: "./internal/testing/webtest", tags: "chromium,long", name: "^BenchmarkStartOnASlowPhone$", turns: 9, needs: "chromium", calls: "Chromium"}
	thin    = &bench{pack: "./internal/testing/webtest", tags: "chromium,long", name: "^BenchmarkStartOverASlowNetwork$", turns: 9, needs: "chromium", calls: "Chromium"}
	rest    = &bench{pack: "./internal/testing/webtest", tags: "chromium,long", name: "^BenchmarkRest$", turns: 9, needs: "chromium", calls: "Chromium"}
	scan    = &bench{pack: "./internal/testing/webtest", tags: "chromium,long", name: "^BenchmarkScanToSheet$", turns: 9, needs: "chromium", calls: "Chromium"}
	many    = &bench{pack: "./internal/testing/webtest", tags: "chromium,long", name: "^BenchmarkManyGames$/^2000_games$", turns: 3, needs: "chromium", calls: "Chromium"}
	window  = &bench{pack: "./internal/testing/smoke", tags: "smoke,long", name: "^BenchmarkStart$", turns: 9, needs: "Xvfb", calls: "display"}
	idle    = &bench{pack: "./internal/testing/smoke", tags: "smoke,long", name: "^BenchmarkIdle$", turns: 9, needs: "Xvfb", calls: "display"}
	screens = &bench{pack: "./internal/devices/host", name: "^BenchmarkIntentToSixScreens$/^page$", turns: 900}
	round   = &bench{pack: "./engine", name: "^BenchmarkRoundAgainstTheLimit$/^in_place$", turns: 9, needs: "cc", calls: "C compiler"}
	imports = &bench{pack: "./history/sqlite", name: "^BenchmarkHistoryImport$/^of_5000_games$", turns: 9}
	quick   = &bench{pack: "./internal/testing/figures", tags: "long", name: "^BenchmarkMakeTest$", turns: 1, needs: "Xvfb", calls: "display"}
	tables  = &bench{pack: "./history/sqlite", name: "^BenchmarkTableImport$/^of_5000_games_and_5_rounds$", turns: 3}
	pasted  = &bench{pack: "./internal/testing/webtest", tags: "chromium,long", name: "^BenchmarkTable$", turns: 3, needs: "chromium", calls: "Chromium"}
	list    = &bench{pack: "./ui/walks", name: "^BenchmarkFirstPage$", turns: 9}
)

// A row is a figure: what it is in the words of who feels it, and where it comes from.
type row struct {
	what string
	from *bench
	unit string // as the benchmark calls it
	in   string // as a reader calls it; times is a ratio of one run
}

// times is the unit of a ratio. It may be compared with that of another machine.
const times = "×"

// rows are the figures, in their order.
var rows = []row{
	{"browser, first start: first page drawn", browser, "ms-cold", "ms"},
	{"browser, first start, against the smallest program", browser, "ms-cold-ratio", times},
	{"browser, second start: can be used", browser, "ms-warm", "ms"},
	{"browser, second start, against the smallest program", browser, "ms-warm-ratio", times},
	{"browser, memory, against the smallest program", rest, "MiB-ratio", times},
	{"browser, at rest, against the smallest program", rest, "%-rest-ratio", times},
	{"slow phone, first start: first page drawn", slow, "ms-first", "ms"},
	{"slow phone, first start: page of a new game, tapped at once", slow, "ms-game", "ms"},
	{"slow phone, first start: first round on the sheet", slow, "ms-round", "ms"},
	{"slow phone, second start: what was there last", slow, "ms-still", "ms"},
	{"slow phone, second start: can be used", slow, "ms-second", "ms"},
	{"slow phone over 1.6 Mbit/s, first start: something to see", thin, "ms-pixel", "ms"},
	{"slow phone over 1.6 Mbit/s, first start: first page drawn", thin, "ms-first", "ms"},
	{"browser: 2,000 games brought in", many, "s-import", "s"},
	{"browser: 2,000 games of a family’s table brought in", pasted, "s-import", "s"},
	{"browser: list of 2,000 games", many, "ms-list", "ms"},
	{"window on the screen, against the smallest program", window, "ms-mapped-ratio", times},
	{"window drawn, against the smallest program", window, "ms-drawn-ratio", times},
	{"window, memory, against the smallest program", window, "MiB-ratio", times},
	{"window at rest, against the smallest program", idle, "%-home-ratio", times},
	{"computer: 5,000 games brought in", imports, "s-import", "s"},
	{"computer: 5,000 games of a family’s table with five rounds each brought in", tables, "s-import", "s"},
	{"computer: list of 5,000 games", list, "ms-page", "ms"},
	{"a score, from one phone to six screens", screens, "ms-score", "ms"},
	{"a score to six screens, against three echoes and a bare write", screens, "of-3-echoes-and-fsync", times},
	{"a guest’s phone, from the code to the sheet", scan, "ms", "ms"},
	{"a round of the engine, against the limit in C", round, "x-limit", times},
	{"make test, nothing built: time of the processors", quick, "s-processor", "s"},
	{"make test, nothing built: time", quick, "s-wall", "s"},
	{"make test, nothing built: memory of all processes", quick, "GB-all", "GB"},
}
