package accessories

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var suitcase = kit.Piece{
	Name: "suitcase", Cm: 68,
	States:  "open; closed; empty",
	Palette: "body #22a59a case shell; trim #f3a83a corners; handle #59606f; wheels #4a4f5d; metal #c5ced6; stickers #ee5a4f",
	Draw: func(c *kit.Canvas) {
		if c.State("open") {
			openSuitcase(c)
			return
		}
		b, t, h, w, m, s := c.Tones("body"), c.Tones("trim"), c.Tones("handle"), c.Tones("wheels"), c.Tones("metal"), c.Tones("stickers")
		wheel := kit.Of(c.Rect(64, 226, 22, 14, 4, kit.Lin(64, 0, 86, 0, h.L, h.M, h.DD)), c.Rect(66, 232, 18, 22, 8, w.DDD), c.Rect(66, 232, 16.5, 21, 8, kit.Lin(66, 0, 84, 0, w.L, w.LL, w.M, w.DD)), c.Circle(74, 243, 4, m.M), c.Circle(73.5, 242.5, 2, m.LL))
		c.Part("wheels", wheel, wheel.Mirror(128))
		c.Part("handle", c.Rect(92, 10, 9, 70, 2, fabric.Across(92, 101, m)), c.Rect(155, 10, 9, 70, 2, fabric.Across(155, 164, m)), c.Rect(86, 2, 84, 16, 8, h.DD), c.Rect(86, 2, 83, 14.5, 7, kit.Lin(0, 2, 0, 17, h.LL, h.M, h.D)), c.Rect(94, 4, 66, 3, 1.5, kit.White).Opacity(.5))
		c.Part("body", c.Form(kit.RoundRect(42, 62, 172, 172, 26), kit.Lin(50, 60, 206, 240, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.55, b.M), kit.At(1, b.DD)),
			c.Rect(66, 56, 12, 184, 6, b.DD).Opacity(.4), c.Rect(65, 56, 4, 184, 2, b.LL).Opacity(.6), c.Rect(98, 56, 12, 184, 6, b.DD).Opacity(.4), c.Rect(97, 56, 4, 184, 2, b.LL).Opacity(.6),
			c.Rect(146, 56, 12, 184, 6, b.DDD).Opacity(.35), c.Rect(145, 56, 4, 184, 2, b.LL).Opacity(.5), c.Rect(178, 56, 12, 184, 6, b.DDD).Opacity(.35), c.Rect(177, 56, 4, 184, 2, b.LL).Opacity(.5),
			c.Blur(9, c.Path("M190 60H230V250H60V222Q190 236 190 60Z", b.DDD).Opacity(.5)),
			c.Named("trim", c.Path("M36 56H92Q88 98 36 104Z", kit.Lin(42, 60, 90, 104, t.LL, t.M, t.D)), c.Path("M220 56H164Q168 98 220 104Z", kit.Lin(166, 60, 214, 104, t.L, t.M, t.DD)), c.Path("M36 240H92Q88 198 36 192Z", kit.Lin(42, 192, 90, 240, t.L, t.M, t.DD)), c.Path("M220 240H164Q168 198 220 192Z", kit.Lin(166, 192, 214, 240, t.M, t.D, t.DD)),
				fabric.Stitches(c, t.LL, "M85 60Q80 92 42 98"), fabric.Stitches(c, t.LL, "M171 60Q176 92 214 98"), fabric.Stitches(c, t.LL, "M85 236Q80 204 42 198"), fabric.Stitches(c, t.L, "M171 236Q176 204 214 198")),
			c.Path("M50 206V92Q50 71 72 70H120Q66 76 60 120V206Z", kit.White).Opacity(.3), c.Line("M206 92V206Q206 224 190 227", b.LL, 1.8).Opacity(.5)))
		c.Part("handle", c.Blur(2.5, c.Rect(102, 74, 56, 18, 8, b.DDD).Opacity(.6)), c.Rect(98, 70, 12, 18, 4, kit.Lin(98, 70, 110, 88, m.LL, m.M, m.DD)), c.Rect(146, 70, 12, 18, 4, kit.Lin(146, 70, 158, 88, m.LL, m.M, m.DD)), c.Rect(104, 72, 48, 13, 6.5, kit.Lin(0, 72, 0, 85, h.L, h.M, h.DD)), c.Rect(110, 74, 36, 3, 1.5, kit.White).Opacity(.45))
		c.Part("stickers", c.Blur(1.5, c.Circle(97, 133, 22, b.DDD).Opacity(.6)), c.Circle(96, 131, 22, kit.Hex("#fff7e8")), c.Form(kit.Oval(96, 131, 18.5, 18.5), kit.Lin(80, 114, 112, 150, kit.Hex("#9fdcf7"), kit.Hex("#4aa6e0")), c.Circle(104, 122, 6, kit.Hex("#ffd65c")), c.Path("M74 152L90 126L99 138L104 132L120 152Z", kit.Hex("#3f8f5b")), c.Path("M90 126L95 132L91 134L87 132Z", kit.White)),
			kit.Of(c.Blur(1.5, c.Rect(134, 150, 52, 32, 5, b.DDD).Opacity(.6)), c.Rect(133, 148, 52, 32, 5, kit.Hex("#fff7e8")), c.Rect(136, 151, 46, 26, 3, kit.Lin(136, 150, 182, 178, s.L, s.M, s.D)), c.Path("M143 167L156 163L148 155L152 154L165 160L174 157Q179 157 177 161L168 165L160 174L157 174L160 167L146 170Z", kit.White)).Rotate(-10, 160, 164),
			c.Path("M100 168L105.5 180L118.5 181.3L108.7 190L111.5 203L100 196.3L88.5 203L91.3 190L81.5 181.3L94.5 180Z", kit.Hex("#fff7e8")).Rotate(12, 100, 186), c.Path("M100 173L104.2 182.3L114.3 183.3L106.7 190L108.9 200L100 194.8L91.1 200L93.3 190L85.7 183.3L95.8 182.3Z", t.M).Rotate(12, 100, 186))
		c.AnchorBox("grip", 128, 10, 0, 0, 90)
		c.AnchorBox("print", 128, 156, 110, 110, 0)
		c.Anchor("ground", 128, 254)
	},
}

