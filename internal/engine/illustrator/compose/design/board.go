package design

import (
	"slices"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// boards are the signs that are large with art at their foot, rather than one of several things in a row.
var boards = figure.Words("wood-plank notice-sign welcome-sign yard-sign hanging-sign placard chalkboard sandwich-board retro-sign road-sign arrow-sign license-plate")

// The measures of a sign with art, as shares of the canvas.
const (
	boardWide  = .9
	boardHigh  = .6
	boardLaps  = .09 // of the sign's height that the art stands before
	boardWhole = .92
	boardArt   = .5 // of the art's height, at most
)

// boardAmong is the sign with words among some subjects, or -1. Two signs are things like any other.
func (c *Designer) boardAmong(at []int) int {
	is := func(i int) bool { s := c.Subject(i); return boards[s.ID] && s.Text != "" && s.Count == 1 }
	n := slices.IndexFunc(at, is)
	if n < 0 || len(at) < 2 || slices.ContainsFunc(at[n+1:], is) {
		return -1
	}
	return at[n]
}

// boarded sets a sign with words as wide as the canvas, and the other things before its foot.
func (c *Designer) boarded(board int, at []int) layout.Scene {
	rest := slices.DeleteFunc(slices.Clone(at), func(i int) bool { return i == board })
	sign, art := c.Unit(board, layout.How{}), c.ensemble(rest)
	b, a := sign.Bounds(), art.Bounds()
	high := min(boardHigh, boardWide*b.H()/max(b.W(), 1e-9))
	laps := boardLaps * high
	tall := min(boardWhole-high+laps, boardArt, boardWide*a.H()/max(a.W(), 1e-9))
	top := .5 - (high+tall-laps)/2
	out := layout.Scene{}
	out.Add(sign.Fit(layout.Region{Left: .5 - boardWide/2, Top: top, Right: .5 + boardWide/2, Bottom: top + high}))
	out.Add(art.Fit(layout.Region{Left: .5 - boardWide/2, Top: top + high - laps, Right: .5 + boardWide/2, Bottom: top + high - laps + tall}))
	return out
}
