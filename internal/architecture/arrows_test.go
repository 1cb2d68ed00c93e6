package architecture_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"os/exec"
	"path"
	"slices"
	"strings"
	"sync"
	"testing"
)

// arrows says which of our packages each part of the program may import (docs/adr/0001): a new arrow needs a line here.
// A part is a path prefix below the module; the longest that fits a package counts.
var arrows = map[string][]string{
	"internal/domain":                         {},
	"internal/domain/billingstate":            {"internal/domain"},
	"internal/domain/auditlog":                {"internal/domain"},
	"internal/domain/ledger":                  {"internal/domain"},
	"internal/domain/mailing":                 {"internal/domain"},
	"internal/domain/moderation":              {"internal/domain"},
	"internal/domain/people":                  {"internal/domain"},
	"internal/domain/sale":                    {"internal/domain", "internal/domain/ledger"},
	"internal/domain/upkeep":                  {"internal/domain", "internal/domain/collection"}, // what is kept as long as a deletion can be undone
	"internal/domain/collection":              {"internal/domain"},
	"internal/alpha":                          {"internal/alpha/pixels", "internal/alpha/transform"},
	"internal/alpha/pixels":                   {},
	"internal/alpha/alphatest":                {"internal/alpha/pixels"},
	"internal/alpha/codec":                    {"internal/alpha/pixels"},
	"internal/alpha/features":                 {"internal/alpha/pixels"},
	"internal/alpha/matte":                    {"internal/alpha/pixels"},
	"internal/alpha/transform":                {"internal/alpha/pixels"},
	"internal/texts":                          {},
	"internal/architecture":                   {}, // tests of the layout alone
	"internal/logs":                           {},
	"internal/doctor":                         {"internal/domain", "internal/blob"},
	"internal/metrics":                        {"internal/domain"},
	"internal/tracing":                        {},
	"internal/negotiate":                      {},
	"internal/peer":                           {},
	"internal/handover":                       {},
	"internal/openaiclient":                   {},
	"internal/engine":                         {"internal/domain"},
	"internal/engine/illustrator":             {"internal/domain", "internal/alpha", "internal/engine", "internal/engine/illustrator", "internal/texts"}, // measures references
	"internal/engine/illustrator/kit/kittest": {"internal/engine/illustrator", "internal/testkit/services"},
	"internal/engine/enginetest":              {"internal/domain", "internal/engine"},
	"internal/engine/openai":                  {"internal/domain", "internal/alpha", "internal/engine", "internal/openaiclient"},
	"internal/engine/openai/openaitest":       {"internal/alpha", "internal/engine/enginetest/pictures"},
	"internal/engine/enginetest/pictures":     {"internal/alpha", "internal/engine", "internal/engine/illustrator"}, // what stand-ins for vendors answer with
	"internal/engine/remote":                  {"internal/domain", "internal/alpha", "internal/engine", "internal/tracing"},
	"internal/engine/remote/remotetest":       {"internal/domain", "internal/alpha", "internal/engine", "internal/engine/remote", "internal/engine/enginetest/pictures"},
	"internal/engine/renderers":               {"internal/domain", "internal/engine", "internal/engine/openai", "internal/engine/remote", "internal/openaiclient"},
	"internal/engine/replicate":               {"internal/domain", "internal/engine", "internal/engine/remote"},
	"internal/engine/replicate/replicatetest": {"internal/engine/remote/remotetest"},
	"internal/engine/fal":                     {"internal/domain", "internal/engine", "internal/engine/remote"},
	"internal/engine/fal/faltest":             {"internal/engine/remote/remotetest"},
	"internal/engine/comfyui":                 {"internal/domain", "internal/engine", "internal/engine/remote"},
	"internal/engine/comfyui/comfyuitest":     {"internal/engine/remote/remotetest"},
	"internal/engine/ideogram":                {"internal/domain", "internal/engine", "internal/engine/remote"},
	"internal/engine/ideogram/ideogramtest":   {"internal/engine/remote/remotetest"},
	"internal/engine/sdapi":                   {"internal/domain", "internal/engine", "internal/engine/remote"},
	"internal/engine/sdapi/sdapitest":         {"internal/engine/remote/remotetest"},
	"internal/matting":                        {"internal/alpha", "internal/matting"},
	"internal/engine/routing":                 {"internal/domain", "internal/engine"},
	"internal/blob":                           {"internal/domain"},
	"internal/blob/fs":                        {"internal/domain", "internal/blob"},
	"internal/blob/blobtest":                  {"internal/domain", "internal/blob"},
	"internal/backup":                         {"internal/domain", "internal/blob", "store"},
	"internal/blob/s3":                        {"internal/domain", "internal/blob"},
	"internal/blob/s3/s3test":                 {"internal/testkit/services", "internal/testkit/port"},
	"internal/cdn":                            {"internal/domain"},
	"internal/identity":                       {"internal/domain"},
	"internal/alerts":                         {"internal/domain"},
	"internal/secondfactor":                   {"internal/domain"},
	"internal/billing":                        {"internal/domain"},
	"internal/billing/creem":                  {"internal/domain", "internal/billing"},
	"internal/billing/sandbox":                {"internal/domain"},
	"internal/billing/billingtest":            {"internal/domain", "internal/billing"},
	"internal/mail":                           {"internal/domain"},
	"internal/mail/smtp":                      {"internal/domain", "internal/mail"},
	"internal/mail/outbox":                    {"internal/domain", "internal/mail"},
	"internal/enhance":                        {"internal/domain"},
	"internal/enhance/words":                  {"internal/domain", "internal/enhance"},
	"internal/enhance/openai":                 {"internal/domain", "internal/enhance", "internal/openaiclient"},
	"internal/enhance/enhancetest":            {"internal/domain", "internal/enhance"},
	"internal/dataexport":                     {"internal/domain", "internal/blob"},
	"internal/contentfilter":                  {"internal/domain"},
	"internal/contentfilter/rules":            {"internal/domain", "internal/contentfilter", "internal/texts"},
	"internal/contentfilter/names":            {"internal/domain", "internal/contentfilter"},
	"internal/contentfilter/openai":           {"internal/domain", "internal/contentfilter", "internal/openaiclient"},
	"internal/generation":                     {"internal/domain", "internal/alpha", "internal/engine", "internal/metrics", "internal/tracing", "internal/generation/curation", "internal/generation/rendering"},
	"internal/generation/rendering":           {"internal/domain", "internal/alpha", "internal/engine", "internal/blob", "internal/matting", "internal/metrics", "internal/tracing"},
	"internal/generation/curation":            {"internal/domain", "internal/alpha", "internal/blob", "internal/generation/rendering"},
	"internal/generation/cutouts":             {"internal/domain", "internal/alpha", "internal/engine", "internal/matting", "internal/generation/rendering"},
	"internal/generation/demo":                {"internal/domain", "internal/generation/rendering"},
	"internal/generation/retouch":             {"internal/domain", "internal/alpha", "internal/engine", "internal/edits", "internal/export", "internal/generation/rendering"},
	"internal/generation/visitors":            {"internal/domain", "internal/blob", "internal/generation/rendering"},
	"internal/edits":                          {"internal/domain", "internal/alpha"},
	"internal/export":                         {"internal/alpha"},
	"internal/testkit/services":               {},
	"internal/testkit/port":                   {},
	"internal/testkit":                        {"internal", "store", "handlers", "migrations", "views"},
	"migrations":                              {},
	"store":                                   {"internal/domain", "store"}, // what stands beneath is in the order of these lines
	"store/db":                                {"internal/domain", "migrations"},
	"store/audit":                             {"internal/domain", "store/db"},
	"store/mail":                              {"internal/domain", "store/db", "store/audit"},
	"store/billing":                           {"internal/domain", "store/db", "store/audit", "store/mail"},
	"store/images":                            {"internal/domain", "store/db", "store/billing"},
	"store/tasks":                             {"internal/domain", "store/db", "store/billing", "store/images"},
	"store/users":                             {"internal/domain", "store/db", "store/audit", "store/mail", "store/billing", "store/images", "store/tasks"},
	"store/moderation":                        {"internal/domain", "store/db", "store/audit", "store/images", "store/users"},
	"store/copies":                            {"internal/domain", "store/db", "store/audit"},
	"store/operations":                        {"internal/domain", "store/db", "store/audit", "store/mail"},
	"store/search":                            {"internal/domain", "store/db", "store/users"},
	"static":                                  {"internal/negotiate"},
	"views":                                   {"internal/domain", "static", "views/components", "views/content", "views/memo"},
	"views/memo":                              {},
	"views/components":                        {"internal/domain", "static", "views/content", "views/components", "views/memo"},
	"views/content":                           {"internal/domain", "views/content", "internal/texts"},
	"views/mail":                              {"internal/domain"},
	"views/account":                           areaOfViews,
	"views/admin":                             areaOfViews,
	"views/billing":                           areaOfViews,
	"views/create":                            areaOfViews,
	"views/front":                             areaOfViews,
	"views/gallery":                           areaOfViews,
	"views/help":                              areaOfViews,
	"views/image":                             areaOfViews,
	"views/outbox":                            areaOfViews,
	"handlers":                                {"internal", "views", "static", "handlers"}, // the site map alone: what stands below has its own line
	"handlers/limit":                          {"internal/domain"},
	"handlers/session":                        {"internal/domain", "handlers/limit"},
	"handlers/problem":                        {"internal/domain", "views/content"},
	"handlers/cache":                          {"internal/logs", "internal/negotiate"},
	"handlers/emails":                         {"internal/domain", "views"},
	"handlers/api":                            {"internal/domain", "handlers/limit", "handlers/problem", "handlers/session"},
	"handlers/web":                            {"internal/domain", "internal/logs", "views", "handlers/limit", "handlers/problem", "handlers/session"},
	"handlers/files":                          {"internal/domain", "internal/blob", "handlers/limit", "handlers/session", "handlers/web"},
	"handlers/account":                        ofAnArea,
	"handlers/admin":                          ofAnArea,
	"handlers/billing":                        ofAnArea,
	"handlers/create":                         ofAnArea,
	"handlers/edits":                          ofAnArea,
	"handlers/front":                          ofAnArea,
	"handlers/gallery":                        ofAnArea,
	"handlers/images":                         ofAnArea,
	"handlers/machines":                       ofAnArea,
	"handlers/outbox":                         ofAnArea,
	"handlers/tools":                          ofAnArea,
	"handlers/sitetests":                      {}, // tests of the whole site alone
	"handlers/openaiapi":                      {"internal", "handlers/limit", "handlers/problem", "handlers/session", "handlers/api", "handlers/web"},
	"handlers/signin":                         ofAnArea,
	"cmd/landingart":                          {"internal"},
	"cmd/openapi":                             {"handlers"},
	"cmd/filtertrain":                         {"internal/contentfilter/rules"},
	"cmd/release":                             {},
	"cmd/bench":                               {"internal", "store", "views", "handlers"},
	"cmd/pellucid":                            {"cmd/pellucid/program"},
	"cmd/pellucid/program":                    {"internal", "store", "views", "handlers", "cmd/pellucid"},
	"cmd/pellucid/programtest":                {}, // tests of the program as it is run
	"cmd/pellucid/settings":                   {"internal", "store"},
	"cmd/pellucid/webserver":                  {"internal"},
	"cmd/pellucid/storage":                    {"internal", "store", "handlers/files", "cmd/pellucid/settings"},
	"cmd/pellucid/imaging":                    {"internal", "handlers/openaiapi", "cmd/pellucid/settings", "cmd/pellucid/webserver"},
	"cmd/pellucid/recovery":                   {"internal", "store", "cmd/pellucid/settings", "cmd/pellucid/storage"},
	"e2e/security/leaky":                      {}, // the server with holes that the attackers are proven on
	"internal/product":                        {"internal", "store", "handlers", "views"},
}

