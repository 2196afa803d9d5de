package bring

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// aPair matches the end of a line with a name and a number: "Ann 45", "2. Ben: 60 points", "Cy – 38".
var aPair = regexp.MustCompile(`(?:^|[\s,;:/|)\]•*-])(\pL[\pL\pM'’. -]*?)(?: ?[:=] ?| [-–—] | )([-+]?\d{1,5}(?: ?[-+] ?\d{1,5})*(?: ?= ?-?\d{1,5})?)(?: ?(\pL+)\.?)?$`)

// aRank matches what stands before a name in a list: "1.", "2)", "-".
var aRank = regexp.MustCompile(`(?:^|\s)(?:\d{1,2}(?:[.)]|st|nd|rd|th|er|ère|re|de|e|º|ª|°)|[-–•*](?: \[[ xX]\])?)$`)

// A noted is what a line of a note says: a title or a round, and names with numbers.
type noted struct {
	title, round string
	shares       []share
	odd          bool // it has a number that belongs to nothing
}

// A share is what a line or a cell says of one player, perhaps with a mark of who won.
type share struct{ name, points, won string }

// notesOf returns the table of a text without separators, or nil: columns with spaces between them, or names with
// numbers after them, on one line or below each other. The error is a [*LineError].
func notesOf(text string) (*sheet, error) {
	all := strings.Split(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n")
	if spaced, wrong := columns(all); spaced != nil || wrong != nil {
		return spaced, wrong
	}
	s, odd := &sheet{}, error(nil)
	round, below, dated := "", false, false
	for i, line := range all {
		n := readNote(plainNote(line), below || dated)                        // "Jan 12" below a day is a name
		again := below && n.title == "" && n.round == "" && len(n.shares) > 1 // another round, or another game
		if n.odd || again {
			odd = cmp.Or(odd, oddLine(i, line))
		}
		if s.gap = s.gap || strings.TrimSpace(line) == ""; n.title != "" {
			s.add(i+1, n.title)
			day, _ := dayIn(n.title)
			round, below, dated = "", false, day != ""
		}
		round = cmp.Or(n.round, round)
		for _, p := range n.shares {
			if !below {
				s.add(i+1, fPlayer, fRound, fPoints, fWon)
			}
			s.add(i+1, p.name, round, p.points, p.won)
			below = true
		}
	}
	if !slices.ContainsFunc(s.cells, func(row []string) bool { return len(row) > 1 }) {
		return nil, nil
	}
	return s, odd
}

// winnerMarks are the signs of a winner that nobody writes for anything else.
const winnerMarks = "👑🏆🥇⭐★"

// A mark before a name with a number, and one between them.
var (
	markBefore  = regexp.MustCompile(`(^|[,;/(] ?)([` + winnerMarks + `]) ?(\pL[^,;/\d` + winnerMarks + `]*-?\d+)`)
	markBetween = regexp.MustCompile(`([` + winnerMarks + `]) ?([:=] ?)?(-?\d+)`)
)

// Other ways in which a number follows a name: in parentheses, or in the next cell of a table.
var (
	numberBehind = regexp.MustCompile(` \((-?\d{1,5})\)`)
	besideName   = regexp.MustCompile(`(\pL) ?[\t;]+ ?(-?\d)`)
)

// minutes matches how long a game took, beside its day.
var minutes = regexp.MustCompile(`\(?\b\d{1,3} ?(?:min\pL*|h)\b\.?\)?`)

// adorned is what makes a text bold, or a sign colourful.
var adorned = strings.NewReplacer("**", "", "__", "", "\ufe0f", "")

// plainNote returns a line of a note without what only adorns it, with each mark of a winner behind the number.
func plainNote(line string) string {
	line = adorned.Replace(signs.Replace(line))
	line = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.So, r) && !strings.ContainsRune(winnerMarks, r) {
			return ' '
		}
		return r
	}, line)
	line = numberBehind.ReplaceAllString(besideName.ReplaceAllString(line, "$1 $2"), " $1")
	line = markBefore.ReplaceAllString(strings.TrimSpace(line), "$1$3 $2")
	return strings.TrimSpace(markBetween.ReplaceAllString(line, "$2$3 $1"))
}

// oddLine returns an error with a line that cannot be understood, whose index counts from 0.
func oddLine(i int, line string) error {
	return &LineError{Line: i + 1, Err: Refusal{Reason: ErrCell, Text: Short(strings.TrimSpace(line))}}
}

// readNote reads one line, which may be below another with a name.
func readNote(line string, below bool) (n noted) {
	if _, is := speak(line); is && !below || endsInYear(line) {
		return noted{title: line}
	}
	rest := strings.TrimRight(line, " ,;.")
	if _, is := roundOf(rest); is && !isNumber(rest) {
		return noted{round: rest}
	}
	rest = n.readPairs(rest, below)
	if _, is := roundOf(rest); is {
		n.round, rest = rest, ""
	}
	n.title, n.odd = rest, n.odd || label([]string{rest}) != "" && len(n.shares) > 0
	_, left := dayIn(minutes.ReplaceAllString(rest, ""))
	for _, word := range strings.Fields(left) {
		n.odd = n.odd || hasDigit(word) && !aYear.MatchString(strings.Trim(word, ",;:()"))
	}
	return n
}

