package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// petals are shapes of one color, each over a part of the one before.
func petals(n int, fill scene.Paint) []scene.Node {
	var out []scene.Node
	for i := range n {
		out = append(out, scene.NewPath().Ellipse(float32(20+8*i), 50, 15, 15).Fill(fill).Node())
	}
	return out
}

func TestPetalsOfOneColorAreToldApartWhereTheirGradientsAreEvened(t *testing.T) {
	red, dark := color.Hex(0xd02030).Opaque(), color.Hex(0xa01020).Opaque()
	shaded := scene.Paint{Kind: scene.Linear, Opacity: 1, ToUnit: scene.Matrix{0, 0, 0.01, 0, 0, 0}, Stops: []scene.Stop{{Offset: 0, Color: red}, {Offset: 1, Color: dark}}}
	for _, c := range []struct {
		name  string
		nodes []scene.Node
		apart bool
	}{
		{"seven petals with gradients", petals(7, shaded), true},
		{"two legs with gradients", petals(2, shaded), false},
		{"seven even shapes", petals(7, color.Hex(0xd02030).Paint()), false},
	} {
		flat := EvenNodes(c.nodes)
		if got := flat[0].Path.Fill.Color != flat[1].Path.Fill.Color; got != c.apart {
			t.Errorf("%s: told apart %v, want %v", c.name, got, c.apart)
		}
	}
}
