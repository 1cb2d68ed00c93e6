// Package wearing puts on somebody what they wear: garments, costumes, wings, rings and prints.
package wearing

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/coil"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// bowTieWidth is how wide a bow tie is beside what goes around a neck.
const bowTieWidth = .56

// facialHair are beards and mustaches with how wide they are beside what is worn before the eyes.
var facialHair = map[string]float64{"mustache": .74, "beard": 1}

// Worn puts clothing on k's root: on its head, before its eyes, around its neck.
func Worn(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	s := c.Subject(i)
	switch by := k.Root.Subject; {
	case rings[s.ID] && c.Subject(by).Kind != brief.Person:
		return ringed(c, k, i, h)
	case s.ID == "leash" && c.OnFours(k.Root):
		return c.LeashUp(k, i)
	case coil.Cloths[s.ID] && c.OnFours(k.Root) && animal.Hoofed(c.Subject(by).ID):
		return c.Draped(k, i)
	case coil.Cloths[s.ID] && figure.Living(c.Subject(by)) && c.Subject(by).Kind != brief.Person:
		return c.Wrapped(k, i)
	}
	d := c.Draw(i, layout.How{Copy: h.Copy, Pose: map[bool]string{true: "sitting"}[s.Kind == brief.Animal && s.Pose == ""]})
	at := k.Root.Anchor(hierarchy.WornAt(s.ID))
	fit, ok := d.Anchors["fit"]
	if placing.Figures[s.ID] {
		ok = false // a rubber duck takes a hat, and is none
	}
	sits := !ok && hierarchy.WornAt(s.ID) == "headTop" && library.GroupOf(s.ID) != "clothing"
	switch {
	case sits: // no hat: it stands on the head
		fit = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y1 - .05*d.Box.H(), W: max(d.Box.W(), .8*d.Box.H())}
	case !ok:
		fit = layout.Guess(d.Box, "fit")
	}
	f := at.W / max(fit.W, 1e-9)
	if sits && c.Stands(i) {
		f *= 1.5
	} else if sits && figure.Living(c.Subject(k.Root.Subject)) && c.Subject(k.Root.Subject).Kind != brief.Person {
		f *= 1.4 // a hat is as wide as the head
	}
	most := allHead * k.Root.Box().H()
	if placing.Figures[c.Subject(k.Root.Subject).ID] || c.Creature(k.Root.Subject) {
		most = HatLimit * k.Root.Box().H()
	}
	if c.Subject(k.Root.Subject).Kind == brief.Piece && hierarchy.WornAt(s.ID) == "headTop" && f*d.Box.H() > most {
		f = most / d.Box.H()
	}
	if wide := facialHair[s.ID]; wide > 0 && k.Root.Has("eyes") { // it is as wide as the face
		eyes := k.Root.Anchor("eyes")
		f = wide * eyes.W / max(fit.W, 1e-9)
		at.W, at.Y = eyes.W, at.Y-.14*(at.Y-eyes.Y)
	}
	if at.W == 0 {
		f = c.ScaleBeside(i, d, k.Root, placing.BesidePower)
	}
	if wears := c.Subject(k.Root.Subject); hierarchy.WornAt(s.ID) == "neck" && wears.Kind == brief.Bird && !figure.Dressed(wears) && !figure.Humanly(wears) {
		f *= .62 // a bird's neck is as wide as its body
	}
	if wears := c.Subject(k.Root.Subject); s.ID == "scarf" && wears.Kind != brief.Person && (figure.Dressed(wears) || figure.Humanly(wears)) {
		f *= maskedScarf
		at.Y += .3 * at.W
	}
	if wears := c.Subject(k.Root.Subject); s.ID == "bow-tie" && (wears.Kind != brief.Bird || bird.FacesFront(wears.ID)) { // narrower than what is laid around a neck
		f *= bowTieWidth
		at.Y += .12 * at.W
	}
	if most := neckLimit * k.Root.Box().H(); hierarchy.WornAt(s.ID) == "neck" && f*d.Box.H() > most { // a tie ends above the feet
		f = most / d.Box.H()
	}
	if s.ID == "monocle" && k.Root.Has("eyes") { // before one eye
		at = k.Root.Anchor("eyes")
		f = .36 * at.W / max(d.Box.W(), 1e-9)
		at.X += .2 * at.W * layout.FacingSide(k.Root)
		fit = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y0 + .42*d.Box.H()}
	}
	if id := c.Subject(i).ID; (id == "bow" || id == "hair-bow") && (c.Subject(k.Root.Subject).Kind == brief.Animal || c.Creature(k.Root.Subject) && c.Subject(k.Root.Subject).Kind == brief.Piece) {
		at = k.Root.Anchor("headTop") // beside an ear
		f = .72 * max(at.W, .2*k.Root.Box().W()) / max(d.Box.W(), 1e-9)
		at.X, at.Y = at.X-.3*at.W, at.Y+.1*at.W
		fit = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: (d.Box.Y0 + d.Box.Y1) / 2}
	}
	if wears := c.Subject(k.Root.Subject); s.ID == "backpack" && wears.Kind == brief.Piece && !k.Root.Has("back") { // on a shell or a back that is not marked
		b := k.Root.Box()
		at.X, at.Y = b.X0+.34*b.W(), b.Y0+.3*b.H()
	}
	if wears := c.Subject(k.Root.Subject); (wears.Kind == brief.Animal || wears.Kind == brief.Piece && c.Creature(k.Root.Subject)) && !figure.Dressed(wears) {
		long := max(d.Box.W(), d.Box.H(), 1e-9)
		switch {
		case s.ID == "backpack" && k.Root.How.Pose == "holding": // who sits facing the viewer has it behind
			b := k.Root.Box()
			f, at.X, at.Y, at.Angle = .5*b.W()/long, (b.X0+b.X1)/2, b.Y0+.62*b.H(), 0
			fit = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: (d.Box.Y0 + d.Box.Y1) / 2}
		case s.ID == "backpack": // it sits on the back
			f = .42 * min(k.Root.Box().W(), 1.3*k.Root.Box().H()) / long
			fit = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y1 - .2*d.Box.H()}
		case s.ID == "bell": // it hangs from the neck
			f = .2 * k.Root.Box().H() / long
			fit = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y0 + .1*d.Box.H()}
			at.Angle = 0
		}
	}
	if garland := d.Box.W() > 2.2*d.Box.H(); garland && hierarchy.WornAt(s.ID) == "headTop" && !ok { // it hangs from horn to horn
		f, fit = 2.3*at.W/d.Box.W(), kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y1}
		at.Y -= .1 * at.W
	}
	if sits && library.GroupOf(s.ID) == "plants" && s.ID != "flower-pot" && c.Subject(k.Root.Subject).Kind == brief.Person && k.Root.Has("head") {
		return inHair(c, k, i)
	}
	if sits && s.Count > 1 {
		return crownOf(c, k, i, at)
	}
	high := f
	if s.ID == "headphones" {
		high = bandHeight(k.Root, d, f)
	}
	m := layout.Translate(at.X, at.Y).Mul(scene.Rotate(at.Angle * 3.14159265 / 180)).Mul(scene.ScaleBy(float32(f), float32(high))).Mul(layout.Translate(-fit.X, -fit.Y))
	item := c.Place(i, d, m)
	if sits {
		return k.Over(item)
	}
	if hierarchy.WornAt(s.ID) == "back" && (k.Root.How.Pose == "sitting" || k.Root.How.Pose == "holding") { // seen from the front, it shows on both sides
		return k.Before(item)
	}
	var behind, front layout.Cluster
	for _, s := range item.Sprites {
		if s.Layer == kit.Back {
			behind.Sprites = append(behind.Sprites, s)
		} else {
			front.Sprites = append(front.Sprites, s)
		}
	}
	k = k.Within(k.Root.Serial, kit.Body, behind)
	if place := hierarchy.WornAt(s.ID); (place == "eyes" || place == "mouth") && c.Subject(k.Root.Subject).Kind == brief.Piece {
		return k.Over(front) // the face of a cup is on its front wall
	}
	return k.Within(k.Root.Serial, kit.Fore, front)
}

