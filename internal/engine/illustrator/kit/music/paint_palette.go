package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var paintPalette = kit.Piece{
	Name: "paint-palette", Cm: 35,
	Palette: "palette #d69a5b wood; paints #f0413e red; second #ff9d2e; third #ffd93b; fourth #4fbf5a; fifth #3d8fe6; sixth #8a5be0; brush #c93d4a handle; bristles #5a3a2c hair; ferrule #c3ccd6 metal",
	Draw: func(c *kit.Canvas) {
		w, b, h, m := c.Tones("palette"), c.Tones("brush"), c.Tones("bristles"), c.Tones("ferrule")
		const d = "M120 34C186 26 246 66 248 124C250 158 222 160 206 166C192 172 196 184 200 194C206 214 190 232 152 234C74 238 8 194 8 134C8 78 60 40 120 34Z"
		hole := "M52 158C60 146 80 146 88 158C94 170 84 182 70 182C56 182 46 170 52 158Z"
		c.Part("palette", c.Path(d+hole, w.DDD).EvenOdd().Move(0, 6), c.Path(d+hole, w.DD).EvenOdd().Move(0, 4), c.Path(d+hole, kit.Lin(40, 40, 210, 230, w.LL, w.L, w.M, w.D)).EvenOdd(),
			c.Clip(d, c.Mask(c.Path(d+hole, kit.White).EvenOdd(), sheen.Grain(c, kit.Box{X0: 10, Y0: 40, X1: 246, Y1: 230}, 18, w), sheen.Edge(c, d, w, 18), c.Path(hole, kit.None).Stroke(w.DD, 4).Opacity(.7), c.Path(hole, kit.None).Stroke(w.LL, 2).Move(1.4, 2).Opacity(.8))),
			sheen.Glint(c, "M24 122C30 84 62 58 104 48C112 47 112 54 105 56C68 66 42 88 34 124C31 134 22 132 24 122Z", .4))
		spots := []struct{ x, y, r float64 }{{66, 106, 21}, {112, 74, 22}, {166, 74, 22}, {212, 106, 21}, {108, 204, 20}, {160, 202, 19}}
		for i, name := range []string{"paints", "second", "third", "fourth", "fifth", "sixth"} {
			t, s := c.Tones(name), spots[i]
			o := shape.Blob(c.Rand(), s.x, s.y, s.r, .13, 9)
			c.Part("paints", c.Path(o, w.DDD).Move(1.4, 2.6).Opacity(.45), sheen.Body(c, o, t, 9), c.Path(shape.Ribbon(shape.Sample(shape.Arc(s.x, s.y, s.r*.62, s.r*.58, 185, 275, 8), 24), shape.Taper(4.6, .2)), kit.White).Opacity(.65).Shade())
		}
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-9, 150, 140).Move(36, 4) }
		t := c.Tones("paints")
		c.Part("brush", c.Clip(d, lean(sheen.Dim(c, 3, .45, kit.RoundRect(62, 142, 150, 9, 4), w))))
		c.Part("brush", lean(c.Form("M128 133Q170 130 246 138Q250 140 246 142Q170 150 128 147Z", kit.Lin(0, 131, 0, 149, b.L, b.LL, b.M, b.DD), c.Line("M132 137Q180 134 236 139", kit.White, 1.6).Opacity(.5)), c.Form("M98 131L130 132V148L98 149Z", sheen.Steel(0, 130, 0, 150, m), c.Line("M106 130V150M111 130V150M122 130V150", m.DDD, 1.2).Opacity(.6)),
			c.Form("M100 130C82 128 66 132 50 142C66 152 84 152 100 150Z", kit.Lin(0, 128, 0, 152, h.L, h.M, h.DD), c.Path("M78 126C66 130 58 134 48 142C60 152 70 154 80 154Q72 140 78 126Z", kit.Lin(0, 128, 0, 152, t.L, t.M, t.D)), c.Line("M98 136Q84 135 72 138M98 144Q84 146 72 144", h.LL, 1).Opacity(.6))))
		c.AnchorBox("grip", 70, 166, 0, 0, 0)
		c.Anchor("ground", 128, 238)
		c.AnchorBox("surface", 128, 130, 160, 0, 0)
	},
}
