package design

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/scene"
)

// shields are the things that say again what a crest is.
var shields = figure.Words("shield shield-shape coat-of-arms")

// charges are what a crest shows, sorted by where heralds put it: a letter on the shield, a crown on top of it, two of a kind beside it.
type charges struct {
	letter     string
	crown      int
	supporters []int
	rest       []int
}

// chargesOf sorts what a crest shows.
func (c *Designer) chargesOf(at []int) charges {
	out := charges{crown: -1}
	for _, i := range at {
		s := c.Subject(i)
		switch {
		case s.Kind == brief.Family && (figure.LetterFamilies[s.ID] || s.ID == "monogram") && s.Text != "" && out.letter == "":
			out.letter = s.Text
		case (s.ID == "crown" || s.ID == "tiara") && out.crown < 0:
			out.crown = i
		case s.Count == 2 && (s.Kind == brief.Animal || s.Kind == brief.Bird) && len(out.supporters) == 0:
			out.supporters = append(out.supporters, i)
		default:
			out.rest = append(out.rest, i)
		}
	}
	return out
}

// heraldic is a coat of arms: a letter or what is shown on the shield, a crown above it, two animals that hold it, and the name on a ribbon across
// its foot. It reports false where there is none of the first three.
func (c *Designer) heraldic(at []int, text string) (layout.Scene, bool) {
	h := c.chargesOf(at)
	if own := c.ownArms(); h.crown < 0 && own >= 0 && slices.ContainsFunc(c.Subject(own).Parts, func(part brief.PartColor) bool { return part.Part == "crown" }) {
		h.crown = len(c.Brief.Subjects)
		c.Brief.Subjects = append(slices.Clone(c.Brief.Subjects), brief.Subject{Kind: brief.Piece, ID: "crown", Count: 1})
	}
	if h.letter == "" && text != "" && len([]rune(text)) <= 2 {
		h.letter, text = text, ""
	}
	told := slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.ID == "shield" || len(s.Parts) > 0 && shields[s.ID] })
	if h.letter == "" && len(h.rest) == 0 && !told { // the animals are what the shield shows
		h.rest, h.supporters = h.supporters, nil
	}
	if h.letter == "" && h.crown < 0 && len(h.supporters) == 0 {
		return layout.Scene{}, false
	}
	q := c.plateColors()
	q.Field = kit.Lch{L: max(.2, q.Ground.Lch().L+.06), C: q.Ground.Lch().C, H: q.Ground.Lch().H}.Color()
	d, err := frames.Crest(q).Render(kit.Options{})
	if err != nil {
		return layout.Scene{}, false
	}
	room := layout.Region{Left: .1, Top: .03, Right: .9, Bottom: .95}
	if len(h.supporters) > 0 {
		room = layout.Region{Left: .26, Top: .06, Right: .74, Bottom: .94}
	}
	if h.crown >= 0 {
		room.Top += .16
	}
	out := layout.Scene{}
	plate := c.Place(-1, d, scene.Identity).Fit(room)
	if own := c.ownArms(); own >= 0 && h.letter == "" && len(h.rest) == 0 {
		plate = c.Unit(own, layout.How{}).Fit(room) // it has charges of its own
	}
	b := plate.Bounds()
	for _, i := range h.supporters {
		foot := b.Y0 + .84*b.H()
		out.Add(c.supporter(i, layout.Region{Left: .01, Top: b.Y0 + .1*b.H(), Right: b.X0 + .07*b.W(), Bottom: foot}, kit.Right))
		out.Add(c.supporter(i, layout.Region{Left: b.X1 - .07*b.W(), Top: b.Y0 + .1*b.H(), Right: .99, Bottom: foot}, kit.Left))
	}
	out.Add(plate)
	if h.crown >= 0 {
		c.Brief.Subjects = slices.Clone(c.Brief.Subjects)
		if s := &c.Brief.Subjects[h.crown]; s.Color == "" {
			s.Color = "gold"
		}
		out.Add(c.Unit(h.crown, layout.How{}).Fit(layout.Region{Left: b.X0 + .27*b.W(), Top: .02, Right: b.X1 - .27*b.W(), Bottom: b.Y0 + .05*b.H()}))
	}
	c.charged(&out, b, h, q)
	if r, ok := c.ribboned(text, q); ok && text != "" {
		out.Add(r.Fit(layout.Region{Left: .03, Top: .66, Right: .97, Bottom: .95}))
	}
	return out, true
}

