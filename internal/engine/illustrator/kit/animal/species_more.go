package animal

import "pellucid/internal/engine/illustrator/kit"

func moreDogs() {
	big := all["golden-retriever"].build
	big.Height, big.Head, big.Chest, big.Belly = 68, 1.12, 50, 42
	slim, toy, low, stocky := all["dalmatian"].build, all["chihuahua"].build, all["corgi"].build, all["pug"].build
	hound := slim
	hound.Belly, hound.Rump, hound.Leg = 29, 37, 108
	register(
		&species{name: "bernese-mountain-dog", like: "dog", build: big,
			palette: "fur #38343a; belly #fdf8f0 chest muzzle; marks #b5662f points; ears #332f35 <fur",
			marks:   func(r *rig) kit.Node { return r.underside("belly", .55) },
			look:    look{collar: true, ears: "fold", muzzle: "dog", style: "blaze", tail: "plume"}},
		&species{name: "saint-bernard", like: "dog", build: big,
			palette: "fur #fbf6ee; belly #ffffff chest muzzle; marks #b0652f patches; ears #8a4a26",
			marks:   func(r *rig) kit.Node { return r.patches("marks") },
			look:    look{collar: true, ears: "drop", muzzle: "dog", style: "eye patch", tail: "plume"}},
		&species{name: "boxer", like: "dog", build: slim,
			palette: "fur #c98a4f; belly #fbf1e4 chest; marks #3f3230 muzzle; ears #b5783f <fur",
			marks:   func(r *rig) kit.Node { return r.underside("belly", .6) },
			look:    look{collar: true, ears: "fold", muzzle: "flat", style: "white paws", tail: "short"}},
		&species{name: "boxer-dog", like: "boxer"},
		&species{name: "boston-terrier", like: "dog", build: stocky,
			palette: "fur #3a363d; belly #fdfaf5 chest; marks #f7f2ec muzzle; ears #353139 <fur",
			marks:   func(r *rig) kit.Node { return r.underside("belly", .3) },
			look:    look{collar: true, ears: "bat", muzzle: "flat", style: "white paws", tail: "short"}},
		&species{name: "cocker-spaniel", like: "dog", build: low,
			palette: "fur #d3934c; belly #f0cf9a chest muzzle <fur; ears #b8772f <fur",
			look:    look{collar: true, ears: "long", muzzle: "dog", style: "plain", tail: "short"}},
		&species{name: "basset-hound", like: "dachshund",
			palette: "fur #fbf5ec; belly #ffffff chest muzzle; marks #a8622f patches; ears #8f4f26",
			marks:   func(r *rig) kit.Node { return r.patches("marks") },
			look:    look{collar: true, ears: "long", muzzle: "long", style: "eye patch", tail: "whip"}},
		&species{name: "samoyed", like: "dog", build: big,
			palette: "fur #f0f0f2; belly #ffffff chest mask; ears #f3efe8 <fur",
			look:    look{ears: "prick", muzzle: "wolf", style: "fluff", tail: "curled"}},
		&species{name: "akita", like: "shiba-inu", palette: "fur #c9803f; belly #fff4e6 chest mask; ears #c0763a <fur", build: big,
			look: look{collar: true, ears: "prick", muzzle: "wolf", style: "white paws", tail: "curled"}},
		&species{name: "greyhound", like: "dog", build: hound,
			palette: "fur #9a9aa4; belly #d9d8dd chest muzzle <fur; ears #8a8a95 <fur",
			look:    look{collar: true, ears: "fold", muzzle: "long", style: "plain", tail: "whip"}},
		&species{name: "maltese", like: "shih-tzu", palette: "fur #f0f0f2; belly #ffffff chest muzzle; ears #f1ece4 <fur", build: toy,
			marks: func(*rig) kit.Node { return kit.Node{} },
			look:  look{ears: "long", muzzle: "dog", style: "bow", tail: "plume"}},
		&species{name: "schnauzer", like: "dog", build: all["beagle"].build,
			palette: "fur #7f828c; belly #f1efec chest muzzle; ears #6c6f7a <fur",
			look:    look{collar: true, ears: "fold", muzzle: "dog", style: "plain", tail: "short"}},
		&species{name: "chow-chow", like: "pomeranian", palette: "fur #b9652f; belly #d98a4c chest mask <fur; ears #a9592a <fur", build: big,
			look: look{ears: "prick", muzzle: "wolf", style: "fluff", tail: "curled"}},
	)
}

func moreCats() {
	none := func(*rig) kit.Node { return kit.Node{} }
	register(
		&species{name: "persian-cat", like: "cat", build: catFluffy(),
			palette: "fur #f1ede9; belly #ffffff chest muzzle; ears #efe7da <fur; eyes #e6a23a; nose #e88a94",
			marks:   none, extra: (*rig).ruff, look: look{style: "plain", tail: "plume"}},
		&species{name: "maine-coon-cat", like: "cat", build: catFluffy(),
			palette: "fur #9a6f4a; belly #f0dcc0 chest muzzle; marks #5f3f2a stripes; ears #8a6040 <fur; eyes #9cbf4a; nose #b9776c",
			extra:   (*rig).ruff, look: look{style: "tabby", tail: "plume"}},
		&species{name: "ragdoll-cat", like: "siamese-cat",
			palette: "fur #f7efe3; belly #ffffff chest; marks #8f7466 points; ears #84695c; eyes #4fa9ea; nose #d99a94",
			look:    look{style: "points", tail: "plume"}},
		&species{name: "sphynx-cat", like: "cat",
			palette: "fur #e8b9a4 skin; belly #f3cdbb chest muzzle <fur; ears #e3ae98 <fur; inner #d98d84; eyes #6fb1e0; nose #c97a78",
			marks:   none, look: look{style: "plain", tail: "whip"}},
		&species{name: "bengal-cat", like: "cat",
			palette: "fur #dd9a4c; belly #fbe7c6 chest muzzle; marks #5a3a24 spots; ears #d39044 <fur; eyes #8fbf3f; nose #b9706a",
			marks:   func(r *rig) kit.Node { return r.rosettes("marks", 34, 5) }, look: look{muzzle: "cat", style: "tabby"}},
	)
}

