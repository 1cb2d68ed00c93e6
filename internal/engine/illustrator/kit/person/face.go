package person

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/eyemark"
)

// expression is how a face looks: eyes, brows and mouth by name, and extras.
type expression struct {
	eyes  string  // "", "none", "closed", "happy", "wide", "wink", "half", "hearts", "down", "up", "stars"
	brows float64 // degrees; above 0 the inner ends go down
	raise float64 // units up
	mouth string
	tears bool
	blush float64 // 0 is usual
}

var expressions = map[string]expression{
	"calm smile":   {mouth: "smile"},
	"neutral":      {mouth: "flat"},
	"smile":        {mouth: "wide smile"},
	"grin":         {mouth: "grin", raise: 1},
	"laugh":        {eyes: "happy", mouth: "laugh", raise: 2},
	"sad":          {mouth: "frown", brows: -16, raise: 1, eyes: "down"},
	"crying":       {eyes: "sad closed", mouth: "wail", brows: -18, raise: 1, tears: true},
	"angry":        {mouth: "gritted", brows: 20, raise: -2},
	"determined":   {mouth: "firm", brows: 13, raise: -2},
	"surprised":    {eyes: "wide", mouth: "round", raise: 5},
	"scared":       {eyes: "wide", mouth: "wavy", brows: -16, raise: 3},
	"sleepy":       {eyes: "half", mouth: "small", raise: -1},
	"sleeping":     {eyes: "closed", mouth: "small"},
	"eyes closed":  {eyes: "closed", mouth: "smile"},
	"wink":         {eyes: "wink", mouth: "grin", raise: 1},
	"thinking":     {eyes: "up", mouth: "side", raise: 2, brows: -4},
	"in love":      {eyes: "hearts", mouth: "grin", raise: 2, blush: .25},
	"star eyes":    {eyes: "star eyes", mouth: "grin", raise: 3},
	"money eyes":   {eyes: "money eyes", mouth: "grin", raise: 3},
	"dizzy":        {eyes: "dizzy", mouth: "wavy", brows: -10},
	"x eyes":       {eyes: "x eyes", mouth: "tongue"},
	"tears of joy": {eyes: "happy", mouth: "laugh", raise: 2, tears: true},
	"shy":          {eyes: "down", mouth: "smile", brows: -8, blush: .3},
	"looking down": {eyes: "down", mouth: "smile"},
	"singing":      {eyes: "happy", mouth: "singing", raise: 3},
	"cool":         {mouth: "side smile", brows: 4},
	"kiss":         {eyes: "wink", mouth: "kiss"},
	"kissing":      {eyes: "closed", mouth: "kiss", blush: .35},
	"silly":        {eyes: "wink", mouth: "tongue", raise: 2},
	"evil":         {mouth: "fangs", brows: 18, raise: -1},
	"fanged":       {mouth: "fangs", raise: 1},
	"zombie":       {eyes: "half", mouth: "zombie", brows: -8},
	"tired":        {eyes: "half", mouth: "frown", brows: -8},
	"shouting":     {mouth: "singing", brows: 16, raise: -1},
	"whistling":    {mouth: "kiss", raise: 2},
	"smug":         {eyes: "half", mouth: "side smile", brows: 5},
	"suspicious":   {eyes: "half", mouth: "flat", brows: 10, raise: -1},
	"calm":         {eyes: "closed", mouth: "flat"},
	"yawning":      {eyes: "closed", mouth: "singing", raise: 4},
	"open mouth":   {mouth: "laugh", raise: 2},
	"tongue out":   {mouth: "tongue"},
	"screaming":    {eyes: "wide", mouth: "singing", brows: -12, raise: 3},
	"faceless":     {eyes: "none", mouth: "none"},
	"disgusted":    {eyes: "half", mouth: "wavy", brows: 12},
}

// Expressions lists the names of expressions, sorted.
func Expressions() []string { return names(expressions) }

func (f *figure) expression() expression {
	if e, ok := expressions[f.spec.Expression]; ok {
		return e
	}
	if e, ok := expressions[f.pose.expression]; ok && f.spec.Expression == "" {
		return e
	}
	return expressions["calm smile"]
}

