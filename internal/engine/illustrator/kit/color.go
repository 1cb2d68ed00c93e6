package kit

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/scene"
)

// Paint fills a shape: a Color or a Gradient.
type Paint interface{ paint() scene.Paint }

// Color is a straight sRGB color with the palette slot that it was derived from. It is one pointer to what never changes, as Tones,
// Gradient, Stop and Node are: the pieces are thousands of calls that hand these on, and passed whole they made the program
// 6 MB larger. The zero value is None. Colors are compared with Same.
type Color struct{ v *rgba }

type rgba struct {
	r, g, b, a float64
	slot       string
}

// Colors that belong to no slot.
var (
	White = RGBA(1, 1, 1, 1)
	Black = RGBA(0, 0, 0, 1)
	None  = Color{}
)

// RGBA returns the color with components in 0–1.
func RGBA(r, g, b, a float64) Color { return Color{&rgba{r: r, g: g, b: b, a: a}} }

func (c Color) rgba() rgba {
	if c.v == nil {
		return rgba{}
	}
	return *c.v
}

// RGBA returns the components, each in 0–1.
func (c Color) RGBA() (r, g, b, a float64) {
	v := c.rgba()
	return v.r, v.g, v.b, v.a
}

// IsNone reports whether the color paints nothing.
func (c Color) IsNone() bool { return c.v == nil || c.v.a <= 0 }

// Slot names the palette slot that the color was derived from; empty for none.
func (c Color) Slot() string { return c.rgba().slot }

// In returns the color as one of a palette slot.
func (c Color) In(slot string) Color {
	v := c.rgba()
	v.slot = slot
	return Color{&v}
}

// Same reports whether two colors look the same and belong to the same slot.
func (c Color) Same(o Color) bool { return c.rgba() == o.rgba() }

// Toward mixes the color with another one, 0 leaving it and 1 being the other; the slot stays.
func (c Color) Toward(o Color, share float64) Color {
	v, w := c.rgba(), o.rgba()
	return Color{&rgba{v.r + (w.r-v.r)*share, v.g + (w.g-v.g)*share, v.b + (w.b-v.b)*share, v.a + (w.a-v.a)*share, v.slot}}
}

// Hex reads "#rgb" or "#rrggbb"; anything else is magenta, which the lint refuses.
func Hex(s string) Color {
	c, err := parseHex(s)
	if err != nil {
		return RGBA(1, 0, 1, 1)
	}
	return c
}

func parseHex(s string) (Color, error) {
	h := strings.TrimPrefix(s, "#")
	if len(h) == 3 {
		h = string([]byte{h[0], h[0], h[1], h[1], h[2], h[2]})
	}
	v, err := strconv.ParseUint(h, 16, 32)
	if err != nil || len(h) != 6 {
		return Color{}, fmt.Errorf("color %q is not #rrggbb", s)
	}
	return RGBA(float64(v>>16&255)/255, float64(v>>8&255)/255, float64(v&255)/255, 1), nil
}

// String writes the color as #rrggbb.
func (c Color) String() string {
	b := func(v float64) int { return int(math.Round(255 * max(0, min(1, v)))) }
	v := c.rgba()
	return fmt.Sprintf("#%02x%02x%02x", b(v.r), b(v.g), b(v.b))
}

// Alpha returns the color with its alpha multiplied by a.
func (c Color) Alpha(a float64) Color {
	v := c.rgba()
	v.a *= a
	return Color{&v}
}

func (c Color) scene() scene.RGBA {
	v := c.rgba()
	return scene.RGBA{R: float32(v.r), G: float32(v.g), B: float32(v.b), A: float32(v.a)}
}

func (c Color) paint() scene.Paint {
	if c.IsNone() {
		return scene.Paint{}
	}
	return scene.SolidPaint(c.scene())
}

