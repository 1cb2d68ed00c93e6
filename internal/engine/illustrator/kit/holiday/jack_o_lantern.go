package holiday

import "pellucid/internal/engine/illustrator/kit"

var jackOLantern = kit.Piece{
	Name: "jack-o-lantern", Cm: 35,
	Palette: "pumpkin #f2801f skin; face #ffd23f glow; stem #6f8a3a", States: "empty",
	Draw: func(c *kit.Canvas) {
		p, f, s := c.Tones("pumpkin"), c.Tones("face"), c.Tones("stem")
		if c.State("empty") {
			hollowPumpkin(c, p, pumpkinBody(c, p), "pumpkin")
		} else {
			c.Part("pumpkin", pumpkinBody(c, p))
			c.Part("stem", pumpkinStem(c, s))
		}
		holes := []string{
			"M54 148Q70 118 96 112Q104 128 106 146Q80 158 54 148Z", "M202 148Q186 118 160 112Q152 128 150 146Q176 158 202 148Z", "M128 150L143 174Q128 180 113 174Z",
			"M44 176Q54 186 66 188L74 200L86 191Q104 196 114 196L118 208H138L142 196Q160 195 170 191L182 200L190 188Q204 185 212 176Q208 206 184 222L176 212L162 231Q150 235 142 236L138 222H118L114 236Q104 235 94 231L80 212L72 222Q48 206 44 176Z",
		}
		var cuts, halo []kit.Node
		for _, d := range holes {
			halo = append(halo, c.Path(d, f.M))
			cuts = append(cuts, c.Path(d, p.DDD).Stroke(p.LL, 4), c.Form(d, kit.Lin(0, 110, 0, 240, mix(p.DDD, kit.Hex("#5a1a08"), .6), mix(p.DDD, kit.Hex("#5a1a08"), .9)), c.Path(d, kit.Rad(128, 180, 120, kit.At(0, kit.Hex("#fffbd8")), kit.At(.5, f.L), kit.At(1, f.M))).Move(6, 6)))
		}
		c.Part("face", c.Clip(kit.Oval(128, 164, 120, 86), c.Glow(9, halo...).Opacity(.6)), kit.Of(cuts...))
		c.Anchor("ground", 128, 250)
	},
}
