package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var lungs = kit.Piece{
	Name: "lungs", Cm: 26,
	Palette: "lobes #f08f96 lung pink; windpipe #e9c9a8 trachea; branches #c9566a bronchi",
	Draw: func(c *kit.Canvas) {
		l, w, b := c.Tones("lobes"), c.Tones("windpipe"), c.Tones("branches")
		lobe := "M112 78C108 54 92 46 76 60C42 88 14 140 10 196C8 226 24 240 50 236C78 232 104 224 110 206C114 186 104 170 104 150C104 130 114 106 112 78Z"
		tree := "M112 104C96 112 82 122 70 138M92 117C92 134 90 150 84 168M70 138C58 148 48 164 42 182M70 138C72 156 66 176 58 200M84 168C88 182 84 198 78 214M92 117C76 112 66 112 56 124"
		side := func() kit.Node {
			return p.Body(c, lobe, l, 24, c.Line(tree, b.D, 6).Opacity(.75), c.Line(tree, b.LL, 2).Opacity(.5).Move(-1, -1), c.Line("M30 150C54 156 84 152 104 140", l.DDD, 3).Opacity(.55), c.Line("M30 153C54 159 84 155 104 143", l.LL, 2).Opacity(.6))
		}
		c.Part("lobes", side(), kit.Of(c.Path(lobe, l.M).Mirror(128)), p.Body(c, "M144 78C148 54 164 46 180 60C214 88 242 140 246 196C248 226 232 240 206 236C180 232 158 228 150 212C140 200 158 186 148 170C142 156 142 106 144 78Z", l, 24, kit.Of(c.Line(tree, b.D, 6).Opacity(.75), c.Line(tree, b.LL, 2).Opacity(.5).Move(-1, -1)).Mirror(128), c.Line("M150 170C176 168 206 158 226 146", l.DDD, 3).Opacity(.55)))
		c.Part("branches", p.Limb(c, p.NewTube(p.J{X: 128, Y: 84, R: 12}, p.J{X: 112, Y: 102, R: 9}, p.J{X: 94, Y: 116, R: 6}), b, 5), p.Limb(c, p.NewTube(p.J{X: 128, Y: 84, R: 12}, p.J{X: 144, Y: 102, R: 9}, p.J{X: 162, Y: 116, R: 6}), b, 5))
		pipe := kit.RoundRect(112, 6, 32, 88, 10)
		c.Part("windpipe", p.Flat(c, pipe, w, 8, p.Each(7, func(i int) kit.Node {
			y := 12 + float64(i)*12
			return kit.Of(c.Rect(108, y, 40, 6, 3, w.LL).Opacity(.8), c.Rect(108, y+6, 40, 3, 1, w.DD).Opacity(.7))
		})))
		c.Part("lobes", p.Glint(c, "M58 96C44 112 34 134 30 152C28 156 24 154 25 149C28 128 38 108 52 92ZM200 92C192 84 184 78 178 80C176 84 186 88 194 98Z", .55))
		c.Anchor("ground", 128, 238)
	},
}

var liver = kit.Piece{
	Name: "liver", Cm: 22,
	Palette: "liver #b4483a organ; gallbladder #5fa846 bile; vessels #4f7fd0 veins",
	Draw: func(c *kit.Canvas) {
		l, g, v := c.Tones("liver"), c.Tones("gallbladder"), c.Tones("vessels")
		c.Part("vessels", p.Limb(c, p.NewTube(p.J{X: 112, Y: 150, R: 9}, p.J{X: 118, Y: 190, R: 8}, p.J{X: 126, Y: 226, R: 8}), v, 4), p.Limb(c, p.NewTube(p.J{X: 132, Y: 150, R: 7}, p.J{X: 136, Y: 186, R: 7}, p.J{X: 146, Y: 216, R: 7}), kit.TonesOf(kit.Hex("#e2483f")), 4))
		c.Part("gallbladder", p.Body(c, "M92 150C104 158 104 180 96 202C90 218 70 218 66 202C64 184 76 156 92 150Z", g, 10), p.Glint(c, "M80 172C76 182 74 190 75 198C71 196 71 184 76 173Z", .6))
		d := "M8 124C4 82 32 44 84 40C124 38 152 58 190 62C224 64 252 70 250 90C246 112 214 124 190 134C162 146 140 160 118 166C92 176 70 196 44 194C22 190 12 158 8 124Z"
		c.Part("liver", p.Body(c, d, l, 28, c.Line("M146 52C140 84 142 116 150 150", l.DDD, 4).Opacity(.6), c.Line("M149.500 53C143.500 84 145.500 116 153.500 149", l.LL, 2).Opacity(.7), c.Blur(8, c.Ellipse(70, 86, 44, 24, l.LL)).Opacity(.35)), p.Glint(c, "M28 92C34 70 52 58 74 56C80 58 76 64 70 65C54 68 44 78 38 94C34 100 27 98 28 92ZM168 70C184 74 200 76 212 76C214 80 206 82 198 82C186 81 174 78 166 75Z", .5))
	},
}

