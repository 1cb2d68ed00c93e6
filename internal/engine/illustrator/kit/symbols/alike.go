package symbols

import "pellucid/internal/engine/illustrator/kit"

// Pieces that are one idea of another one, by names of their own.
var (
	bassClef   = kit.Piece{Name: "bass-clef", Cm: 20, Palette: trebleClef.Palette, Draw: drawBassClef}
	handCursor = kit.Piece{Name: "hand-cursor", Cm: 10, Palette: mouseCursor.Palette, Draw: func(c *kit.Canvas) {
		c.Idea(1)
		mouseCursor.Draw(c)
	}}
)
