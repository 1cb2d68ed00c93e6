package design

import (
	_ "embed"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/scene"
)

//go:embed data/adornments.tsv
var adornments string

// wordsAlone are words of prompts that want letters and nothing else.
var wordsAlone = lexicon.Set("text plain simple minimal minimalist minimalistic just font fonts word words name letter letters lettering typography logo overlay button caption transparent")

// Adorned returns a brief of a saying alone with a thing that goes with it and small ones around it, as prints have them, and whether there
// are such things. Quoted texts, names and texts in a style of their own stay alone.
func Adorned(b brief.Brief) (brief.Brief, bool) {
	l := b.Letter
	if len(b.Subjects) > 0 || len(b.Lettering) == 0 || len(b.Framing) > 0 || b.Design != "" && b.Design != "print" || b.Sheet+b.Motif+b.Ground+b.Backing+b.Place+b.Above+b.Tagline != "" || b.Style.Name != "" && b.Style.Name != "default" {
		return b, false
	}
	if _, known := settingOf[l.Style]; !known || l.Style == "groovy" || l.Style == "arc" || l.Metal || l.Material != "" || l.Repeat > 1 || l.Wavy || l.Stacked || l.Swapped != "" || len(l.Stress) > 0 || b.Style.Minimalist || strings.ContainsAny(b.Prompt, "\"“”«") {
		return b, false
	}
	for w := range strings.FieldsSeq(strings.ToLower(b.Prompt)) {
		if wordsAlone[strings.Trim(w, ",.!?;:")] {
			return b, false
		}
	}
	text := strings.Join(b.Lettering, " ")
	art, small := adornmentOf(text)
	if small == nil || len(strings.Fields(text)) < 2 && art == nil {
		return b, false
	}
	b.Subjects = []brief.Subject{{Kind: brief.Piece, ID: pick(small, text), Count: figure.Unstated}}
	if art != nil {
		b.Subjects = append(b.Subjects, brief.Subject{Kind: brief.Piece, ID: pick(art, text), Count: 1})
	}
	return b, true
}

// pick is one of some names by a text, so that sayings of one kind differ.
func pick(names []string, text string) string {
	sum := 0
	for _, r := range text {
		sum += int(r)
	}
	return names[sum%len(names)]
}

// adornmentOf are the pieces that go with a saying, and the small ones around them.
func adornmentOf(text string) (art, small []string) {
	said := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return (r < 'a' || r > 'z') && r != 'é' })
	for line := range lexicon.Lines(adornments) {
		f := strings.Split(line, "\t")
		if len(f) != 3 {
			continue
		}
		if f[0] == "*" {
			return nil, strings.Split(f[2], "|")
		}
		if slices.ContainsFunc(strings.Fields(f[0]), func(w string) bool { return slices.Contains(said, w) }) {
			return strings.Split(f[1], "|"), strings.Split(f[2], "|")
		}
	}
	return nil, nil
}

// The measures of a saying with what adorns it, as shares of the canvas.
const (
	adornedWide = .93
	adornedArt  = .3 // the height of the thing
	adornedSink = .012
	swashHigh   = .09
)

// adorned sets the saying large, the thing that goes with it in the middle above it between small ones, and a flourish below. Variations have the
// thing below.
func (c *Designer) adorned(text string) (layout.Scene, bool) {
	out := layout.Scene{}
	wide := 1.7
	if len([]rune(text)) < 12 {
		wide = 1.5 // two short words are one below the other
	}
	words, ok := c.saying(text, wide, .05)
	if !ok {
		return out, false
	}
	k := c.Place(-1, words, scene.Identity).Fit(layout.Region{Left: .5 - adornedWide/2, Top: 0, Right: .5 + adornedWide/2, Bottom: .6})
	b := k.Bounds()
	crown := c.crown(b.W())
	cb := crown.Bounds()
	rim := kit.White
	swash, drawn := c.swash(b.W())
	below := 0.0
	if drawn {
		below = swash.Bounds().H() + .012
	}
	total := cb.H() + b.H() + below
	top := .5 - total/2
	if c.Variation%2 == 1 {
		out.Add(k.Moved(0, top+below-b.Y0))
		if drawn {
			out.Add(swash.Moved(.5-mid(swash), top-swash.Bounds().Y0))
		}
		out.Add(contoured(crown.Moved(.5-mid(crown), top+below+b.H()-adornedSink-cb.Y0), .008, rim))
		return out, true
	}
	out.Add(contoured(crown.Moved(.5-mid(crown), top-cb.Y0), .008, rim))
	out.Add(k.Moved(0, top+cb.H()-adornedSink-b.Y0))
	if drawn {
		out.Add(swash.Moved(.5-mid(swash), top+total-swash.Bounds().Y1))
	}
	return out, true
}

// mid is the middle of a cluster from left to right.
func mid(k layout.Cluster) float64 { b := k.Bounds(); return (b.X0 + b.X1) / 2 }

// crown is the thing of an adorned saying between small ones, which become smaller toward the ends of a line of a width; where there is no
// thing, a larger one of the small ones is in the middle.
func (c *Designer) crown(wide float64) layout.Cluster {
	main, high := len(c.Brief.Subjects)-1, adornedArt
	if main == 0 {
		high = .4 * adornedArt
	}
	k := normal(c.Unit(main, layout.How{}))
	kb := k.Bounds()
	k = k.Scaled(min(high/kb.H(), .5*wide/kb.W()))
	b := k.Bounds()
	middle, x := mid(k), b.W()/2+.02
	for j := range 3 {
		size := []float64{.105, .078, .055}[j]
		if main == 0 {
			size *= .85
		}
		if x+size > wide/2 {
			break
		}
		for _, side := range []float64{-1, 1} {
			one := normal(c.Unit(0, layout.How{Copy: j}))
			ob := one.Bounds()
			one = one.Scaled(size / max(ob.W(), ob.H())).TurnedBy(side * []float64{-10, 14, -8}[j])
			rise := max(size/2, []float64{.34, .2, .09}[j]*b.H())
			k = k.Over(one.Moved(middle+side*(x+size/2)-mid(one), b.Y1-rise-(one.Bounds().Y0+one.Bounds().Y1)/2))
		}
		x += size + .028
	}
	return k
}

// swash is the flourish below a saying in the colors of its letters.
func (c *Designer) swash(wide float64) (layout.Cluster, bool) {
	ink := c.ink()
	d, err := lettering.Swash(ink.Second, ink.Main, ink.Rim).Render(kit.Options{})
	if err != nil || d.Box.W() <= 0 {
		return layout.Cluster{}, false
	}
	w := max(.5, .7*wide)
	return c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .5 - w/2, Top: .5 - swashHigh/2, Right: .5 + w/2, Bottom: .5 + swashHigh/2}), true
}
