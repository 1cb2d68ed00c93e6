package headwear

import "pellucid/internal/engine/illustrator/kit"

var glasses = kit.Piece{
	Name: "glasses", Cm: 14,
	States:  "heart; star",
	Palette: "frame #a8562b; lenses #cdeaf8 glass; hinges #f0c659 metal",
	Draw: func(c *kit.Canvas) {
		f, l, m := c.Tones("frame"), c.Tones("lenses"), c.Tones("hinges")
		for _, name := range []string{"heart", "star"} {
			if c.State(name) {
				partyGlasses(c, partyLenses[name], f, kit.Tones{Ramp: &kit.Ramp{LL: l.LL.Alpha(.7), M: l.M.Alpha(.5), DD: l.L.Alpha(.6), DDD: l.LL.Alpha(.75)}})
				return
			}
		}
		c.On(kit.Back)
		temple := c.Form("M14 88Q8 94 14 106L26 134L38 122L28 94Z", kit.Lin(12, 88, 38, 134, f.D, f.DDD))
		c.Part("temples", temple, temple.Mirror(128))
		c.On(kit.Body)
		const inner = "M27 112Q27 80 66 80Q107 80 107 114Q107 156 68 156Q27 156 27 112Z"
		glass := c.Form(inner, kit.Lin(36, 80, 100, 156, l.LL.Alpha(.75), l.M.Alpha(.5), l.D.Alpha(.6)), c.Blur(3, c.Path("M24 76H110V92Q66 80 36 104V120H24Z", l.DDD).Opacity(.35)))
		glare := c.Clip(inner, c.Path("M50 78H70L44 146L32 128Z", kit.White).Opacity(.6), c.Path("M78 78H85L56 156L50 152Z", kit.White).Opacity(.5))
		rim := kit.Of(c.Path(inner, kit.None).Stroke(f.DD, 12), c.Path(inner, kit.None).Stroke(kit.Lin(24, 78, 108, 160, f.L, f.M, f.D), 9.5).Move(-.4, -.6),
			c.Path(inner, kit.None).Stroke(f.DDD, 5).Dash(9, 23).Butt().Opacity(.28),
			c.Line("M23 108Q26 78 66 76Q90 76 102 88", f.LL, 2.2).Opacity(.9), c.Line("M44 153Q56 160 74 158", f.LL, 1.6).Opacity(.5))
		ear := kit.Of(c.Form("M12 88Q12 82 20 82L34 86L30 104L20 100Q12 98 12 88Z", kit.Lin(12, 82, 34, 104, f.L, f.M, f.DD)), c.Line("M15 87Q17 84.5 22 85", f.LL, 1.6))
		c.Part("lenses", glass, glass.Mirror(128), glare, glare.Move(122, 0))
		c.Part("frame", c.Line("M106 106Q128 88 150 106", f.DD, 11), c.Line("M106 105Q128 87 150 105", f.M, 8.5), c.Line("M112 99Q128 87 143 98", f.LL, 2), ear, ear.Mirror(128), rim, rim.Mirror(128))
		stud := c.Ellipse(20, 91, 3.2, 2.6, kit.Lin(16, 88, 24, 94, m.LL, m.M, m.DD))
		c.Part("hinges", stud, stud.Mirror(128))
		c.AnchorBox("fit", 128, 108, 216, 70, 0)
	},
}
