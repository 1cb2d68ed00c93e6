package prints

import (
	"math"

	"pellucid/internal/engine/illustrator/style/plane"
)

// dotScreen is a grid of round dots, turned by an angle of which it holds cosine and sine.
type dotScreen struct{ pitch, cos, sin float32 }

func screenAt(pitch float32, angle float64) dotScreen {
	sin, cos := math.Sincos(angle)
	return dotScreen{pitch, float32(cos), float32(sin)}
}

// dots is the coverage of the screen at a pixel.
func (s dotScreen) dots(cover float32, x, y int) float32 {
	if cover <= 0.02 {
		return 0
	}
	if cover >= 0.96 {
		return 1
	}
	u := (float32(x)*s.cos + float32(y)*s.sin) / s.pitch
	v := (float32(y)*s.cos - float32(x)*s.sin) / s.pitch
	u, v = u-float32(plane.Floor(u))-0.5, v-float32(plane.Floor(v))-0.5
	inverse := cover > 0.55
	if inverse { // holes in the ink
		cover = 1 - cover
		u, v = 0.5-max(u, -u), 0.5-max(v, -v)
	}
	radius := float32(math.Sqrt(float64(cover) / math.Pi))
	k := plane.Clamp((radius-float32(math.Sqrt(float64(u*u+v*v))))*s.pitch + 0.5)
	if inverse {
		return 1 - k
	}
	return k
}
