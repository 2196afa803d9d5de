package pictures

import (
	"testing"

	"tabby/internal/testing/widgettest"
)

func TestMain(m *testing.M) { widgettest.Main(m) }
