package figure

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// printed text: what a prompt letters on a thing whose own drawing does not letter it.

// Faces are the typefaces in which a text is set on a thing, by the piece or by its group.
var Faces = map[string]string{
	"wood-plank": "slab", "signpost": "slab", "crate": "slab", "barrel": "slab", "book": "serif", "open-book": "serif", "mug": "round", "coffee-cup": "round",
	"birthday-cake": "script", "cake": "script", "wedding-cake": "script", "cupcake": "script", "cookie": "script", "envelope": "script", "pumpkin": "brush",
	"chalkboard": "brush", "sandwich-board": "brush", "retro-sign": "display", "newspaper": "serif", "clapperboard": "display", "tote-bag": "script", "satin-sash": "script", "baby-onesie": "script", "gravestone": "serif", "tombstone": "serif", "trophy": "serif", "medal": "serif", "wine-bottle": "elegant", "mason-jar": "script",
	"t-shirt": "display", "hoodie": "display", "food": "round", "buildings": "slab", "vehicles": "display", "kitchen": "round", "holiday": "script",
}

// letterFaces are the typefaces of the styles of lettering that a prompt can ask for.
var letterFaces = map[string]string{"script": "script", "cursive": "elegant", "brush": "brush", "bubble": "round", "graffiti": "comic", "retro": "slab", "chalk": "brush",
	"neon": "monoline", "block": "display", "deep": "display", "varsity": "slab", "western": "slab", "comic": "comic", "serif": "serif", "typewriter": "mono", "modern": "sans", "stencil": "sans"}

func (c *Drawer) faceFor(s brief.Subject) string {
	if face := letterFaces[c.Brief.Letter.Style]; face != "" {
		if face == "elegant" && (Signboards[s.ID] || s.ID == "hanging-sign") {
			return "script" // thin strokes are lost on boards
		}
		return face
	}
	if face := Faces[s.ID]; face != "" {
		return face
	}
	if face := Faces[library.GroupOf(s.ID)]; face != "" {
		return face
	}
	return "display"
}

// letteredWithin sets the text of a frame into its opening.
func (c *Drawer) letteredWithin(d kit.Drawing, s brief.Subject, in kit.Anchor) kit.Drawing {
	canvas, err := kit.NewCanvas("print", nil, kit.Options{})
	if err != nil {
		return d
	}
	w, h := in.W*.84, in.H*.5
	face := letterFaces[c.Brief.Letter.Style]
	if face == "" {
		face = "script"
	}
	text := kit.LettersPath(s.Text, kit.Box{X0: in.X - w/2, Y0: in.Y - h/2, X1: in.X + w/2, Y1: in.Y + h/2}, face)
	if text == "" {
		return d
	}
	ink := kit.TonesOf(surface.RulingColor(d)).D
	if len(c.Brief.Tints) > 0 {
		if col, ok := ColorOf(c.Brief.Tints[0]); ok {
			ink = col
		}
	}
	d.Layers[kit.Body] = append(append([]scene.Node{}, d.Layers[kit.Body]...), canvas.Lettered(layout.TextPart, s.Text, canvas.Path(text, ink)).Scene()...)
	d.Lettered = true
	return d
}

