package bring

import (
	"bytes"
	"encoding/binary"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Encodings in which a text was, if that is not UTF-8.
const (
	UTF16       = "UTF-16"
	Windows1252 = "windows-1252"
	// TwiceUTF8 is UTF-8 that was taken for windows-1252 and written as UTF-8 again, so that an ü
	// became two letters.
	TwiceUTF8 = "UTF-8, twice"
)

// byteOrderMark is what some programs begin a text with.
const byteOrderMark = "\ufeff"

// upper are the letters of windows-1252 from 0x80 to 0x9f. Those above are those of Unicode.
const upper = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"

// textOf returns bytes as a text, and in which encoding they were, or "" for UTF-8.
func textOf(b []byte) (text, encoding string) {
	if order := orderOf(b); order != nil {
		units := make([]uint16, len(b)/2)
		for i := range units {
			units[i] = order.Uint16(b[2*i:])
		}
		return strings.TrimPrefix(string(utf16.Decode(units)), byteOrderMark), UTF16
	}
	b = bytes.TrimPrefix(b, []byte(byteOrderMark))
	if !utf8.Valid(b) {
		var out strings.Builder
		letters := []rune(upper)
		for _, c := range b {
			switch r := rune(c); {
			case 0x80 <= c && c < 0xa0:
				out.WriteRune(letters[c-0x80])
			default:
				out.WriteRune(r)
			}
		}
		return out.String(), Windows1252
	}
	if text, is := once(string(b)); is {
		return text, TwiceUTF8
	}
	return string(b), ""
}

// orderOf returns the order of the bytes of a text in UTF-16, or nil.
func orderOf(b []byte) binary.ByteOrder {
	switch {
	case bytes.HasPrefix(b, []byte("\xff\xfe")), len(b) > 3 && b[0] != 0 && b[1] == 0 && b[2] != 0 && b[3] == 0:
		return binary.LittleEndian
	case bytes.HasPrefix(b, []byte("\xfe\xff")), len(b) > 3 && b[0] == 0 && b[1] != 0 && b[2] == 0 && b[3] != 0:
		return binary.BigEndian
	}
	return nil
}

// once returns a text without the second of two encodings, and whether it had two: all that is not
// ASCII makes letters of UTF-8 again.
func once(text string) (string, bool) {
	if strings.IndexFunc(text, func(r rune) bool { return r >= utf8.RuneSelf }) < 0 {
		return "", false
	}
	out := make([]byte, 0, len(text))
	letters := []rune(upper)
	for _, r := range text {
		at := -1
		for i, l := range letters {
			if l == r {
				at = i
			}
		}
		switch {
		case at >= 0:
			out = append(out, byte(0x80+at))
		case r > 0xff:
			return "", false
		default:
			out = append(out, byte(r))
		}
	}
	return string(out), utf8.Valid(out)
}
