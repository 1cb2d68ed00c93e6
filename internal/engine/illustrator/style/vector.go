package style

// vectors are the styles that only change nodes: their images can be written as vector files.
var vectors = map[string]func(*Picture) *Picture{
	"default": func(p *Picture) *Picture { return p },
	"flat":    (*Picture).flatDrawing,
	"lineart": (*Picture).lineDrawing,
	"logo":    (*Picture).logoDrawing,
	"icon":    (*Picture).iconDrawing,
}

// Vector returns the pieces of a picture as a vector file shows them; ok is false for styles that work on pixels.
func Vector(name string, p *Picture) (pieces []Piece, ok bool) {
	f, ok := vectors[name]
	if !ok || p.Detailed {
		return nil, false
	}
	return f(p).Pieces, true
}

// HasVector reports whether a style's images can be written as vector files.
func HasVector(name string) bool { return vectors[name] != nil }
