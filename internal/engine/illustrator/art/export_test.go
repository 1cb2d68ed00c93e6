package art

import (
	"slices"
	"strings"
)

// Sets returns all sets, sorted by name.
func Sets() []Set {
	var sets []Set
	for _, open := range catalogue() {
		sets = append(sets, open().set)
	}
	slices.SortFunc(sets, func(a, b Set) int { return strings.Compare(a.Name, b.Name) })
	return sets
}
