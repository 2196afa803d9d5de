//go:build chromium

package webtest

import (
	_ "tabby/internal/minusfour" // one more variant for every test here
)