// ofAnArea is what an area of the site may import. Areas never import each other: what two of them need stands in one of these
// packages.
var ofAnArea = []string{
	"internal", "views", "static",
	"handlers/api", "handlers/emails", "handlers/files", "handlers/limit", "handlers/problem", "handlers/session", "handlers/web",
}

// viewAreas are the packages of pages, which never import each other: what two of them show stands in views or its components.
var viewAreas = []string{"views/account", "views/admin", "views/billing", "views/create", "views/front", "views/gallery", "views/help", "views/image", "views/outbox"}

// areaOfViews is what the pages of an area may import.
var areaOfViews = []string{"internal/domain", "static", "views", "views/components", "views/content", "views/memo"}

// forbidden holds arrows that a wider permission above would let through, of a part and of all below it.
var forbidden = map[string][]string{
	"handlers":                    {"internal/engine/illustrator", "internal/blob/fs", "internal/blob/s3", "internal/billing/creem", "internal/billing/sandbox", "internal/mail/smtp", "internal/mail/outbox", "internal/testkit"},
	"internal/generation":         {"internal/engine/illustrator", "internal/blob/fs", "internal/blob/s3"},
	"internal/engine/illustrator": {"internal/engine/enginetest"},
	"internal/product":            {"internal/engine/illustrator", "internal/blob/fs", "internal/blob/s3", "internal/billing/creem", "internal/billing/sandbox", "internal/mail/smtp", "internal/mail/outbox", "internal/testkit"},
	"cmd/pellucid":                {"internal/testkit"},
}

