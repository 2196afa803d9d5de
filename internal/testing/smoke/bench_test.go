//go:build smoke && long

package smoke

import (
	"fmt"
	"image/color"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"tabby/internal/testing/must"
	"tabby/internal/testing/turns"
)

const (
	settled = 2 * time.Second  // after which the memory is read
	idle    = 10 * time.Second // one measurement of the processor
)

// rivals returns our program, with a game to open, and the smallest program with a
// window. Each has been started once, so that the system has read it and Fyne has
// listed the fonts.
func rivals(b *testing.B) (ours, hello *table) {
	binary := must.Get(build("./testdata/hello", b.TempDir()))
	ours, hello = newTable(b), tableOf(b, binary)
	ours.script()
	for _, t := range []*table{ours, hello} {
		t.launch().kill()
	}
	return ours, hello
}

// A launch is a program that was started, and how long that took.
type launch struct {
	*program
	mapped time.Duration // until its window is on the screen
	drawn  time.Duration // until there is something to read
}

func (t *table) launch() launch {
	x := t.dial()
	defer x.Close()
	x.watch()
	begin := time.Now()
	p := t.start(t.binary)
	x.awaitWindow()
	mapped := time.Since(begin)
	eventually(t, "letters in the window", t.written)
	return launch{p, mapped, time.Since(begin)}
}

// written reports whether letters are on the screen: their edges have more
// colours than an empty window.
func (t *table) written() bool {
	colors := map[color.RGBA]bool{}
	for pix := range slices.Chunk(t.picture(t).Pix, 4) {
		colors[color.RGBA{pix[0], pix[1], pix[2], pix[3]}] = true
		if len(colors) > 16 {
			return true
		}
	}
	return false
}

// BenchmarkStart compares how long it takes from the start of the process to the
// mapped window and to the first drawn content, and how much memory it has then.
func BenchmarkStart(b *testing.B) {
	ours, hello := rivals(b)
	var mapped, drawn, memory turns.Pair
	for turn := 0; b.Loop(); turn++ {
		for i := range 2 {
			i = (i + turn) % 2 // each is the first as often
			l := []*table{ours, hello}[i].launch()
			mapped[i] = append(mapped[i], l.mapped.Seconds()*1e3)
			drawn[i] = append(drawn[i], l.drawn.Seconds()*1e3)
			<-time.After(settled)
			memory[i] = append(memory[i], l.memory())
			l.kill()
		}
	}
	mapped.Report(b, "ms-mapped")
	drawn.Report(b, "ms-drawn")
	memory.Report(b, "MiB")
}

// BenchmarkIdle compares how much processor time idle windows take: ours at home
// and at a sheet. All are open at once.
func BenchmarkIdle(b *testing.B) {
	ours, hello := rivals(b)
	home := ours.beside()
	home.data = filepath.Join(home.home, "nothing")
	open := []launch{hello.launch(), home.launch(), ours.launch()}
	<-time.After(settled)
	var empty, game turns.Pair
	for b.Loop() {
		var before [3]float64
		for i, l := range open {
			before[i] = l.processor()
		}
		<-time.After(idle)
		spent := func(i int) float64 { return (open[i].processor() - before[i]) / idle.Seconds() * 100 }
		bare := spent(0)
		empty[0], empty[1] = append(empty[0], spent(1)), append(empty[1], bare)
		game[0], game[1] = append(game[0], spent(2)), append(game[1], bare)
	}
	empty.Report(b, "%-home")
	game.Report(b, "%-sheet")
}

// proc returns a file the system keeps about the program.
func (p *program) proc(name string) string {
	p.Helper()
	return string(must.Get(os.ReadFile(fmt.Sprintf("/proc/%d/%s", p.cmd.Process.Pid, name))))
}

// memory returns what the program has in memory, in MiB.
func (p *program) memory() float64 {
	p.Helper()
	_, rest, _ := strings.Cut(p.proc("status"), "VmRSS:")
	return must.Get(strconv.ParseFloat(strings.Fields(rest)[0], 64)) / 1024
}

// processor returns how long the program has had the processor, in seconds.
func (p *program) processor() float64 {
	p.Helper()
	const utime, stime, hertz = 11, 12, 100 // places after the name
	text := p.proc("stat")
	fields := strings.Fields(text[strings.LastIndex(text, ")")+1:])
	user := must.Get(strconv.ParseFloat(fields[utime], 64))
	system := must.Get(strconv.ParseFloat(fields[stime], 64))
	return (user + system) / hertz
}
