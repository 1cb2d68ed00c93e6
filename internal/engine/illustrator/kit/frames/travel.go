package frames

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// View is what lies behind the art of a travel poster.
type View struct {
	Terrain string       // one of Terrains
	Sky     [5]kit.Color // from the top to the horizon, in flat bands
	Land    kit.Color    // the nearest ground; what is farther away is nearer to the color of the sky
	Band    kit.Color    // the strip at the foot on which the name stands
	Border  kit.Color
}

// Terrains are the grounds of travel posters.
var Terrains = []string{"city", "sea", "mountain", "desert"}

// The measures of a travel poster, as shares of its height from the top.
const (
	TravelHorizon = .6
	TravelFoot    = .775 // the ground on which the art stands
	TravelBand    = .8   // where the strip with the name begins
	travelEdge    = .04  // the border
)

// Travel is a poster of some width and height in units as those of railways and airlines were: a sky in flat bands with a low sun, land in
// silhouettes, and a strip for the name.
func Travel(w, h float64, v View) kit.Piece {
	return plate("travel-poster", func(c *kit.Canvas) {
		x0, y0 := 128-w/2, 128-h/2
		edge := travelEdge * min(w, h)
		outer, inner := kit.RoundRect(x0, y0, w, h, 5), kit.RoundRect(x0+edge, y0+edge, w-2*edge, h-2*edge, 2)
		at := func(share float64) float64 { return y0 + share*h }
		horizon := at(TravelHorizon)
		var scenery []kit.Node
		for i, col := range v.Sky {
			top := y0 + (horizon-y0)*float64(i)/5
			scenery = append(scenery, c.Path(wavyBand(x0, top, w, h, float64(i)), col))
		}
		sun := v.Sky[4].Shade(.45)
		r := .27 * min(w, h)
		scenery = append(scenery, c.Circle(128, horizon-.4*r, 1.32*r, sun.Alpha(.28)), c.Circle(128, horizon-.4*r, r, sun))
		for i, p := range [][3]float64{{.16, .17, .2}, {.86, .11, .16}, {.8, .29, .22}, {.12, .36, .15}} {
			scenery = append(scenery, flatCloud(c, x0+p[0]*w, at(p[1]), p[2]*w, v.Sky[3].Shade(.3+.1*float64(i%2)).Alpha(.55)))
		}
		far := v.Land.Toward(v.Sky[3], .62)
		mid := v.Land.Toward(v.Sky[3], .32)
		scenery = append(scenery, c.Path(skylineOf(v.Terrain, x0, horizon, w, h, 0), far), c.Path(skylineOf(v.Terrain, x0, horizon+.05*h, w, h, 1), mid))
		if v.Terrain == "sea" {
			for i := range 9 {
				y, n := horizon+.03*h+float64(i*i)*.0024*h, float64(i)
				scenery = append(scenery, c.Rect(x0+w*(.5+.33*math.Sin(n*2.4))-.12*w, y, (.12+.02*n)*w, .004*h+.0006*n*h, 1, sun.Alpha(.6)))
			}
		}
		foot := at(TravelFoot - .045)
		scenery = append(scenery, c.Path(fmt.Sprintf("M%g %gC%g %g %g %g %g %gV%gH%gZ", x0, foot+.03*h, x0+.3*w, foot-.012*h, x0+.7*w, foot-.012*h, x0+w, foot+.03*h, y0+h, x0), v.Land))
		scenery = append(scenery, c.Rect(x0, at(TravelBand), w, h, 0, v.Band), c.Rect(x0, at(TravelBand), w, .006*h, 0, v.Border))
		c.Part("field", c.Path(outer, v.Border.Shade(-.25)), c.Path(kit.RoundRect(x0+.7, y0+.7, w-1.4, h-1.4, 4.6), v.Border), c.Clip(inner, scenery...))
	})
}

// wavyBand is a strip of the sky with a calm upper edge.
func wavyBand(x, y, w, h, n float64) string {
	rise := .018 * h * math.Sin(n*1.9)
	return fmt.Sprintf("M%g %gC%g %g %g %g %g %gV%gH%gZ", x, y+rise, x+.33*w, y-rise, x+.66*w, y+2*rise, x+w, y-rise, y+h, x)
}

// flatCloud is a cloud of three bars.
func flatCloud(c *kit.Canvas, x, y, w float64, col kit.Color) kit.Node {
	t := .07 * w
	return kit.Of(c.Path(kit.RoundRect(x-.34*w, y-t, .6*w, 2*t, t)+kit.RoundRect(x-.5*w, y+.8*t, w, 2*t, t)+kit.RoundRect(x-.28*w, y+2.6*t, .7*w, 2*t, t), col))
}

// skylineOf is the silhouette of land at the horizon; the second is nearer.
func skylineOf(terrain string, x, y, w, h float64, row int) string {
	near := float64(row)
	var b strings.Builder
	switch terrain {
	case "city":
		heights := []float64{.05, .09, .06, .13, .08, .16, .07, .11, .05, .12, .08, .14, .06, .1, .07}
		step := w / float64(len(heights)-3)
		for i, k := range heights {
			k *= .8 - .25*near
			left := x - step*near*.5 + float64(i)*step*.92
			b.WriteString(kit.RoundRect(left, y-k*h, step*(.78+.1*float64(i%3)), (k+.5)*h, 0))
			if i%4 == 1+row {
				b.WriteString(shape.Poly(0, shape.Pt{X: left + .1*step, Y: y - k*h}, shape.Pt{X: left + .4*step, Y: y - (k+.04)*h}, shape.Pt{X: left + .7*step, Y: y - k*h}))
			}
		}
		b.WriteString(kit.RoundRect(x, y, w, .5*h, 0))
	case "mountain":
		peaks := []float64{-.1, .0, .14, .15, .3, .05, .47, .2, .62, .06, .8, .17, .98, .03, 1.1, .1}
		fmt.Fprintf(&b, "M%g %g", x, y+.02*h)
		for i := 0; i < len(peaks); i += 2 {
			fmt.Fprintf(&b, "L%g %g", x+(peaks[i]+.09*near)*w, y-peaks[i+1]*(1-.5*near)*h)
		}
		fmt.Fprintf(&b, "L%g %gV%gH%gZ", x+w, y, y+h, x)
	case "desert":
		lift := (.06 - .03*near) * h
		fmt.Fprintf(&b, "M%g %gH%gL%g %gH%gL%g %gC%g %g %g %g %g %gV%gH%gZ", x, y, x+(.05+.5*near)*w, x+(.08+.5*near)*w, y-1.5*lift, x+(.22+.5*near)*w, x+(.26+.5*near)*w, y, x+.5*w, y+lift, x+.7*w, y-lift, x+w, y-.2*lift, y+h, x)
	default: // the sea, with an island far away
		if row == 0 {
			fmt.Fprintf(&b, "M%g %gC%g %g %g %g %g %gV%gH%gZ", x, y-.03*h, x+.12*w, y-.08*h, x+.26*w, y-.05*h, x+.4*w, y, y+h, x)
		}
		b.WriteString(kit.RoundRect(x, y-.05*h*near, w, h, 0))
	}
	return b.String()
}
