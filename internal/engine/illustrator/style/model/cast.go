package model

import (
	"pellucid/internal/engine/illustrator/style/plane"
)

// cast is the shadow that a body throws on what lies below: how far to the lower right, how soft, how dark there and where it touches. Lengths are
// shares of the side.
type cast struct{ dx, dy, sigma, dark, contact float32 }

// castBy is the shadow of a body of some finish that is so many pixels thick: what is thick throws it far.
func (s *studio) castBy(f finish, rise float32) cast {
	k := 1 - 0.8*f.flat
	if f.clear { // light goes through it
		k *= 0.3
	}
	if !s.life {
		return cast{0.0048, 0.0088, 0.018, 0.46 * k, 0.40 * k}
	}
	far := min(0.030, 0.34*f.stands*rise/float32(s.p.Size))
	return cast{0.0010 + 0.42*far, 0.0018 + 0.62*far, 0.0032 + 0.34*far, 0.62 * k * k, 0.40 * k}
}

// shade darkens what lies below a body, but not what goes on from it; letters are thin, and their rims stay white.
func (s *studio) shade(a, half, quarter *plane.Plane, own tint, on float32, c cast) {
	p, dark := s.p, shadeTone()
	wide := quarter.Shifted(int(p.Length(c.dx)/4+0.5), int(p.Length(c.dy)/4+0.5)).Blurred(p.Length(c.sigma)/4).Over(a.W, a.H)
	close := half.Shifted(0, int(p.Length(0.0009))).Softened(p.Length(0.0013)).Over(a.W, a.H)
	far, near := make([]float32, a.W), make([]float32, a.W)
	for y := range a.H {
		wide.Row(far, y)
		close.Row(near, y)
		at := (a.Y0+y)*s.out.W + a.X0
		for x := range far {
			k := c.dark*far[x] + c.contact*near[x]
			d := plane.Pixel(s.out, at+x)
			if k < 0.01 || d[3] < 0.01 {
				continue
			}
			c := plane.Straight(d)
			if on > 0 {
				k *= 1 - on*own.near(c)
			}
			plane.Atop(d, dark.At(c), plane.Clamp(k))
		}
	}
}
