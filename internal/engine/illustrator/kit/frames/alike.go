package frames

import "pellucid/internal/engine/illustrator/kit"

// alike returns a piece that is one idea of another one, by a name of its own.
func alike(name string, of kit.Piece, idea int) kit.Piece {
	return kit.Piece{Name: name, Cm: of.Cm, Facing: of.Facing, Palette: of.Palette, Draw: func(c *kit.Canvas) {
		c.Idea(idea)
		of.Draw(c)
	}}
}

var (
	filmFramePiece  = alike("film-frame", frame, 2)
	ropeFramePiece  = alike("rope-frame", frame, 3)
	starFramePiece  = alike("star-frame", frame, 5)
	washFramePiece  = alike("watercolor-frame", frame, 6)
	ovalFramePiece  = alike("oval-frame", vintageFrame, 1)
	filigreeFrame   = alike("filigree-frame", vintageFrame, 2)
	laceBorder      = alike("lace-border", border, 4)
	awarenessRibbon = alike("awareness-ribbon", ribbon, 2)
)
