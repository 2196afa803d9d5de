package widgets

import (
	"testing"

	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/ui/widgets/widgettest"
)

// said returns what widgets say.
func said() *words.Kit { return &languages.English().Kit }

func TestMain(m *testing.M) { widgettest.Main(m) }
