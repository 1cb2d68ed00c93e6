package animal

import "pellucid/internal/engine/illustrator/kit"

// kindred are animals that differ from one above in coat, proportions and a few parts.
func kindred() {
	kindredHoofed()
	kindredSmall()
	kindredWild()
	kindredHorses()
}

func noMarks(*rig) kit.Node { return kit.Node{} }

func kindredHoofed() {
	elk := all["moose"].build
	elk.Leg, elk.HeadX, elk.HeadY, elk.Head, elk.Neck, elk.Rise = 120, 56, -92, .94, [2]float64{42, 28}, 4
	longhorn := all["bull"].build
	longhorn.HeadY, longhorn.Chest, longhorn.Rise = -40, 58, 2
	register(
		&species{name: "boar", like: "warthog", palette: "fur #5a443a bristles; belly #8f7366 snout; ears #4c3930 <fur; inner #7d6054; mane #33251f bristle_mane; horns #f6ead2 tusks; hooves #2e2422; nose #4a352e", head: boarHead},
		&species{name: "javelina", like: "boar", palette: "fur #716a68 bristles; belly #c9c0b6 collar; ears #5f5957 <fur; inner #8d807a; mane #45403f; horns #f6ead2 tusks; hooves #2e2a2a; nose #4a3f3e"},
		&species{name: "elk", like: "deer", build: elk, palette: "fur #b58756 coat; belly #5a3a28 chest neck mane; marks #ecd3a2 rump; ears #8a5f3e <fur; inner #d9b08a; horns #8a6444 antlers; hooves #2f241f; nose #3a2a24",
			marks: noMarks, extra: (*rig).neckMane, head: elkHead, look: look{muzzle: "deer", ears: "antlers"}},
		&species{name: "longhorn", like: "cow", build: longhorn, palette: "fur #a9552f hide; belly #f0cdb4 muzzle; marks #f4ece2 patches; ears #97492a <fur; mane #6f3822; horns #efe2c8; nose #b9776a; hooves #4a3428", head: longhornHead,
			marks: func(r *rig) kit.Node { return r.patches("marks") }, extra: func(*rig) {}, look: look{muzzle: "cow", style: "plain"}},
		&species{name: "zebu", like: "bull", palette: "fur #d9cfc4 hide; belly #c9a794 muzzle; marks #8a7f78; ears #cbbfb2 <fur; mane #a9998a hump <fur; nose #5a4a46; hooves #3a3230"},
		&species{name: "bighorn-sheep", like: "ram", palette: "fur #a98762 wool fleece; face #8f6f4e legs; belly #f0e4d0; ears #8f6f4e <face; inner #c9a794; horns #c9a56a; nose #3a2f2d; hooves #33292a; marks #8f6f4e", look: look{style: "dark legs", ears: "ram"}},
		&species{name: "oryx", like: "antelope", palette: "fur #d3cabf; belly #ffffff chest; marks #3f3634 mask; ears #c4b8aa <fur; horns #4a4040; hooves #2f2826"},
		&species{name: "vicuna", like: "llama", palette: "fur #cf9a5e fleece; belly #fbf0dc muzzle chest; ears #bd8850 <fur; nose #4a3830; hooves #5a4638"},
	)
}

