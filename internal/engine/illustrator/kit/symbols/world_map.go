package symbols

import (
	"fmt"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// continents are coasts as longitude and latitude, simplified.
var continents = []string{
	// North and Central America
	"-166,66 -156,71 -140,69 -128,70 -115,68 -100,68 -94,72 -85,69 -82,66 -94,60 -92,57 -82,55 -79,51 -78,58 -77,62 -70,60 -65,59 -57,53 -60,50 -66,50 -61,46 -70,43 -74,40 -76,35 -81,31 -80,26 -82,28 -85,30 -90,29 -97,27 -97,21 -91,18 -87,21 -88,16 -83,14 -83,10 -79,9 -77,8 -81,7 -86,11 -92,14 -97,16 -105,20 -109,25 -114,31 -112,26 -110,23 -115,29 -118,34 -124,40 -124,47 -130,54 -136,58 -146,61 -152,59 -160,55 -158,59 -165,61",
	"-45,60 -40,65 -22,70 -20,76 -30,83 -50,82 -68,78 -55,70 -52,65",
	// South America
	"-77,8 -72,12 -62,10 -52,5 -50,0 -44,-3 -35,-7 -39,-14 -41,-22 -48,-26 -53,-33 -58,-38 -65,-42 -66,-48 -69,-53 -74,-52 -74,-42 -71,-30 -70,-18 -76,-14 -81,-5 -79,1",
	// Africa
	"-6,36 10,37 11,33 20,31 32,31 36,23 43,12 51,12 48,4 41,-2 40,-10 40,-16 35,-22 32,-29 26,-34 18,-34 14,-24 12,-16 13,-8 9,-1 9,4 4,6 -8,4 -13,9 -17,14 -16,22 -10,30",
	"44,-25 47,-25 50,-15 49,-12 44,-17",
	// Europe and Asia
	"-9,43 -9,37 -5,36 0,39 4,43 9,44 13,41 16,38 18,40 13,45 19,42 22,37 26,40 28,37 36,36 35,31 39,22 43,13 52,17 59,22 56,26 50,30 56,27 62,25 67,25 73,20 76,10 80,13 82,17 88,22 92,22 94,17 98,15 98,9 103,1 104,5 100,13 105,9 109,12 106,19 110,21 118,24 122,30 120,36 118,39 122,40 126,35 129,37 128,41 133,43 140,50 141,54 136,55 143,59 155,59 156,52 162,56 164,60 172,61 178,65 170,69 150,71 130,71 112,75 98,77 80,73 68,69 55,69 44,67 38,65 36,69 26,71 16,69 6,62 6,58 11,59 16,57 18,61 24,65 22,61 29,60 22,58 20,55 12,54 8,56 8,53 2,51 -4,48 -1,44",
	"-5,50 1,51 0,54 -3,58 -6,57 -4,54", "-10,52 -6,52 -6,55 -10,54", "-23,64 -15,64 -14,66 -22,66",
	"130,31 135,34 140,36 142,42 145,44 140,45 139,38 132,35",
	// islands of the south east
	"95,5 104,-2 106,-6 101,-3", "106,-6 114,-8 108,-8", "109,2 117,7 118,1 115,-4 110,-2", "120,1 125,1 121,-5 119,-3", "131,-1 141,-3 150,-10 141,-9 135,-4", "120,18 122,16 126,7 122,9",
	// Australia and New Zealand
	"114,-22 122,-17 130,-12 136,-12 136,-16 140,-17 142,-11 146,-19 153,-26 151,-33 147,-38 140,-38 136,-33 131,-31 124,-33 116,-35", "167,-45 172,-41 174,-36 178,-38 174,-42 169,-47",
	// Antarctica's edge is left out
}

var worldMap = kit.Piece{
	Name: "world-map", Cm: 100,
	Palette: "land #58b368 continents; ocean #4aa8e8 sea",
	Draw: func(c *kit.Canvas) {
		l, o := c.Tones("land"), c.Tones("ocean")
		var land string
		for _, coast := range continents {
			var pts []shape.Pt
			for field := range strings.FieldsSeq(coast) {
				var x, y float64
				if _, err := fmt.Sscanf(field, "%g,%g", &x, &y); err != nil {
					panic("symbols: the coast " + field + " is no point")
				}
				pts = append(pts, shape.Pt{X: 124 + x*.68, Y: 142 - y*.84})
			}
			land += shape.Poly(1.6, pts...)
		}
		switch c.Variant(3) {
		case 1: // land only
			c.Part("land", c.Path(land, l.DD).Move(0, 1.6), c.Path(land, kit.Lin(0, 60, 0, 200, l.L, l.M, l.D)), c.Clip(land, c.Path(land, kit.None).Stroke(l.LL, 1.6).Move(.7, .9).Opacity(.8)))
			c.Add(c.Rect(4, 128, 1, 1, 0, o.M.Alpha(.004)))
		case 2: // dots
			var dots []kit.Node
			for i := range 47 {
				for j := range 29 {
					dots = append(dots, c.Rect(3+5.4*float64(i), 60+5.4*float64(j), 4, 4, 2, []kit.Color{l.M, o.M}[(i+j)%7/6]))
				}
			}
			c.Part("land", c.Clip(land, dots...))
		default:
			sea := kit.RoundRect(2, 54, 252, 152, 18)
			grid := []kit.Node{}
			for i := range 9 {
				grid = append(grid, c.Line(fmt.Sprintf("M%g 40V220", 16+28*float64(i)), o.LL, .7), c.Line(fmt.Sprintf("M0 %gH256", 66+20*float64(i)), o.LL, .7))
			}
			c.Part("ocean", c.Path(sea, o.DD).Move(0, 4), shape.Plump(c, sea, o, kit.Of(grid...).Opacity(.45)))
			c.Part("land", c.Clip(sea, c.Path(land, o.DD).Move(.6, 2).Opacity(.55), c.Path(land, kit.Lin(0, 60, 0, 200, l.L, l.M, l.D)), c.Clip(land, c.Path(land, kit.None).Stroke(l.LL, 1.6).Move(.7, .9).Opacity(.8), c.Path(land, kit.None).Stroke(l.DD, 1.6).Move(-.6, -.8).Opacity(.4))))
		}
	},
}
