package condition

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/kit/library"
)

func TestAnExplodedViewMovesTheLayersOfABurgerApart(t *testing.T) {
	piece, _ := library.Find("hamburger")
	whole, err := piece.Render(kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	d := surface.Apply(whole, States["layers-apart"], 1)
	patty := kit.FromScene(surface.PartOf(d.Nodes(), "patty")).Bounds()
	cheese := kit.FromScene(surface.PartOf(d.Nodes(), "cheese")).Bounds()
	if d.Box.H() < 1.5*whole.Box.H() || cheese.Y1 > patty.Y0+.1*whole.Box.H() {
		t.Errorf("the burger is %.0f high instead of %.0f; the cheese ends at %.0f, the patty begins at %.0f", d.Box.H(), whole.Box.H(), cheese.Y1, patty.Y0)
	}
}
