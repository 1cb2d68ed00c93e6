package aircraft

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var rocket = kit.Piece{
	Name: "rocket", Cm: 4000, States: "launching; smoking",
	Palette: "body #f2f4f7 hull; nose #e8453c tip; fins #e8453c <nose; window #58b7e8 porthole glass; rim #f5b83d; flame #ff9a2e fire",
	Draw: func(c *kit.Canvas) {
		b, n, f, w, m, fl := c.Tones("body"), c.Tones("nose"), c.Tones("fins"), c.Tones("window"), c.Tones("rim"), c.Tones("flame")
		turn := func(k kit.Node) kit.Node { return k.Rotate(32, 128, 128).Move(-4, 6) }
		up := c.State("launching") || c.State("smoking")
		if up { // upright, over the smoke of its engine
			turn = func(k kit.Node) kit.Node { return k.Scale(.78, .78, 128, 0).Move(0, 2) }
			c.Part("smoke", launchSmoke(c, true))
		}
		c.Part("flame", turn(kit.Of(c.Path("M128 266C112 252 98 232 104 206H152C158 232 144 252 128 266Z", kit.Lin(0, 206, 0, 266, fl.L, fl.M, kit.Hex("#e8482c"))),
			c.Path("M104 208C92 218 92 232 98 242C102 236 106 232 110 222ZM152 208C164 218 164 232 158 242C154 236 150 232 146 222Z", kit.Lin(0, 206, 0, 242, fl.M, kit.Hex("#e8482c"))),
			c.Path("M128 250C118 240 112 226 115 206H141C144 226 138 240 128 250Z", kit.Lin(0, 206, 0, 250, kit.Hex("#fff6c0"), kit.Hex("#ffd84f"), fl.M)))))
		fin := c.Form("M92 132C66 144 52 168 56 212Q57 217 62 214C74 204 88 198 104 196Z", kit.Lin(58, 140, 100, 210, f.L, f.M, f.D),
			gloss.Glint(c, "M86 140C70 150 60 170 61 204C64 180 70 160 88 146Z", .45), gloss.Dim(c, 4, .5, "M92 126L120 126V206H98Z", f))
		right := c.Form("M164 132C190 144 204 168 200 212Q199 217 194 214C182 204 168 198 152 196Z", kit.Lin(160, 140, 204, 210, f.M, f.D, f.DD),
			gloss.Dim(c, 4, .6, "M164 126H140V206H158Z", f))
		c.Part("fins", turn(kit.Of(fin, right)))
		c.Part("nozzle", turn(c.Form("M106 192H150L156 208Q156 212 152 212H104Q100 212 100 208Z", gloss.Barrel(kit.TonesOf(kit.Hex("#6b7280")), 100, 0, 156, 0))))
		const hull = "M128 2C160 26 178 72 176 124C175 156 166 182 156 198H100C90 182 81 156 80 124C78 72 96 26 128 2Z"
		c.Part("body", turn(c.Form(hull, kit.Lin(80, 100, 178, 112, kit.At(0, b.D), kit.At(.1, b.M), kit.At(.3, b.LL), kit.At(.52, b.M), kit.At(.8, b.D), kit.At(1, b.DDD)),
			c.Named("nose", c.Path("M60 0H196V62Q128 84 60 62Z", kit.Lin(86, 30, 172, 42, kit.At(0, n.D), kit.At(.12, n.M), kit.At(.32, n.LL), kit.At(.55, n.M), kit.At(1, n.DD))),
				c.Line("M84 60Q128 83 172 60", n.DDD, 3).Opacity(.5)),
			c.Named("bands", c.Path("M60 170Q128 196 196 170V182Q128 208 60 182Z", kit.Lin(84, 0, 172, 0, kit.At(0, m.D), kit.At(.3, m.LL), kit.At(.55, m.M), kit.At(1, m.DD)))),
			c.Blur(9, c.Path("M166 30C190 80 186 150 150 206L196 210V30Z", b.DDD).Opacity(.55)),
			gloss.Glint(c, "M96 78C90 100 89 132 94 160Q96 166 98 160C96 130 97 100 102 79Q100 72 96 78Z", .75),
			c.Around(1, 128, 128, c.Circle(90, 92, 1.8, b.DD)), c.Circle(166, 92, 1.8, b.DDD), c.Circle(90, 150, 1.8, b.DD), c.Circle(166, 150, 1.8, b.DDD))))
		c.Part("window", turn(kit.Of(c.Circle(130, 117, 30, b.DDD).Opacity(.35), c.Circle(128, 114, 29, kit.Lin(106, 92, 150, 138, m.LL, m.M, m.DD)), c.Circle(128, 114, 22.5, m.DD),
			c.Form(kit.RoundRect(107, 93, 42, 42, 21), kit.Rad(118, 104, 36, w.LL, w.L, w.M, w.D), c.Path("M100 130L138 88L150 92L112 140Z", kit.White).Opacity(.35), c.Path("M120 140L154 100V104L126 140Z", kit.White).Opacity(.3), gloss.Dim(c, 3, .5, "M107 93H149V102Q128 94 107 104Z", w)),
			c.Around(8, 128, 114, c.Circle(128, 88.3, 1.9, m.DD)))))
		c.Part("fins", turn(c.Form("M128 150C136 162 139 190 136 214Q135 219 128 219Q121 219 120 214C117 190 120 162 128 150Z", kit.Lin(118, 0, 138, 0, f.L, f.M, f.DD), gloss.Glint(c, "M126 158C122 172 121 190 123 208C123 190 125 174 127 160Z", .5))))
		if up {
			c.Part("smoke", launchSmoke(c, false))
		}
		c.AnchorBox("inside", 130, 118, 40, 40, 0)
	},
}

// launchSmoke is the smoke below a rocket that takes off: what is behind its flame, or the lower clouds before it.
func launchSmoke(c *kit.Canvas, back bool) kit.Node {
	t := kit.TonesOf(kit.Hex("#e9edf4"))
	shade := kit.Hex("#aab3c6")
	clouds := [][3]float64{{104, 196, 20}, {152, 198, 21}, {128, 214, 24}, {72, 214, 22}, {184, 214, 22}, {46, 226, 18}, {212, 226, 18}}
	if !back {
		clouds = [][3]float64{{90, 228, 21}, {128, 232, 22}, {168, 228, 21}, {26, 236, 13}, {60, 236, 17}, {198, 236, 17}, {232, 237, 12}}
	}
	var all []kit.Node
	for _, at := range clouds {
		x, y, r := at[0], at[1], at[2]
		fill := kit.Lin(0, 176, 0, 262, t.L, t.M, shade)
		if !back {
			fill = kit.Lin(0, 206, 0, 262, kit.White, t.L, shade)
		}
		all = append(all, c.Circle(x, y, r, fill), c.Circle(x-.1*r, y-.12*r, .84*r, kit.Rad(x-.35*r, y-.45*r, 1.1*r, kit.White, kit.White.Alpha(0))).Opacity(.8))
	}
	if !back {
		all = append(all, c.Blur(7, c.Ellipse(128, 222, 34, 12, kit.Hex("#ffb45a"))).Opacity(.6))
	}
	return kit.Of(all...)
}
