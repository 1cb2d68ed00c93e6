package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// openCar draws what of the car is open: its hood over the engine, its trunk with luggage in it, or its front door.
func openCar(c *kit.Canvas, b kit.Tones) {
	steel, dark := kit.TonesOf(kit.Hex("#aab4bf")), kit.Hex("#2b2733")
	if c.State("open-hood") {
		c.Part("engine", c.Form("M202 112Q232 112 247 126L241 136Q218 126 200 126Z", dark), sheen.Body(c, kit.RoundRect(212, 102, 24, 24, 3), steel, 4), sheen.Body(c, kit.RoundRect(209, 98, 14, 8, 3), kit.TonesOf(kit.Hex("#e8b53a")), 2), c.Line("M226 102V94H236V106", steel.DDD, 3), c.Circle(231, 117, 5, steel.DDD), c.Line("M204 124Q220 123 231 128", b.L, 7))
		c.Part("hood", c.Line("M240 122L231 70", steel.D, 2.600), sheen.Body(c, "M202 114L222 58Q226 50 234 53L241 57Q236 88 213 117Z", b, 6), c.Path("M213 117Q236 88 241 57L237 55Q226 86 206 115Z", b.DDD).Opacity(.75))
	}
	if c.State("open-trunk") {
		c.Part("trunk", c.Form("M64 110Q36 112 20 122L18 136Q40 130 64 130Z", dark))
		if !c.State("empty") {
			case1, case2 := kit.TonesOf(kit.Hex("#d99a4a")), kit.TonesOf(kit.Hex("#4f86d8"))
			c.Part("luggage", sheen.Body(c, kit.RoundRect(24, 98, 18, 30, 3), case1, 4), c.Line("M29 98V93H37V98", case1.DDD, 2.400), sheen.Body(c, kit.RoundRect(40, 92, 19, 36, 3), case2, 4), c.Line("M45 92V87H54V92", case2.DDD, 2.400))
		}
		c.Part("body", c.Form("M9 128Q28 120 64 124V134Q30 132 6 142Z", kit.Lin(8, 122, 60, 140, b.LL, b.L, b.M)))
		c.Part("trunk", c.Line("M26 112L36 74", steel.D, 2.600), sheen.Body(c, "M64 114L44 58Q40 51 33 54L25 59Q32 90 54 117Z", b, 6), c.Path("M54 117Q32 90 25 59L29 56Q40 86 60 115Z", b.DDD).Opacity(.75))
		c.AnchorBox("inside", 40, 116, 42, 18, 0)
	}
	if c.State("open") || c.State("open-door") {
		seat := kit.TonesOf(kit.Hex("#d9b184"))
		const way = "M124 62H142C160 63 178 84 190 112L188 136Q168 142 161 160Q158 168 150 168H124Z"
		c.Part("interior", c.Path(way, b.DDD), c.Form(way, kit.Lin(124, 62, 170, 168, dark, kit.Hex("#4a4150")), sheen.Body(c, "M128 92Q128 84 135 84Q143 84 144 94L147 138Q162 138 166 146L160 160H136Q128 156 128 144Z", seat, 7), c.Line("M184 126L170 108", kit.Hex("#191620"), 5), c.Line("M163 116L176 101", kit.Hex("#191620"), 4.500)), c.Path(way, kit.None).Stroke(b.D, 3))
		c.Part("doors", c.Form("M191 112L196 72Q196 67 201 66L228 58Q234 57 234 64L237 104Z", kit.Lin(192, 60, 236, 112, b.L, b.M, b.D)), c.Path("M197 107L201 74L228 66L231 101Z", c.Tones("windows").L), c.Path("M199 106L213 72L221 69L209 104Z", kit.White).Opacity(.5), sheen.Leaf(c, 190, 112, 166, 238, 9, 5, b, kit.TonesOf(kit.Hex("#8d8794")), c.Line("M200 132L228 130", kit.Hex("#3a3440"), 6), c.Circle(220, 154, 6, kit.Hex("#5a5462"))), c.Rect(199, 119, 10, 4, 2, steel.L))
	}
}
