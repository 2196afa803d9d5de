package round

import _ "tabby/internal/golf" // one more variant for every test here