func catFluffy() build {
	b := all["cat"].build
	b.Head, b.Chest, b.Belly, b.Limb = 1.08, 42, 40, [3]float64{17, 13, 11.5}
	return b
}

func moreWild() {
	none := func(*rig) kit.Node { return kit.Node{} }
	ape := all["gorilla"].build
	ape.Rise, ape.Height, ape.Chest = 26, 90, 54
	register(
		&species{name: "orangutan", like: "gorilla", build: ape,
			palette: "fur #c9642c; belly #a98270 face chest; ears #a98270; inner #8a6656; nose #5a3a30", look: look{muzzle: "gorilla"}},
		&species{name: "chimpanzee", like: "monkey",
			palette: "fur #4a4046; belly #d9a988 face; ears #d09a7c; inner #b97f68; nose #4a322e", look: look{tail: "none"}},
		&species{name: "skunk", like: "squirrel",
			palette: "fur #3b3841; tail #38353e <fur; belly #fbf8f2 stripe; ears #38353e <fur; inner #8a6a72; nose #5a4650",
			marks:   func(r *rig) kit.Node { return r.backStripe("belly") }, look: look{style: "skunk"}},
		&species{name: "badger", like: "raccoon",
			palette: "fur #7f828c; belly #f7f3ec face; marks #37353d mask legs; ears #55565f <fur; inner #d9c4bd",
			look:    look{style: "socks", tail: "short"}},
		&species{name: "bison", like: "bull",
			palette: "fur #7a4f34; mane #4a3022 shaggy_fur; belly #9a6a4c muzzle; marks #4a3022; ears #6c4630 <fur; horns #d9ccb4; nose #3a2822; hooves #3a2a26",
			marks:   none, extra: (*rig).foreMane, look: look{muzzle: "cow", style: "plain"}},
		&species{name: "yak", like: "highland-cow",
			palette: "fur #4a3a36 shaggy_fur; mane #5a4842 fringe <fur; belly #b59a8a muzzle; ears #453632 <fur; horns #d9ccb4; nose #6a504a; hooves #2f2624"},
		&species{name: "ram", like: "sheep",
			palette: "fur #f3ead9 wool fleece; face #5a4c46 legs; belly #cdbfb6; ears #5a4c46 <face; inner #a87f7c; nose #2f292d; hooves #3a3236; " +
				"marks #5a4c46; horns #c9a878",
			look: look{style: "dark legs", ears: "ram"}},
		&species{name: "antelope", like: "deer",
			palette: "fur #cf9a5a; belly #fff3de chest spots; ears #c68f50 <fur; horns #5a4638; hooves #4a3828",
			marks:   func(r *rig) kit.Node { return r.underside("belly", .5) }, look: look{muzzle: "deer", ears: "straight"}},
		&species{name: "ferret", like: "otter",
			palette: "fur #b58f68; belly #f6ead6 chest muzzle; ears #e9d6bc; nose #d98a88", look: look{muzzle: "otter"}},
		&species{name: "lynx", like: "leopard",
			palette: "fur #c9a070; belly #fdf4e4 muzzle; marks #5f4632 spots; ears #b98f60 <fur; eyes #b9a03a; nose #c98a80",
			marks:   func(r *rig) kit.Node { return r.dots("marks", 40, 3.4) }, look: look{style: "lynx", tail: "short"}},
	)
}

// backStripe is a broad pale stripe along the back: skunks.
func (r *rig) backStripe(slot string) kit.Node {
	if r.facing() {
		return kit.Node{}
	}
	t := r.Tones(slot)
	a, b, c := r.on(-.9, -.5), r.on(.3, -.82), r.on(1.3, -.6)
	return r.Line(fmtCurve(a.X, a.Y, b.X, b.Y-4, c.X, c.Y), t.M, r.mid.R*.36)
}

// foreMane is the dark shaggy fur of a bison's shoulders.
func (r *rig) foreMane() {
	t := r.Tones("mane")
	p := func(a, d float64, corner bool) kit.Point {
		q := r.on(a, d)
		return kit.Point{X: q.X, Y: min(q.Y, -4), Corner: corner}
	}
	r.put(kit.Body, "mane", r.Curve([]kit.Point{p(.5, -1, false), p(.9, -1.06, false), p(1.4, -.7, false), p(1.55, .1, false), p(1.42, 1.2, true), p(1.28, .9, true),
		p(1.16, 1.35, true), p(1.02, .95, true), p(.86, 1.2, true), p(.78, .7, true), p(.62, .8, true), p(.6, .2, true), p(.46, .15, true), p(.5, -.5, false)}, r.tint("mane")),
		r.Hairs(t.LL, 2, .45, [4]float64{r.on(.8, -.4).X, r.on(.8, -.4).Y, -3, 14}, [4]float64{r.on(1.1, 0).X, r.on(1.1, 0).Y, -2, 15}, [4]float64{r.on(.85, .3).X, r.on(.85, .3).Y, -3, 14}))
}
