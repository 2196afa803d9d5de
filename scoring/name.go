package scoring

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"

	"tabby/engine"
)

// maxName is the maximum length of a name in characters, with letters and accents
// composed.
const maxName = 40

// CleanName returns the name in the form in which it is stored: composed, trimmed, with single
// spaces, and without invisible characters, such as fillers and marks of the direction
// of text. The error wraps [ErrName].
func CleanName(name string) (string, error) {
	if !utf8.ValidString(name) {
		return "", ErrNameText
	}
	name = strings.Map(func(r rune) rune {
		if engine.Invisible(r) {
			return -1
		}
		return r
	}, name)
	if strings.IndexFunc(name, engine.Visible) < 0 {
		return "", ErrNameEmpty
	}
	return tidyName(name)
}

// CheckName returns an error unless this or an earlier version may have stored the name.
// Earlier versions allowed invisible characters.
func CheckName(name string) error {
	tidy, err := tidyName(name)
	if err == nil && tidy != name {
		err = Refusal{Reason: ErrName, Player: name}
	}
	return err
}

func tidyName(name string) (string, error) {
	if !utf8.ValidString(name) {
		return "", ErrNameText
	}
	tidy := strings.Join(strings.Fields(norm.NFC.String(name)), " ")
	switch n := utf8.RuneCountInString(tidy); {
	case !strings.ContainsFunc(tidy, func(r rune) bool { return unicode.IsGraphic(r) && !unicode.IsSpace(r) }):
		return "", ErrNameEmpty
	case n > maxName:
		return "", Refusal{Reason: ErrNameLength, Count: n, Allowed: engine.Range{Min: 1, Max: maxName}}
	case strings.ContainsFunc(tidy, unicode.IsControl):
		return "", ErrNameText
	}
	return tidy, nil
}

// Names returns the names in a text, which are separated by line breaks, commas, semicolons or tabs.
func Names(text string) []string {
	var all []string
	for name := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune("\r\n\t,;、，；،؛", r) }) {
		if name = strings.TrimSpace(name); name != "" {
			all = append(all, name)
		}
	}
	return all
}

// SameName reports whether two names are equal after [Fold].
func SameName(a, b string) bool { return Fold(a) == Fold(b) }

// AlikeName reports whether two names are the same or look alike: in another script, in
// letters of another width, or with fillers.
func AlikeName(a, b string) bool { return SameName(a, b) || Fold(latin(a)) == Fold(latin(b)) }

// latin returns a name in the Latin letters that look like its letters, without fillers.
func latin(name string) string {
	// Each of the first has two bytes, each of the second one.
	const (
		cyrillic = "АВСЕНІЈКМОРЅТУХасеіјорѕухһԁԛԝ"
		greek    = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαιονρυ"
		looks    = "ABCEHIJKMOPSTYX" + "aceijopsyxhdqw" + "ABEZHIKMNOPTYX" + "aiovpu"
	)
	return strings.Map(func(r rune) rune {
		if i := strings.IndexRune(cyrillic+greek, r); i >= 0 {
			return rune(looks[i/2])
		}
		if unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r) {
			return -1
		}
		return r
	}, norm.NFKD.String(name))
}

// Fold returns a text in the form in which texts are compared: without regard to case, to the dot of an i,
// which Turkish keeps in İ and leaves out in ı, to the encoding of accents, to spaces around words and to
// invisible characters but fillers.
func Fold(text string) string {
	text = strings.ReplaceAll(fold(text), "ı", "i")
	for strings.Contains(text, dotted) {
		text = strings.ReplaceAll(text, dotted, "i")
	}
	return text
}

// dotted is the letter İ in lower case.
const dotted = "i\u0307"

// fold is like Fold, but keeps the dots of an i. In any version, no two players of a game could have the same name
// in this form.
func fold(text string) string {
	seen := strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, text)
	seen = strings.Join(strings.Fields(seen), " ")
	if strings.IndexFunc(seen, func(r rune) bool { return r >= utf8.RuneSelf }) < 0 { // most names
		return strings.ToLower(seen)
	}
	return cases.Fold().String(norm.NFC.String(seen))
}
