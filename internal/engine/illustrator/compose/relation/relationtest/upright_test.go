package relationtest

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/kit"
)

func TestBrushesStandUprightInAJarWithTheirHeadsAboveItsRim(t *testing.T) {
	brushes := composetest.Thing("paintbrush")
	brushes.Kind, brushes.Count = brief.Piece, 3
	_, k := beasts(brushes, "inside", composetest.Thing("mason-jar"))
	jar := k.Root.Box()
	above, within := 0, 0
	for _, s := range k.Sprites {
		if s.Subject != 0 || s.Layer != kit.Body {
			continue
		}
		b := kit.FromScene(s.Nodes).Move(0, 0).Bounds()
		x := float64(s.M[4]) + (b.X0+b.X1)/2*float64(s.M[0]) + (b.Y0+b.Y1)/2*float64(s.M[2])
		y := float64(s.M[5]) + (b.X0+b.X1)/2*float64(s.M[1]) + (b.Y0+b.Y1)/2*float64(s.M[3])
		if y < (jar.Y0+jar.Y1)/2 {
			above++
		}
		if x > jar.X0-.2*jar.W() && x < jar.X1+.2*jar.W() {
			within++
		}
	}
	if above < 3 || within < 3 {
		t.Errorf("of three brushes %d stand high and %d over the jar", above, within)
	}
}

func TestToolsOfAToolboxStayInIt(t *testing.T) {
	box, driver := composetest.Thing("toolbox"), composetest.Thing("screwdriver")
	box.States, driver.Kind = []string{"open"}, brief.Piece
	_, k := beasts(driver, "inside", box)
	for _, s := range k.Sprites {
		if b := kit.FromScene(s.Nodes).Bounds(); s.Subject == 0 && float64(s.M[4])+b.X0*float64(s.M[0]) > k.Root.Box().X1 {
			t.Error("the screwdriver is beside the toolbox")
		}
	}
}
