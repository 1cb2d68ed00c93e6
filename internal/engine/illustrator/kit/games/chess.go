package games

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// chessman is one piece of chess on its foot; its head is drawn by what is passed.
func chessman(name, color, head string, more string) kit.Piece {
	return kit.Piece{
		Name: name, Cm: 9, Palette: "piece " + color + " ivory wood",
		Draw: func(c *kit.Canvas) {
			t := c.Tones("piece")
			c.Part("piece", sheen.Body(c, "M66 252Q62 226 84 224H172Q194 226 190 252Z", t, 10), sheen.Body(c, kit.RoundRect(84, 206, 88, 20, 9), t, 7), sheen.Body(c, "M92 208C104 178 108 140 106 112H150C148 140 152 178 164 208Z", t, 14), sheen.Body(c, kit.RoundRect(90, 98, 76, 16, 7), t, 6))
			c.Part("piece", sheen.Body(c, head, t, 12), c.Line(more, t.DDD, 4).Opacity(.7), c.Line("M116 122C118 150 112 182 106 202", kit.White, 5).Opacity(.55).Shade())
			c.Anchor("ground", 128, 252)
			c.AnchorBox("grip", 128, 150, 0, 0, 0)
		},
	}
}

var (
	chessQueen  = chessman("chess-queen", "#f0dfbd", "M98 98L76 36Q84 44 96 56L104 18L122 50L128 8L134 50L152 18L160 56Q172 44 180 36L158 98Z", "M94 84H162")
	chessRook   = chessman("chess-rook", "#f0dfbd", "M94 98L86 56V20Q86 16 90 16H106V34H118V16H138V34H150V16H166Q170 16 170 20V56L162 98Z", "M88 56H168")
	chessBishop = chessman("chess-bishop", "#f0dfbd", "M98 98C82 74 96 40 122 22A10 10 0 1 1 134 22C160 40 174 74 158 98Z", "M140 44L122 70")
	chessPawn   = chessman("chess-pawn", "#f0dfbd", "M112 98A38 38 0 1 1 144 98Z", "M112 98H144")
)

var chessPiece = kit.Piece{
	Name: "chess-piece", Cm: 9,
	Palette: "king #f3e3c3 white ivory; knight #3b3a42 black",
	Draw: func(c *kit.Canvas) {
		k, n := c.Tones("king"), c.Tones("knight")
		base := func(x float64, t kit.Tones) kit.Node {
			return kit.Of(sheen.Body(c, sheen.D("M%g 252Q%g 228 %g 226H%gQ%g 228 %g 252Z", x-52, x-54, x-40, x+40, x+54, x+52), t, 8), sheen.Body(c, kit.RoundRect(x-38, 210, 76, 18, 8), t, 6))
		}
		c.Part("king", base(84, k), sheen.Body(c, "M58 212C66 180 72 140 66 108H102C96 140 102 180 110 212Z", k, 10), sheen.Body(c, kit.RoundRect(54, 98, 60, 14, 6), k, 5), sheen.Body(c, "M60 98C50 72 52 56 60 52Q84 42 108 52C116 56 118 72 108 98Z", k, 9), sheen.Body(c, kit.RoundRect(70, 38, 28, 12, 5), k, 4), sheen.Body(c, "M79 40V28H68V17H79V6H89V17H100V28H89V40Z", k, 4), c.Line("M70 64C68 74 70 84 73 92M78 120C80 150 76 180 72 204", kit.White, 5).Opacity(.6).Shade())
		horse := "M150 212C146 184 172 170 178 148C168 152 160 162 150 164C142 170 130 166 129 154C128 144 140 134 144 120C146 108 152 98 160 92L158 70L174 84C178 80 180 76 184 72L190 88C224 98 240 138 230 172C226 188 226 200 228 212Z"
		c.Part("knight", base(188, n), sheen.Body(c, horse, n, 12, c.Line("M192 98C216 112 224 150 216 206M200 112C206 132 208 170 203 208M182 106Q196 120 198 142", n.L, 3).Opacity(.7)), c.Circle(166, 114, 5, n.DDD), c.Circle(165, 113, 2.2, n.LL), c.Ellipse(138, 151, 3, 2.2, n.DDD), c.Line("M136 160Q146 160 152 154", n.DDD, 2.4), c.Line("M148 134C152 122 154 112 160 102M156 204C156 188 176 176 184 156", n.LL, 3).Opacity(.7))
		c.Anchor("ground", 136, 252)
	},
}