// lettered prints a subject's text on its drawing: into the area that the drawing keeps for prints, else into the largest even
// area of it. Where that area is not even in color, the text stands on a plate.
func (c *Drawer) lettered(d kit.Drawing, s brief.Subject) kit.Drawing {
	if in, open := d.Anchors["inside"]; open && s.Text != "" && !d.Lettered && library.GroupOf(s.ID) == "frames" && d.Anchors["print"].W == 0 {
		return c.letteredWithin(d, s, in)
	}
	clothes := WearsText(s)
	if s.Text == "" || d.Lettered || s.Kind != brief.Piece && !clothes || d.Box.W() <= 0 {
		return d
	}
	look := LookAt(d)
	at, ok := d.Anchors["print"]
	if clothes {
		at, ok = ChestOf(d, s)
	}
	if !ok {
		at = look.Room(s.Text)
	}
	canvas, err := kit.NewCanvas("print", nil, kit.Options{})
	if err != nil || at.W <= 0 || at.H <= 0 {
		return d
	}
	if s.ID == "newspaper" {
		at.Y, at.H = d.Box.Y0+.27*d.Box.H(), .3*d.Box.H() // its headline
	}
	box := kit.Box{X0: at.X - at.W/2, Y0: at.Y - at.H/2, X1: at.X + at.W/2, Y1: at.Y + at.H/2}
	under, spread := look.colors(box)
	if clothes { // an apron is narrower than the chest
		under, _ = look.colors(kit.Box{X0: at.X - at.W/6, Y0: box.Y0, X1: at.X + at.W/6, Y1: box.Y1})
	}
	var all []kit.Node
	if spread > plainSpread && !clothes && !engraved[s.ID] {
		var plate kit.Node
		hue := under.Lch()
		plate, under, box = plateFor(canvas, s.Text, c.faceFor(s), box, under)
		all = append(all, plate)
		if hue.C > .04 { // deep letters in the thing's own hue
			under = kit.Lch{L: .93, C: .06, H: hue.H}.Color()
		}
	}
	text := kit.LettersPath(s.Text, box, c.faceFor(s))
	if text == "" {
		return d
	}
	ink := c.inkOn(under)
	unit := canvas.Path(text, ink).Bounds().H() * .012
	all = append(all, canvas.Lettered(layout.TextPart, s.Text, canvas.Path(text, kit.TonesOf(under).DD).Move(unit*.7, unit).Opacity(.45), canvas.Path(text, ink)))
	top := kit.Body
	if len(d.Layers[kit.Fore]) > 0 && !clothes {
		top = kit.Fore
	}
	d.Layers[top] = append(append([]scene.Node{}, d.Layers[top]...), kit.Of(all...).Rotate(at.Angle, at.X, at.Y).Scene()...)
	d.Lettered = true
	return d
}

// inkOn is the color of a text on a color: the one that was asked for where it reads, else a deep or a pale tone of the ground.
func (c *Drawer) inkOn(under kit.Color) kit.Color {
	l := under.Lch()
	if len(c.Brief.Tints) > 0 {
		if col, ok := ColorOf(c.Brief.Tints[0]); ok && Apart(col.Lch(), l) > .16 {
			return col
		}
	}
	if l.L > .71 {
		return kit.Lch{L: .34, C: min(.11, l.C+.05), H: l.H}.Color()
	}
	return kit.Lch{L: .98, C: .008, H: 85}.Color()
}

// Apart is how far two colors are from each other, lightness counting most.
func Apart(a, b kit.Lch) float64 {
	sa, ca := math.Sincos(a.H * math.Pi / 180)
	sb, cb := math.Sincos(b.H * math.Pi / 180)
	return math.Hypot(a.L-b.L, .8*math.Hypot(a.C*ca-b.C*cb, a.C*sa-b.C*sb))
}

// plateFor is a plate for a text over an uneven ground, its color, and the box that it leaves to the text.
func plateFor(canvas *kit.Canvas, text, face string, box kit.Box, under kit.Color) (kit.Node, kit.Color, kit.Box) {
	ink := canvas.Path(kit.LettersPath(text, box, face), kit.Black).Bounds()
	pad := max(.16*min(ink.H(), .5*ink.W()), .2*min(ink.H(), ink.W()))
	k := min(1, box.W()/(ink.W()+2*pad), box.H()/(ink.H()+2*pad))
	x, y, w, h := (ink.X0+ink.X1)/2, (ink.Y0+ink.Y1)/2, (ink.W()+2*pad)*k, (ink.H()+2*pad)*k
	plate, edge := kit.Hex("#fff4dc"), kit.TonesOf(under)
	r := min(h*.28, w*.2)
	shape := kit.RoundRect(x-w/2, y-h/2, w, h, r)
	rim := kit.RoundRect(x-w/2+pad*.28, y-h/2+pad*.28, w-pad*.56, h-pad*.56, r*.8)
	node := kit.Of(canvas.Blur(h*.03, canvas.Path(shape, edge.DDD)).Opacity(.4).Move(h*.015, h*.03),
		canvas.Form(shape, kit.Lin(x, y-h/2, x, y+h/2, kit.Hex("#fffaf0"), plate, kit.Hex("#f2ddb4"))), canvas.Path(rim, kit.None).Stroke(kit.Hex("#c79a4b"), max(h*.018, pad*.07)))
	in := pad * 1.05 * k
	return node, plate, kit.Box{X0: x - w/2 + in, Y0: y - h/2 + in, X1: x + w/2 - in, Y1: y + h/2 - in}
}

