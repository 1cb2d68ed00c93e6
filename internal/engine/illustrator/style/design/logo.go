package design

import (
	"context"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// The ways a logo is built; the variation chooses. A monogram always has a container.
const (
	roundLogo = iota
	bareLogo
	shieldLogo
	monoLogo
	logoKinds
)

func Logo(_ context.Context, p *picture.Picture) *raster.Layer { return LogoDrawing(p).Settled() }

// LogoDrawing sets the picture as a mark in at most three colors: large simple shapes without light, parted by clear gaps,
// alone or in a disc or a shield, with the name below.
func LogoDrawing(p *picture.Picture) *picture.Picture {
	if p.Set {
		return setLogo(p)
	}
	mark, name := split(p)
	kind := p.Variation % logoKinds
	lone := len(mark.Pieces) == 0 // letters alone
	if lone {
		mark, name = name, mark
		if kind == bareLogo || kind == monoLogo {
			kind = roundLogo
		}
	}
	deep, mid, pale := p.BrandTones()
	told := len(p.Brand) > 2
	if told {
		deep, mid, pale = p.Brand[0], p.Brand[1], p.Brand[2]
	}
	if lone && wide(mark) {
		kind = bareLogo // a word needs no container
	}
	if p.Lines && !lone {
		return linedLogo(p, mark, name, deep)
	}
	if peopled(mark) {
		return peopledLogo(p, mark, name, kind)
	}
	lined := mark
	if !lone {
		lined = emblematic(mark)
		mark = lined.Unlined(p.Length(0.012))
	}
	ruling := min(5, 2+subjects(mark)) // an egg in a pan has a yolk
	if leafy(mark) {
		ruling = 5 // petals are told apart by their shades
	}
	tones := append(mark.Ruling(ruling), color.Lab{L: 0.22}, color.Lab{L: 0.97}) // and the dark and light of details
	if !lone {                                                                   // lines that hold parts have the tones of the others
		mark = mark.Reconnected(lined)
	}
	if kind == monoLogo {
		tones = []color.Lab{{L: 0.30}, {L: 0.62}, {L: 0.93}}
	}
	area := picture.Box{X0: 0.08, Y0: 0.08, X1: 0.92, Y1: 0.92}
	if len(name.Pieces) > 0 {
		area = picture.Box{X0: 0.16, Y0: 0.05, X1: 0.84, Y1: 0.71}
	}
	out := *p
	out.Pieces = nil
	into := picture.BrandTones(tones)
	switch kind {
	case bareLogo:
		mark = mark.Within(area)
		if lone {
			tones, into = []color.Lab{{}}, []color.RGB{picture.LetterTone(deep)}
		} else if told {
			into = ranked(tones, p.Brand)
		}
	case monoLogo:
		mark = mark.Within(area)
		into = []color.RGB{deep, mid, pale}
	case roundLogo, shieldLogo:
		out.Pieces = append(out.Pieces, container(p, kind, area, deep))
		into = picture.OnDeep(tones, plane.Nearest(tones[:len(tones)-2], mark.Ruling(1)[0]), deep)
		if told {
			into = aroundMost(tones, mark.Ruling(1)[0].L, deep, mid, pale)
		} else if built(mark) {
			into = inkedOnDeep(p, tones, deep)
		}
		area = area.Inset(0.06)
		if lone {
			tones, into = []color.Lab{{L: 0.97}}, []color.RGB{pale}
			area = area.Inset(0.06)
		}
		if kind == shieldLogo {
			area = area.Inset(0.06)
			area.Y0, area.Y1 = area.Y0-0.03, area.Y1-0.03
		}
		mark = inCircle(mark, area)
	}
	parted := mark.Parted(tones, into, p.Length(0.0085)).Pieces
	if leafy(mark) && len(out.Pieces) > 0 {
		for i, q := range parted {
			parted[i].Nodes = veined(q.Nodes, deep, p.Length(0.0052)/q.Matrix.Scale())
		}
	}
	out.Pieces = append(out.Pieces, parted...)
	out.Pieces = append(out.Pieces, nameBelow(name, deep)...)
	return &out
}

// veined draws a line in the color of the ground around petals and leaves: of those of one color each is seen.
func veined(nodes []scene.Node, line color.RGB, width float32) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		switch {
		case n.Group != nil && len(n.Group.Clip) == 0:
			h := *n.Group
			h.Children = veined(h.Children, line, width)
			out[i] = scene.Node{Group: &h}
		case n.Path != nil && n.Path.Fill.Kind != scene.NoPaint && n.Path.Stroke == nil:
			if x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, scene.Identity); min(x1-x0, y1-y0) > 6*width {
				q := *n.Path
				q.Stroke = &scene.Stroke{Paint: line.Paint(), Width: width, Join: scene.RoundJoin}
				out[i] = scene.Node{Path: &q}
			}
		}
	}
	return out
}

