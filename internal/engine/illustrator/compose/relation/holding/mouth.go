package holding

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// longTongued are the animals that catch insects with the tongue, insects what they catch.
var (
	longTongued = figure.Words("frog toad chameleon lizard gecko anteater salamander")
	insects     = figure.Words("housefly mosquito bee wasp butterfly dragonfly moth ant beetle ladybug grasshopper praying-mantis cricket worm caterpillar spider fireflies termite")
)

// CatchesWithTongue reports whether what k's root holds or eats is an insect at the end of its tongue.
func CatchesWithTongue(c *placing.Placer, root, i int) bool {
	s := c.Subject(root)
	return longTongued[s.ID] && insects[c.Subject(i).ID] && !figure.Dressed(s) && !figure.IsCreature(s)
}

// preySize is the size of what a tongue catches, tongueReach how far it reaches to the side and up, all in lengths of who catches it.
const preySize = .26

var tongueReach = [2]float64{.52, .3}

// tongued shoots the tongue of k's root out to a child.
func tongued(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	prey := c.Unit(i, layout.How{Copy: h.Copy})
	prey = prey.Scaled(preySize * placing.BySize(k.Root) / placing.BySize(prey.Root))
	mouth, b, o := k.Root.Anchor("mouth"), k.Root.Box(), prey.Bounds()
	side, edge := 1.0, b.X1
	if k.Root.Drawing.Facing == kit.Left != (k.Root.M[0] < 0) {
		side, edge = -1, b.X0
	}
	x := edge + side*tongueReach[0]*.5*placing.BySize(k.Root)
	y := max(b.Y0+.3*o.H(), mouth.Y-tongueReach[1]*placing.BySize(k.Root))
	end := kit.Anchor{X: x - side*.16*o.W(), Y: y + .1*o.H()}
	tongue := tongue(c, i, mouth, end, .05*placing.BySize(k.Root))
	return k.Over(tongue).Over(prey.Moved(x-(o.X0+o.X1)/2, y-(o.Y0+o.Y1)/2))
}

// tongue is a pink band from a mouth to its round sticky end.
func tongue(c *placing.Placer, i int, from, to kit.Anchor, width float64) layout.Cluster {
	canvas, err := kit.NewCanvas("tongue", nil, kit.Options{})
	if err != nil {
		return layout.Cluster{}
	}
	t := kit.TonesOf(kit.Hex("#ee6f86"))
	line := fmt.Sprintf("M%g %gQ%g %g %g %g", from.X, from.Y, from.X+.55*(to.X-from.X), from.Y+.06*(to.Y-from.Y), to.X, to.Y)
	canvas.Part("tongue", canvas.Line(line, t.DD, width*1.16), canvas.Line(line, t.M, width), canvas.Line(line, t.L, width*.34).Move(-.1*width, -.2*width).Opacity(.7),
		canvas.Circle(to.X, to.Y, width*.95, kit.Rad(to.X-.3*width, to.Y-.3*width, width*1.2, t.L, t.M, t.D)))
	return c.Place(i, canvas.Drawing(), scene.Identity)
}

// bubbling lets bubbles rise from the mouth of k's root.
func bubbling(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	bubbles := c.Unit(i, layout.How{Copy: h.Copy})
	bubbles = bubbles.Scaled(.42 * placing.BySize(k.Root) / placing.BySize(bubbles.Root))
	b, o := k.Root.Box(), bubbles.Bounds()
	x, y := b.X1-.02*b.W(), b.Y0+.5*b.H()
	if k.Root.Has("mouth") {
		x, y = max(k.Root.Anchor("mouth").X, b.X1-.08*b.W()), k.Root.Anchor("mouth").Y
	}
	return k.Over(bubbles.Moved(x-o.X0, y-.1*o.H()-o.Y1))
}

// The most that a vessel measures from which somebody drinks, in widths and heights of their head.
const (
	sipWidth  = .82
	sipHeight = .78
)

