package plan

// wear puts a thing on the part of the body where it belongs.
func (d *draft) wear(c cluster, host, worn int) cluster {
	a, t := anchorsOf(d.things[host]), d.things[worn]
	item := d.item(worn)
	fit := func(s spot, share, lift float64) cluster {
		x, y, width := c.anchor.at(s)
		item.W = share * width
		item.H = item.W / t.aspect
		item.X, item.Y = x, y-lift*item.H
		return c.under(single(item))
	}
	switch t.traits.wornOn {
	case "head":
		return fit(a.head, hatWidth(t.piece.Name), 0.26)
	case "eyes":
		return fit(a.eyes, 1, 0)
	case "ears":
		return fit(spot{a.eyes.x, (a.head.y + a.eyes.y) / 2, a.head.width}, 1.45, 0)
	case "neck":
		return fit(a.neck, neckWidth(t.piece.Name), neckLift(t.piece.Name))
	case "body":
		return fit(a.neck, 1.7, -0.42)
	case "feet":
		return fit(a.feet, 0.8, 0.35)
	case "back":
		if t.piece.Name == "wing" {
			return d.winged(c, worn)
		}
		x, y, width := c.anchor.at(a.back)
		item.W, item.H = 1.2*width, 1.2*width/t.aspect
		item.X, item.Y = x+0.25*c.anchor.width(), y+0.3*item.H
		return c.over(single(item))
	}
	return d.hold(c, host, worn, 0)
}

// winged spreads a pair of wings behind a thing; the art shows a right wing.
func (d *draft) winged(c cluster, wing int) cluster {
	b := c.anchor
	right := single(d.item(wing)).high(0.56 * b.height())
	reach := 0.42*b.width() + 0.36*right.bounds().width()
	right = right.centered(b.centerX()+reach, b.centerY()-0.06*b.height())
	left := single(right.items[0]).moved(-2*reach, 0)
	left.items[0].Flip = true
	return c.over(left).over(right)
}

func hatWidth(name string) float64 {
	switch name {
	case "womans-hat", "graduation-cap", "military-helmet", "rescue-workers-helmet":
		return 1.25
	case "billed-cap":
		return 1.15
	}
	return 0.95
}

func neckWidth(name string) float64 {
	switch name {
	case "scarf":
		return 0.86
	case "ribbon", "bell", "gem-stone":
		return 0.5
	}
	return 0.8
}

// neckLift is how far a thing is raised from the neck, as a fraction of its own height: a scarf hangs down, a bow does not.
func neckLift(name string) float64 {
	switch name {
	case "ribbon", "bell", "gem-stone":
		return 0
	case "scarf":
		return -0.38
	}
	return -0.32
}

// breath is what comes out of a mouth.
var breath = map[string]bool{"fire": true, "dashing-away": true, "bubbles": true, "cloud": true, "wind-face": true, "droplet": true, "sweat-droplets": true}

// floats is what rises from the hand that holds it.
var floats = map[string]bool{"balloon": true, "umbrella": true, "kite": true, "pirate-flag": true, "triangular-flag": true, "rainbow-flag": true, "white-flag": true}

// hold puts a thing into a hand; the second goes into the other hand, further ones beside it.
func (d *draft) hold(c cluster, host, held, nth int) cluster {
	a, t := anchorsOf(d.things[host]), d.things[held]
	if d.things[held].creature() && d.things[held].count == 1 && d.things[host].creature() {
		t.size *= 0.9
	}
	o := d.repeat(held)
	b := c.anchor
	height := heldHeight(t) * b.height()
	if d.things[host].traits.class == "face" {
		height *= 0.78
	}
	o = o.high(height)
	if breath[t.piece.Name] {
		x, y, _ := b.at(a.mouth)
		return c.under(o.centered(x-0.42*o.bounds().width(), y+0.05*b.height()))
	}
	x, y, _ := b.at(a.hand)
	if nth%2 == 1 {
		x = b.left + b.right - x
	}
	y += float64(nth/2) * 0.25 * b.height()
	outward := 0.22 * o.bounds().width()
	if x < b.centerX() {
		outward = -outward
	}
	if floats[t.piece.Name] {
		return c.under(o.placed(x+outward, y))
	}
	return c.under(o.centered(x+outward, min(y, b.bottom-0.40*o.bounds().height())))
}

// heldHeight is the height of a held thing as a fraction of who holds it.
func heldHeight(t thing) float64 {
	switch t.piece.Name {
	case "balloon", "umbrella", "guitar", "bow-and-arrow", "pirate-flag", "triangular-flag", "fishing-pole", "trident-emblem", "surfboard", "broom", "violin", "saxophone", "kite":
		return 0.78
	case "shield", "dagger", "bouquet", "axe":
		return 0.55
	}
	return 0.30 + 0.22*min(t.size, 1.2)
}

// hang puts a thing below another, as the basket of a balloon.
func (d *draft) hang(c cluster, hung int) cluster {
	b := c.anchor
	o := single(d.item(hung))
	o = o.scaled(0.40 * b.width() / o.bounds().width())
	return o.placed(b.centerX(), b.bottom+0.72*o.bounds().height()).under(c).anchored(b)
}