// leafy reports whether flowers or leaves are in the picture.
func leafy(p *picture.Picture) bool {
	return slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return picture.Leafy[q.Group] })
}

// emblematic is a mark of few large shapes, and with eyes that are plain ovals.
func emblematic(p *picture.Picture) *picture.Picture {
	oval := func(e picture.Eye) []scene.Node {
		return []scene.Node{scene.NewPath().Ellipse(0, 0, 0.74, 0.74*max(1, e.High)).Fill(color.Hex(0x15161a).Paint()).Node()}
	}
	spared := p.Unspared()
	plain, things := spared.Eyed(oval), spared.AllEyed(oval)
	for i, q := range plain.Pieces {
		if q.Group != "" { // lights on the screen of a robot; animals may be sleepy
			plain.Pieces[i] = things.Pieces[i]
		}
	}
	least := float32(0.055)
	if leafy(p) {
		least = 0.034 // petals make the rose
	}
	plain = plain.Mapped(func(q picture.Piece) []scene.Node {
		return picture.Without(q.Nodes, "smoke", "steam", "lashes", "blush")
	})
	return plain.Glazed().Firm().Plainer(least)
}

// inCircle fits the picture into the largest circle of a box.
func inCircle(p *picture.Picture, area picture.Box) *picture.Picture {
	q := p.Within(area)
	x, y, r := opticalCircle(small(q))
	if r <= 0 {
		return q
	}
	unit := p.Length(1) / smallSide
	k := 0.95 * p.Length(area.X1-area.X0) / 2 / (r * unit)
	m := scene.Translate(p.Length((area.X0+area.X1)/2), p.Length((area.Y0+area.Y1)/2)).Mul(scene.ScaleBy(k, k)).Mul(scene.Translate(-x*unit, -y*unit))
	out := *q
	out.Pieces = nil
	for _, one := range q.Pieces {
		one.Matrix = m.Mul(one.Matrix)
		out.Pieces = append(out.Pieces, one)
	}
	return &out
}

// nameBelow is the name of a logo along its foot.
func nameBelow(p *picture.Picture, deep color.RGB) []picture.Piece {
	out := p.Within(picture.Box{X0: 0.10, Y0: 0.785, X1: 0.90, Y1: 0.93}).Flattened(picture.Second{}).Pieces
	for i := range out {
		out[i].Nodes = color.Map(out[i].Nodes, func(color.RGB) color.RGB { return picture.LetterTone(deep) })
	}
	return out
}

// setLogo keeps the places that a composition gave to the mark and to what belongs to it: the mark becomes large simple shapes, all else is
// flat.
func setLogo(p *picture.Picture) *picture.Picture {
	mark, out := *p, *p
	mark.Pieces, out.Pieces = nil, nil
	var after []picture.Piece
	for _, q := range p.Pieces {
		switch {
		case q.Title != "decoration":
			mark.Pieces = append(mark.Pieces, q)
		case len(mark.Pieces) == 0:
			out.Pieces = append(out.Pieces, q)
		default:
			after = append(after, q)
		}
	}
	flat := func(pieces []picture.Piece) []picture.Piece {
		one := *p
		one.Pieces = pieces
		return one.Flattened(picture.Second{}).Pieces
	}
	out.Pieces = flat(out.Pieces)
	if p.Lines {
		out.Pieces = append(out.Pieces, inLines(&mark).Pieces...)
	} else if peopled(&mark) {
		out.Pieces = append(out.Pieces, figures(&mark).Pieces...)
	} else if len(mark.Pieces) > 0 {
		simple := mark.Simple()
		tones := append(simple.Ruling(2+min(3, subjects(&mark))), color.Lab{L: 0.22}, color.Lab{L: 0.97})
		into := picture.BrandTones(tones)
		if len(p.Brand) > 0 {
			into = ranked(tones, p.Brand)
		}
		parted := simple.Parted(tones, into, p.Length(0.0085)).Pieces
		if len(p.Brand) > 0 {
			parted = apart(parted, p.Brand)
		}
		out.Pieces = append(out.Pieces, parted...)
	}
	for _, q := range flat(after) {
		q.Nodes = color.Map(q.Nodes, readable)
		out.Pieces = append(out.Pieces, q)
	}
	return &out
}

