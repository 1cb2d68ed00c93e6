package design

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
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

// bookmarkRoom is the room on a bookmark, as shares of its box from its upper left corner: the band below its tassel.
var bookmarkRoom = layout.Region{Left: .12, Top: .2, Right: .52, Bottom: .92}

// bookmarked sets the things that a bookmark comes with on it, one below the other.
func (c *Designer) bookmarked() (layout.Scene, bool) {
	board := slices.IndexFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.ID == "bookmark" })
	if board < 0 || len(c.Brief.Subjects) < 2 || len(c.Brief.Lettering) > 0 || c.Brief.Sheet != "" || c.Brief.Motif != "" || len(c.Brief.Framing) > 0 {
		return layout.Scene{}, false
	}
	c.Links = slices.DeleteFunc(slices.Clone(c.Links), func(r brief.Relation) bool {
		return r.From == board || r.To == board || hierarchy.Loose[r.Kind]
	})
	s := &c.Brief.Subjects[board]
	s.Without = append(slices.Clone(s.Without), "pattern")
	out := layout.Scene{}
	sheet := c.Unit(board, layout.How{}).Fit(layout.Region{Left: .04, Top: .04, Right: .96, Bottom: .96})
	out.Add(sheet)
	var at []int
	for i := range c.Brief.Subjects {
		if i != board && c.IsRoot(i) {
			at = append(at, i)
		}
	}
	several := len(at) == 1 && c.Subject(at[0]).Count == figure.Unstated
	if several {
		at = []int{at[0], at[0], at[0]}
	}
	b := sheet.Bounds()
	left, wide := b.X0+bookmarkRoom.Left*b.W(), (bookmarkRoom.Right-bookmarkRoom.Left)*b.W()
	top, high := b.Y0+bookmarkRoom.Top*b.H(), (bookmarkRoom.Bottom-bookmarkRoom.Top)*b.H()/float64(max(1, len(at)))
	for n, i := range at {
		k := c.Unit(i, layout.How{Copy: n})
		if c.Subject(i).Count > 1 && !several {
			k = c.heroes(i)
		}
		y := top + high*float64(n)
		k = k.Fit(layout.Region{Left: left, Top: y + .05*high, Right: left + wide, Bottom: y + .95*high})
		out.Add(contoured(k, .004, kit.Hex("#f7efe0")))
	}
	return out, len(at) > 0
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
