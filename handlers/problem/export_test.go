package problem

import (
	"maps"
	"slices"
)

// MappedArticles returns the id of every help article that a problem may lead to.
func MappedArticles() []string {
	return slices.Concat(slices.Collect(maps.Values(articleByField)), slices.Collect(maps.Values(articleByStatus)))
}
