package figure

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

func (f *Figure) Front() float64 { return f.Pose.Turn * 12 }

// Up returns the y at a share of the trunk's length over the hips.
func (f *Figure) Up(share float64) float64 { return -f.Body.Trunk * share }

// Star is a five-pointed badge.
func (f *Figure) Star(x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(f.Path(StarPath(x+.6, y+.8, r*1.1), t.DD), f.Form(StarPath(x, y, r), kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.M, t.D)))
}

// StarPath returns the outline of a five-pointed star.
func StarPath(x, y, r float64) string {
	var b strings.Builder
	for i := range 10 {
		q := r
		if i%2 == 1 {
			q = r * .45
		}
		s, c := math.Sincos(float64(i) * math.Pi / 5)
		op := "L"
		if i == 0 {
			op = "M"
		}
		fmt.Fprintf(&b, "%s%.2f %.2f", op, x+s*q, y-c*q)
	}
	return b.String() + "Z"
}

// Bow is a ribbon tied in a bow.
func (f *Figure) Bow(x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(
		f.Path(Text("M%.1f %.1fl%.1f %.1fl%.1f %.1fZM%.1f %.1fl%.1f %.1fl%.1f %.1fZ", x, y, -r*.55, r*1.3, r*.5, -r*.1, x, y, r*.6, r*1.2, -r*.5, 0.0), t.D),
		f.Form(Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x, y, x-r*.5, y-r*.8, x-r*1.2, y-r*.7, x-r, y, x-r*1.2, y+r*.6, x-r*.4, y+r*.6, x, y), kit.Lin(x-r, y-r*.6, x, y+r*.4, t.L, t.M, t.D)),
		f.Form(Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x, y, x+r*.5, y-r*.8, x+r*1.2, y-r*.7, x+r, y, x+r*1.2, y+r*.6, x+r*.4, y+r*.6, x, y), kit.Lin(x, y-r*.6, x+r, y+r*.4, t.M, t.D)),
		f.Rect(x-r*.22, y-r*.3, r*.46, r*.6, r*.15, t.LL))
}

func (f *Figure) Heart(x, y, r float64) kit.Node {
	return f.Form(Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x, y+r, x-r*1.7, y-r*.2, x-r*.8, y-r*1.3, x, y-r*.4, x+r*.8, y-r*1.3, x+r*1.7, y-r*.2, x, y+r), kit.Lin(x-r, y-r, x+r, y+r, kit.Hex("#ff7d8f"), kit.Hex("#ea2f4f"), kit.Hex("#b81f45")), f.Ellipse(x-r*.45, y-r*.4, 1.6, 2.2, kit.White).Opacity(.8))
}

// At draws a node whose origin is at a point, in the size of the figure.
func (f *Figure) At(n kit.Node, p limb.Point, degrees float64) kit.Node {
	return Place(n, Frame{p, degrees, f.Body.Thick})
}

// TrunkPoint maps a place on the trunk to figure units: shares of half the shoulders and of the trunk's length.
func (f *Figure) TrunkPoint(x, y float64) limb.Point {
	return f.Bones.Trunk.Out(x*f.Bones.Shoulder, -y*f.Body.Trunk)
}

// ExtraTones are the tones of an accessory: of the color that was told, else of its own.
func (f *Figure) ExtraTones(name, hex string) kit.Tones {
	if f.Spec.ExtraFills[name] != nil {
		return f.Tones(name)
	}
	if col, ok := f.Spec.ExtraColors[name]; ok {
		return kit.TonesOf(col)
	}
	return kit.TonesOf(kit.Hex(hex))
}
