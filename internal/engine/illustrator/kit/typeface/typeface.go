// Package typeface reads the outlines of the kit's open fonts. NOTICES.md names them and their licenses.
package typeface

import (
	"embed"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/texts"
)

// em is the size that outlines are read at; lengths are returned in shares of it.
const em = 2048

//go:embed fonts/*.ttf.br
var files embed.FS

// Names are the faces, the default first.
var Names = []string{
	"display", "sans", "round", "script", "elegant", "monoline", "serif", "slab", "mono", "comic", "brush", "gothic",
}

// Glyph is the outline of one letter: on a baseline at y = 0 that begins at X, y down, in shares of the font's size.
type Glyph struct {
	Rune     rune
	X        float64 // where it begins on the line, kerning included
	Advance  float64
	Segments []scene.Segment
}

// Face is one font, its Latin and its further letters in two files.
type Face struct {
	fonts []*sfnt.Font
	Cap   float64 // height of the capitals
	X     float64 // height of the small letters
}

var (
	mu     sync.Mutex
	loaded = map[string]*Face{}
)

// Get returns a face; a name that is not there gives the default.
func Get(name string) *Face {
	mu.Lock()
	defer mu.Unlock()
	if f, ok := loaded[name]; ok {
		return f
	}
	f := load(name)
	if len(f.fonts) == 0 {
		f = load(Names[0])
	}
	loaded[name] = f
	return f
}

func load(name string) *Face {
	f := &Face{Cap: .7, X: .5}
	for _, part := range []string{"latin", "latin-ext"} {
		data, err := files.ReadFile("fonts/" + name + "." + part + ".ttf.br")
		if err != nil {
			continue
		}
		if one, err := sfnt.Parse(texts.Unpack(data)); err == nil {
			f.fonts = append(f.fonts, one)
		}
	}
	if len(f.fonts) > 0 {
		f.Cap, f.X = f.height('H', f.Cap), f.height('x', f.X)
	}
	return f
}

func (f *Face) height(r rune, otherwise float64) float64 {
	top := 0.0
	for _, g := range f.Line(string(r)) {
		for _, s := range g.Segments {
			for _, p := range s.Points[:s.Op.Points()] {
				top = max(top, -float64(p.Y))
			}
		}
	}
	if top == 0 {
		return otherwise
	}
	return top
}

// Has reports whether the face can draw a rune.
func (f *Face) Has(r rune) bool {
	_, g := f.find(r)
	return g != 0
}

func (f *Face) find(r rune) (*sfnt.Font, sfnt.GlyphIndex) {
	var buf sfnt.Buffer
	for _, one := range f.fonts {
		if g, err := one.GlyphIndex(&buf, r); err == nil && g != 0 {
			return one, g
		}
	}
	return nil, 0
}

// Line sets one line of text with kerning. Runes that the face lacks are left out.
func (f *Face) Line(text string) []Glyph {
	var (
		out  []Glyph
		buf  sfnt.Buffer
		last *sfnt.Font
		prev sfnt.GlyphIndex
		x    float64
	)
	for _, r := range text {
		one, g := f.find(r)
		if g == 0 {
			continue
		}
		if one == last {
			if k, err := one.Kern(&buf, prev, g, fixed.I(em), font.HintingNone); err == nil {
				x += share(k)
			}
		}
		advance, err := one.GlyphAdvance(&buf, g, fixed.I(em), font.HintingNone)
		if err != nil {
			continue
		}
		segments, err := one.LoadGlyph(&buf, g, fixed.I(em), nil)
		if err != nil {
			continue
		}
		out = append(out, Glyph{r, x, share(advance), convert(segments)})
		x += share(advance)
		last, prev = one, g
	}
	return out
}

// convert reads a glyph's segments; the font's outlines are closed without saying so.
func convert(in sfnt.Segments) []scene.Segment {
	var out []scene.Segment
	for _, s := range in {
		if s.Op == sfnt.SegmentOpMoveTo && len(out) > 0 {
			out = append(out, scene.Segment{Op: scene.Close})
		}
		t := scene.Segment{}
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			t.Op = scene.Move
		case sfnt.SegmentOpLineTo:
			t.Op = scene.Line
		case sfnt.SegmentOpQuadTo:
			t.Op = scene.Quad
		case sfnt.SegmentOpCubeTo:
			t.Op = scene.Cubic
		}
		for i := range t.Points[:t.Op.Points()] {
			t.Points[i] = scene.Point{X: float32(share(s.Args[i].X)), Y: float32(share(s.Args[i].Y))}
		}
		out = append(out, t)
	}
	if len(out) > 0 {
		out = append(out, scene.Segment{Op: scene.Close})
	}
	return out
}

func share(v fixed.Int26_6) float64 { return float64(v) / 64 / em }
