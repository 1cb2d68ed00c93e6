package botanic

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// BranchPiece is a sprig of a kind that lies to the right, its foot at the left edge; bend is how far its tip is below (positive) or above.
func BranchPiece(kind int, bend float64) kit.Piece {
	return kit.Piece{Name: "branch", Cm: 30, Palette: "leaves #6b9a72 greenery; petals #fdf3ea", Draw: func(c *kit.Canvas) {
		leaf := []float64{92, 86, 74, 84, 84, 86, 88}[kind]
		pts := []shape.Pt{{X: 8, Y: 128}, {X: 110, Y: 128 + bend*.18}, {X: 220, Y: 128 + bend}}
		c.Part("leaves", Sprig(c, c.Rand(), pts, kind, leaf, c.Tones("leaves"), c.Tones("petals")))
	}}
}

// BudPiece is a bud that lies to the right, its foot at the left edge.
func BudPiece() kit.Piece {
	return kit.Piece{Name: "bud", Cm: 10, Palette: "petals #f08aa0; leaves #6b9a72 greenery", Draw: func(c *kit.Canvas) {
		c.Part("petals", Bud(c, 8, 128, 236, 0, c.Tones("petals"), c.Tones("leaves")))
	}}
}

// LeafPiece is a broad leaf that lies to the right, its foot at the left edge.
func LeafPiece() kit.Piece {
	return kit.Piece{Name: "single-leaf", Cm: 10, Palette: "leaves #6b9a72 greenery", Draw: func(c *kit.Canvas) {
		c.Part("leaves", Leaf(c, 8, 128, 236, 104, 0, c.Tones("leaves")))
	}}
}

// BloomPiece is a flower of a kind seen from above; one that is drawn in lines has fewer petals.
func BloomPiece(kind int, lines bool) kit.Piece {
	return kit.Piece{Name: "bloom", Cm: 10, Palette: "petals #f08aa0; centers #f6b93b", Draw: func(c *kit.Canvas) {
		c.Part("petals", bloom(c, kind, 128, 128, 118, c.Tones("petals"), c.Tones("centers"), 40*float64(kind)+c.Rand().Float64()*60, lines))
	}}
}
