package page

import (
	_ "tabby/internal/golf" // two more variants for every test here
	_ "tabby/internal/minusfour"
)