func kindredHorses() {
	heavy := all["horse"].build
	heavy.Leg, heavy.Chest, heavy.Rump, heavy.Belly, heavy.Limb, heavy.Neck = 108, 64, 63, 60, [3]float64{29, 18, 16}, [2]float64{54, 38}
	blanket := func(r *rig) kit.Node { return r.dots("marks", 26, 5) }
	stockings := look{muzzle: "horse", style: "stockings"}
	plain := look{muzzle: "horse"}
	register(
		&species{name: "clydesdale", like: "horse", build: heavy, palette: "fur #96532a coat; mane #3a2620 tail; belly #fff6ea blaze feathering; ears #96532a <fur; hooves #c9b08a", look: stockings},
		&species{name: "mustang", like: "horse", palette: "fur #c79258 coat; mane #3f2d24 tail; belly #fff3e4 blaze; ears #c79258 <fur; hooves #3a2a26", look: stockings},
		&species{name: "appaloosa", like: "horse", palette: "fur #f1ece6 coat; marks #5f4436 spots; mane #6f5546 tail; belly #fffaf2 blaze; ears #f1ece6 <fur; hooves #5a463a", marks: blanket, look: plain},
		&species{name: "arabian-horse", like: "horse", palette: "fur #d9d4d0 coat; mane #8f8a8a tail; belly #f7f4f0 blaze; ears #d9d4d0 <fur; hooves #4a4446", look: plain},
		&species{name: "friesian-horse", like: "horse", palette: "fur #3b383f coat; mane #26242a tail; belly #4a474f blaze <fur; ears #3b383f <fur; hooves #26242a", look: plain},
		&species{name: "palomino", like: "horse", palette: "fur #e0ab5a coat; mane #fbf3e2 tail; belly #fff6e8 blaze; ears #e0ab5a <fur; hooves #6b5442", look: stockings},
		&species{name: "pinto-horse", like: "horse", palette: "fur #f5efe8 coat; marks #8f5230 patches; mane #8f5230 tail; belly #fffaf2 blaze; ears #8f5230; hooves #5a463a", marks: func(r *rig) kit.Node { return r.patches("marks") }, look: plain},
	)
}

func kindredSmall() {
	hare := all["bunny"].build
	hare.Leg, hare.Length, hare.Rump, hare.Belly, hare.Chest, hare.Head, hare.HeadY = 46, 64, 40, 34, 31, .9, -46
	burrower := all["meerkat"].build
	burrower.Rump, burrower.Belly, burrower.Chest, burrower.Head, burrower.Tail, burrower.Leg = 44, 42, 36, 1.02, "short", 26
	long := all["ferret"].build
	muzzle := look{muzzle: "otter"}
	under := func(from float64) func(*rig) kit.Node {
		return func(r *rig) kit.Node { return r.underside("belly", from) }
	}
	register(
		&species{name: "hare", like: "bunny", build: hare, palette: "fur #b08a60; belly #fdf3e2 muzzle tail; ears #a57f56 <fur; inner #eeb5a4 inner_ears; nose #c9706f"},
		&species{name: "wallaby", like: "kangaroo", palette: "fur #8f7a68; belly #efe0cc chest pouch; ears #7d6a5a <fur; nose #33292a"},
		&species{name: "numbat", like: "chipmunk", palette: "fur #b0623a; tail #8f7a68; belly #f4e4cf chest; marks #f4e4cf stripes; ears #a3582f <fur; nose #33282a"},
		&species{name: "groundhog", head: beaverHead, build: burrower, palette: "fur #8f6c4a; belly #d9b488 muzzle; ears #7d5c3e <fur; nose #33241f"},
		&species{name: "marmot", like: "groundhog", palette: "fur #a98a63; belly #e9d2a6 muzzle; ears #8f7250 <fur; nose #33241f"},
		&species{name: "prairie-dog", like: "groundhog", palette: "fur #cf9f66; belly #f8e6c4 muzzle chest; ears #b98850 <fur; nose #4a3228"},
		&species{name: "gopher", like: "groundhog", palette: "fur #b5824e; belly #efd3a4 muzzle; ears #a3723f <fur; nose #4a3228"},
		&species{name: "gerbil", like: "jerboa", palette: "fur #d3a066; belly #fff6e8 muzzle; ears #cf9a70 <fur; inner #f2bcae; mane #6f4a30 tail_tuft; nose #e08f8a"},
		&species{name: "weasel", like: "ferret", build: long, palette: "fur #b0703c; belly #fff6e6 chest muzzle; marks #b0703c <fur; ears #a5652f <fur; nose #5a3a34", marks: under(.3), look: muzzle},
		&species{name: "stoat", like: "ferret", build: long, palette: "fur #f1efec; belly #ffffff chest muzzle; marks #2f2a2c tail_tip; ears #e9e2da <fur; nose #4a3a3a", marks: noMarks, look: muzzle},
		&species{name: "mink", like: "ferret", build: long, palette: "fur #4f3a30; belly #6b5244 chest muzzle <fur; marks #4f3a30 <fur; ears #453229 <fur; nose #2a2022", marks: noMarks, look: muzzle},
		&species{name: "mongoose", like: "ferret", build: long, palette: "fur #8f7f68; belly #c9b698 chest muzzle; marks #75664f stripes; ears #7d6e58 <fur; nose #3a2a28", marks: func(r *rig) kit.Node { return r.stripes("marks", 9, .6, .7) }, look: muzzle},
		&species{name: "bearded-dragon", like: "iguana", palette: "fur #dba760 skin; belly #f8e9c4 beard; marks #a8703c bands; spikes #b5793f spines; hooves #8a5a34 claws; eyes #c9802a", head: beardedHead, extra: func(r *rig) { r.spikeRow(12, 6, "spikes"); r.sideSpines("spikes") }, look: look{muzzle: "lizard"}},
		&species{name: "anteater", build: eaterBuild(), palette: "fur #6f6864; belly #cfc6bc shoulder_stripe; marks #2f2b2e stripe; tail #5a5450 <fur; ears #625b57 <fur; inner #a9968a; nose #26222a; hooves #d9cfc0 claws", head: anteaterHead, marks: func(r *rig) kit.Node { return r.throat("marks") }, look: look{style: "plain belly"}},
		&species{name: "aardvark", build: aardvarkBuild(), palette: "fur #b9998a skin; belly #c9ab9c <fur; marks #8f7266 legs; tail #a98a7c <fur; ears #a9877a <fur; inner #eab8aa; nose #6f4f4a; hooves #5a4742 claws", head: aardvarkHead, look: look{style: "plain belly"}},
	)
}

