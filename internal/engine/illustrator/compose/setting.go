package compose

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// A transparent image has no backdrop. A place that a prompt names is drawn as a patch of its ground below the subjects, with a few
// things that belong there.

// setting is how somewhere is drawn.
type setting struct {
	terrain string  // of terrains; empty where nothing is stood on
	sunk    float64 // the share of the subjects' height that is below the surface
	tilt    float64 // degrees by which they lean
	props   []prop
}

// prop is a piece that belongs to a place. x runs from -1 to 1 over the patch's width, depth from -1 (far) to 1 (near); what is far is
// painted behind the subjects. size is its height as a share of the subjects'. Above zero, high lifts its middle above the ground,
// as a share of the subjects' height.
type prop struct {
	id             string
	x, depth, size float64
	high           float64
	without        string // parts that are left out, such as a pot
}

// settings are the places by the names that the reader uses.
var settings = map[string]setting{
	"beach":          {terrain: "sand", props: []prop{{id: "palm-tree", x: -.72, depth: -.55, size: .95}, {id: "starfish", x: .74, depth: .35, size: .13}, {id: "seashell", x: -.6, depth: .62, size: .11}, {id: "beach-ball", x: .78, depth: -.35, size: .24}}},
	"sea":            {terrain: "water", sunk: .16, props: []prop{{id: "cloud", x: .7, depth: -1, size: .2, high: .95}}},
	"sea storm":      {terrain: "water", sunk: .2, tilt: -8, props: []prop{{id: "storm-cloud", x: -.62, depth: -1, size: .62, high: .9}, {id: "storm-cloud", x: .64, depth: -1, size: .54, high: .98}, {id: "ocean-wave", x: -.72, depth: .4, size: .3}, {id: "ocean-wave", x: .74, depth: -.2, size: .26}}},
	"storm":          {terrain: "grass", props: []prop{{id: "storm-cloud", x: -.62, depth: -1, size: .6, high: .96}, {id: "storm-cloud", x: .66, depth: -1, size: .5, high: 1.06}, {id: "puddle", x: .62, depth: .5, size: .09}}},
	"sand drift":     {terrain: "sand", sunk: .34, tilt: -9, props: []prop{{id: "starfish", x: .74, depth: .5, size: .13}, {id: "seashell", x: -.7, depth: .62, size: .11}}},
	"snow drift":     {terrain: "snow", sunk: .32, tilt: -5, props: []prop{{id: "snowflake", x: .66, depth: -1, size: .13, high: .8}, {id: "snowflake", x: -.6, depth: -1, size: .09, high: .95}}},
	"soil":           {terrain: "soil", sunk: .32, tilt: -7},
	"sinking":        {terrain: "water", sunk: .4, tilt: 16},
	"lake":           {terrain: "shore", props: []prop{{id: "bush", x: -.74, depth: -.6, size: .28}, {id: "lily-pad", x: .7, depth: .42, size: .1}, {id: "rock", x: -.78, depth: .2, size: .15}, {id: "cattail", x: .86, depth: -.4, size: .3}}},
	"water":          {terrain: "water", sunk: .14, props: []prop{{id: "lily-pad", x: -.7, depth: -.2, size: .1}, {id: "lotus", x: .72, depth: .1, size: .17}}},
	"forest":         {terrain: "leaves", props: []prop{{id: "pine-tree", x: -.72, depth: -.6, size: 1.05}, {id: "tree", x: .72, depth: -.7, size: .9}, {id: "mushroom", x: .72, depth: .35, size: .2}, {id: "fern", x: -.74, depth: .3, size: .24}}},
	"moonlit forest": {terrain: "leaves", props: []prop{{id: "moon", x: .62, depth: -1, size: .36, high: 1.3}, {id: "star", x: -.3, depth: -1, size: .08, high: 1.25}, {id: "star", x: .2, depth: -1, size: .06, high: 1.4}, {id: "pine-tree", x: -.74, depth: -.6, size: 1.05}, {id: "pine-tree", x: .78, depth: -.7, size: .85}, {id: "fern", x: -.74, depth: .3, size: .24}}},
	"jungle":         {terrain: "leaves", props: []prop{{id: "palm-tree", x: -.74, depth: -.7, size: 1}, {id: "monstera-leaf", x: .78, depth: -.4, size: .5}, {id: "hibiscus", x: .74, depth: .4, size: .2}, {id: "fern", x: -.7, depth: .4, size: .26}}},
	"desert":         {terrain: "dust", props: []prop{{id: "cactus", x: -.74, depth: -.55, size: .62, without: "pot soil"}, {id: "rock", x: .74, depth: -.2, size: .2}, {id: "cactus", x: .5, depth: -.8, size: .36, without: "pot soil"}}},
	"snow":           {terrain: "snow", props: []prop{{id: "pine-tree", x: -.74, depth: -.6, size: .9}, {id: "pine-tree", x: .74, depth: -.75, size: .68}, {id: "snowflake", x: .66, depth: -1, size: .13, high: .95}, {id: "snowflake", x: -.36, depth: -1, size: .09, high: 1.1}, {id: "snowflake", x: .92, depth: -1, size: .08, high: .7}}},
	"ice":            {terrain: "snow", props: []prop{{id: "igloo", x: -.8, depth: -.6, size: .62}, {id: "snowflake", x: .66, depth: -1, size: .13, high: .9}, {id: "snowflake", x: .92, depth: -1, size: .08, high: .65}}},
	"space":          {props: []prop{{id: "saturn", x: -.66, depth: -1, size: .34, high: .86}, {id: "star", x: .66, depth: -1, size: .11, high: .92}, {id: "star", x: .86, depth: -1, size: .07, high: .5}, {id: "star", x: -.84, depth: -1, size: .08, high: .26}, {id: "planet", x: .74, depth: -1, size: .22, high: .14}}},
	"moon":           {terrain: "lunar", props: []prop{{id: "earth", x: .72, depth: -1, size: .26, high: .92}, {id: "star", x: -.7, depth: -1, size: .09, high: .95}, {id: "star", x: -.9, depth: -1, size: .06, high: .6}, {id: "rock", x: -.76, depth: .2, size: .1}}},
	"mars":           {terrain: "martian", props: []prop{{id: "star", x: -.7, depth: -1, size: .09, high: .95}, {id: "star", x: .78, depth: -1, size: .06, high: .8}, {id: "rock", x: -.76, depth: .2, size: .14}, {id: "rock", x: .74, depth: -.4, size: .2}}},
	"night":          {terrain: "grass", props: []prop{{id: "moon", x: .74, depth: -1, size: .44, high: 1.16}, {id: "star", x: -.66, depth: -1, size: .1, high: 1}, {id: "star", x: -.9, depth: -1, size: .07, high: .66}, {id: "bush", x: -.78, depth: -.5, size: .2}}},
	"sunset":         {terrain: "grass", props: []prop{{id: "sun", x: .5, depth: -1, size: .62, high: .62}, {id: "cloud", x: -.7, depth: -1, size: .17, high: .92}}},
	"sky":            {props: []prop{{id: "cloud", x: -.66, depth: -1, size: .36, high: .1}, {id: "cloud", x: .1, depth: -1, size: .3, high: .02}, {id: "cloud", x: .66, depth: 1, size: .36, high: .06}, {id: "cloud", x: -.95, depth: 1, size: .26, high: .01}, {id: "cloud", x: .74, depth: -1, size: .18, high: .9}}},
	"rain":           {terrain: "grass", props: []prop{{id: "rain-cloud", x: -.66, depth: -1, size: .5, high: .98}, {id: "rain-cloud", x: .68, depth: -1, size: .56, high: 1.04}, {id: "puddle", x: .62, depth: .5, size: .09}}},
	"field":          {terrain: "grass", props: []prop{{id: "bush", x: -.78, depth: -.5, size: .24}, {id: "daisy", x: .74, depth: .3, size: .17}, {id: "grass", x: .7, depth: -.5, size: .2}}},
	"hills":          {terrain: "grass", props: []prop{{id: "hills", x: 0, depth: -1, size: 1.1}, {id: "daisy", x: .74, depth: .3, size: .15}}},
	"meadow":         {terrain: "meadow", props: []prop{{id: "daisy", x: -.78, depth: -.3, size: .26}, {id: "poppy", x: .76, depth: -.45, size: .3}, {id: "tulip", x: .7, depth: .45, size: .24}, {id: "wildflower", x: -.66, depth: .5, size: .24}, {id: "butterfly", x: .62, depth: -1, size: .13, high: .86}}},
	"graveyard":      {terrain: "soil", props: []prop{{id: "moon", x: .5, depth: -1, size: .5, high: 1.05}, {id: "gravestone", x: -.66, depth: -.7, size: .5}, {id: "gravestone", x: .66, depth: -.6, size: .46}, {id: "gravestone", x: -.84, depth: .2, size: .3}, {id: "gravestone", x: .82, depth: .3, size: .26}, {id: "bat", x: -.7, depth: -1, size: .15, high: 1.1}, {id: "bat", x: .86, depth: -1, size: .1, high: .9}}},
	"park":           {terrain: "grass", props: []prop{{id: "tree", x: -.7, depth: -.7, size: 1}, {id: "bench", x: .7, depth: -.6, size: .36}, {id: "bush", x: .88, depth: .1, size: .17}, {id: "daisy", x: -.7, depth: .5, size: .16}}},
	"garden":         {terrain: "grass", props: []prop{{id: "rose", x: -.76, depth: -.4, size: .36}, {id: "tulip", x: .72, depth: -.5, size: .34}, {id: "sunflower", x: .9, depth: -.2, size: .46}, {id: "watering-can", x: -.68, depth: .42, size: .18}}},
	"yard":           {terrain: "grass", props: []prop{{id: "fence", x: -.52, depth: -.7, size: .32}, {id: "fence", x: .52, depth: -.7, size: .32}, {id: "bush", x: .82, depth: .1, size: .17}, {id: "daisy", x: -.76, depth: .4, size: .16}}},
	"savanna":        {terrain: "dust", props: []prop{{id: "tree", x: -.72, depth: -.65, size: .85}, {id: "grass", x: .74, depth: -.3, size: .26}, {id: "grass", x: -.66, depth: .4, size: .16}, {id: "rock", x: .84, depth: .1, size: .13}}},
	"farm":           {terrain: "grass", props: []prop{{id: "barn", x: -.6, depth: -.8, size: 1.15}, {id: "hay-bale", x: .72, depth: -.3, size: .28}, {id: "corn", x: .9, depth: .1, size: .2}}},
	"mountains":      {terrain: "rock", props: []prop{{id: "mountain", x: -.1, depth: -1, size: 1.5}, {id: "pine-tree", x: .78, depth: -.5, size: .5}, {id: "pine-tree", x: -.82, depth: -.4, size: .42}}},
	"street":         {terrain: "asphalt", props: []prop{{id: "street-lamp", x: -.74, depth: -.6, size: 1.05}, {id: "fire-hydrant", x: .76, depth: -.1, size: .22}}},
	"city":           {terrain: "asphalt", props: []prop{{id: "city-skyline", x: 0, depth: -1, size: 1.5}, {id: "street-lamp", x: -.82, depth: -.3, size: .8}}},
	"stage":          {terrain: "stage", props: []prop{{id: "speaker", x: -.72, depth: -.5, size: .46}, {id: "speaker", x: .72, depth: -.5, size: .46}, {id: "music-note", x: .56, depth: -1, size: .17, high: .9}, {id: "music-note", x: -.6, depth: -1, size: .13, high: .78}}},
	"kitchen":        {terrain: "tiles", props: []prop{{id: "oven", x: -.68, depth: -.6, size: .56}, {id: "refrigerator", x: .7, depth: -.7, size: .92}}},
	"living room":    {terrain: "boards", props: []prop{{id: "armchair", x: -.68, depth: -.6, size: .52}, {id: "lamp", x: .72, depth: -.6, size: .8}, {id: "potted-plant", x: .84, depth: .1, size: .28}}},
	"bedroom":        {terrain: "boards", props: []prop{{id: "bed", x: -.5, depth: -.75, size: .5}, {id: "lamp", x: .76, depth: -.5, size: .6}}},
	"bathroom":       {terrain: "tiles", props: []prop{{id: "bathtub", x: -.6, depth: -.7, size: .42}, {id: "rubber-duck", x: .76, depth: .2, size: .14}, {id: "bubble", x: .66, depth: -1, size: .12, high: .8}}},
	"classroom":      {terrain: "boards", props: []prop{{id: "chalkboard", x: .5, depth: -.9, size: .72}, {id: "book-stack", x: -.74, depth: .1, size: .2}, {id: "globe", x: .82, depth: .2, size: .24}}},
	"office":         {terrain: "boards", props: []prop{{id: "desk", x: .56, depth: -.8, size: .5}, {id: "potted-plant", x: -.76, depth: -.4, size: .44}}},
	"library":        {terrain: "boards", props: []prop{{id: "bookshelf", x: -.58, depth: -.85, size: 1}, {id: "book-stack", x: .74, depth: .1, size: .2}}},
	"playground":     {terrain: "grass", props: []prop{{id: "swing", x: .6, depth: -.8, size: .95}, {id: "ball", x: -.74, depth: .3, size: .16}}},
	"stadium":        {terrain: "pitch", props: []prop{{id: "soccer-ball", x: .74, depth: .2, size: .15}, {id: "trophy", x: -.76, depth: -.3, size: .26}}},
	"underwater":     {terrain: "seabed", props: []prop{{id: "coral", x: -.74, depth: -.3, size: .42}, {id: "coral", x: .78, depth: -.5, size: .3}, {id: "starfish", x: .68, depth: .45, size: .13}, {id: "bubble", x: .6, depth: -1, size: .1, high: .85}, {id: "bubble", x: .74, depth: -1, size: .06, high: 1.02}, {id: "bubble", x: -.6, depth: -1, size: .08, high: .92}}},
}

