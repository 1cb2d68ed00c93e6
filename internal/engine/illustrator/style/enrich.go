package style

import "pellucid/internal/engine/illustrator/raster"

// Enrich adds the fine work of a highly detailed picture to a finished layer: crisper local contrast at two scales, light
// that follows the form, and the unevenness of a worked surface.
func Enrich(p *Picture, l *raster.Layer) {
	r := p.around(l, 0.01)
	if r.Empty() {
		return
	}
	fine, broad := surroundings(l, p.length(0.0035)), surroundings(l, p.length(0.022))
	silhouette := alphaOf(l, r)
	lit := silhouette.reduced(2).inflated(p.length(0.08)/4).softened(2).lit(0.6, 5).enlarged(silhouette)
	grain := cloud{p.Size, 130, 3, p.Seed + 301}.plane(r)
	t := softTone()
	eachIn(l, lit.diffuse, func(d []float32, x, y int, v float32) {
		if d[3] < 0.6 {
			return
		}
		c := straight(d)
		lift := 0.9*(luma(c)-brightness(fine, x, y)) + 0.5*(luma(c)-brightness(broad, x, y))
		rough := (grain.v[(y-r.Min.Y)*grain.w+x-r.Min.X] - 0.5) * 0.34
		k := max(-0.5, min(0.5, lift)) + v*0.75 + rough
		atop(d, t.at(c, k), smooth(0.6, 1, d[3]))
	})
}

// brightness is the luma of the colours around a pixel.
func brightness(s small, x, y int) float32 {
	c := s.at(x, y)
	if c[3] < 0.01 {
		return 0
	}
	return luma(straight(c[:]))
}