var kidney = kit.Piece{
	Name: "kidney", Cm: 11,
	Palette: "kidney #c9503f kidneys; vein #4f7fd0; artery #e2483f; tube #f0d09a ureter",
	Draw: func(c *kit.Canvas) {
		k, v, a, u := c.Tones("kidney"), c.Tones("vein"), c.Tones("artery"), c.Tones("tube")
		c.Part("tube", p.Limb(c, p.NewTube(p.J{X: 128, Y: 140, R: 13}, p.J{X: 168, Y: 158, R: 10}, p.J{X: 186, Y: 196, R: 8}, p.J{X: 190, Y: 248, R: 8}), u, 5))
		c.Part("artery", p.Limb(c, p.NewTube(p.J{X: 130, Y: 112, R: 11}, p.J{X: 176, Y: 98, R: 9}, p.J{X: 240, Y: 84, R: 9}), a, 5))
		c.Part("vein", p.Limb(c, p.NewTube(p.J{X: 130, Y: 130, R: 11}, p.J{X: 180, Y: 124, R: 10}, p.J{X: 240, Y: 116, R: 10}), v, 5))
		d := "M146 96C158 80 162 52 144 30C118 2 62 12 34 62C8 112 18 190 62 222C98 244 142 230 152 196C160 172 146 156 140 142C134 126 136 108 146 96Z"
		c.Part("kidney", p.Body(c, d, k, 28, c.Blur(6, c.Path("M150 90C128 104 124 140 148 158L170 126Z", k.DDD)).Opacity(.6)), p.Glint(c, "M50 76C58 56 74 40 92 34C100 34 98 40 92 43C78 50 68 62 61 80C58 87 48 84 50 76ZM44 104C46 98 54 99 53 105C52 112 50 118 51 124C46 126 43 116 44 104Z", .55))
	},
}

var stomach = kit.Piece{
	Name: "stomach", Cm: 25,
	Palette: "stomach #f08f8a tummy organ; inside #d9606a folds; pipe #e9a48f esophagus",
	Draw: func(c *kit.Canvas) {
		s, f, q := c.Tones("stomach"), c.Tones("inside"), c.Tones("pipe")
		c.Part("pipe", p.Limb(c, p.NewTube(p.J{X: 104, Y: 8, R: 15}, p.J{X: 106, Y: 46, R: 15}, p.J{X: 118, Y: 84, R: 18}), q, 8, c.Line("M88 18h34M88 30h34M90 42h34", q.DD, 2).Opacity(.5)),
			p.Limb(c, p.NewTube(p.J{X: 62, Y: 176, R: 22}, p.J{X: 36, Y: 170, R: 16}, p.J{X: 24, Y: 192, R: 14}, p.J{X: 26, Y: 240, R: 14}), q, 8))
		d := "M100 74C112 58 124 40 152 32C196 20 238 56 242 112C246 176 206 234 144 238C98 240 62 216 50 190C46 168 60 156 82 162C104 168 122 160 122 136C122 112 104 100 100 74Z"
		c.Part("stomach", p.Body(c, d, s, 28, c.Named("inside", c.Line("M186 60C214 92 216 146 186 184C164 208 128 214 96 204M164 66C190 96 190 140 166 168C148 188 122 192 100 186", f.M, 7).Opacity(.55), c.Line("M183 59C211 91 213 145 183 183C161 207 125 213 93 203", s.LL, 2).Opacity(.5))), p.Glint(c, "M128 62C136 50 150 44 164 44C170 47 166 52 160 53C148 55 140 62 134 72C130 76 124 70 128 62ZM182 50q12 6 20 18q-4 4 -8 -1q-6 -8 -15 -12z", .6))
	},
}

