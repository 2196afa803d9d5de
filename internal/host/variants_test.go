package host_test

import _ "tabby/internal/minusfour" // one more variant for every test here
