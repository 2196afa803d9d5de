package wire

import "tabby/internal/table/sight"

// MaxPhoto is the size of the largest photo of a guest in bytes.
const MaxPhoto = 1 << 20

// A Photo is the cards that lie in a photo, line by line.
type Photo struct {
	Cards []Card `json:"cards"`
}

// A Card is one that lies in a photo.
type Card struct {
	Code    string    `json:"code"`
	Name    string    `json:"name,omitempty"` // in the language of who reads it
	Sure    bool      `json:"sure"`
	Second  string    `json:"second,omitempty"` // what else it is most like
	Line    int       `json:"line"`             // from 1
	Corners [4][2]int `json:"corners"`          // in pixels of the photo as it is seen, clockwise
}

// CardOf returns a card as it was read, without its name.
func CardOf(r sight.Reading) Card {
	return Card{Code: r.Code, Sure: r.Sure, Second: r.Second, Line: r.Line, Corners: r.Corners.Pixels()}
}