// PlaceDrawn reports whether there is a patch of ground, or things around the subjects, for a place.
func PlaceDrawn(name string) bool { _, ok := placeNamed(name); return ok }

// placeNamed returns how a place is drawn. What follows a slash grows there instead of what usually does: "meadow/sunflower".
func placeNamed(name string) (setting, bool) {
	name, plant, _ := strings.Cut(name, "/")
	at, ok := settings[name]
	if plant == "" || !ok {
		return at, ok
	}
	at.props = nil
	for i, x := range []float64{-.86, -.58, .55, .84, -.3, .26, -.72, .7} {
		size := .3
		if i > 3 {
			size = .24
		}
		at.props = append(at.props, prop{id: plant, x: x, depth: []float64{-.4, -.7, -.75, -.4, .62, .66, .3, .35}[i], size: size})
	}
	_, known := library.Find(plant)
	return at, known
}

// onPlace sets the composed subjects into the place of the brief.
func (c *composer) onPlace(k layout.Cluster) layout.Cluster {
	at, ok := placeNamed(c.Brief.Place)
	if !ok || len(k.Sprites) == 0 {
		return k
	}
	if at.terrain == "grass" && at.sunk == 0 && c.inWater(k.Root.Subject) { // a sailboat at sunset
		at.terrain, at.sunk = "water", .14
		at.props = slices.DeleteFunc(slices.Clone(at.props), func(p prop) bool { return p.high == 0 })
	}
	if g := k.Root.Anchor("grip"); at.terrain == "soil" && k.Root.Has("grip") && g.Y > (k.Root.Box().Y0+k.Root.Box().Y1)/2 {
		k = k.TurnedBy(180) // a sword is stuck in with its blade
	}
	if at.tilt != 0 && library.GroupOf(c.Subject(k.Root.Subject).ID) != "buildings" { // a lighthouse does not sway
		k = k.TurnedBy(at.tilt)
	}
	river := c.river()
	if river >= 0 {
		at.terrain = "shore"
	}
	b := k.Bounds()
	reach := max(b.H(), .62*b.W())
	flying, shining := c.isAloft(k.Root.Subject), c.shinesOver(k.Root.Subject, at)
	if shining {
		reach *= skyReach
	}
	half := .5 * max(1.3*b.W(), 1.25*reach)
	x, y := (b.X0+b.X1)/2, b.Y1
	switch {
	case shining:
		x, y, at.sunk = x-.5*half, y+skyHigh*reach, 0
	case flying:
		y, at.sunk = y+aloftHigh*reach, 0
	}
	deep := half * terrainRY / terrainRX
	var back, front layout.Cluster
	var ground kit.Drawing
	if at.terrain != "" {
		if flying || shining {
		} else if c.rises(k.Root.Subject) {
			y += .1 * b.H()
		} else {
			y -= .12 * deep // feet stand on it, not at its edge
		}
		y -= at.sunk * b.H()
		ground = drawTerrain(at.terrain)
		f := half / terrainRX
		m := layout.Translate(x, y).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(layout.Translate(-terrainX, -terrainY))
		back = named(c.Place(river, ground, m), layout.GroundProp)
		if flying || shining {
		} else if at.sunk == 0 {
			back = back.Over(named(c.footShadow(x, y, .46*b.W(), .3*deep), layout.ShadeProp))
		} else {
			front = named(c.waterline(ground, m, y, f), layout.WaterProp)
		}
	}
	props := slices.Clone(at.props)
	slices.SortStableFunc(props, func(a, b prop) int {
		if a.depth < b.depth {
			return -1
		}
		return 1
	})
	flip := 1.0
	if c.Variation%2 == 1 {
		flip = -1
	}
	for _, p := range props {
		if slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.ID == p.id }) {
			continue
		}
		d := c.drawProp(p)
		if d.Box.H() <= 0 {
			continue
		}
		f := p.size * reach / max(d.Box.H(), .7*d.Box.W())
		away := p.x
		if least := min(.95, (.5*b.W()+.1*f*d.Box.W())/half); p.depth < 0 && p.high == 0 && math.Abs(away) > .5 && math.Abs(away) < least {
			away = math.Copysign(least, away) // a wide group would hide it
		}
		px := x + flip*away*half
		py := y + max(p.depth, -.8)*.8*deep
		g, has := d.Anchors["ground"]
		if !has {
			g = layout.Guess(d.Box, "ground")
		}
		if p.without != "" {
			g.Y = d.Box.Y1
		}
		m := layout.Translate(px, py).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(layout.Translate(-(d.Box.X0+d.Box.X1)/2, -g.Y))
		if p.high > 0 {
			m = layout.Centered(d, f, px, y-p.high*reach, 0)
		}
		one := named(c.Place(-1, d, m), p.id)
		if p.depth < 0 || at.terrain != "" && p.depth == 0 {
			back = back.Over(one)
		} else {
			front = front.Over(one)
		}
	}
	if at.sunk > .2 {
		k = above(k, y+.5*deep)
	}
	if shining { // the mountains are before it
		root := k.Root
		k = k.Over(back).Over(front)
		k.Root = root
		return k
	}
	out := k.Over(front)
	return out.Before(back)
}

