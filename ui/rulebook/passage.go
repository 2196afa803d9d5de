package rulebook

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/rulesref"
	"tabby/ui/widgets"
)

// A Reader draws passages of the rule book of a table for a page that shows
// something else as well.
type Reader struct{ book *rulesref.Book }

// NewReader returns a reader of the rules of a table.
func NewReader(t engine.Ruleset) *Reader { return &Reader{rulesref.For(t)} }

// Section returns the section of an ID as the rule book shows it, without what the
// rules leave open, or nil if the rules of the table have nothing on it.
func (r *Reader) Section(id string) fyne.CanvasObject {
	s, ok := r.book.Section(id)
	if blocks := drawBlocks(settled(s.Blocks)); ok && len(blocks) > 0 {
		return passage(s.Title, blocks)
	}
	return nil
}

// settled returns blocks without examples, and without the lines that are a reading
// but for the first.
func settled(blocks []rulesref.Block) []rulesref.Block {
	var all []rulesref.Block
	for i, b := range blocks {
		kept := slices.Clone(b.Lines)
		for at, l := range slices.Backward(kept) {
			if l.Basis == rulesref.Reading && i+at > 0 {
				kept = slices.Delete(kept, at, at+1)
			}
		}
		if b.Lines = kept; b.Kind != rulesref.Example && len(kept)+len(b.Rows) > 0 {
			all = append(all, b)
		}
	}
	return all
}

// Power returns what the rule book says about using a power, or nil if no card of the
// table has it.
func (r *Reader) Power(p engine.Power) fyne.CanvasObject {
	all := r.book.Cards()
	i := slices.IndexFunc(all, func(c rulesref.CardEntry) bool { return c.Power == p })
	if i < 0 || p == engine.NoPower {
		return nil
	}
	return passage(all[i].Name, append(drawLines(all[i].Does), drawSteps(all[i].Steps)...))
}

func passage(title string, said []fyne.CanvasObject) fyne.CanvasObject {
	return widgets.Column(widgets.SpaceSmall, append([]fyne.CanvasObject{widgets.NewHeading(title)}, said...)...)
}