// readable lifts a deep color so far that words in it are read on near black too.
func readable(c color.RGB) color.RGB {
	if v := color.ToLCH(c); v.C > 0.035 && v.L < 0.57 {
		return color.FromLCH(color.LCH{L: 0.57, C: v.C * 1.15, H: v.H})
	}
	return c
}

// ranked gives the tones of a mark the colors of a brand by their lightness; the last two are the dark and the light of details. What is even in
// lightness stays in one color.
func ranked(tones []color.Lab, brand []color.RGB) []color.RGB {
	out := make([]color.RGB, len(tones))
	last := len(tones) - 2
	least, most := float32(1), float32(0)
	for _, t := range tones[:last] {
		least, most = min(least, t.L), max(most, t.L)
	}
	for i, t := range tones[:last] {
		at := (t.L - least) / max(.3, most-least)
		out[i] = brand[int(at*float32(len(brand)-1)+.5)]
	}
	out[last], out[last+1] = brand[0], brand[len(brand)-1]
	return out
}

// aroundMost gives the tone that most of a mark has its middle color, darker ones a deeper one and lighter ones the pale one. What is darkest is cut
// out of the mark: eyes and mouths have the color of the ground.
func aroundMost(tones []color.Lab, most float32, deep, mid, pale color.RGB) []color.RGB {
	out := make([]color.RGB, len(tones))
	for i, t := range tones {
		switch {
		case i == len(tones)-2:
			out[i] = deep
		case t.L < most-.08:
			out[i] = mid.Mix(deep, .35)
		case t.L > most+.08:
			out[i] = pale
		default:
			out[i] = mid
		}
	}
	return out
}

// subjects is how many different things are in the picture.
func subjects(p *picture.Picture) int {
	seen := map[string]bool{}
	for _, q := range p.Pieces {
		seen[q.Title] = true
	}
	return len(seen)
}

// split parts the name that is lettered by itself from what else is in the picture.
func split(p *picture.Picture) (mark, name *picture.Picture) {
	m, n := *p, *p
	m.Pieces, n.Pieces = nil, nil
	for _, q := range p.Pieces {
		if q.Name {
			n.Pieces = append(n.Pieces, q)
		} else {
			m.Pieces = append(m.Pieces, q)
		}
	}
	return &m, &n
}

// wide tells a line of letters from a monogram.
func wide(p *picture.Picture) bool {
	for _, q := range p.Pieces {
		if x0, y0, x1, y1 := raster.Bounds(q.Nodes, q.Matrix); x1-x0 > 2.4*(y1-y0) {
			return true
		}
	}
	return false
}

// container is the disc or shield that holds a mark.
func container(p *picture.Picture, kind int, area picture.Box, fill color.RGB) picture.Piece {
	s := float32(p.Size)
	cx, cy, r := (area.X0+area.X1)/2*s, (area.Y0+area.Y1)/2*s, min(area.X1-area.X0, area.Y1-area.Y0)/2*s
	b, rim := scene.NewPath(), scene.NewPath()
	draw := func(b *scene.Builder, k float32) *scene.Builder {
		if kind == shieldLogo {
			return shield(b, cx, cy, r*k)
		}
		return b.Ellipse(cx, cy, r*k, r*k)
	}
	light := float32(1)
	if plane.Luma(fill) > 0.6 {
		light = 0.2
	}
	line := scene.Stroke{Paint: fill.Mix(color.RGB{R: light, G: light, B: light}, 0.55).Paint(), Width: 0.024 * r, Join: scene.RoundJoin}
	return picture.Piece{Title: "container", Matrix: scene.Identity, Nodes: []scene.Node{draw(b, 1).Fill(fill.Paint()).Node(), draw(rim, 0.988).Stroke(line).Node()}}
}

// shield adds the outline of a shield around cx, cy.
func shield(b *scene.Builder, cx, cy, r float32) *scene.Builder {
	at := func(x, y float32) scene.Point { return scene.Point{X: cx + x*r, Y: cy + y*r} }
	b.Move(cx, cy-r)
	b.Cubic(at(0.30, -0.86), at(0.58, -0.78), at(0.90, -0.76))
	b.Cubic(at(0.93, -0.05), at(0.80, 0.58), at(0, 1))
	b.Cubic(at(-0.80, 0.58), at(-0.93, -0.05), at(-0.90, -0.76))
	b.Cubic(at(-0.58, -0.78), at(-0.30, -0.86), at(0, -1))
	return b.Close()
}
