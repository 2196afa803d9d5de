# Two commands do everything on Debian and Ubuntu: make run, make test.
# Both install what is missing first; the second time they need no network.

.DEFAULT_GOAL := help
.PHONY: help run pictures serve build window headless install uninstall web dist dist-check dist-twice test test-long check bench bench-web figures golden fuzz \
	build-deps test-deps office-deps assault-deps dist-deps FORCE

# gles makes a cold build take half a minute instead of four, with the same
# pixels. migrated_fynedo promises that screens change on Fyne's goroutine only.
# accessibility lets screen readers read the window; Fyne has none for Linux yet.
TAGS_linux   := gles,migrated_fynedo
TAGS_windows := accessibility,migrated_fynedo
TAGS_darwin  := accessibility,migrated_fynedo
TAGS := $(or $(TAGS_$(shell go env GOOS)),migrated_fynedo)

# A checkout that belongs to somebody else has no commit to stamp.
ifneq ($(shell git status --porcelain >/dev/null 2>&1 && echo stamped),stamped)
export GOFLAGS := $(GOFLAGS) -buildvcs=false
endif

# The version by the tags.
STAMP := -X tabby/internal/system/version.described=$(or $(VERSION),$(shell tools/version))
TOOL := go tool -modfile=tools/go.mod
FUZZTIME ?= 10s
# The packages that start goroutines, or are called from several. The race detector
# would take minutes to follow the C that SQLite was translated from.
RACED = ./engine/bot ./internal/testing/selfplay ./history/sqlite ./internal/system/atspi ./internal/devices/host ./internal/server/spaces ./ui/kit/cards ./ui/frame
RACE  = -race -short -gcflags='github.com/ncruces/go-sqlite3-wasm/...=-race=false'
# The packages in which a test tries at random, sweeps, or is long: the tests of the others say no more in
# make test-long than in make test.
RANDOM = $(sort $(dir $(shell grep -rlE 'assault\.(Times|Few)|rapid\.Check|sim\.Seeds|testing\.Short|^//go:build .*\<(long|nats)\>' --include='*_test.go' .)))
# The packages that make test leaves out: rooms and widgets, which walks use one by one; what the store does
# within, which its own tests see; pictures, the system, releases; and what only tests use.
LATER = ./ui/rooms/... ./ui/kit/... ./ui/frame ./ui/term/games ./history/sqlite/internal/... \
	./internal/draw/art ./internal/draw/badges ./internal/draw/raster ./internal/release/... ./internal/system/... \
	$(addprefix ./internal/testing/,evenings figures logtest matrix pseudo selfplay simulate strength turns uitest webtest \
		sim $(addprefix sim/,device disk many network people spaces year))
# The packages that read other files where there is no C, and the program that starts there.
WITHOUT_C = ./internal/draw/letters/font ./ui/term

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | expand -t 12

# Without a display Tabby is served to browsers, which needs no C. With one, the window
# does not wait for the pages: it takes those that were built last.
DISPLAYLESS := $(if $(filter Linux,$(shell uname -s)),$(if $(DISPLAY)$(WAYLAND_DISPLAY),,yes))

run: $(if $(DISPLAYLESS),headless,window) ## Build and open the window; serve to browsers without a display
	bin/tabby

serve: whole ## Serve to every device of this network
	bin/tabby serve --lan

# The program with its pages, and with a window where there is a display.
.PHONY: whole
whole: $(if $(DISPLAYLESS),headless,build)

# For one user alone, as the packages do for all.
PREFIX ?= $(HOME)/.local
APP := io.github.tabby.scorekeeper
COMPLETED = bash:bash-completion/completions/tabby zsh:zsh/site-functions/_tabby fish:fish/vendor_completions.d/tabby.fish
INSTALLED = bin/tabby share/man/man1/tabby.1 $(foreach c,$(COMPLETED),share/$(lastword $(subst :, ,$(c)))) share/applications/$(APP).desktop share/icons/hicolor/512x512/apps/$(APP).png

install: whole ## Put tabby into ~/.local, or PREFIX
	install -D bin/tabby $(PREFIX)/bin/tabby
	install -Dm644 tools/package/tabby.1 $(PREFIX)/share/man/man1/tabby.1
	install -Dm644 tools/package/$(APP).desktop $(PREFIX)/share/applications/$(APP).desktop
	$(foreach c,$(COMPLETED),install -Dm644 ui/term/completion/$(firstword $(subst :, ,$(c))) $(PREFIX)/share/$(lastword $(subst :, ,$(c)));)
	install -Dm644 Icon.png $(PREFIX)/share/icons/hicolor/512x512/apps/$(APP).png
	@case ":$$PATH:" in *":$(PREFIX)/bin:"*) ;; *) echo 'Your shell does not look in $(PREFIX)/bin yet: export PATH="$(PREFIX)/bin:$$PATH"';; esac

