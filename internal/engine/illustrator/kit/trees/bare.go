package trees

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// bareCrown is the crown of a tree without leaves: limbs that part into branches and twigs, each thinner than the one that it grows from.
func bareCrown(c *kit.Canvas, t kit.Tones) kit.Node {
	var shade, wood, light []kit.Node
	var grow func(x, y, angle, length, width float64, left int)
	grow = func(x, y, angle, length, width float64, left int) {
		a := angle * math.Pi / 180
		bend := (angle + 90) * length * .0009
		ex, ey := x+length*math.Cos(a), y+length*math.Sin(a)
		mx, my := (x+ex)/2-bend*math.Sin(a)*4, (y+ey)/2+bend*math.Cos(a)*4
		nx, ny := -math.Sin(a), math.Cos(a)
		thin := width * .62
		limb := fmt.Sprintf("M%g %gQ%g %g %g %gA%g %g 0 0 0 %g %gQ%g %g %g %gZ", x+nx*width/2, y+ny*width/2, mx+nx*(width+thin)/4, my+ny*(width+thin)/4, ex+nx*thin/2, ey+ny*thin/2, thin/2, thin/2,
			ex-nx*thin/2, ey-ny*thin/2, mx-nx*(width+thin)/4, my-ny*(width+thin)/4, x-nx*width/2, y-ny*width/2)
		shade = append(shade, c.Path(limb, t.DD))
		wood = append(wood, c.Path(limb, t.M).Move(-.12*width, -.06*width).Opacity(.85))
		if width > 4 {
			light = append(light, c.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x, y, mx, my, ex, ey), t.LL, width*.12).Move(-.26*width, -.1*width).Opacity(.5))
		}
		if left == 0 {
			return
		}
		for i, turn := range []float64{-27, 25} {
			share := []float64{.74, .68}[(i+left)%2]
			grow(ex, ey, angle+turn+4*float64(left%2), length*share, thin*.94, left-1)
		}
		if left > 1 { // a twig on the way
			side := []float64{-46, 44}[left%2]
			grow((x+2*ex)/3, (y+2*ey)/3, angle+side, length*.5, thin*.6, left-2)
		}
	}
	grow(121, 150, -124, 62, 17, 4)
	grow(129, 152, -88, 62, 19, 4)
	grow(137, 151, -54, 60, 17, 4)
	return kit.Of(kit.Of(shade...), kit.Of(wood...), kit.Of(light...))
}