// plainSpread is how far the lightness of an area may spread for a text to read on it without a plate.
const plainSpread = .065

// lookSide is the side in pixels of the small drawing in which room for a text is looked up.
const lookSide = 96

// Look is a drawing in small.
type Look struct {
	box   kit.Box
	k     float64 // pixels per unit
	layer *raster.Layer
	alpha []float32
}

// LookAt paints a drawing to find where a text has room on it.
func LookAt(d kit.Drawing) Look {
	k := lookSide / max(d.Box.W(), d.Box.H(), 1e-6)
	l := raster.Square(lookSide)
	raster.Draw(l, d.Nodes(), scene.ScaleBy(float32(k), float32(k)).Mul(layout.Translate(-d.Box.X0, -d.Box.Y0)))
	return Look{d.Box, k, l, l.Alpha()}
}

// Room is where a text can be set largest within the silhouette, rather in the middle than at an end.
func (v Look) Room(text string) kit.Anchor {
	wide := max(1, min(3.2, .45*float64(len([]rune(text)))))
	best, out := 0.0, kit.Anchor{}
	mid := point2{v.box.W() * v.k / 2, v.box.H() * v.k / 2}
	for h := 8; h < lookSide; h += 4 {
		for _, aspect := range []float64{wide, wide * .6, wide * .36} {
			w := int(float64(h) * aspect)
			for y := 0; y+h <= lookSide; y += 4 {
				for x := 0; x+w <= lookSide; x += 4 {
					if !v.solid(x, y, w, h) {
						continue
					}
					size := math.Sqrt(float64(w*h)) * math.Pow(aspect/wide, .25)
					off := math.Hypot(float64(x)+float64(w)/2-mid.x, float64(y)+float64(h)/2-mid.y)
					if score := size - .3*off; score > best || best == 0 {
						best = score
						out = kit.Anchor{X: v.box.X0 + (float64(x)+float64(w)/2)/v.k, Y: v.box.Y0 + (float64(y)+float64(h)/2)/v.k, W: .88 * float64(w) / v.k, H: .88 * float64(h) / v.k}
					}
				}
			}
		}
	}
	return out
}

type point2 struct{ x, y float64 }

// solid reports whether a rectangle of pixels is painted all over: its rim and its middle lines are looked at.
func (v Look) solid(x, y, w, h int) bool {
	for i := 0; i < w; i += 2 {
		for _, j := range []int{0, h / 3, h / 2, h - 1} {
			if v.alpha[(y+j)*lookSide+x+i] < .9 {
				return false
			}
		}
	}
	for j := 0; j < h; j += 2 {
		for _, i := range []int{0, w / 3, w / 2, w - 1} {
			if v.alpha[(y+j)*lookSide+x+i] < .9 {
				return false
			}
		}
	}
	return true
}

// colors are the mean color of a box of the drawing and how far colors in it spread from it.
func (v Look) colors(b kit.Box) (kit.Color, float64) {
	var sum color.Lab
	var seen []color.Lab
	for y := int((b.Y0 - v.box.Y0) * v.k); y < int((b.Y1-v.box.Y0)*v.k); y++ {
		for x := int((b.X0 - v.box.X0) * v.k); x < int((b.X1-v.box.X0)*v.k); x++ {
			if x < 0 || y < 0 || x >= lookSide || y >= lookSide || v.alpha[y*lookSide+x] < .5 {
				continue
			}
			p := v.layer.Pix[4*(y*lookSide+x):]
			lab := color.ToLab(color.RGB{R: p[0] / p[3], G: p[1] / p[3], B: p[2] / p[3]})
			sum = color.Lab{L: sum.L + lab.L, A: sum.A + lab.A, B: sum.B + lab.B}
			seen = append(seen, lab)
		}
	}
	if len(seen) == 0 {
		return kit.White, 0
	}
	n := float32(len(seen))
	mean := color.Lab{L: sum.L / n, A: sum.A / n, B: sum.B / n}
	far := 0.0
	for _, lab := range seen {
		far += math.Hypot(math.Hypot(float64(lab.L-mean.L), float64(lab.A-mean.A)), float64(lab.B-mean.B))
	}
	rgb := color.FromLab(mean)
	return kit.RGBA(float64(rgb.R), float64(rgb.G), float64(rgb.B), 1), far / float64(n)
}
