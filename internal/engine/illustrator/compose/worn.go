package compose

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// bowTieWidth is how wide a bow tie is beside what goes around a neck.
const bowTieWidth = .56

// worn puts clothing on k's root: on its head, before its eyes, around its neck.
func (c *composer) worn(k cluster, i int, h how) cluster {
	s := c.subject(i)
	switch by := k.root.subject; {
	case rings[s.ID] && c.subject(by).Kind != brief.Person:
		return c.ringed(k, i, h)
	case s.ID == "leash" && c.onFours(k.root):
		return c.leashUp(k, i)
	case cloths[s.ID] && c.onFours(k.root) && animal.Hoofed(c.subject(by).ID):
		return c.draped(k, i)
	case cloths[s.ID] && living(c.subject(by)) && c.subject(by).Kind != brief.Person:
		return c.wrapped(k, i)
	}
	d := c.draw(i, how{copy: h.copy, pose: map[bool]string{true: "sitting"}[s.Kind == brief.Animal && s.Pose == ""]})
	at := k.root.anchor(wornAt(s.ID))
	fit, ok := d.Anchors["fit"]
	sits := !ok && s.Kind != brief.Licensed && wornAt(s.ID) == "headTop" && library.GroupOf(s.ID) != "clothing"
	switch {
	case sits: // no hat: it stands on the head
		fit = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y1 - .05*d.Box.H(), W: max(d.Box.W(), .8*d.Box.H())}
	case !ok:
		fit = guess(d.Box, "fit")
	}
	f := at.W / max(fit.W, 1e-9)
	if sits && c.stands(i) {
		f *= 1.5
	}
	most := allHead * k.root.box().H()
	if figures[c.subject(k.root.subject).ID] || c.creature(k.root.subject) {
		most = hatLimit * k.root.box().H()
	}
	if c.subject(k.root.subject).Kind == brief.Piece && wornAt(s.ID) == "headTop" && f*d.Box.H() > most {
		f = most / d.Box.H()
	}
	if at.W == 0 {
		f = c.scaleBeside(i, d, k.root, besidePower)
	}
	if wornAt(s.ID) == "neck" && c.subject(k.root.subject).Kind == brief.Bird {
		f *= .62 // a bird's neck is as wide as its body
	}
	if wears := c.subject(k.root.subject); s.ID == "bow-tie" && (wears.Kind != brief.Bird || bird.FacesFront(wears.ID)) { // narrower than what is laid around a neck
		f *= bowTieWidth
		at.Y += .12 * at.W
	}
	if most := neckLimit * k.root.box().H(); wornAt(s.ID) == "neck" && f*d.Box.H() > most { // a tie ends above the feet
		f = most / d.Box.H()
	}
	if s.ID == "monocle" && k.root.has("eyes") { // before one eye
		at = k.root.anchor("eyes")
		f = .36 * at.W / max(d.Box.W(), 1e-9)
		at.X += .2 * at.W * facingSide(k.root)
		fit = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y0 + .42*d.Box.H()}
	}
	if id := c.subject(i).ID; (id == "bow" || id == "hair-bow") && c.subject(k.root.subject).Kind == brief.Animal {
		at = k.root.anchor("headTop") // beside an ear
		f = .72 * max(at.W, .2*k.root.box().W()) / max(d.Box.W(), 1e-9)
		at.X, at.Y = at.X-.3*at.W, at.Y+.1*at.W
		fit = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: (d.Box.Y0 + d.Box.Y1) / 2}
	}
	if wears := c.subject(k.root.subject); s.ID == "backpack" && wears.Kind == brief.Piece && !k.root.has("back") { // on a shell or a back that is not marked
		b := k.root.box()
		at.X, at.Y = b.X0+.34*b.W(), b.Y0+.3*b.H()
	}
	if wears := c.subject(k.root.subject); (wears.Kind == brief.Animal || wears.Kind == brief.Piece && c.creature(k.root.subject)) && !dressed(wears) {
		long := max(d.Box.W(), d.Box.H(), 1e-9)
		switch {
		case s.ID == "backpack": // it sits on the back
			f = .42 * min(k.root.box().W(), 1.3*k.root.box().H()) / long
			fit = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y1 - .2*d.Box.H()}
		case s.ID == "bell": // it hangs from the neck
			f = .2 * k.root.box().H() / long
			fit = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y0 + .1*d.Box.H()}
			at.Angle = 0
		}
	}
	if garland := d.Box.W() > 2.2*d.Box.H(); garland && wornAt(s.ID) == "headTop" && !ok { // it hangs from horn to horn
		f, fit = 2.3*at.W/d.Box.W(), kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y1}
		at.Y -= .1 * at.W
	}
	if sits && library.GroupOf(s.ID) == "plants" && c.subject(k.root.subject).Kind == brief.Person && k.root.has("head") {
		return c.inHair(k, i)
	}
	if sits && s.Count > 1 {
		return c.crownOf(k, i, at)
	}
	m := translate(at.X, at.Y).Mul(scene.Rotate(at.Angle * 3.14159265 / 180)).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(translate(-fit.X, -fit.Y))
	item := c.place(i, d, m)
	if sits {
		return k.over(item)
	}
	if wornAt(s.ID) == "back" && k.root.how.pose == "sitting" { // seen from the front, it shows on both sides
		return k.before(item)
	}
	var behind, front cluster
	for _, s := range item.sprites {
		if s.layer == kit.Back {
			behind.sprites = append(behind.sprites, s)
		} else {
			front.sprites = append(front.sprites, s)
		}
	}
	k = k.within(k.root.serial, kit.Body, behind)
	return k.within(k.root.serial, kit.Fore, front)
}

// crownOf lays several things side by side on the head of k's root.
func (c *composer) crownOf(k cluster, i int, at kit.Anchor) cluster {
	var all []cluster
	for j := range min(c.subject(i).Count, 5) {
		all = append(all, c.unit(i, how{copy: j}))
	}
	line := overlapping(all)
	b := line.bounds()
	line = line.scaled(1.5 * at.W / b.W())
	b = line.bounds()
	return k.over(line.moved(at.X-(b.X0+b.X1)/2, at.Y+.12*b.H()-b.Y1))
}

// How flowers are put into hair, in widths of the head: how large they are and how far from its middle, and in degrees how far apart.
const (
	bloomSize  = .74
	bloomRing  = .66
	bloomApart = 36.0
)

// inHair puts flowers around the hair of k's root, their stems behind the head; a single one is behind an ear.
func (c *composer) inHair(k cluster, i int) cluster {
	head := k.root.anchor("head")
	n := min(c.subject(i).Count, 5)
	for j := range n {
		at := -90 + (float64(j)-float64(n-1)/2)*bloomApart
		if n == 1 {
			at = -142
		}
		flower := c.unit(i, how{copy: j})
		b := flower.bounds()
		flower = flower.scaled(bloomSize * head.W / b.H()).turnedBy(at + 90)
		b = flower.bounds()
		s, cos := math.Sincos(at * math.Pi / 180)
		x, y := head.X+bloomRing*head.W*cos, head.Y+bloomRing*max(head.W, head.H)*s
		flower = flower.moved(x-(b.X0+b.X1)/2, y-(b.Y0+b.Y1)/2)
		if n == 1 {
			k = k.over(flower)
			continue
		}
		k = k.before(flower)
	}
	return k
}