// Lch is a color in OKLCH: lightness in 0–1, chroma, hue in degrees. Björn Ottosson, "A perceptual color space for image
// processing" (2020).
type Lch struct{ L, C, H float64 }

// Lch converts to OKLCH; alpha is dropped.
func (c Color) Lch() Lch {
	q := c.rgba()
	r, g, b := linear(q.r), linear(q.g), linear(q.b)
	l := math.Cbrt(.4122214708*r + .5363325363*g + .0514459929*b)
	m := math.Cbrt(.2119034982*r + .6806995451*g + .1073969566*b)
	s := math.Cbrt(.0883024619*r + .2817188376*g + .6299787005*b)
	a := 1.9779984951*l - 2.428592205*m + .4505937099*s
	d := .0259040371*l + .7827717662*m - .808675766*s
	return Lch{.2104542553*l + .793617785*m - .0040720468*s, math.Hypot(a, d), math.Atan2(d, a) * 180 / math.Pi}
}

// Color converts to sRGB; chroma is reduced until the color exists.
func (v Lch) Color() Color {
	l := max(0, min(1, v.L))
	chroma := v.C
	for range 12 {
		c, ok := fromLab(l, chroma*math.Cos(v.H*math.Pi/180), chroma*math.Sin(v.H*math.Pi/180))
		if ok {
			return c
		}
		chroma *= .9
	}
	c, _ := fromLab(l, 0, 0)
	return c
}

func fromLab(lum, a, b float64) (Color, bool) {
	l := math.Pow(lum+.3963377774*a+.2158037573*b, 3)
	m := math.Pow(lum-.1055613458*a-.0638541728*b, 3)
	s := math.Pow(lum-.0894841775*a-1.291485548*b, 3)
	v := [3]float64{
		4.0767416621*l - 3.3077115913*m + .2309699292*s,
		-1.2684380046*l + 2.6097574011*m - .3413193965*s,
		-.0041960863*l - .7034186147*m + 1.707614701*s,
	}
	ok := true
	for i := range v {
		ok = ok && v[i] > -.002 && v[i] < 1.002
		v[i] = max(0, min(1, encode(max(0, v[i]))))
	}
	return RGBA(v[0], v[1], v[2], 1), ok
}

func linear(v float64) float64 {
	if v <= .04045 {
		return v / 12.92
	}
	return math.Pow((v+.055)/1.055, 2.4)
}

func encode(v float64) float64 {
	if v <= .0031308 {
		return 12.92 * v
	}
	return 1.055*math.Pow(v, 1/2.4) - .055
}

// Shade returns a lighter (steps above 0) or darker (below 0) tone in −3…3 steps. Lights drift toward yellow, darks toward
// plum, as in daylight; near-whites darken to a warm gray.
func (c Color) Shade(steps float64) Color {
	v := c.Lch()
	out := v
	switch {
	case steps > 0:
		out = Lch{v.L + (1-v.L)*.28*steps, v.C * (1 - .12*steps), v.H}
		if v.C > .02 {
			out.H = toward(v.H, 95, 5*steps)
		}
	case steps < 0 && v.L > .9 && v.C < .06:
		out = Lch{v.L * (1 + .062*steps), max(v.C, .012) - .011*steps, 70}
		if v.C > .006 {
			out.H = toward(v.H, 48, 40)
		}
	case steps < 0:
		out = darker(v, steps)
	default:
		return c
	}
	d, own := out.Color().rgba(), c.rgba()
	d.a, d.slot = own.a, own.slot
	return Color{&d}
}

func darker(v Lch, steps float64) Lch {
	chroma, least := v.C, .008
	if v.C > .03 && v.C < .11 && v.H > 20 && v.H < 100 {
		chroma -= .011 * steps
	}
	if v.C > .01 {
		least = .02
	}
	out := Lch{v.L * (1 + .135*steps), max(chroma, least), 285}
	if v.C > .02 {
		target := 290.0
		switch {
		case v.H > 60 && v.H < 110:
			target = 40
		case v.H > 110 && v.H < 230:
			target = 250
		case v.H < 60:
			target = 10
		}
		out.H = toward(v.H, target, -6*steps)
	}
	return out
}

