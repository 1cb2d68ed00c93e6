// Package draw turns a plan into pixels: it composes the scene, hands it to the style's pass, and finishes with palette,
// detail and a clean frame.
package draw

import (
	"context"
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style"
	"pellucid/internal/engine/illustrator/style/design"
	"pellucid/internal/engine/illustrator/style/model"
)

// Options say how large a picture becomes and who wants to know how far it is.
type Options struct {
	Size     int                    // side in pixels
	Progress func(fraction float64) // 0–1, from the calling goroutine; nil means nobody asks
}

// The shares of the work, as measured: fetching art, then the style's pass, then finishing.
const (
	fetched = 0.15
	styled  = 0.90
)

// Layer draws the plan. It returns the context's error when cancelled between stages, and an error when the plan names a
// style or art that does not exist.
func Layer(ctx context.Context, p plan.Plan, o Options) (*raster.Layer, error) {
	look, ok := style.Find(p.Style.Name)
	if !ok {
		return nil, fmt.Errorf("draw: unknown style %q", p.Style.Name)
	}
	report := o.Progress
	if report == nil {
		report = func(float64) {}
	}
	composed := p.Scene()
	if p.Style.Bordered {
		look.Room += design.BorderRoom
	}
	picture := picture(p, composed, look.Room, o.Size)
	report(fetched)
	pass := look.Draw
	if p.Style.Detailed {
		pass = style.InDetail(p.Style.Name, pass)
	}
	l := pass(ctx, picture)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	report(styled)
	if p.Style.Detailed {
		style.Enrich(p.Style.Name, picture, l)
	}
	color.Grade(l, p.Style.Palette, peopled(picture))
	if p.Style.Distressed {
		style.Distress(picture, l)
	}
	if p.Style.Bordered {
		l = design.Border(picture, l)
	}
	model.Cast(picture, l, p.Brief.Shadow)
	if !composed.Bleeds {
		clearFrame(l, o.Size)
	}
	report(1)
	return l, ctx.Err()
}

// peopled reports whether somebody is in a picture.
func peopled(p *style.Picture) bool {
	return slices.ContainsFunc(p.Pieces, func(q style.Piece) bool { return q.Person })
}

// frameShare is the width of the strip along the frame in which soft tails fade out, as a share of the side.
const frameShare = 0.010

// clearFrame fades the outermost strip of a picture of size × size pixels to nothing, so that no tail of a glow or shadow is cut
// by the frame. The layer is the picture, or a part of it.
func clearFrame(l *raster.Layer, size int) {
	strip := max(2, int(frameShare*float32(size)))
	for y := range l.H {
		for x := 0; x < l.W; x++ {
			edge := min(l.X0+x, l.Y0+y, size-1-l.X0-x, size-1-l.Y0-y)
			if edge >= strip {
				x = max(x, min(l.W, size-strip-l.X0)-1) // on to the strip on the right
				continue
			}
			k := float32(edge) / float32(strip)
			for c := range 4 {
				l.Pix[4*(y*l.W+x)+c] *= k * k
			}
		}
	}
}
