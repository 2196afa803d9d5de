package widgets

import (
	"testing"

	"tabby/internal/words"
	"tabby/internal/words/english"
	"tabby/ui/widgets/widgettest"
)

// said returns what widgets say.
func said() *words.Kit { return &english.Words().Kit }

func TestMain(m *testing.M) { widgettest.Main(m) }
