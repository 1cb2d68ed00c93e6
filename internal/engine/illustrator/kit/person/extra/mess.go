package extra

import (
	"maps"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() {
	maps.Copy(All, map[string]extra{
		"covered in flour":     messOf("#fffdf6"),
		"covered in chocolate": messOf("#5a3018"),
		"covered in sauce":     messOf("#cf3a2a"),
		"covered in icing":     messOf("#f7b6cf"),
		"covered in paint":     messOf("#3f8fe0", "#f2b52f", "#e0484f", "#4fae5a"),
		"covered in spaghetti": {trunk: splatsOf("#cf3a2a"), Head: spaghetti},
	})
}

// messOf is what covers somebody: smears on the face, splats on the clothes.
func messOf(colors ...string) extra {
	return extra{trunk: splatsOf(colors...), Head: func(f *figure.Figure) kit.Node {
		n := kit.Of(smudged(colors[0])(f))
		if len(colors) > 1 {
			n = kit.Of(n, smudged(colors[1])(f).Mirror(f.Face(1.15)+2))
		}
		return n
	}}
}

// splatPlaces are where splats are on the trunk, in half shoulder widths and trunk lengths, and how large each is.
var splatPlaces = [][3]float64{{-.5, .72, 13}, {.3, .84, 9}, {.52, .5, 14}, {-.1, .5, 10}, {-.55, .3, 10}, {.2, .2, 12}, {-.15, .02, 8}, {.6, .12, 8}}

// splatsOf draws splats of colors over the front of what somebody wears.
func splatsOf(colors ...string) func(*figure.Figure) kit.Node {
	return func(f *figure.Figure) kit.Node {
		k, n := f.Body.Thick, kit.Of()
		for i, at := range splatPlaces {
			t := figure.HexTones(colors[i%len(colors)])
			x, y := at[0]*f.Bones.Shoulder+f.Front()*.6, f.Up(at[1])
			n = kit.Of(n, splat(f, x, y, at[2]*k, float64(i)*47, t))
		}
		return f.Clip(body.TrunkOutline(f, 14*k, 4*k), n)
	}
}

// splat is a drop that has burst: a round middle with arms and a few drops around it.
func splat(f *figure.Figure, x, y, r, turn float64, t kit.Tones) kit.Node {
	var points []kit.Point
	drops := kit.Of()
	const arms = 5
	for i := range 2 * arms {
		a := (turn + 360*float64(i)/(2*arms)) * math.Pi / 180
		reach := r * .94
		if i%2 == 0 {
			reach = r * (1 + .17*float64((i*5)%3))
		}
		px, py := x+reach*math.Cos(a), y+reach*math.Sin(a)
		points = append(points, kit.Point{X: px, Y: py})
		if i%3 == 0 {
			drops = kit.Of(drops, f.Circle(x+1.65*r*math.Cos(a), y+1.65*r*math.Sin(a), r*.16, t.M))
		}
	}
	return kit.Of(f.Curve(points, kit.Rad(x-r*.3, y-r*.3, r*1.6, t.L, t.M, t.D)), drops)
}

// spaghetti hangs over the hair and one ear, with sauce on the cheeks.
func spaghetti(f *figure.Figure) kit.Node {
	t := figure.HexTones("#f3cf6a")
	strands := []string{
		"M-34 -48Q-18 -66 2 -58Q24 -68 38 -46", "M-38 -40Q-24 -54 -6 -50Q14 -60 34 -40", "M-30 -54Q-10 -48 8 -56Q26 -54 36 -50", "M-36 -44Q-48 -24 -40 -4Q-34 14 -42 30", "M-34 -40Q-42 -20 -36 2Q-30 12 -36 20",
		"M36 -44Q46 -28 40 -10Q36 0 42 8", "M-14 -54Q-2 -66 14 -60Q6 -48 22 -46", "M4 -50Q-2 -36 8 -30Q16 -26 12 -18",
	}
	n := kit.Of(smudged("#cf3a2a")(f))
	for i, d := range strands {
		if i == len(strands)/2 {
			n = kit.Of(n, f.Circle(10, -58, 12, kit.Rad(6, -62, 15, figure.HexTones("#8a4a2a").L, figure.HexTones("#8a4a2a").M, figure.HexTones("#8a4a2a").DD)))
		}
		n = kit.Of(n, f.Line(d, t.DD, 5.6), f.Line(d, t.M, 4.2), f.Line(d, t.LL, 1.4).Move(-.5, -.7))
	}
	return kit.Of(n, f.Path("M-8 -60q8 -6 14 0q2 6 -6 7q-8 0 -8 -7Z", kit.Hex("#cf3a2a")))
}
