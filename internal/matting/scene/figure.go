package scene

import (
	"math"
)

// figure is a head and shoulders that the lower side of the frame cuts off.
func figure(x, y, pixel float64) float64 {
	head := .15 - math.Hypot(x-.5, (y-.33)*.82)
	neck := min(.06-math.Abs(x-.5), y-.4)
	d := math.Hypot((x-.5)/.34, (y-1.02)/.45)
	return edge(max(head, neck, (1-d)*.34), pixel)
}

func clothes(x, y float64) rgb {
	light := 1.05 - .5*math.Abs(x-.42)
	switch {
	case y > .57:
		return rgb{.16, .30, .42}.times(light * (.85 + .3*layers(x*30, y*30, 3, 50)))
	case math.Hypot(x-.5, (y-.33)*.82) < .16 && y < .27+.1*math.Abs(x-.5):
		return rgb{.22, .13, .08}.times(light * (.8 + .4*layers(x*80, y*12, 3, 51)))
	default:
		return rgb{.86, .64, .52}.times(light)
	}
}

// leafShape has a sawn margin.
func leafShape(x, y, pixel float64) float64 {
	t := (y - .12) / .74
	if t <= 0 || t >= 1 {
		return 0
	}
	half := .26 * math.Sin(math.Pi*math.Pow(t, .8)) * (1 + .05*math.Sin(t*110))
	return edge(half-math.Abs(x-.5-.04*math.Sin(t*4)), pixel)
}

func veined(x, y float64) rgb {
	vein := math.Abs(math.Sin((y-math.Abs(x-.5)*.8)*45)) < .18 || math.Abs(x-.5-.04*math.Sin((y-.12)/.74*4)) < .006
	c := rgb{.70, .16, .22}.mix(rgb{.86, .42, .18}, layers(x*5, y*5, 4, 52))
	if vein {
		c = c.mix(rgb{.93, .75, .50}, .5)
	}
	return c
}