// named says what of a place a cluster is, for styles that show places in another way.
func named(k layout.Cluster, prop string) layout.Cluster {
	for i := range k.Sprites {
		k.Sprites[i].Prop = prop
	}
	return k
}

// above cuts off what of a cluster is below a height.
func above(k layout.Cluster, y float64) layout.Cluster {
	out := k
	out.Sprites = slices.Clone(k.Sprites)
	for i := range out.Sprites {
		sp := &out.Sprites[i]
		b := sp.Box
		if b.Y1 <= y {
			continue
		}
		keep := scene.NewPath().Move(float32(b.X0-1), float32(b.Y0-1)).Line(float32(b.X1+1), float32(b.Y0-1)).Line(float32(b.X1+1), float32(y)).Line(float32(b.X0-1), float32(y)).Close().Fill(scene.SolidPaint(scene.RGBA{A: 1})).Node()
		sp.Nodes = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: []scene.Node{keep}, Children: scene.Transform(sp.Nodes, sp.M)}}}
		sp.M, sp.Box.Y1 = scene.Identity, max(b.Y0, y)
	}
	return out
}

// inWater reports whether a subject is at home in water: a boat, a whale.
func (c *composer) inWater(i int) bool {
	if i >= 0 && c.Subject(i).ID == "lighthouse" {
		return slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return hierarchy.Afloat[s.ID] })
	}
	return i >= 0 && (c.Subject(i).ID == "iceberg" || hierarchy.Afloat[c.Subject(i).ID] || library.GroupOf(c.Subject(i).ID) == "sea" && c.Subject(i).Pose != "standing")
}

