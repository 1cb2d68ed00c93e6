// Package art is the catalog of the embedded vector art: pieces by set and name, decoded one at a time.
//
// The packs it embeds are build outputs: `make generate` (or node internal/engine/illustrator/art/build.mjs) makes
// packs/ from the npm packages of the art sets. Without them this package does not compile: "pattern packs/*.pack: no
// matching files found" means that generate has not run. Whose art it is stands in NOTICES.md.
package art

import (
	"embed"
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/scene"
)

//go:embed packs/*.pack
var files embed.FS

//go:embed packs/version
var version string

// Version is a short hash, in hexadecimal, of the content of all packs.
func Version() string { return strings.TrimSpace(version) }

// Box is a rectangle in scene units.
type Box struct{ X0, Y0, X1, Y1 float32 }

// Set is a family of pieces drawn by the same hands.
type Set struct {
	Name    string // such as "ph"
	License string // SPDX identifier
	Source  string // the work and its author, as a credit line
	Mono    bool   // drawn in black alone, to be colored by whoever uses it
}

// Piece is one drawing.
type Piece struct {
	Set, Name string
	Box       Box    // what is visible: tight for outlines, one sigma beyond for blurs
	License   string // SPDX identifier of its set
	Source    string // credit line of its set
	block     block
	at, size  int // where its scene lies in the inflated block
}

// catalog opens each set's index at its first use: names and boxes, no scenes. Packs are embedded, so that one that
// cannot be read is a broken build, not an error that a caller could handle.
var catalogue = sync.OnceValue(func() map[string]func() *pack {
	entries, err := files.ReadDir("packs")
	if err != nil {
		panic("art: embedded packs: " + err.Error())
	}
	packs := make(map[string]func() *pack, len(entries))
	for _, entry := range entries {
		set := strings.TrimSuffix(entry.Name(), packSuffix)
		packs[set] = sync.OnceValue(func() *pack {
			p, err := openPack("packs/" + entry.Name())
			if err != nil {
				panic("art: " + err.Error())
			}
			return p
		})
	}
	return packs
})

// piecesOf returns a set's pieces, sorted by name; an unknown set has none.
func piecesOf(set string) []Piece {
	open, ok := catalogue()[set]
	if !ok {
		return nil
	}
	return open().pieces
}

// Names returns the names of a set's pieces, sorted; an unknown set has none. The caller may change the slice.
func Names(set string) []string {
	pieces := piecesOf(set)
	names := make([]string, len(pieces))
	for i := range pieces {
		names[i] = pieces[i].Name
	}
	return names
}

// Find returns a piece by set and name.
func Find(set, name string) (Piece, bool) {
	pieces := piecesOf(set)
	i, ok := slices.BinarySearchFunc(pieces, name, func(piece Piece, name string) int {
		return strings.Compare(piece.Name, name)
	})
	if !ok {
		return Piece{}, false
	}
	return pieces[i], true
}

// Nodes decodes the piece's scene. Every call gives fresh nodes that the caller may change.
func (p Piece) Nodes() ([]scene.Node, error) {
	encoded, err := p.block.read(p.at, p.size)
	if err != nil {
		return nil, err
	}
	return scene.Decode(encoded)
}