// ownArms is the coat of arms among the subjects, or -1.
func (c *Designer) ownArms() int {
	return slices.IndexFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.ID == "coat-of-arms" && s.Kind == brief.Piece })
}

// supporter is an animal that stands beside a shield and looks at it.
func (c *Designer) supporter(i int, at layout.Region, facing kit.Facing) layout.Cluster {
	s := c.Subject(i)
	c.Brief.Subjects = append(slices.Clone(c.Brief.Subjects), s)
	one := len(c.Brief.Subjects) - 1
	c.Brief.Subjects[one].Count = 1
	if s.Pose == "" && s.Kind == brief.Animal {
		c.Brief.Subjects[one].Pose = "rearing" // as heralds have it
	}
	k := c.Unit(one, layout.How{Facing: facing, Pose: c.Brief.Subjects[one].Pose}).Fit(at)
	return k.Moved(0, at.Bottom-k.Bounds().Y1)
}

// charged puts a letter and what else there is onto the shield: the letter alone is large, else it stands in a disc at the shield's foot.
func (c *Designer) charged(out *layout.Scene, b kit.Box, h charges, q frames.Colors) {
	within := func(x0, y0, x1, y1 float64) layout.Region {
		return layout.Region{Left: b.X0 + x0*b.W(), Top: b.Y0 + y0*b.H(), Right: b.X0 + x1*b.W(), Bottom: b.Y0 + y1*b.H()}
	}
	wreath := len(h.rest) == 1 && strings.HasSuffix(c.Subject(h.rest[0]).ID, "wreath") && h.letter != ""
	if wreath {
		out.Add(c.ensemble(h.rest).Fit(within(.14, .27, .86, .82)))
	} else if len(h.rest) > 0 {
		k := c.ensemble(h.rest)
		at := within(.15, .25, .85, .82)
		if h.letter != "" {
			at = within(.16, .25, .84, .7)
		}
		out.Add(contoured(k.Fit(at), .006, kit.White))
	}
	if h.letter == "" {
		return
	}
	at, disc := within(.24, .29, .76, .8), false
	if wreath {
		at = within(.34, .4, .66, .68)
	} else if len(h.rest) > 0 {
		at, disc = within(.36, .66, .64, .97), true
	}
	if d, err := initial(h.letter, q, disc).Render(kit.Options{}); err == nil {
		out.Add(c.Place(-1, d, scene.Identity).Fit(at))
	}
}

// initial is a letter of polished metal in the accent of a plate, on a disc of its ground where one is needed.
func initial(text string, q frames.Colors, disc bool) kit.Piece {
	return kit.Piece{Name: "initial", Cm: 20, Palette: "letter #e0b04c; disc #24405e", Draw: func(c *kit.Canvas) {
		c.Tones("letter")
		c.Tones("disc")
		a, g := kit.TonesOf(q.Accent), kit.TonesOf(q.Ground)
		box := kit.Box{X0: 20, Y0: 14, X1: 236, Y1: 242}
		if disc {
			box = kit.Box{X0: 70, Y0: 66, X1: 186, Y1: 190}
			c.Part("disc", c.Circle(128, 128, 118, g.DD), c.Circle(128, 128, 112, a.M), c.Circle(128, 128, 103, g.D))
		}
		path := kit.LettersPath(text, box, "serif")
		c.Part("letter", c.Path(path, g.DDD).Move(3, 4).Opacity(.6), c.Path(path, kit.Lin(0, box.Y0, 0, box.Y1, a.LL, a.L, a.M, a.D)), c.Path(path, kit.None).Stroke(a.D, 1.6))
	}}
}
