package design

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/scene"
)

// travelSkies are the colors of travel posters: five of the sky from the top to the horizon, the land, the strip with the name, and the border.
var travelSkies = []string{
	"#1f5f73 #3b8a8c #86b99f #f0cf94 #f2a765 #23474b #14343f #f6ead0",
	"#43306b #84407a #c9545f #ee8257 #fac777 #3a2450 #2a1a42 #f8ead2",
	"#205c8f #4d93bd #93c4cf #d9dfc6 #fbdd9f #2c5a52 #17365a #f6efdd",
	"#8a2f25 #bf4b32 #e07c45 #f0ae5f #fbdf9e #5a2a22 #3d191b #f7e8cb",
	"#14122e #241f4f #3d3175 #6a4a97 #b07cae #3a2c4e #171230 #efe6f2",
}

// terrainsOf tells the ground that suits what a travel poster shows, by words in the ids of its things; a city else.
var terrainsOf = []struct{ terrain, ids string }{
	{"desert", "canyon cactus pyramid camel sphinx petra cowboy desert stone-arch oasis saguaro"},
	{"sea", "palm island wave gondola lighthouse sailboat surf golden-gate opera-house cruise ship beach whale dolphin sea crab lobster moai church"},
	{"mountain", "mountain pine waterfall bison moose bear geyser castle machu mount volcano reindeer deer wolf longship canoe cable-car"},
}

// spaceIDs are what is seen in space: the last sky is above it.
const spaceIDs = "astronaut rocket planet moon full-moon mars saturn ufo alien spaceship galaxy"

// terrainWords tell the ground in the prompt itself.
var terrainWords = map[string]string{
	"sea": "sea", "ocean": "sea", "beach": "sea", "island": "sea", "coast": "sea", "harbor": "sea", "waves": "sea", "lake": "sea", "mountains": "mountain", "alps": "mountain", "hills": "mountain", "forest": "mountain",
	"desert": "desert", "skyline": "city",
}

// travelSkyOf are the skies that suit a terrain: the others come with further ideas.
var travelSkyOf = map[string]int{"city": 0, "sea": 2, "mountain": 1, "desert": 3}

// travelPoster is a poster of a place: its landmark before a sky in flat bands, its name on a strip at the foot.
func (c *Designer) travelPoster(at []int, words sheetLines) layout.Scene {
	out := layout.Scene{}
	v := c.travelView(at)
	w, h, room := 178.0, 250.0, cardSheet
	if slices.Contains(c.SaidWords(), "postcard") {
		w, h, room = 250, 178, layout.Region{Left: .03, Top: .165, Right: .97, Bottom: .835}
	}
	d, err := frames.Travel(w, h, v).Render(kit.Options{})
	if err != nil {
		return out
	}
	sheet := c.Place(-1, d, scene.Identity).Fit(room)
	b := sheet.Bounds()
	out.Add(sheet)
	y := func(share float64) float64 { return b.Y0 + share*b.H() }
	if len(at) > 0 {
		k := c.ensemble(at)
		kb, foot := k.Bounds(), y(frames.TravelFoot)
		high, wide := .68*b.H(), .82*b.W()
		f := min(high/kb.H(), wide/kb.W())
		mid := (b.X0 + b.X1) / 2
		out.Add(k.Fit(layout.Region{Left: mid - f*kb.W()/2, Top: foot - f*kb.H(), Right: mid + f*kb.W()/2, Bottom: foot}))
	}
	top, bottom := y(frames.TravelBand+.025), y(.965-.01)
	light := v.Border
	if words.kicker != "" {
		c.smallLine(&out, words.kicker, layout.Region{Left: b.X0 + .2*b.W(), Top: top, Right: b.X1 - .2*b.W(), Bottom: top + .026*b.H()}, v.Sky[4])
		top += .04 * b.H()
	}
	if len(words.feet) > 0 {
		c.smallLine(&out, strings.Join(words.feet, " · "), layout.Region{Left: b.X0 + .15*b.W(), Top: bottom - .032*b.H(), Right: b.X1 - .15*b.W(), Bottom: bottom - .004*b.H()}, v.Sky[4])
		bottom -= .046 * b.H()
	}
	wide := .84 * b.W() / (bottom - top)
	if words.main != "" {
		set := lettering.Setting{Text: strings.ToUpper(words.main), Mood: "modern", Wide: max(wide, 4), Ink: lettering.Ink{Main: light, Second: light, Small: light, Block: v.Band, Rim: kit.None}}
		if l := c.Brief.Letter.Style; settingOf[l] != "" && l != "retro" {
			set.Mood, set.Text = settingOf[l], words.main
		}
		if d, err := lettering.Set(set).Render(kit.Options{Text: words.main}); err == nil {
			out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: b.X0 + .08*b.W(), Top: top, Right: b.X1 - .08*b.W(), Bottom: bottom}))
		}
	}
	return out
}

// travelView is the ground of a travel poster in the colors that were told, else in those that suit its terrain.
func (c *Designer) travelView(at []int) frames.View {
	terrain := "city"
	for _, t := range terrainsOf {
		if slices.ContainsFunc(at, func(i int) bool { return c.isOfTerrain(c.Subject(i), t.ids) }) {
			terrain = t.terrain
			break
		}
	}
	for _, word := range c.SaidWords() {
		if t := terrainWords[word]; t != "" {
			terrain = t
		}
	}
	sky := (travelSkyOf[terrain] + c.Variation) % (len(travelSkies) - 1)
	if slices.ContainsFunc(at, func(i int) bool { return c.isOfTerrain(c.Subject(i), spaceIDs) }) {
		terrain, sky = "desert", len(travelSkies)-1
	}
	var q []kit.Color
	for f := range strings.FieldsSeq(travelSkies[sky]) {
		q = append(q, kit.Hex(f))
	}
	v := frames.View{Terrain: terrain, Sky: [5]kit.Color(q[:5]), Land: q[5], Band: q[6], Border: q[7]}
	if len(c.Brief.Tints) > 0 {
		if col, ok := figure.ColorOf(c.Brief.Tints[0]); ok {
			hue := col.Lch()
			for i, l := range []float64{.42, .55, .68, .8, .9} {
				v.Sky[i] = kit.Lch{L: l, C: min(hue.C, .13), H: hue.H}.Color()
			}
			v.Band = kit.Lch{L: .28, C: min(hue.C, .08), H: hue.H}.Color()
			v.Land = kit.Lch{L: .36, C: min(hue.C, .08), H: hue.H}.Color()
		}
	}
	return v
}

// isOfTerrain reports whether a subject belongs to one of the terrains, by the words of its ids.
func (c *Designer) isOfTerrain(s brief.Subject, ids string) bool {
	for id := range strings.FieldsSeq(ids) {
		if strings.HasPrefix(s.ID, id) || strings.Contains(s.ID, "-"+id) {
			return true
		}
	}
	return false
}
