package architecture_test

import (
	"slices"
	"strings"
	"testing"
)

const ofIllustrator = "pellucid/internal/engine/illustrator/"

// layers are the packages below some folders of the illustrator, in their order: each uses only those before it (docs/adr/0042, 0043). A dot is the
// folder's own package.
var layers = map[string]string{
	"read":             "data wordnet spelling languages vocabulary correction detection readtest rewrite state senses subjects looks patterns people relations nouns places letters clauses sets designs finish .",
	"read/rewrite":     "wording request clothing names positions figures sentences .",
	"compose":          "layout alter outfit brand composetest group figure hierarchy coil relation design .",
	"compose/relation": "placing together holding supports plants wearing . relationtest",
	"kit/finish":       "surface patterns material fittings condition guise faces .",
	"kit/person":       "pose figure body head wear prop extra role .",
	"style":            "plane picture sample craft design glow model detail paint pixel prints sketch .",
}

// TestPackagesOfTheIllustratorHaveAnOrder: where two packages need a step, it moves to one before both.
func TestPackagesOfTheIllustratorHaveAnOrder(t *testing.T) {
	packages := listPackages(t)
	for folder, list := range layers {
		order := strings.Fields(list)
		layer := func(pkg string) int {
			rest, below := strings.CutPrefix(pkg, ofIllustrator+folder)
			if !below || rest != "" && rest[0] != '/' {
				return -1
			}
			name, _, _ := strings.Cut(strings.TrimPrefix(rest, "/"), "/")
			if name == "" {
				name = "."
			}
			at := slices.Index(order, name)
			if at < 0 {
				t.Errorf("%s has no place in the order of %s", pkg, folder)
			}
			return at
		}
		for _, pkg := range packages {
			from := layer(pkg.ImportPath)
			for _, imported := range pkg.Imports {
				if to := layer(imported); from >= 0 && to > from {
					t.Errorf("%s imports %s, which is after it", pkg.ImportPath, imported)
				}
			}
		}
	}
}
