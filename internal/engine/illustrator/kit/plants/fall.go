package plants

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// fallingLeaves drift down in three colors.
var fallingLeaves = kit.Piece{
	Name: "falling-leaves", Cm: 60, Palette: "leaves #e8792f orange; second #d8432f red; third #f2b632 yellow; veins #fbe3a8",
	Draw: func(c *kit.Canvas) {
		v := c.Tones("veins")
		slots := []string{"leaves", "second", "third"}
		lobed := "M0 0C-10 -8 -24 -6 -34 -14C-28 -20 -30 -28 -42 -36C-30 -42 -26 -50 -30 -64C-18 -60 -12 -66 0 -92C12 -66 18 -60 30 -64C26 -50 30 -42 42 -36C30 -28 28 -20 34 -14C24 -6 10 -8 0 0Z"
		for i, a := range [][4]float64{{58, 70, .82, -28}, {150, 58, .6, 46}, {220, 84, .78, 18}, {110, 132, .95, 72}, {198, 160, .7, -52}, {44, 170, .66, 24}, {134, 232, .84, -16}, {222, 240, .6, 58}, {56, 250, .56, -70}, {102, 30, .44, 120}} {
			t := c.Tones(slots[i%3])
			d := lobed
			if i%4 == 1 {
				d = foliage.LeafOutline(90, 52)
			}
			c.Part(slots[i%3], kit.Of(c.Line("M0 -4Q4 10 -2 24", t.DD, 4), sheen.Body(c, d, t, 9, c.Path("M0 6V-100H60V6Z", t.DD).Opacity(.22), c.Line("M0 0V-84M0 -14L-24 -30M0 -14L24 -30M0 -38L-20 -54M0 -38L20 -54", v.M, 2).Opacity(.75))).Scale(a[2], a[2]*.94, 0, 0).Rotate(a[3], 0, 0).Move(a[0], a[1]))
		}
	},
}

var oliveBranch = kit.Piece{
	Name: "olive-branch", Cm: 40, Palette: "leaves #7fa05a green; olives #5a6b2f fruit; stem #8a7a4a branch",
	Draw: func(c *kit.Canvas) {
		l, o, s := c.Tones("leaves"), c.Tones("olives"), c.Tones("stem")
		c.Part("stem", foliage.Stalk(c, s, "M14 236C70 200 150 140 240 24", 7))
		for i := range 9 {
			u := .1 + .1*float64(i)
			x, y, _, _ := foliage.Quad(14, 236, 130, 170, 240, 24, u)
			long := 72 - 22*u
			c.Part("leaves", foliage.Leaf(c, l, x, y, long, 22, -14-8*u), foliage.Leaf(c, l, x, y, long, 22, 104-26*u))
			if i%3 == 1 {
				for k, side := range []float64{-1, 1} {
					px, py := x+side*16, y+18+6*float64(k)
					c.Part("olives", c.Line(fmt.Sprintf("M%g %gL%g %g", x, y, px, py-10), s.M, 2.600), sheen.Body(c, kit.Oval(px, py, 11, 15), o, 7), c.Ellipse(px-4, py-6, 2.600, 4, kit.White).Opacity(.7))
				}
			}
		}
		c.Part("leaves", foliage.Leaf(c, l, 238, 28, 46, 18, 36))
		c.AnchorBox("grip", 40, 222, 0, 0, 40)
	},
}