// openSuitcase draws the suitcase lying on its back with its lid up and folded clothes in it.
func openSuitcase(c *kit.Canvas) {
	b, t, m, h, k := c.Tones("body"), c.Tones("trim"), c.Tones("metal"), c.Tones("handle"), kit.TonesOf(kit.Hex("#f6f1e6"))
	in := kit.TonesOf(kit.Hex("#e9d3b0"))
	box := sheen.Chest{Left: 6, Right: 250, Top: 22, Back: 120, Rim: 150, Foot: 226, Deep: 18, Out: b, In: in}
	c.On(kit.Back)
	c.Part("lid", box.Lid(c, c.Line("M88 36L72 124M168 36L184 124", t.D, 9), c.Line("M88 36L72 124M168 36L184 124", t.L, 5), c.Form("M96 66H160L164 106H92Z", kit.Lin(96, 66, 160, 106, in.L, in.D)), c.Line("M95 72H161", in.DD, 3)))
	c.Part("body", box.Room(c))
	c.On(kit.Body)
	fold := func(x, y, w float64, t kit.Tones) kit.Node {
		return kit.Of(sheen.Body(c, kit.RoundRect(x, y, w, 24, 9), t, 6), sheen.Body(c, kit.RoundRect(x+3, y-12, w-6, 22, 9), t, 6), c.Line(sheen.D("M%g %gh%g", x+10, y-6, w*.5), t.LL, 2).Opacity(.7))
	}
	if !c.State("empty") {
		c.Part("clothes", fold(28, 128, 66, kit.TonesOf(kit.Hex("#e8604f"))), fold(98, 126, 64, k), fold(166, 130, 64, kit.TonesOf(kit.Hex("#4f86d8"))), fold(62, 142, 62, kit.TonesOf(kit.Hex("#f2b840"))), fold(132, 143, 64, kit.TonesOf(kit.Hex("#6fbf73"))))
	}
	c.On(kit.Fore)
	c.Part("body", box.Wall(c, 26, 18, c.Rect(0, 184, 256, 5, 0, b.DD).Opacity(.6), c.Rect(0, 189, 256, 2, 0, b.LL).Opacity(.6),
		c.Named("trim", c.Path("M0 230V182Q40 190 48 230Z", kit.Lin(0, 186, 44, 230, t.LL, t.M, t.D)), c.Path("M256 230V182Q216 190 208 230Z", kit.Lin(212, 186, 256, 230, t.L, t.D, t.DD)))))
	c.Part("handle", c.Line("M100 180V192Q100 202 110 202H146Q156 202 156 192V180", h.DDD, 11), c.Line("M100 180V191Q100 200 110 200H146Q156 200 156 191V180", h.M, 7))
	c.Part("metal", c.Both(128, c.Rect(40, 144, 26, 30, 5, kit.Lin(40, 144, 66, 174, m.LL, m.M, m.DD)), c.Rect(47, 158, 12, 8, 2, m.DDD)))
	c.AnchorBox("inside", 128, 136, 210, 34, 0)
	c.AnchorBox("print", 128, 196, 120, 40, 0)
	c.Anchor("ground", 128, 226)
}
