package style

import (
	"pellucid/internal/engine/illustrator/style/design"
	"pellucid/internal/engine/illustrator/style/picture"
)

// vectors are the styles that only change nodes: their images can be written as vector files.
var vectors = map[string]func(*picture.Picture) *picture.Picture{
	"default": func(p *picture.Picture) *picture.Picture { return p },
	"flat":    design.FlatDrawing,
	"lineart": design.LineDrawing,
	"logo":    design.LogoDrawing,
	"icon":    design.IconDrawing,
}

// Vector returns the pieces of a picture as a vector file shows them; ok is false for styles that work on pixels.
func Vector(name string, p *picture.Picture) (pieces []picture.Piece, ok bool) {
	f, ok := vectors[name]
	if !ok || p.Detailed {
		return nil, false
	}
	return f(p).Pieces, true
}

// HasVector reports whether a style's images can be written as vector files.
func HasVector(name string) bool { return vectors[name] != nil }
