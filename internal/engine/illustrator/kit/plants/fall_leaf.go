package plants

import (
	"fmt"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var fallLeaf = kit.Piece{
	Name: "fall-leaf", Cm: 12,
	Palette: "blade #e8742a; veins #ffd27a <blade; stem #8a4a22; edges #c02f22 <blade; middle #ffcf4a <blade",
	Draw: func(c *kit.Canvas) {
		b, v, s, e, m := c.Tones("blade"), c.Tones("veins"), c.Tones("stem"), c.Tones("edges"), c.Tones("middle")
		o := mirrored("0,-1 .085,-.975 .13,-.9 .09,-.815 .2,-.86 .29,-.8 .29,-.7 .17,-.62 .15,-.585 .3,-.63 .4,-.56 .385,-.45 .22,-.4 .19,-.365 .31,-.385 .37,-.31 .33,-.22 .17,-.195 .13,-.16 .17,-.1 .1,-.04 0,-.01", 226)
		place := func(n kit.Node) kit.Node { return n.Rotate(34, 0, 0).Move(66, 218) }
		var veins, low []kit.Node
		add := func(d string, w float64) {
			low = append(low, c.Line(d, e.DDD, w+.6).Opacity(.35).Move(1, 1.6))
			veins = append(veins, c.Line(d, v.M, w).Opacity(.85))
		}
		for i, y := range []float64{-30, -76, -124, -170} {
			x := []float64{66, 84, 62, 26}[i]
			for _, k := range []float64{-1, 1} {
				add(fmt.Sprintf("M0 %gQ%g %g %g %g", y, k*x*.5, y-14, k*x, y-42+float64(i)*2), 2)
				add(fmt.Sprintf("M%g %gQ%g %g %g %g", k*x*.45, y-19, k*x*.6, y-40, k*x*.62, y-52), 1.2)
				add(fmt.Sprintf("M%g %gQ%g %g %g %g", k*x*.3, y-11, k*x*.7, y-10, k*x*.85, y-16), 1.2)
			}
		}
		add("M0 6Q3 -110 0 -218", 3.4)
		c.Part("stem", place(foliage.Stalk(c, s, "M0 -8C0 14 -8 28 -18 38", 6)))
		spots := []kit.Node{}
		for range 26 {
			x, y := (c.Rand().Float64()*2-1)*70, -20-c.Rand().Float64()*190
			spots = append(spots, c.Ellipse(x, y, 1+c.Rand().Float64()*2, 1+c.Rand().Float64()*1.4, e.DD).Opacity(.4))
		}
		c.Part("blade", place(c.Form(o, kit.Rad(-10, -120, 126, kit.At(0, m.M), kit.At(.35, b.L), kit.At(.7, b.M), kit.At(1, e.M)),
			c.Path("M0 10V-240H150V10Z", e.D).Opacity(.28), c.Blur(8, c.Path(o, kit.None).Stroke(e.M, 16)).Opacity(.75),
			c.Blur(9, c.Ellipse(-40, -120, 14, 70, b.LL).Opacity(.6)), kit.Of(spots...), kit.Of(low...), c.Named("veins", veins...),
			c.Path(o, kit.None).Stroke(b.LL, 2.4).Opacity(.6))))
	},
}

// mirrored is a closed curve, the same on both sides of x = 0: points of the right half from the tip down, in shares of
// long.
func mirrored(half string, long float64) string {
	var right, left []string
	for field := range strings.FieldsSeq(half) {
		var x, y float64
		point, corner := strings.CutSuffix(field, "!")
		if _, err := fmt.Sscanf(point, "%g,%g", &x, &y); err != nil {
			panic(err)
		}
		mark := ""
		if corner {
			mark = "!"
		}
		right = append(right, fmt.Sprintf("%g,%g%s", x*long, y*long, mark))
		if x != 0 {
			left = append([]string{fmt.Sprintf("%g,%g%s", -x*long, y*long, mark)}, left...)
		}
	}
	return strings.Join(append(right, left...), " ")
}
