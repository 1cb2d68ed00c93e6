package finish

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

func TestAZoneIsColoredWhereItIsAndNowhereElse(t *testing.T) {
	c, err := kit.NewCanvas("block", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c.Add(c.Rect(20, 20, 216, 216, 0, kit.White))
	d := c.Drawing()
	blue := func(zone string, x, y float64) bool {
		colored := TintZone(d, zone, kit.Hex("#2040e0"))
		l, m := surface.Small(&colored)
		px, py := int((x-d.Box.X0)*float64(m.Scale())), int((y-d.Box.Y0)*float64(m.Scale()))
		p := l.Pix[4*(py*surface.SampleSide+px):]
		return p[2] > p[0]+.2
	}
	for _, at := range []struct {
		zone   string
		x, y   float64
		inside bool
	}{
		{"edge", 23, 128, true}, {"edge", 128, 128, false}, {"rim", 128, 24, true}, {"rim", 128, 60, false},
		{"base", 128, 230, true}, {"base", 128, 128, false}, {"tip", 128, 30, true}, {"tip", 128, 90, false},
	} {
		if got := blue(at.zone, at.x, at.y); got != at.inside {
			t.Errorf("%s at %.0f %.0f: colored %v", at.zone, at.x, at.y, got)
		}
	}
}
