package games

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// onBoard is where a place of a chessboard lies, its columns u and rows v in 0–8 from the far left.
func onBoard(u, v float64) (x, y float64) {
	const far, near = 164.0, 232.0
	k := far / near
	s := v / 8 * k / (1 - (1-k)*v/8)
	w := far + (near-far)*s
	return 128 + (u/8-.5)*w, 66 + 158*s
}

// checkered draws the board of chess and checkers: a frame, and squares of two colors.
func checkered(c *kit.Canvas) {
	b, l, d := c.Tones("board"), c.Tones("light"), c.Tones("dark")
	c.Part("board", sheen.Body(c, "M4 228H252V240Q252 248 244 248H12Q4 248 4 240Z", b, 6), c.Form("M40 58H216L253 230Q254 234 249 234H7Q2 234 3 230Z", kit.Lin(30, 58, 220, 234, b.LL, b.L, b.M, b.D)))
	for i := range 64 {
		u, v := float64(i%8), float64(i/8)
		x0, y0 := onBoard(u, v)
		x1, _ := onBoard(u+1, v)
		x2, y2 := onBoard(u+1, v+1)
		x3, _ := onBoard(u, v+1)
		t, part := l, "light"
		if (i+i/8)%2 == 1 {
			t, part = d, "dark"
		}
		c.Part(part, c.Path(sheen.D("M%g %gH%gL%g %gH%gZ", x0, y0, x1, x2, y2, x3), kit.Lin(x0, y0, x2, y2, t.L, t.M)))
	}
}

var chessBoard = kit.Piece{
	Name: "chess-board", Cm: 45, Palette: "board #8f5530 frame wood; light #f2dfba squares white; dark #a9683a squares2 brown; pieces #fbf3e2 white figures; pieces2 #3a3140 black figures", States: "empty -pieces -pieces2",
	Draw: func(c *kit.Canvas) {
		checkered(c)
		b := c.Tones("board")
		outline := map[byte]string{
			'p': "M-9 0Q-9 -5 -5 -7L-3 -18H-6Q-7 -21 -4 -21A6 6 0 1 1 4 -21Q7 -21 6 -18H3L5 -7Q9 -5 9 0Q0 4 -9 0Z",
			'r': "M-10 0Q-10 -6 -6 -8L-5 -24L-9 -28V-38H-5V-34H-2V-38H2V-34H5V-38H9V-28L5 -24L6 -8Q10 -6 10 0Q0 4 -10 0Z",
			'k': "M-11 0Q-11 -7 -6 -9L-4 -30H-8V-34H-6L-9 -46Q0 -51 9 -46L6 -34H8V-30H4L6 -9Q11 -7 11 0Q0 4 -11 0ZM-2 -49V-53H-6V-57H-2V-61H2V-57H6V-53H2V-49Z",
			'q': "M-11 0Q-11 -7 -6 -9L-4 -30H-8V-34H-6L-10 -50L-5 -43L0 -52L5 -43L10 -50L6 -34H8V-30H4L6 -9Q11 -7 11 0Q0 4 -11 0Z",
			'b': "M-10 0Q-10 -6 -6 -8L-4 -24H-7V-28H-5Q-9 -38 0 -47Q9 -38 5 -28H7V-24H4L6 -8Q10 -6 10 0Q0 4 -10 0Z",
			'n': "M-10 0Q-10 -6 -7 -8Q-8 -20 0 -26L-8 -24Q-12 -26 -10 -31L-2 -41L0 -46L4 -42Q12 -34 9 -18L8 -8Q10 -6 10 0Q0 4 -10 0Z",
		}
		man := func(kind byte, u, v float64, part string) {
			t := c.Tones(part)
			x, y := onBoard(u+.5, v+.62)
			x0, _ := onBoard(u, v+.62)
			k := (x - x0) / 12.500
			c.Part(part, kit.Of(c.Ellipse(4, 1, 13, 4, b.DDD).Opacity(.4), c.Path(outline[kind], t.DDD).Stroke(t.DD, 1.600), c.Form(outline[kind], kit.Lin(-9, 0, 9, 0, t.M, t.LL, t.M, t.DD))).Scale(k, k, 0, 0).Move(x, y))
		}
		for i, k := range []byte("rnbqkbnr") {
			man(k, float64(i), 0, "pieces2")
		}
		for _, u := range []float64{0, 1, 2, 5, 6, 7} {
			man('p', u, 1, "pieces2")
		}
		man('p', 3, 3, "pieces2")
		man('n', 5, 5, "pieces")
		man('p', 4, 4, "pieces")
		for _, u := range []float64{0, 1, 2, 3, 5, 6, 7} {
			man('p', u, 6, "pieces")
		}
		for i, k := range []byte("rnbqkb r") {
			if k != ' ' {
				man(k, float64(i), 7, "pieces")
			}
		}
		c.Anchor("ground", 128, 248)
	},
}

var checkers = kit.Piece{
	Name: "checkers", Cm: 40, Palette: "board #8f5530 frame wood; light #f2dfba squares; dark #8a4b2e squares2 brown; pieces #e0383f red men; pieces2 #34303d black men", States: "empty -pieces -pieces2",
	Draw: func(c *kit.Canvas) {
		checkered(c)
		for i := range 24 {
			row, col := i/4, i%4*2
			part := "pieces2"
			if row > 2 {
				part, row = "pieces", row+2
			}
			col += (row + 1) % 2
			t := c.Tones(part)
			x, y := onBoard(float64(col)+.5, float64(row)+.5)
			x0, _ := onBoard(float64(col), float64(row)+.5)
			k := (x - x0) * .8
			c.Part(part, c.Ellipse(x, y+3, k, k*.62, t.DDD), c.Ellipse(x, y, k, k*.62, t.D), c.Ellipse(x, y-2.500, k, k*.62, kit.Lin(x-k, y-k, x+k, y+k, t.LL, t.L, t.M, t.D)), c.Ellipse(x, y-2.500, k*.66, k*.4, kit.None).Stroke(t.DD, 1.400))
		}
		c.Anchor("ground", 128, 248)
	},
}
