package bring

import (
	"encoding/xml"
	"strconv"
	"time"
)

// odsLocked returns [ErrLocked] for a workbook of OpenDocument with a password.
func (b *book) odsLocked() error {
	if b.parts["META-INF/manifest.xml"] == nil {
		return nil
	}
	return b.each("META-INF/manifest.xml", func(_ *xml.Decoder, e xml.StartElement) error {
		if e.Name.Local == "encryption-data" {
			return ErrLocked
		}
		return nil
	})
}

// ods reads a workbook of OpenDocument, which writes equal cells and rows that follow each other once.
func (b *book) ods() error {
	if err := b.odsLocked(); err != nil {
		return err
	}
	var s *sheet
	row, column, again := -1, 0, 1
	err := b.each("content.xml", func(d *xml.Decoder, e xml.StartElement) error {
		switch e.Name.Local {
		case "table":
			if s != nil {
				b.done(s)
			}
			s, row, again = &sheet{name: attr(e, "name")}, -1, 1
		case "table-row":
			row, column, again = row+again, 0, times(e, "number-rows-repeated")
		case "table-cell", "covered-table-cell":
			if s == nil {
				return ErrBroken
			}
			text, err := odsCell(d, e)
			if err != nil {
				return err
			}
			over, down := times(e, "number-columns-repeated"), max(again, times(e, "number-rows-spanned"))
			for r := 0; r < down && text != "" && err == nil; r++ {
				for c := 0; c < min(over, maxWide) && err == nil; c++ {
					err = b.put(s, row+r, column+c, text)
				}
			}
			column += over
			return err
		}
		return nil
	})
	if s != nil {
		b.done(s)
	}
	return err
}

// times returns how often something is repeated.
func times(e xml.StartElement, name string) int {
	n, err := strconv.Atoi(attr(e, name))
	if err != nil || n < 1 {
		return 1
	}
	return n
}

// odsCell reads a cell: a number as it is kept, all else as it is shown.
func odsCell(d *xml.Decoder, e xml.StartElement) (string, error) {
	kind := attr(e, "value-type")
	shown, err := textIn(d)
	if err != nil {
		return "", err
	}
	switch kind {
	case "float", "currency", "percentage":
		return attr(e, "value"), nil
	case "boolean":
		return attr(e, "boolean-value"), nil
	case "date":
		for _, form := range []string{time.DateOnly, "2006-01-02T15:04:05", "2006-01-02T15:04:05.999999999"} {
			if day, err := time.Parse(form, attr(e, "date-value")); err == nil {
				return dayText(day), nil
			}
		}
	}
	if shown == "" && attr(e, "formula") != "" && kind == "" {
		return bare, nil
	}
	return shown, nil
}