// features draws eyes, brows, nose, mouth and cheeks.
func (f *figure) features() kit.Node {
	if f.spec.natural() {
		return f.naturalFeatures()
	}
	e := f.expression()
	if f.animated() {
		return f.animeFeatures(e)
	}
	x := f.face(1.15)
	k := 1 - f.pose.faceTurn()*.2 // the far half is foreshortened
	dx := 13.2
	y := 2.0
	if f.young() {
		y, dx = 5, 13.6
	}
	l, r := x-dx, x+dx*k
	blush := f.skinShade(.3) + e.blush
	pink := kit.Hex("#f2566c")
	cy := y + 12.5
	if f.bearded() {
		cy -= 1.5
	}
	cheeks := f.Blur(1.6, kit.Of(f.Ellipse(l-4, cy, 6.5, 4.300, pink), f.Ellipse(r+4*k, cy, 6.3*k, 4.300, pink))).Opacity(blush)
	if f.look.topName == "clown suit" {
		cheeks = kit.Of(f.Circle(l-4, y+12, 6.5, pink), f.Circle(r+4, y+12, 6.5*k, pink))
	}
	if e.eyes == "none" {
		return kit.Of(cheeks, f.wrinkles(x, y, k))
	}
	n := []kit.Node{
		cheeks, f.Named("eyes", f.eye(e, l, y, 1, true), f.eye(e, r, y, k, false)), f.Named("brows", f.brow(e, l, y, 1, -1), f.brow(e, r, y, k, 1)),
		f.nose(y), f.Named("mouth", kit.Of(f.mouth(e, f.face(1.25), y+17.5), f.onTeeth(f.face(1.25), y+17.5))), f.wrinkles(x, y, k),
	}
	if e.tears {
		n = append(n, f.tear(l-2, y+10), f.tear(r+3, y+12))
	}
	return kit.Of(n...)
}

func (f *figure) wrinkles(x, y, k float64) kit.Node {
	if f.spec.Age != "elder" {
		return kit.Node{}
	}
	return f.Line(text("M%.1f %.1fq-4 5 -2 10M%.1f %.1fq4 5 2 10M%.1f %.1fl-5 -1M%.1f %.1fl-5 2M%.1f %.1fl4 -1M%.1f %.1fl4 2M-10 -20Q0 -22 12 -20", x-12, y+11, x+14*k, y+11, x-22, y+1, x-22, y+4, x+22*k, y+1, x+22*k, y+4), f.skin.DD, 1.400).Opacity(.62)
}

func (f *figure) tear(x, y float64) kit.Node {
	return kit.Of(f.Form(text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x, y-7, x+6, y+1, x+4, y+6, x, y+6, x-4, y+6, x-6, y+1, x, y-7), kit.Lin(x-3, y-6, x+4, y+6, kit.Hex("#d6f1ff"), kit.Hex("#6fc3f2"), kit.Hex("#3f95dc"))), f.Circle(x-1.3, y+1.5, 1.2, kit.White))
}

// lash is the color of lids and lashes.
var lash = kit.Hex("#33212a")

func (f *figure) eye(e expression, x, y, k float64, near bool) kit.Node {
	kind := e.eyes
	if kind == "wink" && near {
		kind = ""
	}
	line := func(d string, w float64) kit.Node {
		n := f.Line(d, lash, w)
		if f.dark() {
			n = kit.Of(f.Blur(1.5, f.Line(d, f.skin.LL, w+4)).Opacity(.35), n)
		}
		return n
	}
	switch kind {
	case "closed":
		return kit.Of(line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-6.5*k, y, x, y+5.5, x+6.5*k, y), 2.6), f.lashes(x, y+2, k, near, true))
	case "sad closed":
		return line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-6.5*k, y+2, x, y+6, x+6.5*k, y+1), 2.6)
	case "happy", "wink":
		return line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-6.5*k, y+2.5, x, y-6.5, x+6.5*k, y+2.5), 2.9)
	case "hearts":
		return f.heart(x, y, 8.5)
	}
	if eyemark.Has(kind) {
		return eyemark.Draw(f.Canvas, kind, x, y, 7, lash)
	}
	return f.openEye(kind, x, y, k, near)
}

func (f *figure) heart(x, y, r float64) kit.Node {
	return f.Form(text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x, y+r, x-r*1.7, y-r*.2, x-r*.8, y-r*1.3, x, y-r*.4, x+r*.8, y-r*1.3, x+r*1.7, y-r*.2, x, y+r), kit.Lin(x-r, y-r, x+r, y+r, kit.Hex("#ff7d8f"), kit.Hex("#ea2f4f"), kit.Hex("#b81f45")), f.Ellipse(x-r*.45, y-r*.4, 1.6, 2.2, kit.White).Opacity(.8))
}