uninstall: ## Remove it again; your games stay
	rm -f $(addprefix $(PREFIX)/,$(INSTALLED))

build: web ## Build bin/tabby, with its window and its pages
	$(MAKE) window

window: build-deps
	CGO_ENABLED=1 go build -tags $(TAGS) -ldflags '$(STAMP)' -o bin/tabby .

headless: web
	CGO_ENABLED=0 go build -ldflags '$(STAMP)' -o bin/tabby .

# The pages that `tabby serve` sends, in the folder that internal/system/web embeds. A higher
# QUALITY of compression, up to 11, takes minutes.
QUALITY ?= 5
WEB_TAGS := sqlite3_dotlk,migrated_fynedo,no_emoji,no_metadata
web: internal/system/web/dist/index.html.br ## Build the pages for browsers

internal/system/web/dist/index.html.br: $(shell find engine history internal rulesref scoring ui -type f \
		! -name '*_test.go' ! -path '*/testdata/*' ! -path '*/dist/*' ! -path 'internal/testing/*') main_js.go go.mod $(if $(filter-out 5,$(QUALITY)),FORCE)
	go run ./internal/release/slim -tags $(WEB_TAGS) -trimpath -ldflags '-s -w $(LDFLAGS)' -o bin/tabby.wasm .
	go run ./internal/release/pack -program bin/tabby.wasm -loader "$$(go env GOROOT)/lib/wasm/wasm_exec.js" -quality $(QUALITY)

FORCE:

# VERSION is another version than that of the tag, KEY a file of minisign that signs, and
# PARTS some of server, window, windows and web.
dist: build-deps dist-deps ## Pack a release into dist/; KEY=FILE signs it
	$(MAKE) web QUALITY=11 LDFLAGS='$(STAMP)'
	go run ./internal/release/dist -version '$(VERSION)' -key '$(KEY)' $(PARTS)
	@ls -l dist