func eaterBuild() build {
	b := all["badger"].build
	b.Length, b.Leg, b.Rump, b.Belly, b.Chest, b.HeadX, b.HeadY, b.Head, b.Tail, b.Rest, b.Height, b.Foot = 104, 44, 42, 42, 42, 58, -18, .92, "bushy", folded, 60, claw
	return b
}

func aardvarkBuild() build {
	b := eaterBuild()
	b.Tail, b.Rump, b.Belly, b.Leg, b.HeadY = "thick", 46, 44, 40, -28
	return b
}

func kindredWild() {
	blots := func(r *rig) kit.Node { return kit.Of(r.blots("marks"), r.dots("belly", 10, 6)) }
	register(
		&species{name: "jackal", like: "wolf", palette: "fur #c9985c; belly #f8ecd4 chest mask; marks #4f433c saddle tail_tip; ears #b5783c <fur; eyes #c9902a", marks: func(r *rig) kit.Node { return r.saddle("marks", .05) }, look: look{ears: "bat", muzzle: "wolf", style: "dark tip", tail: "bushy"}},
		&species{name: "african-wild-dog", like: "wolf", palette: "fur #c48a48; belly #f6e9d0 chest; marks #38322f patches muzzle; ears #453a35; eyes #7a4a24", marks: blots, look: look{ears: "bat", muzzle: "dog", style: "plain", tail: "bushy"}},
		&species{name: "sun-bear", like: "bear", palette: "fur #37333a; belly #e9a94f muzzle chest; ears #333036 <fur; inner #5a4a40; nose #26222a"},
		&species{name: "liger", like: "lion", palette: "fur #e5ad62; belly #fff0d8 muzzle chest; marks #b0763a stripes; mane #c98d48 tail_tuft; ears #e5ad62 <fur", marks: func(r *rig) kit.Node { return r.stripes("marks", 7, .8, 1) }},
		&species{name: "saber-tooth-tiger", like: "lioness", palette: "fur #cf9a58; belly #f8e8cc muzzle chest; marks #7a4f2c stripes; horns #fdf6e6 fangs; ears #c08a4a <fur; eyes #d9a02a", marks: func(r *rig) kit.Node { return r.stripes("marks", 7, .7, .9) }, head: saberHead},
		&species{name: "manticore", like: "lion", palette: "fur #c9603a; belly #f2d0a6 muzzle chest; mane #6f2a24 tail_tuft; wings #8a3340; spikes #3f2a30; ears #c9603a <fur; eyes #f2c22f", extra: func(r *rig) {
			r.wings(func(k float64, t kit.Tones, lean float64) kit.Node { return r.skinWing(k*.9, t, lean) })
		}, look: look{muzzle: "lion", tail: "whip", end: "arrow"}},
	)
}
