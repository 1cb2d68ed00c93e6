package landmarks

import "pellucid/internal/engine/illustrator/kit"

var londonEye = kit.Piece{
	Name: "london-eye", Cm: 13500,
	Palette: "wheel #e6ebf1 rim steel; capsules #5fb4e6 pods cabins; legs #c9d1db supports; base #4a78b0 platform; water #5fb6e0 river",
	Draw: func(c *kit.Canvas) {
		w, k, l, b, r := c.Tones("wheel"), c.Tones("capsules"), c.Tones("legs"), c.Tones("base"), c.Tones("water")
		steel := kit.TonesOf(kit.Hex("#8f9caf"))
		c.Part("wheel", c.Around(32, 128, 116, c.Line("M128 116V18", steel.L, 1)), c.Circle(128, 116, 98, kit.None).Stroke(steel.D, 6), c.Circle(127.5, 115.5, 98, kit.None).Stroke(kit.Lin(40, 30, 216, 210, w.LL, w.M, w.DDD), 4), c.Circle(128, 116, 90, kit.None).Stroke(steel.D, 3.4), c.Circle(127.7, 115.6, 90, kit.None).Stroke(kit.Lin(40, 30, 216, 210, w.LL, w.M, w.DDD), 2), c.Around(48, 128, 116, c.Line("M128 18L134 26L140 18.8", steel.M, 1.2)))
		c.Part("legs", c.Line("M128 116L74 228M128 116L182 228", steel.DD, 10), c.Line("M127.5 116L73.5 228", kit.Lin(70, 0, 130, 0, l.LL, l.M), 7.5), c.Line("M127.5 116L181.5 228", kit.Lin(126, 0, 184, 0, l.L, l.D), 7.5), c.Line("M125 118L72 226", kit.White, 1.8).Opacity(.8), c.Line("M92 190H164", steel.D, 4), c.Line("M92 189.500H164", l.LL, 2.2))
		for i := range 20 {
			c.Part("capsules", capsule(c, k, steel).Rotate(float64(i)*18, 128, 116))
		}
		c.Part("hub", c.Circle(128, 116, 15, steel.DD), c.Circle(127.5, 115.5, 13.5, kit.Lin(114, 102, 142, 130, w.LL, w.M, w.DDD)), c.Circle(128, 116, 7.5, kit.Lin(121, 109, 135, 123, b.L, b.D)), c.Circle(126, 114, 2, kit.White).Opacity(.8))
		c.Part("base", c.Form("M48 222H208Q214 222 216 228L220 238H36L40 228Q42 222 48 222Z", kit.Lin(0, 222, 0, 238, b.LL, b.M, b.DD)), c.Line("M46 228H210", kit.White, 2.4).Dash(6, 4).Butt().Opacity(.7), c.Rect(62, 212, 26, 12, 3, kit.Lin(62, 212, 88, 224, l.LL, l.M, steel.D)), c.Rect(168, 212, 26, 12, 3, kit.Lin(168, 212, 194, 224, l.LL, l.M, steel.D)), c.Form(kit.RoundRect(106, 208, 44, 15, 4), kit.Lin(106, 208, 150, 223, w.LL, w.M, w.DDD), c.Line("M112 215H144", k.D, 5).Dash(6, 3).Butt()))
		c.Part("water", c.Form("M10 240C26 232 40 232 54 238C70 244 82 244 96 238C112 232 124 232 138 238C154 244 166 244 180 238C196 232 208 232 222 238C232 242 240 241 246 238V246Q246 256 236 256H20Q10 256 10 246Z", kit.Lin(0, 234, 0, 256, r.LL, r.M, r.D), c.Line("M34 249h22M84 250h18M130 248h24M180 250h18M214 248h14", kit.White, 2.2).Opacity(.7)))
		c.Anchor("ground", 128, 256)
	},
}

// capsule is the cabin at the top of the wheel.
func capsule(c *kit.Canvas, t, steel kit.Tones) kit.Node {
	return kit.Of(c.Form("M117 9Q117 0 128 0Q139 0 139 9Q139 18 128 18Q117 18 117 9Z", kit.Lin(117, 0, 139, 18, t.LL, t.L, t.M, t.DD), c.Line("M122 0V18M134 0V18", steel.D, 1.2).Opacity(.6), c.Path("M119 8Q120 3 127 2.500Q122 5 121.5 9Z", kit.White).Opacity(.9)), c.Line("M117 9Q117 18 128 18Q139 18 139 9", steel.DD, 1.6), c.Line("M117 9H139", kit.White, 1.2).Opacity(.6))
}
