package page

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// leastLetters is the least size of letters, in rem.
const leastLetters = 0.75

func TestLettersCanBeReadWithoutGlasses(t *testing.T) {
	sizes := regexp.MustCompile(`font-size:([0-9.]+)rem`).FindAllStringSubmatch(get("/table/guest.css").Body.String(), -1)
	if len(sizes) < 20 {
		t.Fatalf("there are %d sizes", len(sizes))
	}
	for _, s := range sizes {
		if size, err := strconv.ParseFloat(s[1], 64); err != nil || size < leastLetters {
			t.Errorf("there are letters of %s", s[0])
		}
	}
}

// styled returns what the style sheet says of a selector that stands alone.
func styled(selector string) string {
	rule := regexp.MustCompile(`(?:^|[}\n])` + regexp.QuoteMeta(selector) + `\{([^}]*)\}`)
	found := rule.FindStringSubmatch(get("/table/guest.css").Body.String())
	if found == nil {
		return ""
	}
	return found[1]
}

func TestAFocusedControlIsOutlined(t *testing.T) {
	if said := styled(":focus-visible"); !regexp.MustCompile(`(?:^|;)outline:[2-9]px solid`).MatchString(said) {
		t.Errorf("it has %q", said)
	}
}

func TestTextOnlyForScreenReadersIsThere(t *testing.T) {
	if said := styled(".unseen"); said == "" || strings.Contains(said, "display:none") || strings.Contains(said, "visibility:hidden") {
		t.Errorf("it has %q", said)
	}
}

func TestAPageWiderThanAPhoneScrolls(t *testing.T) {
	if said := styled(".scroll"); !regexp.MustCompile(`(?:^|;)overflow:auto(?:;|$)`).MatchString(said) {
		t.Errorf("it has %q", said)
	}
}

func TestACardThatTakesATapLiftsUnderTheFinger(t *testing.T) {
	if said := styled(".pc.taps:active > svg"); !regexp.MustCompile(`^translate: ?0 -\d+px;?$`).MatchString(said) {
		t.Errorf("it has %q", said)
	}
}
