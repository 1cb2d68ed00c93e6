package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var briefcase = kit.Piece{
	Name: "briefcase", Cm: 42, States: "open; closed; empty",
	Palette: "body #a15a30 leather case; handle #6f3c26 <body; latches #f1bd4c metal locks; stitching #e5b27a thread <body",
	Draw: func(c *kit.Canvas) {
		if c.State("open") {
			openBriefcase(c)
			return
		}
		b, h, m, s := c.Tones("body"), c.Tones("handle"), c.Tones("latches"), c.Tones("stitching")
		stitch := func(d string) kit.Node {
			return kit.Of(c.Line(d, kit.Black, 1.8).Dash(4, 3.2).Move(.4, .9).Opacity(.3), c.Line(d, s.M, 1.6).Dash(4, 3.2))
		}
		c.Part("handle", c.Path("M84 74V52Q84 30 106 30H150Q172 30 172 52V74H156V54Q156 46 148 46H108Q100 46 100 54V74Z", kit.Lin(84, 30, 172, 74, h.L, h.M, h.DD)), c.Line("M88 70V52Q88 34 106 34H150", h.LL, 2).Opacity(.8), c.Rect(78, 62, 28, 14, 3, kit.Lin(0, 62, 0, 76, m.LL, m.M, m.DD)), c.Rect(150, 62, 28, 14, 3, kit.Lin(0, 62, 0, 76, m.LL, m.M, m.DD)))
		c.Part("body", c.Form("M10 92Q10 72 30 72H226Q246 72 246 92V214Q246 230 230 230H26Q10 230 10 214Z", kit.Lin(20, 72, 230, 230, kit.At(0, b.L), kit.At(.3, b.M), kit.At(1, b.DD)), c.Blur(8, c.Path("M0 214Q128 236 256 210V240H0Z", b.DDD).Opacity(.6)), c.Blur(8, c.Path("M226 70H256V240H220Q236 150 226 70Z", b.DDD).Opacity(.5)), stitch("M18 150V212Q18 222 28 222H228Q238 222 238 212V150"), c.Blur(5, c.Path("M6 150Q128 180 250 150V164Q128 196 6 164Z", b.DDD).Opacity(.65))),
			c.Form("M8 90Q8 68 30 68H226Q248 68 248 90V140Q248 148 240 151Q190 168 128 168Q66 168 16 151Q8 148 8 140Z", kit.Lin(20, 68, 220, 170, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.65, b.M), kit.At(1, b.D)), c.Blur(7, c.Path("M220 60H256V160H200Q230 120 220 60Z", b.DDD).Opacity(.4)), c.Path("M18 94Q18 78 32 77H110Q60 82 50 140Q34 144 20 138Z", kit.White).Opacity(.25)),
			stitch("M15 92Q15 75 30 75H226Q241 75 241 92V138Q241 143 236 145Q190 161 128 161Q66 161 20 145Q15 143 15 138Z"), c.Line("M10 90Q10 69.5 30 69.5H224", b.LL, 1.8).Opacity(.8))
		corner := c.Form("M10 196Q34 198 42 230H26Q10 230 10 214Z", kit.Lin(10, 196, 42, 230, m.LL, m.M, m.DD), c.Circle(22, 216, 3, m.DDD).Opacity(.7))
		c.Part("corners", corner, corner.Mirror(128))
		latch := kit.Of(c.Blur(3, c.Rect(55, 142, 28, 40, 6, b.DDD).Opacity(.6)), c.Rect(53, 138, 28, 40, 6, kit.Lin(53, 138, 81, 178, m.LL, m.M, m.DD)), c.Rect(57, 142, 20, 17, 3, kit.Lin(57, 142, 77, 159, m.D, m.L)), c.Rect(58, 143, 18, 14.5, 3, kit.Lin(58, 143, 76, 158, m.LL, m.M, m.D)), c.Circle(67, 168, 4, m.DDD), c.Rect(65.8, 167, 2.4, 8, 1.2, m.DDD), c.Line("M56 141.5Q57 140 60 140H76", kit.White, 1.5).Opacity(.8))
		c.Part("latches", latch, latch.Mirror(128))
		c.AnchorBox("grip", 128, 38, 0, 0, 90)
		c.AnchorBox("print", 128, 112, 120, 60, 0)
		c.Anchor("ground", 128, 230)
	},
}

// openBriefcase draws the case with its lid up and papers in it.
func openBriefcase(c *kit.Canvas) {
	b, h, m, p := c.Tones("body"), c.Tones("handle"), c.Tones("latches"), kit.TonesOf(kit.Hex("#fffaf0"))
	in := kit.TonesOf(kit.Hex("#d9c3a0"))
	box := sheen.Chest{Left: 8, Right: 248, Top: 32, Back: 126, Rim: 156, Foot: 218, Deep: 16, Out: b, In: in}
	c.On(kit.Back)
	c.Part("lid", box.Lid(c, c.Rect(118, 54, 5, 40, 2, kit.Hex("#3f6fc4")), c.Rect(132, 58, 5, 40, 2, kit.Hex("#d8483f")), c.Form("M52 76H204L208 130H48Z", kit.Lin(52, 76, 204, 130, in.L, in.M, in.DD)), c.Line("M52 78H204M104 78L102 130M154 78L156 130", in.DDD, 2).Opacity(.7)))
	c.Part("body", box.Room(c))
	c.On(kit.Body)
	if !c.State("empty") {
		c.Part("papers", c.Path("M40 160L54 118H128L120 160Z", p.DD), c.Form("M42 160L54 114H130L124 160Z", kit.Lin(42, 114, 128, 160, p.LL, p.M, p.D), c.Line("M64 124H118M62 132H116M60 140H100", in.DDD, 2.400).Opacity(.6)), c.Form("M134 160L132 116H208L216 160Z", kit.Lin(132, 116, 212, 160, kit.Hex("#ffd873"), kit.Hex("#eaa92f")), c.Path("M132 116L140 108H168L174 116Z", kit.Hex("#d8931f"))), c.Rect(150, 128, 46, 5, 2, kit.White).Opacity(.7))
	}
	c.On(kit.Fore)
	c.Part("body", box.Wall(c, 14, 16, c.Line("M20 166V206H236V166", c.Tones("stitching").M, 1.600).Dash(4, 3.200)))
	c.Part("handle", c.Line("M96 186V198Q96 208 106 208H150Q160 208 160 198V186", h.DDD, 12), c.Line("M96 186V197Q96 206 106 206H150Q160 206 160 197V186", h.M, 8), c.Line("M108 204H148", h.LL, 2).Opacity(.7))
	c.Part("latches", c.Both(128, c.Rect(44, 150, 26, 34, 5, kit.Lin(44, 150, 70, 184, m.LL, m.M, m.DD)), c.Circle(57, 172, 4, m.DDD)))
	c.AnchorBox("inside", 128, 142, 204, 32, 0)
	c.Anchor("ground", 128, 218)
}
