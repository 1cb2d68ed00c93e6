package design

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Shares of the side.
const (
	stickerRim     = 0.029 // width of the white border
	stickerClosing = 0.030 // gaps narrower than twice this are bridged, as a cutting knife would
	sheetClosing   = 0.010 // the same where each picture of a sheet is a sticker of its own
)

// Sticker cuts the picture out with a white border, a sweep of gloss and a soft shadow.
func Sticker(_ context.Context, p *picture.Picture) *raster.Layer {
	art := p.Rimmed().Drawn()
	r := p.Around(art, stickerRim+2*stickerClosing)
	out := raster.Square(p.Size)
	if r.Empty() {
		return out
	}
	closing := float32(stickerClosing)
	if p.Airy {
		closing = 0.004 // every scrap is a sticker of its own
	} else if p.Sheet {
		closing = sheetClosing
	}
	mounted(p, out, art, plane.CutOut(plane.AlphaOf(art, r), p.Length(stickerRim), p.Length(closing)))
	gloss(p, out)
	return out
}

// BorderRoom is what a border takes beyond the art, as a share of the side.
const BorderRoom = stickerRim + stickerClosing/2

// Border lays the white border of a sticker around what another style drew.
func Border(p *picture.Picture, art *raster.Layer) *raster.Layer {
	r := p.Beyond(art, stickerRim+2*stickerClosing)
	if r.Empty() {
		return art
	}
	out := raster.Square(p.Size)
	closing := float32(stickerClosing)
	if p.Sheet {
		closing = sheetClosing
	}
	mounted(p, out, art, plane.CutOut(plane.AlphaOf(art, r), p.Length(stickerRim), p.Length(closing)))
	return out
}

// vinylEdge is the gray of the cut edge of vinyl, which shows where a white border ends on a white page.
var vinylEdge = color.Hex(0xa9b0bb)

// mounted lays art on white vinyl that is cut along a contour: its edge is a fine gray line, and it casts a soft shadow below.
func mounted(p *picture.Picture, out, art *raster.Layer, cut *plane.Plane) {
	shadow := plane.NewPlane(cut.Rect())
	for i, v := range cut.V {
		shadow.V[i] = plane.Clamp(0.5 - v)
	}
	shadow = shadow.Shifted(int(p.Length(0.004)), int(p.Length(0.009))).Softened(p.Length(0.007))
	edge := max(0.9, p.Length(0.0030))
	plane.EachIn(out, cut, func(d []float32, x, y int, v float32) {
		if s := shadow.At(x, y); s > 0.004 && v > -1 {
			plane.Set(d, color.RGB{R: 0.09, G: 0.10, B: 0.14}, 0.36*s)
		}
		a := plane.Clamp(0.5 - v)
		if a == 0 {
			return
		}
		plane.Over(d, color.RGB{R: 1, G: 1, B: 1}.Mix(vinylEdge, plane.Clamp(v+edge+0.5)), a)
		if s := plane.Pixel(art, y*art.W+x); s[3] > 0 { // the knife cuts the art's own glow off too
			plane.Atop(d, plane.Straight(s), s[3])
		}
	})
}

// gloss lays a faint slanted band of light over the upper left.
func gloss(p *picture.Picture, l *raster.Layer) {
	white := color.RGB{R: 1, G: 1, B: 1}
	for i := 0; i < l.W*l.H; i++ {
		d := plane.Pixel(l, i)
		if d[3] < 0.01 {
			continue
		}
		t := (float32(i%l.W)*0.8 + float32(i/l.W)*0.6) / float32(p.Size)
		if g := plane.Smooth(0.36, 0.42, t)*(1-plane.Smooth(0.50, 0.56, t)) + plane.Smooth(0.60, 0.63, t)*(1-plane.Smooth(0.64, 0.67, t)); g > 0 {
			plane.Atop(d, white, 0.11*g)
		}
	}
}