var intestines = kit.Piece{
	Name: "intestines", Cm: 40,
	Palette: "large #e58f86 colon; small #f4b3a8 gut",
	Draw: func(c *kit.Canvas) {
		l, s := c.Tones("large"), c.Tones("small")
		coil := []string{"M78 90C108 80 150 80 178 92C190 104 174 116 150 112C124 108 96 106 80 118C70 130 86 140 108 136C134 132 164 132 178 144C186 158 168 164 148 160C124 156 98 156 84 166C76 178 92 188 112 184C134 180 154 180 168 190", "M116 208C126 200 144 200 150 210"}
		c.Part("small", p.Each(2, func(i int) kit.Node {
			return kit.Of(c.Line(coil[i], s.DDD, 25).Opacity(.75), c.Line(coil[i], s.D, 22), c.Line(coil[i], s.M, 17).Move(-.8, -1.4), c.Line(coil[i], s.LL, 5).Move(-2, -5).Opacity(.75))
		}))
		colon := "M56 214C40 206 36 186 38 160C40 130 34 96 40 66C44 44 66 36 96 44C120 50 140 50 164 44C196 36 214 46 216 70C220 100 214 136 216 168C216 196 196 210 170 212C150 214 138 222 134 244"
		c.Part("large", c.Line(colon, l.DDD, 36).Opacity(.8), c.Line(colon, l.D, 33), c.Line(colon, l.M, 27).Move(-1, -1.6), c.Line(colon, l.DD, 33).Dash(3, 17).Butt().Opacity(.55), c.Line(colon, l.LL, 6).Move(-5, -6).Opacity(.75).Dash(14, 6))
	},
}

var tongue = kit.Piece{
	Name: "tongue", Cm: 9,
	Palette: "tongue #f0647a pink; lips #d83a4f; mouth #6b1f2c; teeth #ffffff",
	Draw: func(c *kit.Canvas) {
		t, l, m, w := c.Tones("tongue"), c.Tones("lips"), c.Tones("mouth"), c.Tones("teeth")
		lip := "M6 66C40 22 92 6 112 18Q128 28 144 18C164 6 216 22 250 66C240 116 196 146 128 148C60 146 16 116 6 66Z"
		open := "M32 66C68 54 96 48 128 54C160 48 188 54 224 66C212 100 178 122 128 124C78 122 44 100 32 66Z"
		c.Part("lips", p.Body(c, lip, l, 16), p.Glint(c, "M48 46C66 34 84 28 98 30C100 35 90 36 80 39C68 42 60 47 52 52Z", .6))
		c.Part("mouth", c.Form(open, kit.Lin(0, 50, 0, 124, m.DD, m.M)))
		c.Part("teeth", c.Clip(open, c.Form("M40 56C80 44 176 44 216 56L206 74Q128 82 50 74Z", kit.Lin(0, 50, 0, 80, w.LL, w.M, w.D), c.Line("M84 48V78M106 48V80M128 50V80M150 48V80M172 48V78", w.DD, 1.6).Opacity(.5))))
		d := "M66 92C90 80 166 80 190 92C200 130 196 190 176 222C156 248 100 248 80 222C60 190 56 130 66 92Z"
		c.Part("tongue", p.Body(c, d, t, 18, c.Line("M128 96C130 130 128 170 126 206", t.DDD, 5).Opacity(.5), c.Line("M131.500 96C133.500 130 131.500 170 129.500 206", t.LL, 2).Opacity(.6)), p.Glint(c, "M84 150C84 176 90 200 100 212C98 218 92 214 88 208C80 194 78 170 79 152Z", .6))
		c.Anchor("ground", 128, 244)
	},
}

var neuron = kit.Piece{
	Name: "neuron", Cm: 10,
	Palette: "cell #b07fe0 body dendrites nerve; nucleus #5f3fa8; sheath #f7c95a myelin",
	Draw: func(c *kit.Canvas) {
		b, n, s := c.Tones("cell"), c.Tones("nucleus"), c.Tones("sheath")
		axon := "M108 108C140 130 168 168 212 216"
		c.Part("cell", c.Line("M212 216C222 214 234 214 246 206M212 216C222 224 232 230 236 246M212 216C208 226 206 236 196 246M246 206l8 4M246 206l4 -10M236 246l10 4", b.D, 7), c.Line(axon, b.DD, 9))
		c.Part("sheath", p.Each(4, func(i int) kit.Node {
			x, y := []float64{134, 154, 173, 193}[i], []float64{128, 149, 171, 194}[i]
			d := kit.RoundRect(x-15, y-11, 30, 22, 10)
			return kit.Of(p.Body(c, d, s, 7)).Rotate(48, x, y)
		}))
		limbs := "M84 84C66 62 60 40 34 26M62 48C56 34 60 20 54 8M66 92C44 92 28 84 6 88M36 88C26 98 20 108 8 112M78 108C62 124 56 146 40 166M60 134C46 136 34 134 22 146M100 72C108 50 122 36 130 12M112 48C126 44 136 36 150 34M104 112C96 136 98 156 88 182M96 146C106 156 110 166 122 172"
		c.Part("cell", c.Line(limbs, b.DD, 11), c.Line(limbs, b.M, 8).Move(-.6, -.8), c.Line(limbs, b.LL, 2).Move(-1.6, -2).Opacity(.7))
		c.Part("cell", p.Body(c, "M84 58C96 70 108 62 118 74C128 88 118 98 128 112C118 128 104 118 92 128C80 124 78 112 62 108C54 98 62 92 58 80C66 68 76 74 84 58Z", b, 16))
		c.Part("nucleus", p.Body(c, kit.Oval(91, 94, 18, 17), n, 6), c.Circle(86, 88, 4, kit.White).Opacity(.7))
	},
}

