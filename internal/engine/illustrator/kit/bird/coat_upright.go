package bird

import "pellucid/internal/engine/illustrator/kit"

// Coat holds the colors of a species' body, for a drawing in which it stands on two legs like a person and uses its wings as arms.
type Coat struct{ Feathers, Belly, Wings, Legs kit.Color }

// CoatOf returns the coat of a bird.
func CoatOf(s Spec) Coat {
	r := newRig(s)
	return Coat{Feathers: r.feathers.M, Belly: r.belly.M, Wings: r.wing.M, Legs: r.Tones("feet").M}
}
