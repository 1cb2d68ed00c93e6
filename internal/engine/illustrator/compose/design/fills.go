package design

import (
	"math"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/scene"
)

// clothInk is the color of lines that are set beside letters in a cloth with colors of its own.
var clothInk = kit.Hex("#2b211c")

// filled sets a saying whose broad letters have the pattern that was asked for; a line in a script keeps an even color, in which its thin strokes are
// read. It reports false where no pattern was told, or letters of another kind.
func (c *Designer) filled(text string, wide, arch float64) (kit.Drawing, bool) {
	l := c.Brief.Letter
	if l.Fill != "" && l.Style == "elegant" {
		l.Style = "" // a pattern covers the polish
	}
	f, ok := figure.FillOf(l.Fill)
	if _, known := settingOf[l.Style]; !ok || !known || l.Material != "" || l.Repeat > 1 || len(l.Stress) > 0 || c.Brief.Style.Name == "neon" || l.Style == "arc" || l.Style == "cursive" {
		return kit.Drawing{}, false
	}
	mood := settingOf[l.Style]
	if mood == "" || mood == "groovy" {
		mood = "bold"
	}
	text, under := c.mainText(text)
	ink := c.ink()
	base := ink.Main
	if cloth := clothBases[l.Fill]; cloth != "" && len(c.Brief.Tints) == 0 {
		base = kit.Hex(cloth)
		ink.Block, ink.Second, ink.Small = clothInk, clothInk, clothInk
	}
	ink.Rim = kit.White
	set := lettering.Setting{Text: text, Under: under, Mood: mood, Wide: wide, Arch: arch, Ink: ink, Stacked: l.Stacked, Filled: true}
	d, err := lettering.Set(set).Render(kit.Options{Seed: c.IdeaSeed(0, 0), Text: text, Colors: map[string]kit.Color{"letters": base}, Fills: map[string]kit.Fill{"letters": f}})
	return d, err == nil && d.Box.W() > 0
}

// strokeStep is from one stroke of a patch to the next, in units of the kit.
const strokeStep = 21.0

// onPatch lays broad strokes of a brush in the cloth that was asked for behind a design.
func (c *Designer) onPatch(design layout.Scene) layout.Scene {
	f, ok := figure.FillOf(c.Brief.Backing)
	if !ok {
		return design
	}
	base := kit.Hex(plainCloth)
	if cloth := clothBases[c.Brief.Backing]; cloth != "" {
		base = kit.Hex(cloth)
	}
	at := design.Box
	wide := min(.96, 1.06*at.W())
	strokes := max(2, int(math.Round(kit.Side*.76*at.H()/wide/strokeStep)))
	p := kit.Piece{Name: "patch", Cm: 40, Palette: "cloth #ffffff", Draw: func(k *kit.Canvas) {
		t, r, d := k.Tones("cloth"), k.Rand(), ""
		for i := range strokes {
			x0, x1 := 30*r.Float64(), kit.Side-30*r.Float64()
			d += kit.RoundRect(x0, strokeStep*float64(i), x1-x0, strokeStep*1.18, 9)
		}
		k.Part("cloth", k.Form(d, t.M))
	}}
	drawn, err := p.Render(kit.Options{Seed: c.IdeaSeed(0, 0), Colors: map[string]kit.Color{"cloth": base}, Fills: map[string]kit.Fill{"cloth": f}})
	if err != nil {
		return design
	}
	k := c.Place(-1, drawn, scene.Identity)
	k = k.Scaled(wide / k.Bounds().W())
	b := k.Bounds()
	out := layout.Scene{}
	out.Add(k.Moved((at.X0+at.X1)/2-(b.X0+b.X1)/2, (at.Y0+at.Y1)/2-(b.Y0+b.Y1)/2))
	out.Sprites, out.Box = append(out.Sprites, design.Sprites...), out.Box.Union(at)
	return out
}

// disc is the even round ground behind art.
func (c *Designer) disc() (kit.Drawing, bool) {
	h := c.ink().Second.Lch()
	col := kit.Lch{L: .88, C: min(.07, h.C*.5), H: h.H}.Color()
	d, err := kit.Piece{Name: "disc", Cm: 40, Palette: "ground #ffffff", Draw: func(k *kit.Canvas) {
		k.Tones("ground")
		k.Part("ground", k.Circle(128, 128, 124, col), k.Circle(128, 128, 116, kit.None).Stroke(kit.White, 2))
	}}.Render(kit.Options{})
	return d, err == nil
}

// bareStyles are the styles of letters without a rim.
var bareStyles = map[string]bool{"brush": true, "typewriter": true, "serif": true, "gothic": true, "modern": true, "cursive": true}

// settingOf are the moods of the styles of lettering that settings have; otherMoods are what a second idea takes.
var (
	settingOf  = map[string]string{"": "", "script": "written", "cursive": "elegant", "retro": "groovy", "varsity": "sport", "western": "rugged", "serif": "classic", "modern": "modern", "comic": "comic", "bold": "bold", "block": "bold", "arc": ""}
	otherMoods = map[string]string{"cozy": "bold", "bold": "cozy", "rugged": "bold", "sport": "comic", "elegant": "classic", "fun": "cozy", "groovy": "rugged"}
)
