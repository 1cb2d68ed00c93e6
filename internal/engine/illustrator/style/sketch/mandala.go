package sketch

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// band is a ring of a rosette, to a share of its radius.
type band struct {
	to    float32
	count int // of motifs in the ring
	motif func(a, f float32) (d, half float32)
}

// petal is a leaf that points outward, as a distance to its outline; a is across it, −½ to ½, f along it, 0 to 1.
func petal(a, f float32) (d, half float32) {
	w := 0.46 * float32(math.Sin(math.Pi*float64(min(1, 0.08+0.92*f))))
	return max(a, -a) - w, 0.06
}

// veined is a petal with a line along its middle and another petal in it.
func veined(a, f float32) (d, half float32) {
	d, half = petal(a, f)
	w := max(a, -a)
	if inner := d + 0.20; f < 0.86 && max(inner, -inner) < max(d, -d) {
		return inner, 0.035
	}
	if f > 0.2 && f < 0.72 && w < max(d, -d) {
		return w, 0.03
	}
	return d, half
}

func bead(a, f float32) (d, half float32) {
	return float32(math.Hypot(float64(a), float64(f-0.5)*0.9)), 0.24
}

// scallop is an arch with a bead in it.
func scallop(a, f float32) (d, half float32) {
	if b := float32(math.Hypot(float64(a), float64(f-0.28))); b < 0.13 {
		return b, 0.10
	}
	return float32(math.Hypot(float64(a), float64(f)*0.62)) - 0.44, 0.045
}

// bands are the rings of a rosette within its circle.
var bands = [...]band{{0.10, 1, func(_, f float32) (float32, float32) { return f, 0.55 }}, {0.34, 8, petal}, {0.46, 16, bead}, {0.80, 12, veined}, {1, 24, scallop}}

// fewBands are those of small rosettes.
var fewBands = [...]band{{0.22, 1, func(_, f float32) (float32, float32) { return f, 0.6 }}, {0.95, 8, petal}}

// rosette is the ink of a mandala at a share of its radius, which is so many pixels, and an angle. Beyond the circle rings of petals go on.
func rosette(far, angle, radius, small float32) float32 {
	from, rings, pitch := float32(0), bands[:], float32(0.34)
	if radius < small {
		rings, pitch = fewBands[:], 0.55
	}
	b := band{0, 0, veined}
	for _, k := range rings {
		if b = k; far < k.to {
			break
		}
		from = k.to
	}
	if far >= 1 {
		n := plane.Floor((far - 1) / pitch)
		from = 1 + pitch*float32(n)
		b = band{from + pitch, b.count + 8*(n&1), petal}
	}
	f := (far - from) / (b.to - from)
	t := (angle/(2*math.Pi) + 0.5) * float32(b.count)
	a := t - float32(plane.Floor(t)) - 0.5
	px := (b.to - from) * radius // pixels in a motif
	if wide := 2 * math.Pi * far * radius / float32(b.count); wide < px {
		px = wide
	}
	if px < 6 { // too fine to be drawn: a ring
		return plane.Clamp(0.8 - (b.to-far)*radius + 0.5)
	}
	d, half := b.motif(a, f)
	return max(plane.Clamp((half-max(d, -d))*px+0.5), plane.Clamp(0.9-min(far-from, b.to-far)*radius+0.5))
}

// wreath draws three rings of petals behind a picture, on paper of their own, in thinner ink.
func wreath(p *picture.Picture, out *raster.Layer) {
	ink := plane.InkBounds(out)
	cx, cy := float32(ink.Min.X+ink.Max.X)/2, float32(ink.Min.Y+ink.Max.Y)/2
	reach := min(float32(max(ink.Dx(), ink.Dy()))*0.66, p.Length(0.49), cx, cy, float32(p.Size)-cx, float32(p.Size)-cy) - p.Length(0.012)
	deep, _ := p.SoleInk(picture.LineInk)
	soft := picture.LinePaper.Mix(deep, 0.85)
	near := plane.AlphaOf(out, p.Frame()).Halved().SignedDistance() // in steps of two pixels
	gap := p.Length(0.010)
	for y := max(0, int(cy-reach)); y < min(p.Size, int(cy+reach)+1); y++ {
		for x := max(0, int(cx-reach)); x < min(p.Size, int(cx+reach)+1); x++ {
			dx, dy := float64(float32(x)-cx), float64(float32(y)-cy)
			far := float32(math.Hypot(dx, dy)) / reach
			if far > 1 {
				continue
			}
			cover, line, row := petals(far, float32(math.Atan2(dy, dx)), reach)
			if cover <= 0 {
				continue
			}
			line *= plane.Clamp(2*near.V[y/2*near.W+x/2] - gap + 0.5)
			plane.Under(plane.Pixel(out, y*out.W+x), picture.LinePaper.Mix(deep, 0.05+0.10*float32(row)).Mix(soft, line), cover)
		}
	}
}

// petals are three rows of lotus petals, each behind the next and on darker paper: the coverage of their paper, and of their lines.
func petals(far, angle, reach float32) (cover, line float32, behind int) {
	for row, at := range [3][2]float32{{0.46, 0.74}, {0.62, 0.88}, {0.74, 1}} { // from the front to the back
		const count = 20
		t := (angle/(2*math.Pi)+0.5)*count + 0.5*float32(row&1)
		a := t - float32(plane.Floor(t)) - 0.5
		f := (far - at[0]) / (at[1] - at[0])
		if f > 1 {
			continue
		}
		px := 2 * math.Pi * far * reach / count
		long := (at[1] - at[0]) * reach
		in, across, along := 1-4*a*a, 8*a/px, float32(0)
		if f > 0 {
			in, along = in-f*f*f, 3*f*f/long
		}
		d := in / max(0.02, plane.Root(across*across+along*along)) // inside its outline, in pixels
		if d <= -0.5 {
			continue
		}
		width := max(1, 0.0085*reach)
		line = plane.Clamp(width - d + 0.5)
		if inner := d - 0.16*px; f > 0.1 {
			line = max(line, plane.Clamp(0.7*width-max(inner, -inner)+0.5))
		}
		if vein := max(a, -a) * px; f > -0.2 && f < 0.34 {
			line = max(line, plane.Clamp(0.6*width-vein+0.5))
		}
		bead := float32(math.Hypot(float64(a*px), float64((f-0.50)*long)))
		line = max(line, plane.Clamp(0.055*px-bead+0.5))
		return plane.Clamp(d + 0.5), line, row
	}
	return 0, 0, 0
}