type goPackage struct {
	ImportPath   string
	Imports      []string
	Deps         []string // what is imported by what is imported too
	TestGoFiles  []string // tests in the package itself
	XTestImports []string // imports of the tests beside it
}

func TestImportsFollowTheArrows(t *testing.T) {
	for _, pkg := range listPackages(t) {
		from := strings.TrimPrefix(pkg.ImportPath, "pellucid/")
		part := longest(from, slices.Collect(maps.Keys(arrows)))
		if part == "" || (part == "handlers" || part == "store" || part == "views") && from != part {
			t.Errorf("%s is in no part of the program; a new folder takes an ADR and a line in arrows", from)
			continue
		}
		for _, imported := range pkg.Imports {
			to, ours := strings.CutPrefix(imported, "pellucid/")
			if !ours {
				continue
			}
			if !within(to, arrows[part]) || isForbidden(from, to) {
				t.Errorf("%s imports %s: this arrow is not drawn", from, to)
			}
		}
	}
}

func TestDomainImportsTheStandardLibraryOnly(t *testing.T) {
	for _, pkg := range listPackages(t) {
		if !within(pkg.ImportPath, []string{"pellucid/internal/domain"}) {
			continue
		}
		for _, imported := range pkg.Imports {
			if strings.Contains(strings.Split(imported, "/")[0], ".") {
				t.Errorf("%s imports %s", pkg.ImportPath, imported)
			}
		}
	}
}

