// Package svg writes scenes as clean SVG files with named groups.
package svg

import (
	"encoding/xml"
	"fmt"
	"math"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Item is a group of nodes with the matrix that takes them to pixels, and a name for the group.
type Item struct {
	Name   string
	Nodes  []scene.Node
	Matrix scene.Matrix
}

// Encode returns an SVG file of size × size pixels with a title. Numbers have two decimals; parts keep their names as
// classes and ids of groups. What reaches beyond blur and gradients (blend modes) is written as plain groups.
func Encode(items []Item, size int, title string) []byte {
	e := &encoder{ids: map[string]int{}}
	for _, item := range items {
		e.open("g", attr{"id", e.id(item.Name)})
		e.nodes(item.Nodes, item.Matrix)
		e.close("g")
	}
	var out strings.Builder
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">`+"\n", size, size, size, size)
	out.WriteString("<title>" + escape(title) + "</title>\n")
	if e.defs.Len() > 0 {
		out.WriteString("<defs>\n" + e.defs.String() + "</defs>\n")
	}
	out.WriteString(e.body.String())
	out.WriteString("</svg>\n")
	return []byte(out.String())
}

type attr struct{ name, value string }

type encoder struct {
	defs, body strings.Builder
	ids        map[string]int
	next       int
}

// id returns a name as an XML id that is not taken yet.
func (e *encoder) id(name string) string {
	clean := strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9', r == '-':
			return r
		case r >= 'A' && r <= 'Z':
			return r + 32
		}
		return '-'
	}, name)
	clean = strings.Trim(clean, "-")
	if clean == "" || clean[0] >= '0' && clean[0] <= '9' {
		clean = "part-" + clean
	}
	e.ids[clean]++
	if n := e.ids[clean]; n > 1 {
		return fmt.Sprintf("%s-%d", clean, n)
	}
	return clean
}

// def returns a fresh id for a definition.
func (e *encoder) def() string {
	e.next++
	return "d" + strconv.Itoa(e.next)
}

func (e *encoder) open(name string, attrs ...attr) { e.tag(name, ">\n", attrs...) }

func (e *encoder) tag(name, end string, attrs ...attr) {
	e.body.WriteString("<" + name)
	for _, a := range attrs {
		if a.value != "" {
			e.body.WriteString(" " + a.name + `="` + escape(a.value) + `"`)
		}
	}
	e.body.WriteString(end)
}

func (e *encoder) close(name string) { e.body.WriteString("</" + name + ">\n") }

func (e *encoder) nodes(nodes []scene.Node, m scene.Matrix) {
	for _, n := range nodes {
		if n.Path != nil {
			e.path(n.Path, m)
		} else if n.Group != nil {
			e.group(n.Group, m)
		}
	}
}

func (e *encoder) group(g *scene.Group, m scene.Matrix) {
	var attrs []attr
	if g.Part != "" {
		attrs = append(attrs, attr{"id", e.id(g.Part)})
	}
	if g.Opacity < 1 {
		attrs = append(attrs, attr{"opacity", num(g.Opacity)})
	}
	if len(g.Clip) > 0 {
		attrs = append(attrs, attr{"clip-path", "url(#" + e.clip(g.Clip, m) + ")"})
	}
	if len(g.Mask) > 0 {
		attrs = append(attrs, attr{"mask", "url(#" + e.mask(g, m) + ")"})
	}
	if f := e.filter(g, m); f != "" {
		// A clip applies after the filter, as in the renderer.
		attrs = append(attrs, attr{"filter", "url(#" + f + ")"})
	}
	if len(attrs) == 0 {
		e.nodes(g.Children, m)
		return
	}
	e.open("g", attrs...)
	e.nodes(g.Children, m)
	e.close("g")
}

// clip defines a clip path; its shapes are united.
func (e *encoder) clip(nodes []scene.Node, m scene.Matrix) string {
	id := e.def()
	var b strings.Builder
	scene.Walk(nodes, func(p *scene.Path) {
		rule := ""
		if p.EvenOdd {
			rule = ` clip-rule="evenodd"`
		}
		fmt.Fprintf(&b, `<path d="%s"%s/>`, data(p.Segments, m), rule)
	})
	fmt.Fprintf(&e.defs, `<clipPath id="%s">%s</clipPath>`+"\n", id, b.String())
	return id
}

func (e *encoder) mask(g *scene.Group, m scene.Matrix) string {
	id := e.def()
	kind := ""
	if g.MaskAlpha {
		kind = ` style="mask-type:alpha"`
	}
	inner := &encoder{ids: e.ids, next: e.next}
	inner.nodes(g.Mask, m)
	e.next = inner.next
	e.defs.WriteString(inner.defs.String())
	fmt.Fprintf(&e.defs, `<mask id="%s" maskUnits="userSpaceOnUse" x="-10000" y="-10000" width="30000" height="30000"%s>%s</mask>`+"\n", id, kind, inner.body.String())
	return id
}

