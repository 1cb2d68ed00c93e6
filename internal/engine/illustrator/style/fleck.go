package style

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// fleck is a round speck; lengths are in pixels.
type fleck struct {
	x, y, radius float32
	color        color.RGB
}

// drop paints the fleck as a drop with a darker rim.
func (f fleck) drop(l *raster.Layer) {
	f.each(l, f.radius+1, func(pix []float32, d float32) {
		if a := clamp(f.radius-d+0.5) * (0.5 + 0.35*smooth(f.radius*0.4, f.radius, d)); a > 0 {
			over(pix, f.color, a)
		}
	})
}

// each calls paint for the pixels within reach, with their distance from the middle. A fleck that does not lie well within
// the frame is left out.
func (f fleck) each(l *raster.Layer, reach float32, paint func(pix []float32, distance float32)) {
	margin := reach + 2
	if f.x < margin || f.y < margin || f.x > float32(l.W)-margin || f.y > float32(l.H)-margin {
		return
	}
	for y := floor(f.y - reach); y <= floor(f.y+reach); y++ {
		for x := floor(f.x - reach); x <= floor(f.x+reach); x++ {
			d := math.Hypot(float64(float32(x)+0.5-f.x), float64(float32(y)+0.5-f.y))
			paint(pixel(l, y*l.W+x), float32(d))
		}
	}
}