// sipped puts the rim of a vessel to the mouth of k's root, a little tilted, on the side of the hand that has it by its side.
func sipped(c *placing.Placer, k, thing layout.Cluster) layout.Cluster {
	mouth, head, side := k.Root.Anchor("mouth"), k.Root.Anchor("head"), handSide(k)
	most := sipWidth
	if !thing.Root.Has("grip") { // a glass without a handle
		most = .5
	}
	whole := thing.Bounds()
	thing = thing.Scaled(min(1, most*head.W/whole.W(), sipHeight*head.H/whole.H()))
	if strings.Contains(c.Subject(thing.Root.Subject).ID, "bottle") {
		thing = tiltedUp(k, thing, mouth.X, mouth.Y, side)
		if b := thing.Bounds(); b.W() > b.H() { // it lies in the hand
			k = c.Reaching(k, "handNear", (b.X0+b.X1)/2, b.Y0+.7*b.H())
		}
		return k.Within(k.Root.Serial, kit.Fore, thing)
	}
	if g := thing.Root.Anchor("grip"); thing.Root.Has("grip") && side*(g.X-(thing.Bounds().X0+thing.Bounds().X1)/2) < 0 {
		thing = thing.Mirrored() // its handle is on the side of the hand
	}
	b, aside := thing.Bounds(), .06
	if tall := b.H() > 1.3*b.W(); !tall {
		thing, aside = thing.TurnedBy(-side*sipTilt), .2
		b = thing.Bounds()
	}
	thing = thing.Moved(mouth.X+side*aside*b.W()-(b.X0+b.X1)/2, mouth.Y-.02*head.H-b.Y0)
	b = thing.Bounds()
	k = c.Reaching(k, "handNear", mouth.X+side*(aside+.35)*b.W(), b.Y0+min(.72*b.H(), .5*head.H))
	return k.Within(k.Root.Serial, kit.Fore, thing)
}

// sipTilt is by how many degrees a vessel is tipped toward who drinks.
const sipTilt = 10

// handSide is the side of the face on which the near hand of k's root is: -1 is the left one of the picture.
func handSide(k layout.Cluster) float64 {
	if k.Root.Anchor("handNear").X < k.Root.Anchor("mouth").X {
		return -1
	}
	return 1
}

// bitten brings food to the mouth of k's root, which it covers in part, in the near hand below it. The eyes stay free.
func bitten(c *placing.Placer, k, thing layout.Cluster) layout.Cluster {
	mouth, head, side := k.Root.Anchor("mouth"), k.Root.Anchor("head"), handSide(k)
	b := thing.Bounds()
	byCrust := thing.Root.Has("grip") && thing.Root.Anchor("grip").Y < b.Y0+.4*b.H()
	switch {
	case byCrust: // its tip points to the mouth: a slice of pizza
		thing = thing.TurnedBy(side * 78)
	case thing.Root.Has("grip"):
		thing = gripAt(thing, 0, 0) // upright: the cone of an ice cream
	}
	b = thing.Bounds()
	long := max(b.W(), b.H())
	thing = thing.Scaled(max(biteLeast*head.W, min(long, biteWidth*head.W)) / long)
	b = thing.Bounds()
	thing = thing.Moved(mouth.X+side*.34*b.W()-(b.X0+b.X1)/2, mouth.Y-.07*head.H-b.Y0)
	if byCrust {
		thing = thing.Moved(side*.12*b.W(), mouth.Y+.04*head.H-(b.Y0+b.Y1)/2-(mouth.Y-.07*head.H-b.Y0))
	}
	b = thing.Bounds()
	at := kit.Anchor{X: (b.X0+b.X1)/2 + side*.2*b.W(), Y: b.Y0 + .8*b.H()}
	if thing.Root.Has("grip") {
		at = thing.Root.Anchor("grip")
	}
	k = c.Reaching(k, "handNear", at.X, at.Y)
	return k.Within(k.Root.Serial, kit.Fore, thing)
}

// The least and the most that food measures at the mouth, in widths of the head.
const (
	biteLeast = .5
	biteWidth = .8
)

// bottleTilt is how far a bottle is tipped from which somebody drinks, in degrees.
const bottleTilt = 104

// tiltedUp puts the neck of a bottle to a mouth, its bottom to the side and up: the eyes stay free.
func tiltedUp(k, thing layout.Cluster, x, y, side float64) layout.Cluster {
	if b, most := thing.Bounds(), .95*k.Root.Anchor("head").W; b.H() > most {
		thing = thing.Scaled(most / b.H())
	}
	long := thing.Bounds().H()
	thing = thing.TurnedBy(-side * bottleTilt)
	b := thing.Bounds()
	along := (bottleTilt - 90) * math.Pi / 180
	return thing.Moved(x+side*.5*long*math.Cos(along)-(b.X0+b.X1)/2, y-.5*long*math.Sin(along)-(b.Y0+b.Y1)/2)
}

