package color

import "math"

// Lab is a color in OKLab (Björn Ottosson, 2020): L is lightness in 0–1, A runs from green to red, B from blue to yellow.
type Lab struct{ L, A, B float32 }

// LCH is OKLab in polar form: lightness in 0–1, chroma (0 to about 0.32 within sRGB) and hue in radians.
type LCH struct{ L, C, H float32 }

// ToLab converts an sRGB color; components outside 0–1 are clamped.
func ToLab(c RGB) Lab {
	r, g, b := toLinear(c.R), toLinear(c.G), toLinear(c.B)
	l := cubeRoot(0.4122214708*r + 0.5363325363*g + 0.0514459929*b)
	m := cubeRoot(0.2119034982*r + 0.6806995451*g + 0.1073969566*b)
	s := cubeRoot(0.0883024619*r + 0.2817188376*g + 0.6299787005*b)
	return Lab{
		L: 0.2104542553*l + 0.7936177850*m - 0.0040720468*s,
		A: 1.9779984951*l - 2.4285922050*m + 0.4505937099*s,
		B: 0.0259040371*l + 0.7827717662*m - 0.8086757660*s,
	}
}

// FromLab converts to sRGB. A color outside its gamut keeps lightness and hue and loses chroma.
func FromLab(c Lab) RGB {
	c.L = clamp(c.L)
	if rgb, ok := c.linear(); ok {
		return encode(rgb)
	}
	lo, hi := float32(0), float32(1)
	for range 7 { // 1/128 of the chroma is below what an eye can tell
		mid := (lo + hi) / 2
		if _, ok := (Lab{c.L, c.A * mid, c.B * mid}).linear(); ok {
			lo = mid
		} else {
			hi = mid
		}
	}
	rgb, _ := Lab{c.L, c.A * lo, c.B * lo}.linear()
	return encode(rgb)
}

// ToLCH converts an sRGB color to polar OKLab.
func ToLCH(c RGB) LCH { return ToLab(c).LCH() }

// FromLCH converts to sRGB, reducing chroma until the color is within its gamut.
func FromLCH(c LCH) RGB { return FromLab(c.Lab()) }

// LCH returns the polar form.
func (c Lab) LCH() LCH {
	return LCH{c.L, float32(math.Hypot(float64(c.A), float64(c.B))), float32(math.Atan2(float64(c.B), float64(c.A)))}
}

// Lab returns the Cartesian form.
func (c LCH) Lab() Lab {
	s, k := math.Sincos(float64(c.H))
	return Lab{c.L, c.C * float32(k), c.C * float32(s)}
}

// linear returns linear light and whether it is within the gamut, give or take half a step of 8 bits.
func (c Lab) linear() (RGB, bool) {
	l := c.L + 0.3963377774*c.A + 0.2158037573*c.B
	m := c.L - 0.1055613458*c.A - 0.0638541728*c.B
	s := c.L - 0.0894841775*c.A - 1.2914855480*c.B
	l, m, s = l*l*l, m*m*m, s*s*s
	v := RGB{
		4.0767416621*l - 3.3077115913*m + 0.2309699292*s,
		-1.2684380046*l + 2.6097574011*m - 0.3413193965*s,
		-0.0041960863*l - 0.7034186147*m + 1.7076147010*s,
	}
	const slack = 0.0005
	ok := min(v.R, v.G, v.B) >= -slack && max(v.R, v.G, v.B) <= 1+slack
	return v, ok
}

func encode(v RGB) RGB { return RGB{toSRGB(v.R), toSRGB(v.G), toSRGB(v.B)} }

// cubeRoot is a bit-level first guess refined by one of Halley's steps: within 3e-5 for the range of light, a hundredth of what 8 bits tell
// apart, and many times faster than math.Cbrt.
func cubeRoot(v float32) float32 {
	if v < 1e-9 {
		return 0
	}
	y := math.Float32frombits(math.Float32bits(v)/3 + 709960000)
	cube := y * y * y
	return y * (cube + 2*v) / (2*cube + v)
}
