package letters

import (
	"fmt"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
)

// marked returns a text whose marks can be read: ( for one from the right, [ for one from
// the left, < for one by its first letter, and ).
func marked(text string) string {
	return strings.NewReplacer(string(rightToLeft), "(", string(leftToRight), "[", string(firstStrong), "<", string(endOfApart), ")").Replace(text)
}

// meant returns the text of a mark.
func meant(text string) string {
	return strings.NewReplacer("<", string(firstStrong), ">", string(endOfApart)).Replace(text)
}

func TestRunsAreInTheOrderInWhichTheyAreDrawn(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"nothing from the right", "Ann deals.", "Ann deals."},
		{"a mark that nothing needs", "<Ann> deals.", "Ann deals."},
		{"a name at the beginning", "<محمد عبد> deals.", "(محمد عبد) deals."},
		{"without marks", "محمد عبد deals.", "(محمد عبد) deals."},
		{"a name alone", "محمد عبد", "(محمد عبد)"},
		{"a name that is cut", "محمد عب…", "(…)(محمد عب)"},
		{"a name that is cut in a sentence", "Round 3, <محمد عب…", "Round 3, (…)(محمد عب)"},
		{"a list keeps its order", "<محمد>, <علي> and Ben", "(محمد), (علي) and Ben"},
		{"a name with a number", "<محمد 2> has 9.", "[2)( )(محمد) has 9."},
		{"a number after a name", "<محمد> 41", "(محمد) 41"},
		{"a name of two scripts", "<محمد Ali B.> won", "(.)[Ali B)( )(محمد) won"},
		{"a name that goes on in the next line", "Now <محمد", "Now (محمد)"},
		{"and ends there", "عبد> deals", "(عبد) deals"},
		{"Hebrew with a hyphen", "<בן-דוד> won", "(דוד)(-)(בן) won"},
	} {
		expect.Same(t, fmt.Sprintf("%s: %q is drawn as", c.name, c.text), marked(inOrder(meant(c.text))), c.want)
	}
}
