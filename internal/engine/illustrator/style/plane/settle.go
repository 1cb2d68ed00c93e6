package plane

import (
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

type Rectangle = image.Rectangle

// Settle gives the soft pixels of a crisp edge the color of what is just inside them, so that no edge carries the color of
// something that it hides. What fades out slowly, such as a glow, keeps its color.
func Settle(l *raster.Layer, r Rectangle) {
	const reach = 2
	r = r.Intersect(Bounds(l))
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			d := Pixel(l, (y-l.Y0)*l.W+x-l.X0)
			if d[3] < 0.004 || d[3] > 0.98 {
				continue
			}
			var sum [4]float32
			least := float32(1)
			for j := max(y-reach, l.Y0); j <= min(y+reach, l.Y0+l.H-1); j++ {
				for i := max(x-reach, l.X0); i <= min(x+reach, l.X0+l.W-1); i++ {
					s := Pixel(l, (j-l.Y0)*l.W+i-l.X0)
					least = min(least, s[3])
					if s[3] <= 0.98 {
						continue
					}
					sum[0], sum[1], sum[2], sum[3] = sum[0]+s[0], sum[1]+s[1], sum[2]+s[2], sum[3]+s[3]
				}
			}
			if sum[3] > 0 && least < 0.05 {
				k := 1 / sum[3]
				Set(d, color.RGB{R: sum[0] * k, G: sum[1] * k, B: sum[2] * k}, d[3])
			}
		}
	}
}
