package plan

import "pellucid/internal/engine/illustrator/understand"

// traits is how a piece behaves in a composition.
type traits struct {
	class string
	size  float64
}

func traitsOf(piece understand.Piece, set string) traits { return traits{size: 1} }
