package reptiles

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var toad = kit.Piece{
	Name: "toad", Cm: 10,
	Palette: "skin #9a8250 body; belly #ecdcae; warts #7a6238 bumps <skin; feet #86703f <skin legs; eyes #d98a1f",
	Draw: func(c *kit.Canvas) {
		s, b, w, f, e := c.Tones("skin"), c.Tones("belly"), c.Tones("warts"), c.Tones("feet"), c.Tones("eyes")
		wart := func(v ...[3]float64) kit.Node {
			return p.Each(len(v), func(i int) kit.Node {
				x, y, r := v[i][0], v[i][1], v[i][2]
				return kit.Of(c.Circle(x, y, r, kit.Rad(x-r*.3, y-r*.4, r*1.4, w.LL, w.M, w.D)), c.Circle(x-r*.3, y-r*.35, r*.25, kit.White).Opacity(.5))
			})
		}
		thigh := "M74 150C36 146 6 176 8 206C10 226 30 234 54 232C82 228 96 200 94 176Z"
		foot := "M62 222C40 220 20 228 12 236C4 242 8 250 16 248C22 254 32 252 36 248C42 254 54 252 58 248C70 250 80 244 78 236Z"
		c.Part("feet", c.Both(128, p.Body(c, thigh, f, 18, c.Named("warts", wart([3]float64{36, 180, 7}, [3]float64{56, 170, 5}, [3]float64{26, 202, 5}))), p.Body(c, foot, f, 9, c.Line("M30 238L34 248M50 238L54 248", f.DD, 2.6).Opacity(.6))))
		body := p.Sym("128,84 176,94 206,140 204,196 178,232 128,238", 128)
		c.Part("skin", p.Body(c, body, s, 28, c.Named("belly", c.Blur(3, c.Path(p.Sym("128,140 166,150 178,196 160,238 128,244", 128), b.M)))))
		c.Part("skin", c.Clip(body, c.Named("warts", wart([3]float64{62, 156, 7}, [3]float64{196, 154, 7}, [3]float64{72, 186, 5}, [3]float64{188, 188, 5}))))
		arm := p.Limb(c, p.NewTube(p.Joint(90, 168, 15), p.Joint(78, 202, 13), p.Joint(92, 232, 10)), f, 9)
		hand := p.Body(c, "M78 226C66 230 64 244 74 244C78 250 88 250 92 246C98 250 110 248 110 240C108 230 98 224 78 226Z", f, 7)
		c.Part("feet", c.Both(128, arm, hand))
		head := p.Sym("128,40 150,44 168,22 194,20 212,38 214,64 232,86 236,112 210,136 170,148 128,150", 128)
		c.Part("head", p.Cast(c, body, head, s, 0, 9, 7, .5), p.Body(c, head, s, 26, c.Named("belly", c.Blur(4, c.Path("M24 124Q128 160 232 124V170H24Z", b.M))), c.Named("warts", wart([3]float64{128, 58, 6}, [3]float64{112, 74, 4.4}, [3]float64{146, 76, 5}, [3]float64{40, 96, 5}, [3]float64{216, 96, 5}, [3]float64{56, 112, 4}, [3]float64{202, 114, 4}, [3]float64{130, 44, 3.6}))))
		c.Part("eyes", p.Eyeball(c, 76, 52, 25, .68, 1, 2, e), p.Eyeball(c, 180, 52, 25, .68, -1, 2, e), c.Both(128, c.Path("M46 48C46 24 72 16 92 26C102 32 104 44 102 50C88 36 62 36 46 48Z", kit.Lin(46, 20, 100, 50, s.L, s.M, s.D))))
		c.Part("mouth", c.Line("M34 112C70 136 186 136 222 112M34 112q-6 -2 -8 -8M222 112q6 -2 8 -8", s.DDD, 4.4), c.Circle(116, 94, 3, s.DDD), c.Circle(140, 94, 3, s.DDD))
		c.Add(p.Glint(c, "M110 46Q122 42 140 44Q143 48 137 49Q124 48 114 52Q107 51 110 46Z", .4))
		c.AnchorBox("headTop", 128, 42, 60, 14, 0)
		c.AnchorBox("eyes", 128, 52, 150, 50, 0)
		c.Anchor("mouth", 128, 128)
		c.Anchor("ground", 128, 248)
	},
}
