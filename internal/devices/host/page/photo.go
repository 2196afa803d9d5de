package page

import (
	"bytes"
	"encoding/json"

	"tabby/internal/words"
)

// photos returns the script that shows the cards in a photo, with what it says: with holes where it fills them.
func photos(w *words.Language) []byte {
	c := &w.Camera
	said, err := json.Marshal(map[string]string{
		"Title": c.Title, "Looking": c.Looking, "NoPicture": c.NoPicture, "Which": c.Which, "LeaveOut": c.LeaveOut, "Use": c.Use,
		"AskFirst": c.AskFirst, "Close": w.Common.Close, "Lost": w.Joining.Unreached,
		"Either": c.Either("{first}", "{second}"), "Perhaps": c.Perhaps("{card}"), "Line": c.CameraTexts.Line("{n}"),
	})
	if err != nil {
		panic(err) // they are texts
	}
	return bytes.Replace(read("photo.js"), []byte("{}"), said, 1)
}
