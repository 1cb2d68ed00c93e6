package animal

import "pellucid/internal/engine/illustrator/kit"

func moreMammals() {
	low := all["hamster"].build
	mole := low
	mole.Length, mole.Leg, mole.Head, mole.HeadX, mole.HeadY, mole.Limb, mole.Toes, mole.Foot, mole.Height = 78, 13, 1, 50, -8, [3]float64{15, 13, 12}, 1.3, claw, 6
	possum := all["raccoon"].build
	possum.Tail, possum.Leg, possum.Length, possum.Head, possum.Height = "mouse", 36, 82, .98, 20
	glutton := all["raccoon"].build
	glutton.Tail, glutton.Leg, glutton.Rump, glutton.Belly, glutton.Chest, glutton.Limb, glutton.Height = "plume", 40, 50, 48, 48, [3]float64{19, 16, 14}, 40
	lemur := all["monkey"].build
	lemur.Tail, lemur.Leg, lemur.Height = "ringed", 50, 35
	wart := all["pig"].build
	wart.Leg, wart.Head, wart.HeadX, wart.Height = 48, 1.22, 62, 70
	tapir := all["pig"].build
	tapir.Leg, tapir.Length, tapir.Foot, tapir.Tail, tapir.HeadX, tapir.Height, tapir.Hock = 52, 112, pad, "stub", 62, 90, .2
	quills := all["hedgehog"].build
	quills.Length, quills.Leg, quills.HeadX, quills.Height = 74, 20, 52, 30
	chin := all["squirrel"].build
	chin.Leg, chin.Head, chin.Rump, chin.Belly, chin.Chest, chin.Tail, chin.Height = 20, 1, 46, 42, 36, "plume", 12
	newt := all["lizard"].build
	newt.Head, newt.Rump, newt.Belly, newt.Chest, newt.Leg, newt.Limb = .84, 27, 29, 26, 20, [3]float64{12, 10, 9}
	register(
		&species{name: "mole", palette: "fur #5f5763; belly #746b78 <fur; ears #5f5763 <fur; inner #8a7f8c; nose #f08f98 snout; hooves #f4b3ae paws claws",
			head: moleHead, build: mole, look: look{style: "plain belly"}},
		&species{name: "opossum", palette: "fur #a3a1a6; belly #fbf7f2 face; marks #6c6972 legs; ears #4a464e; inner #f2b5b0 tail; nose #f08f98; hooves #f2b5b0",
			head: opossumHead, build: possum, marks: func(r *rig) kit.Node { return r.underside("belly", .6) }},
		&species{name: "wolverine", palette: "fur #4f392f; belly #e5c48d stripe; marks #34251f mask legs; ears #5c4438 <fur; inner #8d6a55; nose #231a1a; hooves #e9dcc4 claws",
			head: wolverineHead, build: glutton, marks: func(r *rig) kit.Node { return r.flank("belly") }, look: look{style: "plain belly"}},
		&species{name: "lemur", palette: "fur #9d9aa0; belly #fbf7f0 face; marks #35323a mask rings; ears #fbf7f0 <belly; inner #6a6570; nose #2e2a30; eyes #e98a1f; hooves #4a464e",
			head: lemurHead, build: lemur, marks: func(r *rig) kit.Node { return r.underside("belly", .5) }},
		&species{name: "warthog", like: "pig", palette: "fur #8a6f63 skin; belly #a88a7b snout; ears #7d6459 <fur; inner #a47e70; mane #4d3329 hair; horns #fbf0dc tusks; hooves #3f302c; nose #5c4038",
			head: warthogHead, build: wart, extra: (*rig).crestMane},
		&species{name: "tapir", palette: "fur #413d46; marks #eceae8 saddle; belly #5a5560 snout <fur; ears #413d46 <fur; inner #f3eeee; nose #2a272d; hooves #d9d3cc toenails",
			head: tapirHead, build: tapir, marks: func(r *rig) kit.Node { return r.blanket("marks") }, look: look{style: "plain belly"}},
		&species{name: "porcupine", palette: "fur #6b5145 face; belly #8f7061 muzzle; spikes #f3e6cf quills spines; marks #4a372f quill_tips; ears #5c463b <fur; inner #a9806f; nose #2c2023; hooves #3f302b claws",
			head: porcupineHead, build: quills, extra: (*rig).quills},
		&species{name: "chinchilla", palette: "fur #9aa0ab; belly #f4f2f0 chest; tail #868c98 <fur; ears #8d929d <fur; inner #f0b8b4; nose #e58f95; hooves #f0c4be",
			head: chinchillaHead, build: chin, marks: func(r *rig) kit.Node { return r.underside("belly", .45) }},
		&species{name: "gecko", like: "lizard", palette: "fur #f4c53f skin; belly #fff4d6; marks #6b4327 spots; hooves #e8b23a toes; eyes #8f5a1f", head: geckoHead, build: newt,
			marks: func(r *rig) kit.Node { return kit.Of(bellyScales(r), r.dots("marks", 34, 3.4)) }},
		&species{name: "salamander", like: "lizard", palette: "fur #3a3840 skin; marks #f7c21f spots; belly #55525c; hooves #4a4750 toes; eyes #e8a21f", head: salamanderHead, build: newt,
			marks: func(r *rig) kit.Node { return kit.Of(r.blots("marks"), r.dots("marks", 16, 6)) }},
	)
}

// flank is a pale stripe along the side: wolverines.
func (r *rig) flank(slot string) kit.Node {
	if r.facing() {
		return kit.Node{}
	}
	t := r.Tones(slot)
	a, b, c := r.on(-.75, .15), r.on(.25, -.42), r.on(1.15, -.3)
	line := fmtCurve(a.X, a.Y, b.X, b.Y, c.X, c.Y)
	return kit.Of(r.Blur(3, r.Line(line, t.M, r.mid.R*.34)), r.Blur(2, r.Line(line, t.L, r.mid.R*.14)).Opacity(.6))
}

// blanket is a pale back and rump between dark shoulders and legs: tapirs.
func (r *rig) blanket(slot string) kit.Node {
	if r.facing() {
		return kit.Node{}
	}
	p := func(a, d float64) kit.Point { q := r.on(a, d); return kit.Point{X: q.X, Y: q.Y} }
	return r.Curve([]kit.Point{p(-.2, -1.4), p(.4, -1.4), p(.72, -1.3), p(.66, -.3), p(.72, .5), p(.62, 1.5), p(.2, 1.5), p(-.1, .9), p(-.5, .5), p(-1.2, .3), p(-1, -1)}, r.tint(slot))
}