// bandRoom is how far the band of headphones is above the middle of their cups on the inside, as a share of their height.
const bandRoom = .48

// bandHeight is the scale of the height of headphones whose band lies on the head of an animal: their width, which is that of the face, is more than heads are high.
func bandHeight(by layout.Instance, d kit.Drawing, f float64) float64 {
	if !by.Has("headTop") || !by.Has("eyes") {
		return f
	}
	top, eyes := by.Anchor("headTop"), by.Anchor("eyes")
	return min(f, max(.5*f, math.Hypot(top.X-eyes.X, top.Y-eyes.Y)/(bandRoom*d.Box.H())))
}

// crownOf lays several things side by side on the head of k's root.
func crownOf(c *placing.Placer, k layout.Cluster, i int, at kit.Anchor) layout.Cluster {
	var all []layout.Cluster
	for j := range min(c.Subject(i).Count, 5) {
		all = append(all, c.Unit(i, layout.How{Copy: j}))
	}
	line := placing.Overlapping(all)
	b := line.Bounds()
	line = line.Scaled(1.5 * at.W / b.W())
	b = line.Bounds()
	return k.Over(line.Moved(at.X-(b.X0+b.X1)/2, at.Y+.12*b.H()-b.Y1))
}

// How flowers are put into hair, in widths of the head: how large they are and how far from its middle, and in degrees how far apart.
const (
	bloomSize  = .74
	bloomRing  = .66
	bloomApart = 36.0
)