// ofTests are libraries that tests use, as customers of ours do, and that are too large for the program (docs/adr/0023).
var ofTests = []string{"github.com/openai/openai-go/v3", "github.com/PuerkitoBio/goquery", "github.com/google/go-cmp"}

func TestLibrariesOfTestsAreNotInTheProgram(t *testing.T) {
	for _, pkg := range listPackages(t) {
		if pkg.ImportPath != "pellucid/cmd/pellucid" {
			continue
		}
		for _, linked := range pkg.Deps {
			if within(linked, ofTests) {
				t.Errorf("the program links %s", linked)
			}
		}
		return
	}
	t.Error("the program is not in the list")
}

// TestTheReaderIsCompiledOnce: with a test in a package, the package and all that import it are compiled, vetted and linted once more for
// that package's tests. For the reader each time takes 15 seconds of a core.
func TestTheReaderIsCompiledOnce(t *testing.T) {
	const reader = "pellucid/internal/engine/illustrator/read"
	packages := listPackages(t)
	var importers []string // the reader, and what it is part of
	for _, pkg := range packages {
		if pkg.ImportPath == reader || slices.Contains(pkg.Deps, reader) {
			importers = append(importers, pkg.ImportPath)
		}
	}
	for _, pkg := range packages {
		again := pkg.ImportPath == reader || strings.HasPrefix(pkg.ImportPath, reader+"/") && slices.ContainsFunc(pkg.XTestImports, func(imported string) bool { return slices.Contains(importers, imported) })
		if again && len(pkg.TestGoFiles) > 0 {
			t.Errorf("%q of %s belong beside the package, in package %s_test", pkg.TestGoFiles, pkg.ImportPath, path.Base(pkg.ImportPath))
		}
	}
}

func isForbidden(from, to string) bool {
	if area := longest(from, viewAreas); area != "" && longest(to, viewAreas) != "" && !within(to, []string{area}) {
		return true
	}
	for part, closed := range forbidden {
		if within(from, []string{part}) && within(to, closed) {
			return true
		}
	}
	return false
}

// longest returns the longest of some parts that a package is within; "": it is in none.
func longest(pkg string, parts []string) string {
	best := ""
	for _, part := range parts {
		if within(pkg, []string{part}) && len(part) > len(best) {
			best = part
		}
	}
	return best
}

func within(pkg string, parts []string) bool {
	return slices.ContainsFunc(parts, func(part string) bool { return pkg == part || strings.HasPrefix(pkg, part+"/") })
}

func listPackages(t *testing.T) []goPackage {
	t.Helper()
	packages, err := packagesOnce()
	if err != nil {
		t.Fatal(err)
	}
	return packages
}

// packagesOnce lists the packages for all tests: each time takes a second of a core.
var packagesOnce = sync.OnceValues(func() (packages []goPackage, err error) {
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports,Deps,TestGoFiles,XTestImports", "pellucid/...").Output()
	if err != nil {
		return nil, err
	}
	decoder := json.NewDecoder(bytes.NewReader(out))
	for {
		var pkg goPackage
		if err := decoder.Decode(&pkg); errors.Is(err, io.EOF) {
			return packages, nil
		} else if err != nil {
			return nil, err
		}
		packages = append(packages, pkg)
	}
})
