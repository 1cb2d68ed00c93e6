package prints

import (
	"context"
	"image"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// The paints of a stencil.
var stencilBlack, stencilPale = color.Hex(0x1d1f25), color.Hex(0xfcfbf8)

// Shares of the side.
const (
	stencilLine  = 0.0095 // of the contours that hold pale art together
	stencilRim   = 0.0060 // by which the pale sheet is larger
	stencilStrap = 0.0100 // of a bridge
	leastIsland  = 0.0003 // of the picture: what is smaller is not worth a cut
	strappedFrom = 0.020  // of the picture that a printed field covers from which on a bridge crosses it
)

// stencilShade is what the black sheet shows of the light: the far side of each body, and what one body casts on another.
var stencilShade = picture.CelShade{Depth: 0.14, Least: 0.090, Whole: true}

// Stencil sprays the art through cut sheets: a pale one for the whole shape, so that nothing falls apart, up to three in the colors of what is drawn, one for
// skin, and a black one for what is dark or lies in the shade, parted by bridges; paint is lighter here and there, and a few drops of it lie beside the edges.
func Stencil(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = cuttable(p.Centered().PaintHaired().DarkEyed().OneSkin(stencilSkin).OneGarment())
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.06)
	if r.Empty() {
		return out
	}
	q := p.Patched(art, r, 11, 1.0/1800)
	lines := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0074), Detail: p.Length(0.030), Words: true, Line: picture.WhiteLine, Hull: true}), r)
	skin := skinFields(p, q)
	unlinedHands(p, q, skin, lines)
	rim := plane.NewPlane(r)
	for i, d := range q.Shape.V {
		rim.V[i] = plane.Clamp(0.5 - d + p.Length(stencilRim))
	}
	sheets, black := stencilSheets(p, q, skin)
	dark := knifed(p, blackSheet(p, q, lines, sheets, skin, shadeOf(p, r)), q)
	cutFeatures(p, dark)
	light := p.SeenFeatures(picture.InkTone(color.RGB{}, color.RGB{R: 1, G: 1, B: 1})) // light parts of faces and words are of the pale sheet
	can := newSpray(p, out, r)
	can.flat(rim, stencilPale)
	for n, sheet := range sheets {
		open := plane.NewPlane(r)
		for i, k := range q.Label {
			if k >= 0 && sheet.fields[k] {
				open.V[i] = 1 - lines.V[i]
			}
		}
		open = knifed(p, open, q)
		if light != nil {
			plane.EachIn(light, open, func(d []float32, x, y int, v float32) { open.V[(y-open.Y0)*open.W+x-open.X0] = v * (1 - d[0]) })
		}
		can.on(open, sheet.paint, 10*n)
	}
	can.on(dark, black, 40)
	return out
}

// Shares below which a knife leaves details out: of the length of a shape in its piece, and of the width of a line in the picture.
const leastCut, leastLine = 0.028, 0.0095

// cuttable is the picture without fine lines, small shapes and light on forms, of which a sheet would have only slips.
func cuttable(p *picture.Picture) *picture.Picture {
	fine := p.Glazed().Firm().Plainer(leastCut).Unlined(p.Length(leastLine))
	for i, q := range fine.Pieces {
		if q.Person {
			fine.Pieces[i].Nodes = darkBrowed(q.Nodes)
		}
		if q.Name || len(q.Nodes) == 0 || len(picture.Named(q.Nodes, "letters")) > 0 || len(picture.Named(q.Nodes, "text")) > 0 {
			fine.Pieces[i].Nodes = p.Pieces[i].Nodes
		}
	}
	return fine
}

// darkBrowed gives somebody brows that are seen on a pale sheet.
func darkBrowed(nodes []scene.Node) []scene.Node {
	out := slices.Clone(nodes)
	for i, n := range nodes {
		if n.Group == nil {
			continue
		}
		if n.Group.Part == "brows" {
			out[i] = color.Map(nodes[i:i+1], func(color.RGB) color.RGB { return stencilBlack })[0]
			continue
		}
		h := *n.Group
		h.Children = darkBrowed(h.Children)
		out[i] = scene.Node{Group: &h}
	}
	return out
}

// stencilSkin is the lightness of the paint of skin: dark skin is a deep brown on which black features are still seen.
func stencilSkin(l float32) float32 { return 0.10 + 0.90*max(l, 0.33) }

// unlinedHands takes the bridges out of bare limbs, but for faces: a hand between the lines of its fingers would be all bridges.
func unlinedHands(p *picture.Picture, q *picture.Patches, skin []bool, lines *plane.Plane) {
	faces, wide := p.Faces(), p.Length(0.0055)
	for i, k := range q.Label {
		if k < 0 || !skin[k] || q.Edge.V[i] < wide || -q.Shape.V[i] < wide {
			continue
		}
		x, y := q.R.Min.X+i%q.R.Dx(), q.R.Min.Y+i/q.R.Dx()
		if !slices.ContainsFunc(faces, func(f plane.Rectangle) bool { return image.Pt(x, y).In(f.Inset(-f.Dy())) }) {
			lines.V[i] = 0
		}
	}
}

// knifed is a sheet as a knife cuts it, which leaves no corners and no crumbs, within the art.
func knifed(p *picture.Picture, sheet *plane.Plane, q *picture.Patches) *plane.Plane {
	sheet = sheet.Blurred(p.Length(0.0020)).Thresholded(0.5)
	sheet.DropIslands(int(leastIsland * p.Length(1) * p.Length(1)))
	for i, d := range q.Shape.V {
		sheet.V[i] *= plane.Clamp(0.5 - d)
	}
	return sheet
}

// cutFeatures opens the sheet where eyes, brows, mouths and the frames of glasses are dark, and keeps it whole where they are light.
func cutFeatures(p *picture.Picture, cut *plane.Plane) {
	if l := p.Seen("glasses"); l != nil {
		plane.EachIn(l, cut, func(d []float32, x, y int, v float32) {
			if dark := d[3] - max(d[0], d[1], d[2]); dark > 0 {
				cut.V[(y-cut.Y0)*cut.W+x-cut.X0] = max(v, plane.Smooth(0.35, 0.6, dark))
			}
		})
	}
	l := p.SeenFeatures(picture.InkTone(color.RGB{}, color.RGB{R: 1, G: 1, B: 1}))
	if l == nil {
		return
	}
	plane.EachIn(l, cut, func(d []float32, x, y int, v float32) {
		cut.V[(y-cut.Y0)*cut.W+x-cut.X0] = v*(1-d[3]) + (d[3] - d[0])
	})
}

// spoke is a wave across the picture that decides where a stencil's contour is broken by bridges.
func spoke(p *picture.Picture, i int, r plane.Rectangle) float32 {
	x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
	return (plane.Tri((0.62*float32(x)+float32(y))/p.Length(0.21)) + 1) / 2
}