// inHair puts flowers around the hair of k's root, their stems behind the head; a single one is behind an ear.
func inHair(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	head := k.Root.Anchor("head")
	n := min(c.Subject(i).Count, 5)
	for j := range n {
		at := -90 + (float64(j)-float64(n-1)/2)*bloomApart
		if n == 1 {
			at = -142
		}
		flower := c.Unit(i, layout.How{Copy: j})
		b := flower.Bounds()
		flower = flower.Scaled(bloomSize * head.W / b.H()).TurnedBy(at + 90)
		b = flower.Bounds()
		s, cos := math.Sincos(at * math.Pi / 180)
		x, y := head.X+bloomRing*head.W*cos, head.Y+bloomRing*max(head.W, head.H)*s
		flower = flower.Moved(x-(b.X0+b.X1)/2, y-(b.Y0+b.Y1)/2)
		if n == 1 {
			k = k.Over(flower)
			continue
		}
		k = k.Before(flower)
	}
	return k
}

// PairsOfWings are the pieces that are wings, which grow from the back of what has them.
var PairsOfWings = map[string]bool{"wings": true, "wing": true, "angel-wings": true, "butterfly-wings": true, "fairy-wings": true, "dragon-wings": true, "bat-wings": true}

// Winged spreads wings behind what has them: from an animal's shoulders, from the middle of a thing.
func Winged(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	d := c.Draw(i, layout.How{Copy: h.Copy})
	body := k.Root.Box()
	s := c.Subject(k.Root.Subject)
	wide, x, y := 1.9*body.W(), (body.X0+body.X1)/2, body.Y0+.42*body.H()
	if s.Kind == brief.Animal && !figure.Dressed(s) {
		wide = .9 * body.W()
		if at := k.Root.Anchor("back"); k.Root.Has("back") {
			x, y = at.X, at.Y
		} else {
			y = body.Y0 + .34*body.H()
			if head := k.Root.Anchor("headTop"); k.Root.Has("headTop") {
				x += .22 * (head.X - x)
			}
		}
		y -= .04 * body.H()
	}
	f := wide / max(d.Box.W(), 1e-9)
	m := layout.Translate(x, y).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(layout.Translate(-(d.Box.X0+d.Box.X1)/2, -(d.Box.Y0 + .62*d.Box.H())))
	return k.Before(c.Place(i, d, m))
}