// balloonsOfSpeech are what somebody says or thinks something in.
var balloonsOfSpeech = figure.Words("speech-bubble thought-bubble")

// The measures of a speech bubble, in the size of the head of who speaks and of the whole of them.
const (
	bubbleWide = .62 // of the longer side of who speaks
	bubbleHead = 2.2 // of the head's width, at most
	bubbleGap  = .06
)

// Speaks reports whether a relation is between somebody and the bubble in which their words stand.
func Speaks(c *placing.Placer, l brief.Relation) bool {
	from, to := c.Subject(l.From), c.Subject(l.To)
	told := slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool { return r.From == l.From && r.To == l.To && r.Kind == "with" })
	return (l.Kind == "with" || told) && balloonsOfSpeech[to.ID] && to.Count == 1 && from.Count == 1 && !balloonsOfSpeech[from.ID]
}

// Bubbled sets a speech bubble above the side of the head of k's root to which its tail points.
func Bubbled(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	bubble := c.Unit(i, layout.How{Copy: h.Copy})
	root, b := k.Root, k.Root.Box()
	head := kit.Box{X0: b.X0 + .2*b.W(), Y0: b.Y0, X1: b.X1 - .2*b.W(), Y1: b.Y0 + .4*b.H()}
	if a, ok := root.Drawing.Anchors["head"]; ok && a.H > 0 {
		at := layout.MapAnchor(root.M, a)
		w := max(at.W, at.H)
		head = kit.Box{X0: at.X - w/2, Y0: at.Y - at.H/2, X1: at.X + w/2, Y1: at.Y + at.H/2}
	}
	wide := max(.7*bubbleWide*max(b.W(), b.H()), min(bubbleWide*max(b.W(), b.H()), bubbleHead*head.W()))
	bubble = bubble.Scaled(wide / max(bubble.Bounds().W(), 1e-9))
	o := bubble.Bounds()
	k = k.Over(bubble.Moved(head.X1-.1*head.W()+bubbleGap*wide-o.X0-.12*o.W(), head.Y0+.06*head.H()-o.Y1))
	k.Root = root
	return k
}

// inMouth hangs a thing below the mouth of k's root, so that eyes and nose stay free.
func inMouth(c *placing.Placer, k, thing layout.Cluster, kind string) layout.Cluster {
	a := k.Root.Anchor("mouth")
	b := thing.Bounds()
	if limit := .3 * placing.BySize(k.Root); max(b.W(), b.H()) > limit {
		thing = thing.Scaled(limit / max(b.W(), b.H()))
		b = thing.Bounds()
	}
	if kind == "drinking" && c.Subject(k.Root.Subject).Kind == brief.Bird { // through the tip of the bill
		return thing.Moved(layout.RightAt(k.Root, a.Y-.05*placing.BySize(k.Root), a.Y+.05*placing.BySize(k.Root))-(b.X0+b.X1)/2, a.Y-(b.Y0+.3*b.H()))
	}
	return thing.Moved(a.X-(b.X0+b.X1)/2, a.Y-(b.Y0+.16*b.H()))
}

// servesFood reports whether an animal eats or drinks from a thing that stands on the floor.
func servesFood(c *placing.Placer, in layout.Instance) bool {
	group := library.GroupOf(c.Subject(in.Subject).ID)
	return in.Has("inside") && !in.Has("grip") || (group == "food" && figure.RealSize(in.Drawing) > 30 || Grazed[c.Subject(in.Subject).ID])
}

// Grazed are the plants that animals eat where they grow.
var Grazed = map[string]bool{"grass": true, "hay": true, "hay-bale": true, "bush": true, "tree": true, "cactus": true, "wheat": true, "pumpkin": true}

// toMouth moves food nearer to the mouth of the one who eats it.
func toMouth(c *placing.Placer, k, thing layout.Cluster) layout.Cluster {
	mouth := k.Root.Anchor("mouth")
	b := thing.Bounds()
	if k.Root.Has("mouth") && mouth.Y < b.Y0 {
		return thing.Moved((mouth.X-(b.X0+b.X1)/2)*.25, (mouth.Y-b.Y0)*.25)
	}
	return thing
}