// speckles are small organelles scattered in a box.
func speckles(c *kit.Canvas, n int, x0, y0, x1, y1 float64, t kit.Tones) kit.Node {
	return p.Each(n, func(int) kit.Node {
		x, y, r := x0+(x1-x0)*c.Rand().Float64(), y0+(y1-y0)*c.Rand().Float64(), 2.2+2.5*c.Rand().Float64()
		return kit.Of(c.Circle(x, y, r, t.D), c.Circle(x-r*.2, y-r*.2, r*.5, t.LL))
	})
}

// bean is a mitochondrion.
func bean(c *kit.Canvas, x, y, turn float64, t kit.Tones) kit.Node {
	return kit.Of(p.Body(c, kit.RoundRect(x-22, y-11, 44, 22, 11), t, 6, c.Line(p.D("M%g %gl5 12l6 -12l6 12l6 -12l6 12l6 -12", x-18, y-6), t.LL, 2.6))).Rotate(turn, x, y)
}

var animalCell = kit.Piece{
	Name: "animal-cell", Cm: 10,
	Palette: "cytoplasm #8fd4e8 cell; membrane #3f9fc8 wall; nucleus #a86fd8; mitochondria #f0904a; vesicles #f7cf5a; reticulum #e8688a",
	Draw: func(c *kit.Canvas) {
		b, m, n, o, v, r := c.Tones("cytoplasm"), c.Tones("membrane"), c.Tones("nucleus"), c.Tones("mitochondria"), c.Tones("vesicles"), c.Tones("reticulum")
		d := "M60 30C92 2 164 2 200 36C238 66 254 122 240 172C226 224 176 254 124 250C66 246 16 214 8 156C2 106 24 60 60 30Z"
		c.Part("membrane", p.Body(c, d, m, 12))
		c.Part("cytoplasm", c.Form("M66 40C94 14 160 14 194 44C228 72 242 122 230 168C216 216 174 242 126 238C72 234 28 206 20 154C14 108 34 66 66 40Z", kit.Rad(100, 90, 170, b.LL, b.L, b.M, b.D)), speckles(c, 34, 40, 50, 220, 214, m))
		c.Part("reticulum", p.Each(4, func(i int) kit.Node {
			r0 := 58 + float64(i)*9
			return c.Line(p.D("M%g %gA%g %g 0 0 1 %g %g", 120+r0*.5, 128-r0*.86, r0, r0, 120+r0*.94, 128+r0*.34), []kit.Color{r.M, r.D}[i%2], 5)
		}))
		c.Part("nucleus", p.Body(c, kit.Oval(112, 124, 50, 48), n, 16, speckles(c, 10, 80, 94, 146, 156, n)), p.Body(c, kit.Oval(118, 130, 20, 19), kit.TonesOf(n.DD), 7))
		c.Part("mitochondria", bean(c, 64, 196, 24, o), bean(c, 176, 206, -30, o), bean(c, 60, 72, -46, o))
		c.Part("vesicles", p.Body(c, kit.Oval(130, 212, 13, 13), v, 5), p.Body(c, kit.Oval(42, 138, 10, 10), v, 4), p.Body(c, kit.Oval(208, 166, 11, 11), v, 4), p.Body(c, kit.Oval(120, 50, 10, 10), v, 4))
	},
}

