package scene

import (
	"image"
	"math"
)

// Background is a made-up photographic background: a color at every place, x and y in 0–1.
type Background struct {
	Name string
	at   func(x, y float64) rgb
}

// Backgrounds returns the nine, from the plainest to the most detailed.
func Backgrounds() []Background {
	return []Background{
		{"studio", studio}, {"sky", sky}, {"bokeh", bokeh}, {"wood", wood}, {"fabric", fabric},
		{"water", water}, {"bricks", bricks}, {"foliage", foliage}, {"city lights", cityLights},
	}
}

// Draw returns the background as an opaque image.
func (b Background) Draw(size int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	for i := range size * size {
		x, y := (float64(i%size)+.5)/float64(size), (float64(i/size)+.5)/float64(size)
		c := b.at(x, y).bytes()
		copy(img.Pix[i*4:], []uint8{c[0], c[1], c[2], 255})
	}
	return img
}

// studio is a paper roll: lit in the middle, darker at the edges.
func studio(x, y float64) rgb {
	d := math.Hypot(x-.45, (y-.4)*.8)
	return rgb{.78, .77, .75}.times(1.12 - .6*d*d + .01*noise(x*90, y*90, 1))
}

func sky(x, y float64) rgb {
	blue := rgb{.25, .48, .80}.mix(rgb{.70, .83, .93}, y)
	cloud := smooth(clamp((layers(x*3, y*6, 5, 2) - .5) * 4))
	return blue.mix(rgb{.96, .96, .97}, cloud*.9)
}

// bokeh is lights out of focus: discs of equal size, a little brighter at their rims.
func bokeh(x, y float64) rgb {
	c := rgb{.10, .09, .13}.mix(rgb{.28, .17, .12}, layers(x*2, y*2, 3, 3))
	tints := []rgb{{1, .72, .35}, {.95, .45, .35}, {.45, .7, .9}, {.95, .9, .7}}
	for i := range int32(40) {
		d := math.Hypot(x-lattice(i, 0, 4), y-lattice(i, 1, 4)) / (.03 + .04*lattice(i, 2, 4))
		if d < 1.05 {
			cover := clamp((1.05 - d) * 10)
			c = c.mix(tints[i%4], cover*(.25+.25*d*d)*(.5+.7*lattice(i, 3, 4)))
		}
	}
	return c
}

// wood is planks with grain along them.
func wood(x, y float64) rgb {
	plank := math.Floor(y * 5)
	grain := layers(x*3+plank*7, y*40+layers(x*4, y*4, 3, 5)*5, 4, 6)
	c := rgb{.36, .22, .12}.mix(rgb{.68, .47, .28}, grain).times(.85 + .3*lattice(int32(plank), 1, 7))
	if gap := math.Abs(y*5-math.Round(y*5)) / 5; gap < .003 {
		c = c.times(.35)
	}
	return c
}

// fabric is a checked cloth with its threads and soft folds.
func fabric(x, y float64) rgb {
	c := rgb{.82, .78, .70}
	if math.Mod(x*9, 1) < .35 {
		c = c.mix(rgb{.55, .18, .20}, .6)
	}
	if math.Mod(y*9, 1) < .35 {
		c = c.mix(rgb{.20, .26, .45}, .5)
	}
	weave := .06 * math.Sin(x*700) * math.Sin(y*700)
	return c.times(.8 + .35*layers(x*3+y, y*2, 3, 8) + weave)
}

func water(x, y float64) rgb {
	depth := 1 / (1.15 - y*.9)
	wave := layers(x*14/depth+5, y*60/depth, 4, 9)
	c := rgb{.05, .22, .30}.mix(rgb{.25, .52, .58}, wave)
	return c.mix(rgb{.95, .97, .96}, smooth(clamp((wave-.68)*9))*.8)
}

func bricks(x, y float64) rgb {
	row := math.Floor(y * 14)
	u, v := math.Mod(x*7+.5*math.Mod(row, 2), 1), math.Mod(y*14, 1)
	if u < .04 || v < .09 {
		return rgb{.70, .66, .60}.times(.85 + .3*layers(x*60, y*60, 2, 10))
	}
	id := lattice(int32(math.Floor(x*7+.5*math.Mod(row, 2))), int32(row), 11)
	c := rgb{.52, .22, .16}.mix(rgb{.70, .36, .24}, id)
	return c.times(.72 + .5*layers(x*50, y*50, 4, 12))
}

// foliage is leaves over leaves, lit from above.
func foliage(x, y float64) rgb {
	c := rgb{.05, .10, .04}
	for depth := range 4 {
		scale := 9 + 4*float64(depth)
		jitter := layers(x*scale, y*scale, 3, uint32(13+depth))
		leaf := math.Sin(x*scale*6+jitter*9) * math.Sin(y*scale*5+jitter*11)
		cover := smooth(clamp((leaf - .1) * 5))
		tint := rgb{.12, .30, .07}.mix(rgb{.50, .66, .22}, noise(x*scale*2, y*scale*2, uint32(20+depth)))
		c = c.mix(tint.times(.45+.18*float64(depth)), cover)
	}
	return c
}

// cityLights is a skyline at night with lit windows.
func cityLights(x, y float64) rgb {
	c := rgb{.04, .05, .12}.mix(rgb{.30, .18, .22}, y)
	for depth := range 3 {
		width := 9 + 5*float64(depth)
		tower := int32(math.Floor(x * width))
		top := .15 + .2*float64(depth) + .35*lattice(tower, int32(depth), 30)
		if y < top {
			continue
		}
		c = rgb{.07, .07, .10}.times(1.3 - .3*float64(depth))
		u, v := math.Mod(x*width*6, 1), math.Mod(y*70, 1)
		lit := lattice(int32(math.Floor(x*width*6)), int32(math.Floor(y*70)), 31+uint32(depth))
		if lit > .62 && u > .25 && u < .8 && v > .3 && v < .8 {
			c = rgb{.98, .85, .5}.mix(rgb{.75, .88, .98}, smooth(lattice(tower, 5, 33))).times(.5 + lit*.6)
		}
	}
	return c
}
