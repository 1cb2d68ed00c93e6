package settings

import (
	"fmt"
	"slices"
	"strings"

	"github.com/alecthomas/kong"
)

const (
	variablePrefix = "PELLUCID_" // of all variables that set flags
	fileSuffix     = "_FILE"     // of those that name a file with the value
)

// UnknownVariables refuses PELLUCID_ variables that no command knows, with the nearest known name: a misspelled setting that is
// silently ignored is found out by what it should have prevented.
func UnknownVariables(environ []string, model *kong.Application) error {
	known := KnownVariables(model.Node)
	for _, name := range known {
		known = append(known, name+fileSuffix)
	}
	for _, pair := range environ {
		name, _, _ := strings.Cut(pair, "=")
		upper := strings.ToUpper(strings.ReplaceAll(name, "-", "_")) // "pellucid_local" and "PELLUCID-LOCAL" are meant as settings, too
		if strings.HasPrefix(upper, variablePrefix) && !slices.Contains(known, name) {
			return fmt.Errorf("the variable %s is not a setting of Pellucid. Did you mean %s?", name, nearest(upper, known))
		}
	}
	return nil
}

// KnownVariables are the variables of the flags of a command and of all below it.
func KnownVariables(node *kong.Node) []string {
	var names []string
	for _, flag := range node.Flags {
		names = append(names, flag.Envs...)
	}
	for _, child := range node.Children {
		names = append(names, KnownVariables(child)...)
	}
	return names
}

// nearest returns the known name with the fewest letters to change.
func nearest(name string, known []string) string {
	best, least := "", len(name)*2+20
	for _, candidate := range known {
		if d := editDistance(name, candidate); d < least {
			best, least = candidate, d
		}
	}
	return best
}

// editDistance is the number of letters to insert, delete or replace (Levenshtein).
func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := before
			if a[i] != b[j] {
				cost = 1 + min(before, row[j], row[j+1])
			}
			before, row[j+1] = row[j+1], cost
		}
	}
	return row[len(b)]
}