// filter defines the blur of a group; its region is what the group paints, grown by three sigmas.
func (e *encoder) filter(g *scene.Group, m scene.Matrix) string {
	for _, effect := range g.Effects {
		if effect.Kind != scene.Blur {
			continue
		}
		sigma := effect.Sigma * m.Scale()
		x0, y0, x1, y1 := raster.Bounds(g.Children, m)
		if !(x1 > x0) || !(y1 > y0) {
			return ""
		}
		r := 3*sigma + 1
		id := e.def()
		fmt.Fprintf(&e.defs, `<filter id="%s" filterUnits="userSpaceOnUse" x="%s" y="%s" width="%s" height="%s" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="%s"/></filter>`+"\n",
			id, num(x0-r), num(y0-r), num(x1-x0+2*r), num(y1-y0+2*r), num(sigma))
		return id
	}
	return ""
}

func (e *encoder) path(p *scene.Path, m scene.Matrix) {
	fill, opacity := e.paint(p.Fill, m)
	attrs := []attr{{"d", data(p.Segments, m)}, {"fill", fill}, {"fill-opacity", opacity}}
	if p.EvenOdd {
		attrs = append(attrs, attr{"fill-rule", "evenodd"})
	}
	if s := p.Stroke; s != nil {
		color, opacity := e.paint(s.Paint, m)
		attrs = append(attrs, attr{"stroke", color}, attr{"stroke-opacity", opacity}, attr{"stroke-width", num(s.Width * m.Scale())},
			attr{"stroke-linecap", [...]string{"", "round", "square"}[s.Cap]}, attr{"stroke-linejoin", [...]string{"", "round", "bevel"}[s.Join]})
		if len(s.Dash) > 0 {
			var lengths []string
			for _, d := range s.Dash {
				lengths = append(lengths, num(d*m.Scale()))
			}
			attrs = append(attrs, attr{"stroke-dasharray", strings.Join(lengths, " ")})
		}
		if p.StrokeFirst {
			attrs = append(attrs, attr{"paint-order", "stroke"})
		}
	}
	e.tag("path", "/>\n", attrs...)
}

// paint returns the value of a fill or stroke and its opacity, empty for 1.
func (e *encoder) paint(p scene.Paint, m scene.Matrix) (value, opacity string) {
	switch p.Kind {
	case scene.Solid:
		return hex(p.Color), share(p.Color.A)
	case scene.Linear, scene.Radial:
		return "url(#" + e.gradient(p, m) + ")", ""
	}
	return "none", ""
}

func (e *encoder) gradient(p scene.Paint, m scene.Matrix) string {
	id := e.def()
	back := p.ToUnit.Mul(m.Inverse()).Inverse() // from gradient space to pixels
	t := fmt.Sprintf("matrix(%s %s %s %s %s %s)", fine(back[0]), fine(back[1]), fine(back[2]), fine(back[3]), fine(back[4]), fine(back[5]))
	spread := [...]string{"", ` spreadMethod="reflect"`, ` spreadMethod="repeat"`}[p.Spread]
	name, box := "linearGradient", `x1="0" y1="0" x2="1" y2="0"`
	if p.Kind == scene.Radial {
		name, box = "radialGradient", fmt.Sprintf(`cx="0" cy="0" r="1" fx="%s" fy="%s"`, fine(p.FocalX), fine(p.FocalY))
	}
	fmt.Fprintf(&e.defs, `<%s id="%s" gradientUnits="userSpaceOnUse" %s gradientTransform="%s"%s>`, name, id, box, t, spread)
	for _, s := range p.Stops {
		fmt.Fprintf(&e.defs, `<stop offset="%s" stop-color="%s"`, fine(s.Offset), hex(s.Color))
		if a := share(s.Color.A * p.Opacity); a != "" {
			fmt.Fprintf(&e.defs, ` stop-opacity="%s"`, a)
		}
		e.defs.WriteString("/>")
	}
	fmt.Fprintf(&e.defs, "</%s>\n", name)
	return id
}

// data writes path data in pixels.
func data(segments []scene.Segment, m scene.Matrix) string {
	var b strings.Builder
	for _, s := range segments {
		b.WriteByte("MLQCZ"[s.Op])
		for i, p := range s.Points[:s.Op.Points()] {
			if i > 0 {
				b.WriteByte(' ')
			}
			q := m.Apply(p)
			b.WriteString(num(q.X) + " " + num(q.Y))
		}
	}
	return b.String()
}

func hex(c scene.RGBA) string {
	b := func(v float32) int { return int(math.Round(255 * float64(max(0, min(1, v))))) }
	return fmt.Sprintf("#%02x%02x%02x", b(c.R), b(c.G), b(c.B))
}

// share writes an opacity, empty for 1.
func share(a float32) string {
	if a >= .9995 {
		return ""
	}
	return strconv.FormatFloat(float64(max(a, 0)), 'f', 3, 32)
}

func num(v float32) string { return trim(strconv.FormatFloat(float64(v), 'f', 2, 32)) }

// fine writes numbers that are multiplied by large ones.
func fine(v float32) string { return strconv.FormatFloat(float64(v), 'g', 7, 32) }

func trim(s string) string {
	if strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	if s == "-0" {
		return "0"
	}
	return s
}

func escape(s string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(s)) // a strings.Builder never fails
	return b.String()
}