var plantCell = kit.Piece{
	Name: "plant-cell", Cm: 10,
	Palette: "wall #5fa83f cell_wall; cytoplasm #c9ec9a cell; vacuole #8fd0ee; nucleus #a86fd8; chloroplasts #3f9a3a; mitochondria #f0904a",
	Draw: func(c *kit.Canvas) {
		w, b, v, n, h, o := c.Tones("wall"), c.Tones("cytoplasm"), c.Tones("vacuole"), c.Tones("nucleus"), c.Tones("chloroplasts"), c.Tones("mitochondria")
		c.Part("wall", p.Body(c, "M64 8H192Q206 8 212 20L248 112Q252 126 246 140L204 236Q198 248 184 248H70Q56 248 50 236L8 140Q4 126 8 114L46 20Q52 8 64 8Z", w, 12))
		c.Part("cytoplasm", c.Form("M70 24H186Q196 24 200 34L232 114Q236 126 232 136L194 222Q190 232 180 232H76Q66 232 62 222L24 138Q20 126 24 116L58 34Q62 24 70 24Z", kit.Rad(100, 90, 170, b.LL, b.L, b.M, b.D)), speckles(c, 26, 50, 40, 200, 216, w))
		c.Part("vacuole", p.Body(c, "M118 96C150 82 194 92 206 124C214 152 188 190 152 194C122 196 100 176 100 146C100 124 104 106 118 96Z", v, 14), p.Glint(c, "M122 118C130 108 142 102 154 102C156 106 148 109 142 112C134 116 130 122 126 128C121 130 118 124 122 118Z", .7))
		c.Part("nucleus", p.Body(c, kit.Oval(72, 140, 32, 31), n, 10), p.Body(c, kit.Oval(76, 144, 13, 12), kit.TonesOf(n.DD), 5))
		green := func(x, y, turn float64) kit.Node {
			return kit.Of(p.Body(c, kit.Oval(x, y, 22, 13), h, 6, c.Line(p.D("M%g %gh32M%g %gh32M%g %gh26", x-16, y-4, x-16, y+1, x-13, y+6), h.DDD, 2).Opacity(.6))).Rotate(turn, x, y)
		}
		c.Part("chloroplasts", green(86, 52, -12), green(156, 52, 14), green(104, 212, 6), green(176, 214, -20), green(62, 88, -50))
		c.Part("mitochondria", bean(c, 62, 190, 40, o), bean(c, 208, 88, 60, o))
	},
}

var bacteria = kit.Piece{
	Name: "bacteria", Cm: 10,
	Palette: "body #6fc04a green germ; hairs #4a9a34 flagella <body; spots #3f8a30; eyes #2c2433",
	States:  "happy; angry",
	Draw: func(c *kit.Canvas) {
		b, h, s := c.Tones("body"), c.Tones("hairs"), c.Tones("spots")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-24, 128, 128) }
		c.Part("hairs", turn(p.Each(18, func(i int) kit.Node {
			x := 44 + float64(i%9)*21
			if i < 9 {
				return c.Line(p.D("M%g 82q%g -16 %g -30", x, 6.0, -2.0+4*float64(i%2)), h.D, 5)
			}
			return c.Line(p.D("M%g 174q%g 16 %g 30", x, -6.0, 2.0-4*float64(i%2)), h.D, 5)
		}), c.Line("M236 128C254 116 256 146 272 132C282 124 284 142 292 138", h.D, 7)))
		c.Part("body", turn(p.Body(c, kit.RoundRect(12, 74, 228, 106, 53), b, 22)))
		c.Part("spots", turn(p.Each(8, func(i int) kit.Node {
			q := [][3]float64{{48, 108, 9}, {62, 150, 12}, {196, 100, 11}, {212, 140, 8}, {180, 158, 9}, {84, 92, 6}, {160, 88, 5}, {36, 136, 5}}[i]
			return kit.Of(c.Circle(q[0], q[1], q[2], s.DD), c.Circle(q[0]-.8, q[1]-1, q[2]*.85, s.M))
		})))
		iris := c.Tones("eyes")
		c.Part("eyes", p.Eye(c, 104, 124, 15, iris), p.Eye(c, 152, 116, 15, iris))
		c.Part("mouth", p.Grin(c, 132, 140, 34, 22))
		if c.State("angry") {
			c.Part("eyes", c.Line("M84 98L116 110M172 90L142 104", b.DDD, 8))
		}
		c.Part("body", turn(p.Glint(c, "M40 96C60 84 90 82 120 83C122 88 110 90 96 91C76 92 60 96 46 104C40 104 36 100 40 96Z", .55)))
	},
}
