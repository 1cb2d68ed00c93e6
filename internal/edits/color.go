package edits

import (
	"context"
	"math"
)

// lab is a color in OKLab (Björn Ottosson, 2020).
type lab struct{ l, a, b float32 }

// light maps a stored sRGB level to linear light.
var light = func() (t [256]float32) {
	for i := range t {
		v := float64(i) / 255
		if v <= 0.04045 {
			t[i] = float32(v / 12.92)
		} else {
			t[i] = float32(math.Pow((v+0.055)/1.055, 2.4))
		}
	}
	return t
}()

// levelSteps is how finely linear light is told apart when it becomes a level again: finer than any two levels differ.
const levelSteps = 1 << 14

var levels = func() []uint8 {
	t := make([]uint8, levelSteps+1)
	for i := range t {
		v := float64(i) / levelSteps
		if v <= 0.0031308 {
			v *= 12.92
		} else {
			v = 1.055*math.Pow(v, 1/2.4) - 0.055
		}
		t[i] = uint8(v*255 + 0.5)
	}
	return t
}()

func toLevel(v float32) uint8 { return levels[int(min(1, max(0, v))*levelSteps+0.5)] }

func cubeRoot(v float32) float32 {
	if v < 1e-9 {
		return 0
	}
	y := math.Float32frombits(math.Float32bits(v)/3 + 709921077)
	for range 2 {
		y = (2*y + v/(y*y)) / 3
	}
	return y
}

func toLab(c Color) lab {
	r, g, b := light[c.R], light[c.G], light[c.B]
	l := cubeRoot(0.4122214708*r + 0.5363325363*g + 0.0514459929*b)
	m := cubeRoot(0.2119034982*r + 0.6806995451*g + 0.1073969566*b)
	s := cubeRoot(0.0883024619*r + 0.2817188376*g + 0.6299787005*b)
	return lab{
		0.2104542553*l + 0.7936177850*m - 0.0040720468*s,
		1.9779984951*l - 2.4285922050*m + 0.4505937099*s,
		0.0259040371*l + 0.7827717662*m - 0.8086757660*s,
	}
}

// color converts to sRGB. A color outside of it keeps its lightness and hue, and loses chroma.
func (c lab) color() Color {
	c.l = min(1, max(0, c.l))
	if rgb, ok := c.linear(); ok {
		return rgb
	}
	lo, hi := float32(0), float32(1)
	for range 8 {
		mid := (lo + hi) / 2
		if _, ok := (lab{c.l, c.a * mid, c.b * mid}).linear(); ok {
			lo = mid
		} else {
			hi = mid
		}
	}
	rgb, _ := lab{c.l, c.a * lo, c.b * lo}.linear()
	return rgb
}

// linear converts to levels, and reports whether the color exists in sRGB.
func (c lab) linear() (Color, bool) {
	l := c.l + 0.3963377774*c.a + 0.2158037573*c.b
	m := c.l - 0.1055613458*c.a - 0.0638541728*c.b
	s := c.l - 0.0894841775*c.a - 1.2914855480*c.b
	l, m, s = l*l*l, m*m*m, s*s*s
	r := 4.0767416621*l - 3.3077115913*m + 0.2309699292*s
	g := -1.2684380046*l + 2.6097574011*m - 0.3413193965*s
	b := -0.0041960863*l - 0.7034186147*m + 1.7076147010*s
	const slack = 0.0005
	return Color{toLevel(r), toLevel(g), toLevel(b)}, min(r, g, b) >= -slack && max(r, g, b) <= 1+slack
}

// apply moves every color by the difference from From to To in OKLab: in full up to half the tolerance, less and less up to the
// tolerance, and not at all beyond it. Alpha stays, and so does the shading around From.
func (s ReplaceColor) apply(_ context.Context, w *work) error {
	from, to := toLab(s.From), toLab(s.To)
	limit := float32(s.Tolerance)
	known := map[uint32]Color{} // flat art has few colors
	for y := range w.img.Rect.Dy() {
		row := w.img.Pix[y*w.img.Stride : y*w.img.Stride+4*w.img.Rect.Dx()]
		last, lastKey := Color{}, uint32(math.MaxUint32)
		for x := 0; x < len(row); x += 4 {
			if row[x+3] == 0 {
				continue
			}
			key := uint32(row[x])<<16 | uint32(row[x+1])<<8 | uint32(row[x+2])
			if key != lastKey {
				c, ok := known[key]
				if !ok {
					c = replaced(Color{row[x], row[x+1], row[x+2]}, from, to, limit)
					if len(known) < 1<<16 {
						known[key] = c
					}
				}
				last, lastKey = c, key
			}
			row[x], row[x+1], row[x+2] = last.R, last.G, last.B
		}
	}
	return nil
}

func replaced(c Color, from, to lab, limit float32) Color {
	v := toLab(c)
	dl, da, db := v.l-from.l, v.a-from.a, v.b-from.b
	d := float32(math.Sqrt(float64(dl*dl + da*da + db*db)))
	if d >= limit {
		return c
	}
	t := min(1, 2*(limit-d)/limit)
	t *= t * (3 - 2*t)
	return lab{v.l + t*(to.l-from.l), v.a + t*(to.a-from.a), v.b + t*(to.b-from.b)}.color()
}
