package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var drill = kit.Piece{
	Name: "drill", Cm: 25, Facing: kit.Right,
	Palette: "body #f5b32a; bit #b9c3ce steel; battery #4a4f5d; grip #4a4f5d rubber <battery; trigger #e2433b",
	Draw: func(c *kit.Canvas) {
		b, m, t, g, k := c.Tones("body"), c.Tones("bit"), c.Tones("battery"), c.Tones("grip"), c.Tones("trigger")
		c.Part("bit", c.Form("M196 66H244L256 72L244 78H196Z", kit.Lin(0, 66, 0, 78, kit.At(0, m.M), kit.At(.3, m.LL), kit.At(.6, m.M), kit.At(1, m.DD)), c.Line("M200 80L210 64M212 80L222 64M224 80L234 64M236 80L246 64", m.DDD, 3).Opacity(.55)))
		c.Part("chuck", c.Form("M150 44H166L172 50H190L204 62V82L190 94H172L166 100H150Z", kit.Lin(0, 44, 0, 100, kit.At(0, t.M), kit.At(.22, t.LL), kit.At(.5, t.M), kit.At(1, t.DD)), c.Line("M174 58H192M174 66H198M174 74H198M174 82H194", t.DDD, 2.2).Opacity(.6), c.Rect(166, 40, 4, 70, 0, m.M)))
		c.Part("trigger", c.Form("M104 106H124Q132 112 130 124Q128 136 116 138H98Z", kit.Lin(100, 106, 130, 138, k.L, k.M, k.DD), gloss.Glint(c, "M118 110Q127 114 125 124Q123 116 114 112Z", .5)))
		c.Part("body", c.Form("M52 96H112C106 118 98 140 96 162C94 180 96 190 98 202H30C32 180 40 140 52 96Z", kit.Lin(34, 120, 108, 140, b.L, b.M, b.D, b.DD), c.Named("grip", c.Path("M50 102C42 136 34 170 32 196H58C58 170 62 136 70 108Z", kit.Lin(34, 110, 70, 130, g.LL, g.M, g.D)), c.Path("M80 146Q104 140 110 146L100 200H78Z", g.M), c.Line("M42 136L64 141M39 148L62 153M37 160L60 165M35 172L59 177M34 184L58 189", g.DDD, 2.6).Opacity(.7)), gloss.Dim(c, 6, .5, "M36 92H124V114H36Z", b)),
			c.Form("M20 58Q20 34 44 34H136Q158 34 158 50V94Q158 108 140 108H48Q20 108 20 86Z", kit.Lin(70, 34, 84, 110, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.5, b.M), kit.At(1, b.DD)), gloss.Dim(c, 6, .45, "M10 92H160V116H10Z", b), c.Path("M20 40H44V106H20Z", g.M), c.Line("M24 52H42M24 60H42M24 68H42M24 76H42M24 84H42M24 92H42", g.DDD, 2.6), c.Path("M140 30H160V112H140Z", g.M), c.Line("M144 30V112", g.LL, 1.6).Opacity(.6)), c.Line("M22 86V58Q22 36 44 36", g.LL, 2).Opacity(.6), gloss.Glint(c, "M50 40H134V45H50Z", .65),
			c.Form("M62 58H122Q128 58 128 64V78Q128 84 122 84H62Q56 84 56 78V64Q56 58 62 58Z", kit.Lin(0, 58, 0, 84, g.L, g.D), c.Line("M66 71H88M96 71H110", b.L, 5)), sheen.Screw(c, 132, 52, 4, m), sheen.Screw(c, 132, 92, 4, m))
		c.Part("battery", c.Form("M18 200H112Q120 200 120 208V232Q120 242 110 242H20Q10 242 10 232V208Q10 200 18 200Z", kit.Lin(40, 198, 50, 244, t.LL, t.M, t.DD), c.Path("M10 212H120V217H10Z", t.DDD).Opacity(.6), gloss.Dim(c, 4, .4, "M10 232H124V246H10Z", t), gloss.Glint(c, "M18 204H110V207H18Z", .4)), c.Rect(78, 222, 30, 12, 3, kit.Lin(78, 222, 108, 234, b.L, b.D)), c.Circle(28, 228, 3, kit.Hex("#6fdc7a")), c.Circle(38, 228, 3, kit.Hex("#6fdc7a")), c.Circle(48, 228, 3, t.LL))
		c.AnchorBox("grip", 70, 152, 0, 0, 10)
		c.Anchor("ground", 65, 242)
	},
}
