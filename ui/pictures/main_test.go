package pictures

import (
	"testing"

	"tabby/ui/widgets/widgettest"
)

func TestMain(m *testing.M) { widgettest.Main(m) }
