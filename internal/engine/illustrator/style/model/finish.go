package model

import (
	"sync"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// finish is how the surface of a body takes the light.
type finish struct {
	gloss float32 // how much of what is around it a body reflects: 0 for cloth and skin, 1 for car paint
	metal bool    // its reflections have its own color, and hide what is below
	pane  bool    // flat glass: the sky is seen in it, and behind it is a dark room
	clear bool    // it is of glass: dark where it turns away, and light gathers in it on the side away from the lamp
	leafy bool    // light passes through it, and it has veins
	round float32 // how much light and shade it has as a whole
	flat  float32 // how much less it swells at its edges
	rough float32 // of stone and plaster, −1 for water

	// Of pictures of life alone:
	life     bool
	matter   matter
	bevel    float32 // how wide its rounded edges are, as a share of the side
	stands   float32 // how far it stands out from what lies below, beside how thick it is
	outdoors bool    // a horizon is seen in it
	sheen    float32 // how much of the lamp is seen on it, out of focus
}

// glosses are how glossy the things of a group of the kit are.
var glosses = map[string]float32{
	"vehicles": 0.85, "electronics": 0.7, "music": 0.8, "kitchen": 0.75, "home": 0.35, "science": 0.7, "tools": 0.6, "sport": 0.55, "office": 0.3, "holiday": 0.6,
	"symbols": 0.65, "gameui": 0.9, "food": 0.28, "fantasy": 0.35, "signs": 0.5,
}

var (
	metals = map[string]bool{"chrome": true, "metal": true, "trim": true, "bumper": true, "bumpers": true, "rims": true, "rim": true, "hubcaps": true, "pipes": true, "exhaust": true, "engine": true, "blade": true, "knife": true, "fork": true, "spoon": true, "gold": true, "silver": true, "band": true, "ring": true}
	panes  = map[string]bool{"windows": true, "window": true, "windshield": true, "panes": true, "screen": true}
	dull   = map[string]bool{"tires": true, "tire": true, "seat": true, "soil": true, "steam": true, "smoke": true, "foam": true, "flame": true, "fire": true, "light": true, "glow": true, "curtains": true, "bread": true, "leather": true, "pages": true, "page": true, "paper": true, "cover": true, "letter": true}
	meats  = map[string]bool{"patty": true, "meat": true, "steak": true, "chicken": true, "nuggets": true, "wings": true, "crust": true}
	greens = map[string]bool{"lettuce": true, "leaves": true, "leaf": true, "salad": true, "herbs": true, "basil": true, "greens": true}
	stones = map[string]bool{"rock": true, "rocks": true, "stone": true, "stones": true, "cliff": true, "cliffs": true, "mountain": true, "mountains": true}
	waters = map[string]bool{"water": true, "sea": true, "waves": true, "wave": true, "river": true, "lake": true, "pond": true, "pool": true}
)

// finishOf is the finish of a body, from what it belongs to and, for metal, from its color.
func finishOf(r picture.Region, own tint) finish {
	q := r.Piece
	f := finish{gloss: glosses[q.Group], round: 0.9}
	lch := color.ToLCH(own.mean)
	switch {
	case q.Person || q.Sleek || q.Group == "" && r.Part != "text" && r.Part != "letters" && r.Part != "outline":
		return finish{round: 0.5}
	case q.Furry || q.Plumed:
		return finish{}
	case r.Part == "text" || r.Part == "letters":
		f.gloss, f.round, f.flat = 0.6, 0.35, 0.6
	case r.Part == "outline": // a rim around letters that swelled would be a second one
		f.gloss, f.round, f.flat = 0, 0, 0.9
	case waters[r.Part]:
		f.rough = -1
	case stones[r.Part] && (weathered[q.Group] || picture.Leafy[q.Group]): // those of a ring are none
		f.rough, f.gloss = 1, 0
	case panes[r.Part], (weathered[q.Group] || q.Group == "vehicles") && lch.L > 0.66 && lch.C > 0.03 && lch.C < 0.11 && lch.H < -1.6 && lch.H > -2.9:
		f.pane = color.ToLab(own.mean).B < 0.02 // panes with a light behind them are yellow
	case picture.Leafy[q.Group]:
		f.leafy = true
	case weathered[q.Group]:
		f.rough = 0.45
	case q.Group == "food" && meats[r.Part]:
		f.rough, f.gloss = 0.85, 0.2
	case q.Group == "food" && greens[r.Part]:
		f.leafy = true
	case q.Group == "food" && lch.H > 0.75 && lch.H < 1.5 && lch.C > 0.03 && lch.L < 0.82: // bread, crust and meat
		f.rough, f.gloss = 0.34, 0.12
	case metals[r.Part] || f.gloss > 0.5 && lch.C < 0.028 && lch.L > 0.5 && lch.L < 0.88 && q.Group != "symbols":
		f.metal, f.gloss = true, 1
	case dull[r.Part] || lch.L < 0.36 && lch.C < 0.04: // rubber and leather
		f.gloss *= 0.2
	}
	return f
}

// tone is how a body gets darker and lighter: what light passes through keeps its color in the shade.
func (f finish) tone() plane.Tone {
	switch {
	case f.leafy && !f.life:
		return deepTone()
	case f.life:
		return lifeTone()
	}
	return plane.SoftTone()
}

// lifeTone is the range from core shade to full light: pigments keep their color in both, and only what is reflected is white.
var lifeTone = sync.OnceValue(func() plane.Tone {
	return plane.Tone{
		Dark: color.NewLCHTable(func(c color.LCH) color.LCH {
			own := plane.Smooth(0.01, 0.05, c.C)
			yellow := own * plane.Smooth(1.25, 1.65, c.H) * plane.Smooth(2.3, 1.95, c.H) // its shade is brown, not green
			white := plane.Smooth(0.72, 0.92, c.L) * (1 - plane.Smooth(0.03, 0.07, c.C)) // light gets into the folds of what is white
			d := color.LCH{L: c.L * (0.36 + 0.08*yellow + 0.22*white), C: c.C * 0.86, H: c.H - 0.42*yellow}.Lab()
			return color.Lab{L: d.L, A: d.A + 0.008*own, B: d.B - 0.012*(1-own)}.LCH()
		}),
		Bright: color.NewLCHTable(func(c color.LCH) color.LCH {
			return color.LCH{L: c.L + (1-c.L)*(0.52-0.30*plane.Smooth(0.07, 0.18, c.C)), C: c.C * 1.02, H: c.H}
		}),
	}
})