// openEye is a white with a large glossy iris beneath an upper lid.
func (f *figure) openEye(kind string, x, y, k float64, near bool) kit.Node {
	rx, ry, iris := 6.6*k, 7.2, 5.3
	if f.young() {
		rx, ry, iris = 7.2*k, 8, 6.0
	}
	ix, iy := x+f.pose.faceTurn()*1.1, y+.3
	lid := 0.0
	switch kind {
	case "wide":
		rx, ry, iris = rx*1.12, ry*1.16, iris*.86
	case "half":
		lid = ry * .85
	case "down":
		iy, lid = y+2.2, ry*.55
	case "up":
		ix, iy = ix+1.8, y-2.2
	}
	white := kit.Oval(x, y, rx, ry)
	col := kit.TonesOf(f.iris)
	ball := kit.Of(f.Ellipse(ix, iy, iris*max(k, .9), iris*1.14, kit.Lin(ix, iy-iris, ix, iy+iris*1.1, col.DDD, kit.At(.55, col.D), kit.At(1, col.L))),
		f.Ellipse(ix, iy-.2, iris*.52, iris*.6, kit.Hex("#1a1118")),
		f.Circle(ix-iris*.36*f.light, iy-iris*.42, iris*.33, kit.White), f.Circle(ix+iris*.38*f.light, iy+iris*.46, iris*.15, kit.White).Opacity(.8))
	eye := f.Form(white, kit.Lin(x, y-ry, x, y+ry, kit.Hex("#d9d3d6"), kit.At(.4, kit.Hex("#ffffff")), kit.Hex("#fdfafa")), ball)
	if lid > 0 {
		eye = kit.Of(eye, f.Clip(kit.Oval(x, y, rx+.6, ry+.6), f.Path(text("M%.1f %.1fh%.1fv%.1fq%.1f 3 %.1f 0Z", x-rx-2, y-ry-2, 2*rx+4, lid+2, -rx-2, -2*rx-4), f.skin.M)))
	}
	ly := y - ry + lid
	upper := f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-rx*.98, max(y-ry*.25, ly+1), x, ly-ry*.42+lid*.25, x+rx*.98, max(y-ry*.25, ly+1)), lash, 2.3)
	return kit.Of(eye, upper, f.lashes(x, y, k, near, false))
}

// lashes are the outer lashes of a woman's eye.
func (f *figure) lashes(x, y, k float64, near, closed bool) kit.Node {
	if f.spec.Body != "woman" {
		return kit.Node{}
	}
	s := 1.0
	if near {
		s = -1
	}
	if closed {
		return f.Line(text("M%.1f %.1fl%.1f 2.500M%.1f %.1fl%.1f 3.500", x+s*6*k, y-1, s*3.2, x+s*3*k, y+1, s*1.8), lash, 1.600)
	}
	return f.Line(text("M%.1f %.1fq%.1f -.8 %.1f -3.6M%.1f %.1fl%.1f -2.6", x+s*6.3*k, y-2.6, s*2.4, s*3.6, x+s*5*k, y-5, s*1.8), lash, 1.6)
}

func (f *figure) brow(e expression, x, y, k, side float64) kit.Node {
	c := f.hair.D
	if l := f.hair.M.Lch(); l.L > .8 {
		c = f.hair.DD
	} else if l.L < .5 && f.dark() {
		c = kit.Hex("#150c10")
	}
	w := 2.9
	if f.spec.Body == "man" {
		w = 3.8
	} else if f.young() {
		w = 2.5
	}
	by := y - 12.5 - e.raise
	if f.young() {
		by -= .8
	}
	n := f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-6.3*k, by+1.2, x, by-2.6, x+6.3*k, by+1.2), c, w)
	if f.dark() {
		n = kit.Of(f.Blur(2, f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-6*k, by+3, x, by, x+6*k, by+3), f.skin.LL, 5)).Opacity(.3), n)
	}
	return n.Rotate(-side*e.brows, x, by)
}

func (f *figure) nose(y float64) kit.Node {
	x := f.face(1.6)
	s := f.skin
	t := f.pose.faceTurn()
	if f.young() {
		return kit.Of(f.Ellipse(x+.5, y+7.5, 3.4, 2.300, s.D), f.Ellipse(x, y+6.6, 2.300, 1.500, s.L).Opacity(.8))
	}
	return kit.Of(f.Blur(1.4, f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x+1, y-1, x+4+t*2, y+6, x+3, y+9), s.DD, 2.4)).Opacity(.3),
		f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", x+1.5+t*2, y+3.5, x+5.5+t*2.5, y+8.4, x+2.5+t, y+9.6, x, y+10.4, x-2.5, y+9.4), s.DD, 1.900).Opacity(.7),
		f.Ellipse(x-.3, y+6, 1.800, 2.600, s.LL).Opacity(.5))
}
