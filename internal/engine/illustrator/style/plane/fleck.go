package plane

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// Fleck is a round speck; lengths are in pixels.
type Fleck struct {
	X, Y, Radius float32
	Color        color.RGB
}

// Drop paints the fleck as a drop with a darker rim.
func (f Fleck) Drop(l *raster.Layer) {
	f.each(l, f.Radius+1, func(pix []float32, d float32) {
		if a := Clamp(f.Radius-d+0.5) * (0.8 + 0.2*Smooth(f.Radius*0.4, f.Radius, d)); a > 0 {
			Over(pix, f.Color, a)
		}
	})
}

// each calls paint for the pixels within reach, with their distance from the middle. A fleck that does not lie well within
// the frame is left out.
func (f Fleck) each(l *raster.Layer, reach float32, paint func(pix []float32, distance float32)) {
	margin := reach + 2
	if f.X < margin || f.Y < margin || f.X > float32(l.W)-margin || f.Y > float32(l.H)-margin {
		return
	}
	for y := Floor(f.Y - reach); y <= Floor(f.Y+reach); y++ {
		for x := Floor(f.X - reach); x <= Floor(f.X+reach); x++ {
			d := math.Hypot(float64(float32(x)+0.5-f.X), float64(float32(y)+0.5-f.Y))
			paint(Pixel(l, y*l.W+x), float32(d))
		}
	}
}

// Disc paints the fleck as an even disc with a soft edge.
func (f Fleck) Disc(l *raster.Layer) {
	f.each(l, f.Radius+1, func(pix []float32, d float32) {
		if a := Clamp(f.Radius - d + 0.5); a > 0 {
			Over(pix, f.Color, a)
		}
	})
}