// rises reports whether a subject is seen in the air or in water rather than on the ground.
func (c *composer) rises(i int) bool {
	if i < 0 {
		return false
	}
	s := c.Subject(i)
	return figure.Flies(s.Pose) || s.Pose == "swimming" || s.Pose == "jumping" || library.GroupOf(s.ID) == "sea" && !reefs[s.ID]
}

// footShadow is the soft shade below what stands on a patch of ground.
func (c *composer) footShadow(x, y, rx, ry float64) layout.Cluster {
	p := kit.Piece{Name: "foot-shadow", Cm: 100, Palette: "shade #3a3348", Draw: func(k *kit.Canvas) {
		t := k.Tones("shade")
		k.Part("shade", k.Blur(7, k.Ellipse(128, 128, 100, 40, t.D)).Opacity(.34).Shade())
	}}
	d, err := p.Render(kit.Options{})
	if err != nil {
		return layout.Cluster{}
	}
	m := layout.Translate(x, y).Mul(scene.ScaleBy(float32(rx/100), float32(ry/40))).Mul(layout.Translate(-128, -128))
	return c.Place(-1, d, m)
}

// waterline is the front half of a patch of water, which covers what is below its surface.
func (c *composer) waterline(ground kit.Drawing, m scene.Matrix, y, f float64) layout.Cluster {
	front := ground.Clipped("M0 44q16 -5 32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0V100H0Z")
	return c.Place(-1, front, m)
}

// drawProp draws a piece of a place in its own colors.
func (c *composer) drawProp(p prop) kit.Drawing {
	piece, ok := library.Find(p.id)
	if !ok {
		return kit.Drawing{}
	}
	d, err := piece.Render(kit.Options{Without: strings.Fields(p.without)})
	if err != nil {
		return kit.Drawing{}
	}
	return d
}

func drawTerrain(name string) kit.Drawing {
	t, ok := terrains[name]
	if !ok {
		return kit.Drawing{}
	}
	d, err := t.piece(name).Render(kit.Options{})
	if err != nil {
		return kit.Drawing{}
	}
	return d
}
