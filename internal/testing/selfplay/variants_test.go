package selfplay_test

import _ "tabby/internal/testing/minusfour" // one more variant for every test here
