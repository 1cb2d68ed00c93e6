package lettering

import (
	"cmp"
	"math"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// Setting says how a saying is set: in lines of one width, its small words small.
type Setting struct {
	Text string
	Mood string  // one of Moods
	Wide float64 // width over height that is wanted, 0 for about 1.6
	Arch float64 // how far the middle rises above the ends, as a share of the width
	Ink  Ink
	// Stacked sets each word, or each line of a text that has line breaks, on a line of its own.
	Stacked bool
	// Under are further texts: each is a small line below the saying.
	Under []string
	// Wave is how far the lines go up and down from left to right, as a share of the width.
	Wave float64
	// Stress are words of the text that stand out.
	Stress []Stress
	// Gap is a letter that is left out for art to stand in its places, which are the anchors Gaps.
	Gap rune
	// Filled leaves lines that are not small and not in a second face to the pattern of the slot "letters".
	Filled bool
	// Flat letters have no block or stripes behind them.
	Flat bool
}

// Ink are the colors of a setting. Rim lies around all letters, so that they read on any ground.
type Ink struct {
	Main, Second, Small, Block, Rim kit.Color
	Runs                            bool // each color runs into another one from left to right
}

// mood is the typefaces of a setting.
type mood struct {
	main, second, small string // faces of the lines, of the line that stands out, and of the small words
	caps                bool   // lines in the main face are in capitals
	block               float64
	stripes             bool    // a face for the seventies, over stripes
	smallCase           bool    // small words are as typed
	gap                 rune    // a letter that is left out
	spacing             float64 // room between the letters of main lines, as a share of their size
	paired              bool    // lines in plain capitals around one in the second face, which a lone line has too
	glossy              bool    // letters grow darker downward; others are of one color, as prints are
}

// moods are named after what they are for.
var moods = map[string]mood{
	"fun":     {main: "display", second: "display", small: "round", block: 1, glossy: true},
	"cozy":    {main: "sans", second: "script", small: "sans", caps: true, block: .5, spacing: .03, paired: true},
	"written": {main: "script", second: "script", small: "sans", block: .6},
	"elegant": {main: "elegant", second: "elegant", small: "serif"},
	"classic": {main: "serif", second: "serif", small: "script", smallCase: true},
	"rugged":  {main: "slab", second: "slab", small: "script", caps: true, block: .9, smallCase: true},
	"sport":   {main: "slab", second: "slab", small: "sans", caps: true, block: 1.3, glossy: true},
	"bold":    {main: "display", second: "script", small: "round", caps: true, block: .9},
	"comic":   {main: "comic", second: "comic", small: "comic", caps: true, block: 1.2, glossy: true},
	"spooky":  {main: "brush", second: "brush", small: "brush", block: 1, glossy: true},
	"groovy":  {main: "display", second: "display", small: "script", stripes: true, smallCase: true},
	"card":    {main: "script", second: "script", small: "sans"},
	"label":   {main: "serif", second: "serif", small: "sans", caps: true},
	"modern":  {main: "sans", second: "sans", small: "sans", caps: true},
	"chalk":   {main: "brush", second: "script", small: "brush"},
	"metal":   {main: "gothic", second: "gothic", small: "sans"},
	"brushed": {main: "brush", second: "brush", small: "brush", smallCase: true},
	"washed":  {main: "script", second: "script", small: "script", smallCase: true},
	"folded":  {main: "sans", second: "sans", small: "sans", caps: true, spacing: .05},
	"minimal": {main: "sans", second: "sans", small: "sans", caps: true, spacing: .2},
	"luxury":  {main: "serif", second: "serif", small: "serif", caps: true, spacing: .14},
}

// Set returns a piece that sets a saying. It draws nothing of what no typeface has.
func Set(s Setting) kit.Piece {
	return kit.Piece{Name: "lettering", Cm: 40, Palette: "letters #ffffff text; outline #ffffff; shadow #000000", Draw: func(c *kit.Canvas) {
		c.Tones("letters")
		c.Tones("outline")
		c.Tones("shadow")
		s.draw(c)
	}}
}

// setSide is the width of a setting on the canvas.
const setSide = 244.0

func (s Setting) draw(c *kit.Canvas) {
	m, ok := moods[s.Mood]
	if !ok {
		m = moods["fun"]
	}
	m.gap = s.Gap
	if s.Flat {
		m.block, m.stripes = 0, false
	}
	lines := s.lines(m)
	if len(lines) == 0 {
		return
	}
	total := lines[len(lines)-1].top + lines[len(lines)-1].h
	k := setSide
	if total > 1 {
		k = setSide / total
	}
	left, top := kit.Side/2-k/2, kit.Side/2-total*k/2
	var all, small strings.Builder
	main, second := "", ""
	special := map[*Stress]string{}
	widest := 0.0
	for _, l := range lines {
		widest = max(widest, l.wide)
	}
	gaps := 0
	for _, l := range lines {
		for _, g := range l.gaps {
			x, y := .5+((g.X0+g.X1)/2-(l.ink.X0+l.ink.X1)/2)*l.k, l.top+((g.Y0+g.Y1)/2-l.ink.Y0)*l.k
			c.AnchorBox(GapName(gaps), left+x*k, top+s.bent(x, y, total, widest, m)*k, g.W()*l.k*k, g.H()*l.k*k, 0)
			gaps++
		}
		d := kit.WarpPath(l.d, func(x, y float64) (float64, float64) {
			px := .5 + (x-(l.ink.X0+l.ink.X1)/2)*l.k
			py := l.top + (y-l.ink.Y0)*l.k
			return left + px*k, top + s.bent(px, py, total, widest, m)*k
		})
		all.WriteString(d)
		switch {
		case l.stress != nil:
			special[l.stress] += d
		case l.small:
			small.WriteString(d)
			if r := s.rules(l, left, top, k, total, widest, m); r != "" {
				small.WriteString(r)
				all.WriteString(r)
			}
		case l.second:
			second += d
		default:
			main += d
		}
	}
	s.paint(c, m, paths{all.String(), main, second, small.String(), special}, k)
	c.AnchorBox("surface", kit.Side/2, top-s.Arch*k*.5, k*widest*.7, 0, 0)
}

// GapName is the name of the anchor of one of the places of a setting's left out letter.
func GapName(n int) string { return "gap-" + strconv.Itoa(n) }

// bent is where a height of a setting goes: the upper lines rise in the middle, the lowest stays even.
func (s Setting) bent(x, y, total, widest float64, m mood) float64 {
	u := (x - .5) * 2 / max(widest, .1)
	bend := s.Arch * (u*u - .5)
	if s.Arch != 0 && total > 0 {
		bend *= 1 - .75*y/total
	}
	if m.stripes {
		bend += max(.022, s.Wave) * math.Sin(u*math.Pi)
	} else if s.Wave > 0 {
		bend += s.Wave * math.Sin(u*math.Pi)
	}
	return y + bend
}

// rules are the thin lines at both sides of small words that stand between lines.
func (s Setting) rules(l line, left, top, k, total, widest float64, m mood) string {
	room := (widest*.86 - l.wide) / 2
	if room < .1 || l.top == 0 {
		return ""
	}
	y, t := l.top+l.h*.52, max(.006, l.h*.055)
	out := ""
	for _, side := range []float64{-1, 1} {
		a, b := .5+side*(l.wide/2+.035), .5+side*(l.wide/2+min(room, .22))
		flat := kit.RoundRect(min(a, b), y-t, math.Abs(b-a), 2*t, t)
		out += kit.WarpPath(flat, func(x, y float64) (float64, float64) {
			return left + x*k, top + s.bent(x, y, total, widest, m)*k
		})
	}
	return out
}

// paths are the outlines of a setting: of all, of its three kinds of lines, and of the words that stand out.
type paths struct {
	all, main, second, small string
	special                  map[*Stress]string
}

// paint draws the rim, the block behind the letters and the letters.
func (s Setting) paint(c *kit.Canvas, m mood, p paths, k float64) {
	u := k / 100
	rim := 5.4 * u
	switch {
	case m.block == 0 && s.Ink.Rim.Lch().L < .4: // an edge of white letters
		rim = 1.7 * u
	case m.block == 0:
		rim = 3.2 * u
	}
	if !s.Ink.Rim.IsNone() {
		c.Part("outline", c.Path(p.all, s.Ink.Rim).Stroke(s.Ink.Rim, rim), c.Path(p.all, s.Ink.Rim).Stroke(s.Ink.Rim, rim).Move(0, m.block*1.5*u))
	}
	raised := p.main + p.second
	for i := range s.Stress {
		raised += p.special[&s.Stress[i]]
	}
	if s.Ink.Rim.IsNone() && !m.stripes {
		raised = p.all // without an edge, small words want a block too
	}
	if m.stripes {
		for i := 3; i > 0; i-- {
			tone := []kit.Color{s.Ink.Block, s.Ink.Small, s.Ink.Second}[i-1]
			c.Part("shadow", c.Path(raised, tone).Stroke(tone, 2*u).Move(float64(i)*.55*u, float64(i)*1.15*u))
		}
		c.Part("outline", c.Path(raised, kit.Hex("#fff6e4")).Stroke(kit.Hex("#fff6e4"), 2.2*u))
	} else if m.block > 0 {
		c.Part("shadow", heavy(c, raised, 5, .08*m.block*u, .26*m.block*u, s.Ink.Block, 1.5*u))
	}
	fill := func(d string, col kit.Color) {
		if d == "" {
			return
		}
		t := kit.TonesOf(col)
		q := c.Path(d, kit.Black).Bounds()
		if s.Filled && d != p.small && (m.second == m.main || d != p.second || p.main == "") {
			base := c.Tones("letters")
			c.Part("outline", c.Path(d, s.Ink.Block).Stroke(s.Ink.Block, 2.2*u))
			c.Part("letters", c.Form(d, base.M))
			return
		}
		depth := .08
		if m.glossy {
			depth = .22
		}
		if s.Ink.Runs {
			c.Part("letters", c.Path(d, kit.Lin(q.X0, q.Y0, q.X1, q.Y1, run(col, -28), t.M, run(col, 34))))
			return
		}
		c.Part("letters", c.Path(d, kit.Lin(0, q.Y0, 0, q.Y1, col.Shade(depth), t.M, col.Shade(-depth))))
	}
	if m.stripes {
		fill(p.small, s.Ink.Block)
	} else {
		fill(p.small, s.Ink.Small)
	}
	for i := range s.Stress {
		st := &s.Stress[i]
		fill(p.special[st], cmp.Or(st.Color, s.Ink.Second))
	}
	fill(p.main, s.Ink.Main)
	fill(p.second, s.Ink.Second)
}

// run is a color that another one runs into: its neighbor on the circle of hues, stronger and a little lighter.
func run(c kit.Color, degrees float64) kit.Color {
	v := c.Lch()
	if v.C < .04 {
		return c
	}
	return kit.Lch{L: min(.74, v.L+.06), C: v.C * 1.08, H: v.H + degrees}.Color()
}
