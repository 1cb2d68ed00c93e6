package color

import "math"

// degrees is a hue in radians.
func degrees(d float32) float32 { return d * math.Pi / 180 }

// toward mixes a color with another in OKLab: hues between them run straight, not around the wheel.
func toward(c, to LCH, k float32) LCH {
	a, b := c.Lab(), to.Lab()
	return Lab{a.L + (b.L-a.L)*k, a.A + (b.A-a.A)*k, a.B + (b.B-a.B)*k}.LCH()
}

// hueWithin is how near a hue is to one in degrees: 1 there, 0 from so many degrees away on.
func hueWithin(c LCH, at, reach float32) float32 {
	d := float32(math.Abs(math.Remainder(float64(c.H-degrees(at)), 2*math.Pi)))
	return smooth(degrees(reach), 0, d)
}

// boho is dusty and sunburnt: terracotta, mustard and sage for reds, yellows and greens, dusty blue for blues.
func boho(c LCH) LCH {
	to := LCH{c.L, 0.085, degrees(48)}
	switch k := hueWithin(c, 140, 55); {
	case k > 0.3:
		to = LCH{c.L, 0.05, degrees(128)}
	case hueWithin(c, 250, 75) > 0.3:
		to = LCH{c.L, 0.045, degrees(225)}
	case hueWithin(c, 90, 30) > 0.4:
		to = LCH{c.L, 0.10, degrees(80)}
	case hueWithin(c, 350, 30) > 0.4:
		to = LCH{c.L, 0.06, degrees(25)}
	}
	v := toward(LCH{c.L, c.C * 0.6, c.H}, to, 0.75*smooth(0.02, 0.08, c.C))
	return toward(LCH{0.16 + 0.78*v.L, v.C, v.H}, LCH{0.9, 0.03, degrees(75)}, 0.14)
}

// gothic is night: everything darker and colder, blood red left red, whites like bone.
func gothic(c LCH) LCH {
	red := hueWithin(c, 25, 32) * smooth(0.06, 0.14, c.C)
	night := LCH{0.19 + 0.45*c.L, 0.032 + 0.22*c.C, degrees(300)}
	bone := LCH{0.88, 0.025, degrees(80)}
	v := toward(night, bone, smooth(0.86, 0.98, c.L)*smooth(0.10, 0.03, c.C))
	return toward(v, LCH{0.06 + 0.52*c.L, 0.05 + 0.75*c.C, degrees(22)}, red)
}

// brass is of old machines: brass, copper and leather, verdigris for blues and greens.
func brass(c LCH) LCH {
	to := LCH{0.04 + 0.90*c.L, 0.03 + 0.09*smooth(0.15, 0.75, c.L), degrees(78)}
	if hueWithin(c, 20, 45) > 0.35 && c.C > 0.05 {
		to = LCH{0.04 + 0.88*c.L, 0.095, degrees(48)}
	}
	if hueWithin(c, 195, 80) > 0.35 && c.C > 0.06 {
		to = LCH{0.06 + 0.82*c.L, 0.055, degrees(180)}
	}
	return toward(c, to, 0.82)
}

// sepia is an old photograph in brown.
func sepia(c LCH) LCH { return LCH{0.10 + 0.84*c.L, 0.020 + 0.14*c.L*(1-c.L), degrees(70)} }

// gray has lightness alone; strong colors count a little darker, so that they differ from gray ones.
func gray(c LCH) LCH { return LCH{c.L - 0.25*c.C, 0, c.H} }

// earthy is clay, sand, olive and bark.
func earthy(c LCH) LCH {
	to := LCH{0.10 + 0.82*c.L, 0.060, degrees(62)}
	if hueWithin(c, 150, 75) > 0.3 {
		to = LCH{0.10 + 0.78*c.L, 0.055, degrees(112)}
	}
	return toward(LCH{c.L, c.C * 0.55, c.H}, to, 0.70)
}

// autumn keeps reds and yellows and lets everything else turn to leaves.
func autumn(c LCH) LCH {
	to := LCH{0.05 + 0.90*c.L, 0.5*c.C + 0.06, degrees(58)}
	if hueWithin(c, 130, 50) > 0.3 {
		to = LCH{0.04 + 0.86*c.L, 0.09, degrees(98)}
	}
	if hueWithin(c, 260, 70) > 0.3 {
		to = LCH{0.04 + 0.80*c.L, 0.09, degrees(32)}
	}
	return toward(c, to, 0.78*smooth(0.015, 0.06, c.C))
}

// jewel is deep and full.
func jewel(c LCH) LCH { return LCH{0.86*c.L - 0.02*c.C, c.C * 1.38, c.H} }

// warm and cool are the same things in evening and in morning light.
func warm(c LCH) LCH { return toward(c, LCH{0.10 + 0.86*c.L, 0.13, degrees(58)}, 0.42) }
func cool(c LCH) LCH { return toward(c, LCH{0.08 + 0.86*c.L, 0.12, degrees(245)}, 0.45) }