// toward turns a hue toward a target by at most d degrees.
func toward(h, target, d float64) float64 {
	x := math.Remainder(target-h, 360)
	return h + math.Copysign(min(math.Abs(x), d), x)
}

// Tones are a base color M and its derived lights (L, LL) and darks (D, DD, DDD).
type Tones struct{ *Ramp }

// Ramp is the colors of Tones.
type Ramp struct {
	M, L, LL, D, DD, DDD Color
	Contrast             Color // the second color that was asked for of a pattern; None for none
}

// TonesOf derives the tones of a color.
func TonesOf(c Color) Tones {
	return Tones{&Ramp{M: c, L: c.Shade(1), LL: c.Shade(2), D: c.Shade(-1), DD: c.Shade(-2), DDD: c.Shade(-3)}}
}

// With returns the tones with a second color for a pattern.
func (t Tones) With(contrast Color) Tones {
	ramp := *t.Ramp
	ramp.Contrast = contrast
	return Tones{&ramp}
}

// Gradient is a linear or radial gradient in the coordinates of the piece.
type Gradient struct{ *gradient }

type gradient struct {
	radial bool
	toUnit scene.Matrix
	stops  []Stop
}

// Stop is a color at an offset in 0–1 of a gradient.
type Stop struct{ *stop }

type stop struct {
	at    float64
	color Color
}

// At places a color in a gradient.
func At(offset float64, c Color) Stop { return Stop{&stop{offset, c}} }

// Slot returns the slot of the gradient's first color that has one.
func (g Gradient) Slot() string {
	for _, s := range g.stops {
		if slot := s.color.Slot(); slot != "" {
			return slot
		}
	}
	return ""
}

func (g Gradient) paint() scene.Paint {
	kind := scene.Linear
	if g.radial {
		kind = scene.Radial
	}
	p := scene.Paint{Kind: kind, ToUnit: g.toUnit, Opacity: 1}
	for _, s := range g.stops {
		p.Stops = append(p.Stops, scene.Stop{Offset: float32(s.at), Color: s.color.scene()})
	}
	return p
}

// Lin is a linear gradient from x1, y1 to x2, y2. Colors without an offset (Color instead of Stop) are spread evenly.
func Lin(x1, y1, x2, y2 float64, colors ...any) Gradient {
	dx, dy := x2-x1, y2-y1
	d := dx*dx + dy*dy
	if d == 0 {
		dx, d = 1, 1
	}
	a, b := dx/d, dy/d
	m := scene.Matrix{float32(a), 0, float32(b), 0, float32(-a*x1 - b*y1), 0}
	// The second row is the perpendicular, so that the matrix can be inverted.
	m[1], m[3], m[5] = float32(-b), float32(a), float32(b*x1-a*y1)
	return Gradient{&gradient{toUnit: m, stops: stops(colors)}}
}

// Rad is a radial gradient around cx, cy.
func Rad(cx, cy, r float64, colors ...any) Gradient {
	k := float32(1 / max(r, 1e-6))
	return Gradient{&gradient{radial: true, toUnit: scene.Matrix{k, 0, 0, k, -k * float32(cx), -k * float32(cy)}, stops: stops(colors)}}
}

func stops(colors []any) []Stop {
	out := make([]Stop, 0, len(colors))
	for i, c := range colors {
		switch c := c.(type) {
		case Stop:
			out = append(out, c)
		case Color:
			at := 0.0
			if len(colors) > 1 {
				at = float64(i) / float64(len(colors)-1)
			}
			out = append(out, At(at, c))
		default:
			panic(fmt.Sprintf("kit: a gradient takes Color or Stop, not %T", c))
		}
	}
	return out
}
