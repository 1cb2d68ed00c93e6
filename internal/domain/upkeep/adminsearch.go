package upkeep

import "slices"

// TokenPrefix is how many characters of an API token are kept as they are, to trace one that is found somewhere.
const TokenPrefix = 8

// SearchShown is how many things of a kind a search of the admin area lists.
const SearchShown = 8

// AdminFound is what a search over everything found, in groups.
type AdminFound struct {
	Query  string
	Groups []AdminGroup
}

// AdminGroup is the things of one kind, most of them SearchShown.
type AdminGroup struct {
	Name  string
	Items []AdminHit
	More  string // path of the list with all of them; empty: these are all, or there is no list
}

// Choosable reports whether any of the things is an image that can be featured or hidden.
func (g AdminGroup) Choosable() bool {
	return slices.ContainsFunc(g.Items, func(hit AdminHit) bool { return hit.Image != "" })
}

// AdminHit is one thing that was found.
type AdminHit struct {
	Title string
	Note  string
	Path  string // empty: it cannot be opened
	Image string // id of a public image that can be chosen, to feature or hide it; empty: it is none
}
