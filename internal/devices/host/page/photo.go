package page

import (
	"encoding/json"

	"tabby/internal/words"
)

// photoWords returns what the page says of a photo of cards as the constant W of a script: with holes where
// it fills them.
func photoWords(w *words.Language) []byte {
	c := &w.Camera
	said, err := json.Marshal(map[string]string{
		"Title": c.Title, "Looking": c.Looking, "NoPicture": c.NoPicture, "Which": c.Which, "LeaveOut": c.LeaveOut, "Use": c.Use,
		"AskFirst": c.AskFirst, "Close": w.Common.Close, "Lost": w.Joining.Unreached,
		"Either": c.Either("{first}", "{second}"), "Perhaps": c.Perhaps("{card}"), "Line": c.Words.Line.With("n", "{n}"),
	})
	if err != nil {
		panic(err) // they are texts
	}
	return append(append([]byte("const photoWords = "), said...), ";\n"...)
}
