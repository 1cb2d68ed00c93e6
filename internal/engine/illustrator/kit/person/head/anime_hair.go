package head

import (
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// animeCut is the hair before and over a face: its outline from the left temple over the crown to the right one, and the strands between
// them, of which each ends in a point.
type animeCut struct {
	crown  string
	tips   [][2]float64 // from right to left
	valley float64      // how high the gaps between two strands reach
}

// Crowns.
const (
	smoothCrown = "M-37 6C-48 -33 -30 -62 3 -62C37 -62 49 -31 38 6"
	tuftedCrown = "M-37 6Q-41 -2 -44 -2Q-41 -10 -41 -16Q-45 -20 -49 -20Q-42 -30 -37 -40Q-36 -47 -38 -52Q-26 -52 -19 -57Q-14 -63 -7 -67Q-6 -62 0 -61Q9 -66 18 -66Q18 -60 25 -56Q32 -55 39 -53Q37 -46 40 -38Q45 -34 50 -30Q44 -24 43 -16Q44 -10 47 -4Q41 -2 38 6"
	spikyCrown  = "M-37 8Q-45 4 -53 8Q-47 -6 -45 -16Q-53 -18 -61 -16Q-51 -28 -45 -39Q-49 -46 -50 -54Q-38 -54 -30 -58Q-25 -70 -17 -79Q-13 -70 -4 -66Q5 -76 19 -80Q16 -70 22 -62Q33 -66 44 -66Q39 -56 41 -46Q50 -45 60 -46Q51 -34 47 -22Q54 -16 59 -8Q49 -9 44 -6Q46 2 48 9Q42 6 38 8"
)

var (
	lockedTips   = [][2]float64{{35, 44}, {20, -4}, {5, -8}, {-9, -2}, {-23, -6}, {-34, 48}}
	boyTips      = [][2]float64{{33, 16}, {22, -8}, {7, -12}, {-4, -2}, {-20, -6}, {-32, 18}}
	sweptTips    = [][2]float64{{34, 18}, {27, -12}, {17, -16}, {2, -12}, {-14, -4}, {-24, 2}, {-33, 18}}
	liftedTips   = [][2]float64{{33, 14}, {26, -16}, {14, -25}, {-4, -24}, {-20, -16}, {-32, 14}}
	partedTips   = [][2]float64{{37, 66}, {28, 4}, {18, -14}, {-16, -14}, {-26, 4}, {-38, 70}}
	straightTips = [][2]float64{{37, 52}, {21, -6}, {10, -7}, {-1, -5}, {-12, -7}, {-23, -6}, {-37, 52}}
	shortLocks   = [][2]float64{{37, 30}, {20, -5}, {6, -9}, {-8, -3}, {-23, -7}, {-37, 32}}
)

// AnimeHair are the styles that anime draws in its own way; tight curls, locks and shorn heads stay as they are.
var AnimeHair = map[string]hairStyle{
	"short":      {back: animeNape, Cut: &animeCut{tuftedCrown, boyTips, -27}},
	"side part":  {back: animeNape, Cut: &animeCut{tuftedCrown, sweptTips, -30}},
	"quiff":      {back: animeNape, Cut: &animeCut{spikyCrown, liftedTips, -31}},
	"undercut":   {back: animeNape, Cut: &animeCut{tuftedCrown, sweptTips, -30}},
	"spiky":      {back: animeNape, Cut: &animeCut{spikyCrown, boyTips, -27}},
	"wild":       {back: wildBack, Cut: &animeCut{spikyCrown, boyTips, -27}},
	"pixie":      {back: animeNape, Cut: &animeCut{tuftedCrown, shortLocks, -28}},
	"bowl cut":   {back: animeNape, Cut: &animeCut{smoothCrown, shortLocks, -26}},
	"bob":        {back: animeBob, Cut: &animeCut{smoothCrown, lockedTips, -27}},
	"long":       {back: animeLong, Cut: &animeCut{smoothCrown, partedTips, -33}, long: true},
	"wavy":       {back: animeLong, Cut: &animeCut{smoothCrown, lockedTips, -28}, long: true},
	"bangs":      {back: animeLong, Cut: &animeCut{smoothCrown, straightTips, -24}, long: true},
	"bun":        {back: bunBack, Cut: &animeCut{smoothCrown, lockedTips, -28}},
	"top knot":   {back: topKnotBack, Cut: &animeCut{smoothCrown, liftedTips, -32}},
	"ponytail":   {back: animePonytail, Cut: &animeCut{smoothCrown, lockedTips, -28}},
	"braid":      {back: braidBack, Cut: &animeCut{smoothCrown, lockedTips, -28}},
	"pigtails":   {back: animeTwinTails, Cut: &animeCut{smoothCrown, lockedTips, -28}},
	"braids":     {back: braidsBack, Cut: &animeCut{smoothCrown, straightTips, -25}},
	"space buns": {back: spaceBunsBack, Cut: &animeCut{smoothCrown, straightTips, -25}},
}

// strandTips are the points of a cut, moved with the face: those in its middle most.
func (c *animeCut) strandTips(x float64) [][2]float64 {
	out := make([][2]float64, len(c.tips))
	for i, t := range c.tips {
		out[i] = [2]float64{t[0] + x*(1-min(1, t[0]*t[0]/1400)), t[1]}
	}
	return out
}

// Outline is the whole of a cut; each strand is rounder on one side than on the other.
func (c *animeCut) Outline(x float64) string {
	var b strings.Builder
	b.WriteString(c.crown)
	px, py := 38.0, 6.0
	tips := c.strandTips(x)
	for i, t := range tips {
		b.WriteString(figure.Text("Q%.1f %.1f %.1f %.1f", px*.35+t[0]*.65+2, (py+2*t[1])/3-2, t[0], t[1]))
		if i == len(tips)-1 {
			break
		}
		vx, vy := c.gap(tips, i)
		b.WriteString(figure.Text("Q%.1f %.1f %.1f %.1f", t[0]*.8+vx*.2-1.5, (t[1]+vy)/2-3, vx, vy))
		px, py = vx, vy
	}
	return b.String() + "Q-38 20 -37 6Z"
}

// gap is where the strand after a tip meets the next one.
func (c *animeCut) gap(tips [][2]float64, i int) (x, y float64) {
	t, u := tips[i], tips[i+1]
	y = c.valley + 6*float64(i*5%3-1)
	switch i {
	case 0:
		return min(29, u[0]+5), -10
	case len(tips) - 2:
		return max(-29, t[0]-4), -10
	}
	return (t[0] + u[0]) / 2, y
}

// strandedHair draws a cut in two tones, with a band of light whose lower edge is jagged.
func strandedHair(f *figure.Figure, c *animeCut, x float64) kit.Node {
	t := f.Hair
	tips := c.strandTips(x)
	dark := figure.Text("M42 10C39 -18 37 -42 14 -60C48 -58 56 -22 46 12Z")
	var partings string
	for i := range len(tips) - 1 {
		vx, vy := c.gap(tips, i)
		partings += figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", vx-1.3, vy+1, vx*.92-.5, vy-8, vx*.8, max(vy-15, -50), vx*.92+.9, vy-8, vx+1.3, vy+1)
	}
	shade := cel(f.Path(dark, t.DD))
	if f.Light < 0 {
		shade = shade.Mirror(0)
	}
	return f.Form(c.Outline(x), t.M, shade, hairRing(f, x), cel(f.Path(partings, t.DDD)))
}

// skyHue is that of a blue sky.
const skyHue = 275

// hairRing is the band of light on hair of anime.
func hairRing(f *figure.Figure, x float64) kit.Node {
	v := f.Hair.M.Lch()
	light := kit.Lch{L: v.L + (1-v.L)*.75, C: v.C * .8, H: v.H}
	if v.L < .3 { // black hair shines blue
		light = kit.Lch{L: .66, C: .09, H: skyHue}
	}
	c := light.Color()
	var top, low strings.Builder
	const teeth = 10
	for i := range teeth + 1 {
		u := float64(i)/teeth*2 - 1
		px, py := u*33+x*.4, -45+13*u*u
		if i == 0 {
			top.WriteString(figure.Text("M%.1f %.1f", px, py+1))
		}
		top.WriteString(figure.Text("L%.1f %.1f", px, py-1.5*float64(i%2)))
		q := (teeth - float64(i))
		u = q/teeth*2 - 1
		px, py = u*33+x*.4, -45+13*u*u
		low.WriteString(figure.Text("L%.1f %.1f", px, py+1.5+(8-3*u*u)*float64(int(q)%2)+1.6*float64(int(q)%3)))
	}
	return cel(f.Path(top.String()+low.String()+"Z", c))
}

// animeNape is short hair at the nape, in points.
func animeNape(f *figure.Figure, x float64) kit.Node {
	return f.Path("M-36 -14C-38 -48 36 -50 35 -12Q37 14 33 32Q26 28 22 22Q16 32 8 36Q4 30 0 26Q-8 34 -16 36Q-18 30 -20 24Q-26 30 -34 33Q-39 10 -36 -14Z", f.Hair.DD).Move(-x*.4, -2)
}

func animeBob(f *figure.Figure, x float64) kit.Node {
	return f.Path("M-40 -8C-47 -60 47 -62 42 -6C46 14 48 32 46 50Q38 47 33 41Q30 50 22 54Q17 49 14 43Q8 51 -2 54Q-5 49 -8 43Q-14 51 -24 54Q-28 49 -30 42Q-36 48 -46 51Q-47 28 -40 -8Z", f.Hair.DD)
}

func animeLong(f *figure.Figure, x float64) kit.Node {
	t := f.Hair
	d := "M-40 -8C-48 -62 48 -64 42 -6C46 34 58 74 56 122Q47 112 42 102Q40 118 32 130Q24 116 20 106Q14 122 4 132Q-2 118 -5 106Q-12 120 -22 130Q-27 116 -28 104Q-38 116 -52 124Q-50 84 -46 44Q-43 18 -40 -8Z"
	return f.Form(d, t.D, cel(f.Path("M-26 50Q-24 80 -28 104L-22 50ZM22 50Q18 80 20 106L27 50ZM-4 50Q-8 80 -5 106L2 50ZM30 20C44 50 44 80 42 102L58 122C60 70 48 30 40 0Z", t.DDD))).Rotate(swing(f)*.45, 0, -20)
}

// animePonytail is tied high and falls in three points.
func animePonytail(f *figure.Figure, x float64) kit.Node {
	t := f.Hair
	tail := f.Form("M-14 -52C-46 -72 -80 -48 -82 -8C-83 22 -76 42 -90 76Q-70 66 -63 46Q-62 62 -70 84Q-48 62 -45 28C-44 2 -40 -16 -18 -32Z", t.M,
		cel(f.Path("M-30 -44C-62 -46 -66 0 -63 46L-70 84Q-48 62 -45 28C-44 2 -40 -16 -18 -32Z", t.DD)), cel(f.Path("M-52 -46Q-76 -32 -77 8Q-68 -22 -52 -46Z", kit.White)))
	return kit.Of(tail.Rotate(swing(f)*.9, -26, -24), animeNape(f, x), f.Ellipse(-26, -44, 6, 9, hairTie(f)).Rotate(-40, -26, -44))
}

// animeTwinTails are two long tails.
func animeTwinTails(f *figure.Figure, x float64) kit.Node {
	t := f.Hair
	tail := f.Form("M26 -44C58 -66 88 -24 82 26C79 58 88 84 74 122Q65 106 63 90Q58 108 46 116Q54 76 51 42C48 8 44 -10 24 -26Z", t.M,
		cel(f.Path("M30 -34C62 -30 66 30 63 90Q58 108 46 116Q54 76 51 42C48 8 44 -10 24 -26Z", t.DD)), cel(f.Path("M52 -43Q76 -30 77 12Q68 -20 52 -43Z", kit.White)))
	near := tail.Mirror(0).Rotate(swing(f)*.5, -30, -34)
	tie := hairTie(f)
	return kit.Of(near, tail.Rotate(swing(f)*.5, 30, -34), animeNape(f, x), f.Ellipse(-30, -36, 5.5, 8, tie).Rotate(-30, -30, -36), f.Ellipse(30, -36, 5.5, 8, tie).Rotate(30, 30, -36))
}

// fringeShadow is the shadow of the hair on the face, with a hard edge.
func fringeShadow(f *figure.Figure, x float64) kit.Node {
	s := HairStyle(f)
	if s.Cut == nil || Covered(f) {
		return kit.Node{}
	}
	return f.Path(s.Cut.Outline(x), f.Skin.DD).Move(1.5*f.Light, 5)
}
