// Package library is the index of all pieces of the kit.
package library

import (
	"slices"
	"sync"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/vehicles"
)

// groups are the packages that draw pieces.
var groups = []func() []kit.Piece{vehicles.Pieces}

var index = sync.OnceValue(func() map[string]kit.Piece {
	all := map[string]kit.Piece{}
	for _, group := range groups {
		for _, p := range group() {
			if _, taken := all[p.Name]; !taken {
				all[p.Name] = p
			}
		}
	}
	return all
})

// Find returns a piece by its name.
func Find(name string) (kit.Piece, bool) {
	p, ok := index()[name]
	return p, ok
}

// Names returns the names of all pieces, sorted.
func Names() []string {
	var names []string
	for name := range index() {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// details are what can be known of a piece only by drawing it.
type details struct {
	slots []kit.Slot
	parts []string
}

var known sync.Map // piece name to details

// Slots returns the colors of a piece that can be replaced; nil for an unknown piece.
func Slots(name string) []kit.Slot { return detailsOf(name).slots }

// Parts returns the parts of a piece that can be named or left out; nil for an unknown piece.
func Parts(name string) []string { return detailsOf(name).parts }

func detailsOf(name string) details {
	if d, ok := known.Load(name); ok {
		return d.(details)
	}
	p, ok := Find(name)
	if !ok {
		return details{}
	}
	var d details
	d.slots, _ = kit.ParsePalette(p.Palette)
	if drawing, err := p.Render(kit.Options{}); err == nil {
		d.parts = drawing.Parts
	}
	known.Store(name, d)
	return d
}
