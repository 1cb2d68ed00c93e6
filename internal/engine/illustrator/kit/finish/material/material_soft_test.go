package material

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

func TestAVesselOfAnOpaqueMaterialIsNotSeenThrough(t *testing.T) {
	c, err := kit.NewCanvas("pane", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c.On(kit.Back)
	c.Part("glass", c.Rect(20, 20, 200, 200, 0, kit.Hex("#bcdde8").Alpha(.1)))
	for name, least := range map[string]float32{"wood": .95, "rubber": .95, "candy": 0} {
		d := Of(c.Drawing(), name, 1)
		l, _ := surface.Small(&d)
		a := l.Alpha()[surface.SampleSide*surface.SampleSide/2+surface.SampleSide/2]
		if least > 0 && a < least || least == 0 && a > .5 {
			t.Errorf("%s: %.2f opaque", name, a)
		}
	}
}

func TestLimbsOfManyFormsAreNotSewn(t *testing.T) {
	d := animal.Draw(animal.Spec{Species: "elephant", Pose: "standing", Facing: kit.Right})
	whole, many := 0, 0
	for _, path := range surface.Forms(d.Nodes()) {
		if inOnePiece(path) {
			whole++
		} else {
			many++
		}
	}
	if whole == 0 || many == 0 {
		t.Errorf("%d whole forms, %d of many", whole, many)
	}
}
