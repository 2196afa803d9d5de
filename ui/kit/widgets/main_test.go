package widgets

import (
	"testing"

	"tabby/internal/testing/widgettest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// said returns what widgets say.
func said() *words.Kit { return &languages.English().Kit }

func TestMain(m *testing.M) { widgettest.Main(m) }