// readPairs reads the names and numbers at the end of a line, and returns what is before them.
func (n *noted) readPairs(rest string, below bool) string {
	for {
		var won string
		rest, won = withoutWinner(rest)
		at := aPair.FindStringSubmatch(rest)
		if at == nil || at[3] != "" && !means(at[3], fPoints) || !isName(at[1]) {
			break
		}
		name, number := at[1], at[2]
		if aYear.MatchString(number) && !below && len(n.shares) == 0 && strings.HasPrefix(rest, name) { // "Summer 2024"
			return rest
		}
		rest = strings.TrimSpace(rest[:strings.LastIndex(rest, name)])
		if between := strings.TrimRight(rest, " ,;:/|-"); aPair.MatchString(between) {
			rest = between
		}
		if first, more, is := strings.Cut(name, " "); is && joins(first) {
			name = more
		}
		n.shares = append([]share{{name, number, won}}, n.shares...)
	}
	if len(n.shares) > 0 {
		n.odd = leftOver(rest)
		rest = strings.TrimRight(aRank.ReplaceAllString(rest, ""), " :,;/|")
	}
	return rest
}

// joins reports whether a word stands between the names of players.
func joins(word string) bool {
	return word == strings.ToLower(word) && (means(word, "and") || means(word, "against"))
}

// withoutWinner returns a line without the mark of a winner at its end, and "x" if there is one.
func withoutWinner(line string) (rest, won string) {
	if cut := strings.TrimRight(line, winnerMarks+" ,;/|"); strings.ContainsAny(line[len(cut):], winnerMarks) {
		return cut, "x"
	}
	return line, ""
}

// leftOver reports whether what stands before a comma and the first name is neither a day nor a game: a name, perhaps,
// whose number cannot be read.
func leftOver(before string) bool {
	before, is := strings.CutSuffix(before, ",")
	last := before[strings.LastIndexAny(before, ",:")+1:]
	day, _ := dayIn(last)
	id, _ := gameIn(last)
	return is && day == "" && id == ""
}

// endsInYear reports whether a line ends with a day and its whole year.
func endsInYear(line string) bool {
	day, _ := dayIn(line)
	s, _ := speak(day)
	return day != "" && s.year && !s.short && strings.HasSuffix(line, day)
}

// isName reports whether a text can be the name of one player, rather than a sentence or the name of a game or a column.
func isName(text string) bool {
	id, _ := gameIn(text)
	names := namesIn(text)
	if id != "" || fieldOf(plainly(text)) != "" || label([]string{text}) != "" || len(names) != 1 {
		return false
	}
	words := strings.Fields(names[0])
	last := words[len(words)-1]
	return len(words) == 1 || last != strings.ToLower(last)
}

// columns returns the sheet of a text whose columns have spaces between them, or nil: some of its lines have numbers alone,
// below as many names. The error is that of a row with fewer or more cells than the one above: it cannot be told which.
func columns(lines []string) (s *sheet, wrong error) {
	rows := spacedRows(lines)
	for i := len(rows) - 2; i >= 0; i-- {
		next := rows[i+1]
		if head := headAbove(lines[i], next); rows[i] == nil && head != nil {
			rows[i], s = head, &sheet{}
		}
		ragged := next != nil && len(rows[i]) != len(next) || next == nil && hasDigit(lines[i+1])
		if rows[i] != nil && ragged {
			wrong = oddLine(i+1, lines[i+1])
		}
	}
	if s == nil || slices.ContainsFunc(lines, func(l string) bool { return strings.Contains(l, "\t") }) {
		return nil, nil
	}
	for i, row := range rows {
		if row == nil {
			row = []string{tidy(lines[i])}
		}
		s.add(i+1, row...)
	}
	return s, wrong
}

// headAbove returns the words of a line above a row of numbers, below as many blank cells as are missing, or nil.
func headAbove(line string, row []string) []string {
	words := strings.Fields(line)
	if row == nil || len(words) < 2 || !strings.ContainsFunc(line, unicode.IsLetter) || slices.ContainsFunc(words, isNumber) {
		return nil
	}
	return append(make([]string, max(0, len(row)-len(words))), words...)
}

// spacedRows returns the rows of numbers, nil for other lines: with a blank corner if a row of sums has one more cell.
func spacedRows(lines []string) [][]string {
	rows, corner := make([][]string, len(lines)), 0
	for i, line := range lines {
		if words := cellsIn(line); len(words) > 1 && isRow(words) {
			if _, aRound := roundOf(words[0]); label(words) != "" || aRound && !isNumber(words[0]) {
				corner = len(words)
			}
			rows[i] = words
		}
	}
	for i, row := range rows {
		if row != nil && len(row) == corner-1 {
			rows[i] = append([]string{""}, row...)
		}
	}
	return rows
}

// cellsIn returns the words of a line, the first two as one if they name a round: "Round 1".
func cellsIn(line string) []string {
	words := strings.Fields(line)
	if len(words) > 2 && !isNumber(words[0]) {
		if _, is := roundOf(words[0] + " " + words[1]); is {
			return append([]string{words[0] + " " + words[1]}, words[2:]...)
		}
	}
	return words
}

// isRow reports whether words are the numbers of a row, perhaps below a word that says what they are.
func isRow(words []string) bool {
	for i, w := range words {
		_, aRound := roundOf(w)
		if !isNumber(w) && w != "-" && (i > 0 || label(words) == "" && !aRound) {
			return false
		}
	}
	return true
}