# Each picture that the pages name is a screen of the album in ui/walks: look, width of the window, screen.
NAMED = grep -oh 'pictures/[^)"]*[.]png' README.md docs/*.md | sed 's,.*/,,; s,[.]png$$,,'
pictures: ## Draw the pictures in docs again: screens of the demo family, and how its last game ends
	rm -f docs/pictures/*.png
	TABBY_PICTURES=$(CURDIR)/docs/pictures TABBY_ONLY="^($$($(NAMED) | paste -sd'|'))$$" \
		CGO_ENABLED=0 go test -tags long -count=1 -run TestEveryScreenFitsItsWindow ./ui/walks
	@set -e; for p in $$($(NAMED)); do ls docs/pictures/$$p.png >/dev/null; done
	@set -e; at=$$(mktemp -d); trap 'rm -rf "$$at"' EXIT; \
	CGO_ENABLED=0 go build -o "$$at/tabby" .; "$$at/tabby" demo --keep "$$at/year"; \
	id=$$("$$at/tabby" --data "$$at/year" history list --variant rat-a-tat-cat --over --limit 1 --json | grep -o '[0-9a-f]*-[0-9a-f-]*' | head -1); \
	"$$at/tabby" --data "$$at/year" history show "$$id" --out docs/pictures/ending.gif --force

site: ## Write the rules of every game in every language as pages for a static host, into dist/rules
	CGO_ENABLED=0 go run ./internal/release/site dist/rules

dist-check: test-deps ## Install what make dist packed in bare systems, play, and remove it
	@(for c in debootstrap qemu-arm-static busybox rpm skopeo umoci runc lintian curl; do command -v $$c >/dev/null || exit 1; done) || \
		$(call install,debootstrap qemu-user-static busybox-static rpm skopeo umoci runc lintian curl)
	$(SUDO) tools/dist-check $(SYSTEMS)

dist-twice: build-deps dist-deps ## Pack a release in two folders, at two times, and compare
	tools/dist-twice $(PARTS)

# Short tries each thing a few times, and sweeps few of many. What tries more often, takes long by itself, or
# links a server of NATS or the client of a browser, is in test-long; docs/decisions/tests.md lists it.
# tools/lean bounds the memory of each process, and the toolkit forgets what has not been seen for FYNE_CACHE.
# `make check` vets. Some packages wait for a clock, so there are three at a time.
test: build-deps test-deps ## Run everything you need to trust a change (docs/figures.md says how long it takes)
	all=$$(go list -find ./...) && later=$$(go list -find $(LATER)) && \
		FYNE_CACHE=5s tools/lean go test -short -vet=off -p 3 -tags $(TAGS) -timeout 30m \
		./ui/walks ./history/sqlite ./ui/term ./rulesref $$(echo "$$all" | grep -vxF "$$later") # the longest first
	tools/lean go test -short -vet=off -tags $(TAGS),smoke,browser -count=1 ./internal/testing/smoke $(call where-chromium,./internal/testing/browser)

# What test-long builds that test does not.
LONG := long,nats

test-long: build-deps test-deps office-deps web ## Run the rest: races, kills, cuts, sweeps, every page in a browser (three quarters of an hour)
	go test -tags $(TAGS),$(LONG) -timeout 30m $(LATER) $(RANDOM)
	CGO_ENABLED=0 go test -tags planted -count=1 -timeout 60m ./internal/testing/sim/planted
	go test -tags $(TAGS),nats $(RACE) -timeout 40m $(RACED)
	go test -tags $(TAGS),smoke,long -count=1 -timeout 20m ./internal/testing/smoke
	$(call in-browser,-tags $(TAGS)$(comma)chromium$(comma)long$(comma)nats)
	CGO_ENABLED=0 go test -short -tags nats -timeout 20m $(WITHOUT_C)
	tools/without-deck test
	tools/under-load
	@if command -v systemd-analyze >/dev/null && command -v caddy >/dev/null; then go test -tags operating -count=1 -run Manual ./ui/term; \
	else echo 'NOTHING OF THE MANUAL OF OPERATORS WAS TRIED: systemd or Caddy is missing.' >&2; fi
	@if $(have-fonts); then go test -tags fonts -count=1 ./internal/draw/letters; \
	else echo 'NO NAME IN THAI OR HINDI WAS DRAWN: a font is missing.' >&2; fi
	@if $(have-decks); then CGO_ENABLED=0 go test -tags decks -count=1 -run DecksOfOthers ./internal/table/sight; \
	else echo 'NO DECK OF OTHERS WAS READ: gnome-cards-data or rsvg-convert is missing.' >&2; fi
	@if $(have-office); then CGO_ENABLED=0 go test -tags office -count=1 -run LibreOffice ./history/bring; \
	else echo 'NO TABLE WAS SAVED BY A SPREADSHEET: libreoffice-calc-nogui is missing.' >&2; fi

have-fonts = command -v fc-list >/dev/null && fc-list :lang=th | grep -q . && fc-list :lang=hi | grep -q .
have-office = command -v soffice >/dev/null
have-decks = command -v rsvg-convert >/dev/null && [ -e /usr/share/aisleriot/cards/anglo.svgz ]

comma := ,
untried = echo 'NOTHING WAS TRIED IN A BROWSER: there is no Chromium, and it could not be installed.' >&2
where-chromium = $$(if command -v chromium >/dev/null; then echo $(1); else $(untried); fi)
in-browser = @if command -v chromium >/dev/null; then set -x; go test $(1) -count=1 -timeout 45m ./internal/testing/webtest; else $(untried); fi

check: build-deps ## Format, vet, lint, imports, tidiness, a build without C
	@echo 'gofumpt';     $(TOOL) gofumpt -d .
	@echo 'go vet';      go vet -tags $(TAGS),smoke,browser,chromium,nats,long,planted,proxy,operating,fonts,decks,office ./...
	@echo 'staticcheck'; $(TOOL) staticcheck -tags $(TAGS),smoke,browser,chromium,nats,long,planted,proxy,operating,fonts,decks,office ./...
	@echo 'gocyclo';     $(TOOL) gocyclo -over 15 -ignore '_test\.go$$' .
	@echo 'arch';        go test ./internal/testing/arch
	@echo 'tidy';        go mod tidy -diff && go -C tools mod tidy -diff
	@echo 'subjects';    ! git log --format='%h %s' de75839c.. | LC_ALL=C.UTF-8 grep -E '^\S+ .{73}'
	@echo 'without C';   CGO_ENABLED=0 go vet ./...
	@echo 'in a browser'; GOOS=js GOARCH=wasm go vet -tags $(WEB_TAGS) . ./history/... ./internal/system/browser
	@echo 'no deck';     tools/without-deck vet
	@echo 'planted';     CGO_ENABLED=0 go test -tags planted -run 'Fits|Builds' ./internal/testing/sim/planted
	@echo 'govulncheck'; $(TOOL) govulncheck -tags $(TAGS) ./... || \
		{ [ $$? -ne 3 ] && echo 'govulncheck: not checked; it needs its database'; }

assault: build-deps test-deps assault-deps web ## Kill, flip and change thousands of times, play GAMES of each game (over an hour)
	tools/assault $(TAGS)

bench: build-deps test-deps ## Measure the figures
	go test -tags $(TAGS),smoke,$(LONG) -run '^$$' -bench . -benchmem -timeout 1h ./...

bench-web: test-deps web ## Measure the figures of the browser build
	go test -tags $(TAGS),chromium,$(LONG) -run '^$$' -bench . -benchtime 3x -timeout 1h ./internal/testing/webtest

figures: build-deps test-deps web ## Measure what a person would feel, and write docs/figures.md (35 minutes); ONLY=WORDS measures a part
	go run ./internal/testing/figures $(TAGS) '$(ONLY)'

golden: ## Rewrite the goldens; read their diff before you commit it
	UPDATE=1 CGO_ENABLED=0 go test ./...

fuzz: ## Fuzz each target for FUZZTIME (10s)
	@export CGO_ENABLED=0; for pkg in $$(go list ./...); do \
		for target in $$(go test -list '^Fuzz' $$pkg | grep '^Fuzz'); do \
			echo "$$pkg $$target"; \
			go test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 5x $$pkg || exit 1; \
		done; \
	done

# Below: what Debian and Ubuntu call the things we need. Other systems are
# asked only whether the things are there; docs/install.md names them.

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
define install
{ command -v apt-get >/dev/null || { echo 'Missing: $(1). See docs/install.md for this system.' >&2; exit 1; }; \
  $(SUDO) apt-get update -q; \
  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $(1) </dev/null; }
endef

build-deps:
ifeq ($(shell uname -s),Linux)
	@echo '#include <stdlib.h>' | $$(go env CC) -fsyntax-only -xc - 2>/dev/null && \
		pkg-config --exists gl x11 xrandr xxf86vm xi xcursor xinerama \
			wayland-client wayland-cursor wayland-egl xkbcommon 2>/dev/null || \
		$(call install,gcc libc6-dev pkg-config libgl-dev libx11-dev libxrandr-dev \
			libxxf86vm-dev libxi-dev libxcursor-dev libxinerama-dev libwayland-dev libxkbcommon-dev)
endif

test-deps:
ifeq ($(shell uname -s),Linux)
	@command -v Xvfb >/dev/null && command -v xdotool >/dev/null || $(call install,xvfb xdotool)
	@command -v dbus-daemon >/dev/null && [ -e /usr/share/dbus-1/services/org.a11y.Bus.service ] || $(call install,dbus-daemon at-spi2-core)
	@command -v chromium >/dev/null && fc-list :lang=zh | grep -q . || ($(call install,chromium fontconfig fonts-wqy-microhei)) || true
	@$(have-fonts) || ($(call install,fontconfig fonts-tlwg-loma-ttf fonts-lohit-deva)) || true
	@$(have-decks) || ($(call install,gnome-cards-data librsvg2-bin)) || true
endif

office-deps:
ifeq ($(shell uname -s),Linux)
	@$(have-office) || ($(call install,libreoffice-calc-nogui)) || true
endif

# Unpacked, and not installed: a package would begin to serve on this machine.
assault-deps:
ifeq ($(shell uname -s),Linux)
	@command -v nginx >/dev/null || [ -x bin/nginx/usr/sbin/nginx ] || { \
		mkdir -p bin/nginx && cd bin/nginx && \
		{ apt-get download -q nginx || { $(SUDO) apt-get update -q && apt-get download -q nginx; }; } && \
		dpkg -x nginx_*.deb .; } || true
endif

dist-deps:
	@[ "$$(uname -s)" = Linux ] || { echo 'make dist works on Linux only.' >&2; exit 1; }
	@command -v x86_64-w64-mingw32-gcc >/dev/null || $(call install,gcc-mingw-w64-x86-64)
