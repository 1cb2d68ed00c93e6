package animal

import "pellucid/internal/engine/illustrator/kit"

func farm() {
	none := func(*rig) kit.Node { return kit.Node{} }
	sheep := build{Length: 88, Leg: 52, Rump: 46, Belly: 50, Chest: 46, HeadX: 56, HeadY: -30, Head: .98, Neck: [2]float64{30, 28},
		Limb: [3]float64{12, 9.5, 9}, Hock: .38, Foot: hoof, Tail: "none", Rest: folded, Height: 75}
	llama := build{Length: 96, Leg: 88, Rump: 45, Belly: 45, Chest: 45, HeadX: 42, HeadY: -108, Head: .9, Neck: [2]float64{34, 27}, Bow: 5,
		Limb: [3]float64{18, 11.5, 10}, Hock: .4, Foot: hoof, Tail: "short", Rest: folded, Height: 110}
	camel := build{Length: 112, Leg: 104, Rump: 44, Belly: 44, Chest: 48, HeadX: 82, HeadY: -78, Head: .96, Neck: [2]float64{31, 24}, Bow: -14,
		Limb: [3]float64{19, 12.5, 10.5}, Hock: .38, Foot: pad, Tail: "cow", Rest: folded, Height: 185}
	giraffe := build{Length: 88, Leg: 124, Rump: 40, Belly: 38, Chest: 46, Rise: 22, HeadX: 72, HeadY: -168, Head: .92, Neck: [2]float64{33, 20},
		Bow: 5, Limb: [3]float64{18, 11, 9}, Hock: .4, Foot: hoof, Tail: "cow", Rest: folded, Height: 300}
	moose := all["deer"].build
	moose.Rump, moose.Belly, moose.Chest, moose.Rise, moose.HeadX, moose.HeadY, moose.Height, moose.Neck, moose.Limb, moose.Head, moose.Length = 50, 48, 58, 10, 66, -70, 190, [2]float64{42, 34}, [3]float64{21, 12, 9.5}, 1.02, 120
	pony := all["horse"].build
	pony.Leg, pony.HeadY, pony.HeadX, pony.Height, pony.Head, pony.Length = 78, -92, 62, 105, 1.12, 116
	zebra := all["horse"].build
	zebra.Leg, zebra.HeadY, zebra.HeadX, zebra.Height, zebra.Head, zebra.Length = 100, -98, 66, 130, 1.06, 122
	donkey := pony
	donkey.Leg, donkey.Tail, donkey.HeadY = 88, "cow", -88
	register(
		&species{name: "highland-cow", palette: "fur #c8763a shaggy_fur; mane #d2844a fringe <fur; belly #eab9a0 muzzle; ears #c06f35 <fur; horns #efe2c8; nose #a86a5c; hooves #5a4238", build: all["cow"].build, head: highlandHead, extra: (*rig).shag},
		&species{name: "bull", like: "cow", palette: "fur #6f4530 hide; belly #d9a88c muzzle; marks #4a2f24; ears #66402c <fur; mane #3f2a22; nose #a86a5c; hooves #3a2a26", build: build{Length: 142, Leg: 74, Rump: 54, Belly: 58, Chest: 66, Rise: 8, HeadX: 74, HeadY: -30, Head: 1.12, Neck: [2]float64{54, 46}, Limb: [3]float64{24, 16, 14}, Hock: .4, Foot: hoof, Tail: "cow", Rest: folded, Height: 150},
			marks: none, extra: func(*rig) {}, look: look{muzzle: "cow", style: "plain"}},
		&species{name: "brown-cow", like: "cow", palette: "fur #a8683c hide; belly #eec4a4 muzzle udder; ears #a06236 <fur; mane #5a3826; nose #b9776a; hooves #4a3428", marks: none, look: look{muzzle: "cow", style: "plain"}},
		&species{name: "pig", palette: "fur #f4a6a6 skin; belly #f08f95 snout; ears #f09a9c <fur; inner #e57f88; hooves #b96a6e trotters; nose #d9727c; marks #e08d90", head: pigHead, build: build{Length: 98, Leg: 36, Rump: 54, Belly: 54, Chest: 52, HeadX: 56, HeadY: -26, Head: 1.12, Neck: [2]float64{46, 42}, Limb: [3]float64{18, 13.5, 12}, Hock: .34, Foot: hoof, Tail: "pig", Rest: teddy, Height: 75}},
		&species{name: "sheep", palette: "fur #f2ebdf wool fleece; face #4a4248 legs; belly #cdbfb6; ears #4a4248 <face; inner #a87f7c; nose #2f292d; hooves #3a3236; marks #4a4248", build: sheep, head: sheepHead, extra: (*rig).fleece, look: look{style: "dark legs"}},
		&species{name: "lamb", like: "sheep", palette: "fur #f5eee2 wool fleece; face #f2d9c4 legs; belly #fbe9da; ears #f2d9c4 <face; inner #eea79d; nose #d98088; hooves #6b5650; marks #f2d9c4", look: look{style: "dark legs", young: true}},
		&species{name: "goat", palette: "fur #ebe1d2 coat; belly #fbf6ee beard muzzle; ears #dccfbd <fur; horns #8d7a66; hooves #5a4a42; nose #6b4f48", head: goatHead, build: build{Length: 104, Leg: 78, Rump: 42, Belly: 45, Chest: 44, HeadX: 52, HeadY: -58, Head: 1, Neck: [2]float64{31, 26}, Limb: [3]float64{17, 11, 9.5}, Hock: .4, Foot: hoof, Tail: "short", Rest: folded, Height: 70}},
		&species{name: "llama", palette: "fur #f1e3cb fleece; belly #fffaf0 muzzle; ears #ead9bd <fur; nose #5a4640; hooves #6b5648",
			build: llama, head: llamaHead},
		&species{name: "alpaca", palette: "fur #d9b892 fleece; belly #f7e6cc muzzle; ears #cfab83 <fur; nose #5a4238; hooves #5a4638",
			build: llama, head: llamaHead, look: look{style: "fluffy"}},
		&species{name: "camel", palette: "fur #d8a968; belly #efd3a4 muzzle; mane #a8763f hump hair; ears #cf9e5c <fur; nose #5a4030; hooves #8a6a4a", build: camel, head: camelHead, extra: (*rig).humps},
		&species{name: "dromedary", like: "camel", look: look{muzzle: "one hump"}},
		&species{name: "giraffe", palette: "fur #f3cf85 coat; marks #b56a32 spots; belly #fdeecb muzzle; mane #8f5128; horns #7a4a30; ears #f0c878 <fur; hooves #5a3f33; nose #7a4a3a", build: giraffe, head: giraffeHead, marks: func(r *rig) kit.Node { return r.net("marks") }, extra: (*rig).crestMane},
		&species{name: "reindeer", like: "deer", palette: "fur #96694a; belly #f7ead6 chest spots; ears #8a5f43 <fur; horns #7a5a42 antlers; hooves #4a3830; nose #d63a3a", marks: none, look: look{muzzle: "dog", ears: "antlers"}},
		&species{name: "fawn", like: "deer", look: look{muzzle: "deer", ears: "none", young: true}},
		&species{name: "doe", like: "deer", marks: none, look: look{muzzle: "deer", ears: "none"}},
		&species{name: "moose", palette: "fur #7a5138; belly #b58a66 muzzle; ears #6f4932 <fur; horns #d0a572 antlers; hooves #3f3028; nose #4a3228", build: moose, head: mooseHead, look: look{ears: "palm"}},
		&species{name: "pony", like: "horse", palette: "fur #c98a52 coat; mane #f3e3c4 tail; belly #fff3e4 blaze socks; ears #c98a52 <fur; hooves #4a3830", build: pony, look: look{muzzle: "horse", style: "stockings"}},
		&species{name: "donkey", like: "horse", palette: "fur #9a938f coat; mane #4f4a4c; belly #f4eee6 muzzle; ears #8a8380 <fur; hooves #4a4446", build: donkey, extra: (*rig).crestMane, look: look{muzzle: "donkey"}},
		&species{name: "zebra", like: "horse", palette: "fur #f2eeea coat; marks #38343a stripes; mane #38343a; belly #4a454b muzzle; ears #faf7f1 <fur; hooves #38343a", build: zebra, marks: func(r *rig) kit.Node { return r.zebra() }, extra: (*rig).crestMane, look: look{muzzle: "zebra", tail: "cow"}},
		&species{name: "unicorn", like: "horse", palette: "fur #f5ecf3 coat; mane #e58ad0 tail; belly #ffeef6; ears #fbf6f7 <fur; horns #f7c84a horn; hooves #d7a6e8; eyes #7a5ad0", build: pony, look: look{muzzle: "horse", ears: "horn"}},
		&species{name: "pegasus", like: "horse", palette: "fur #eaedf8 coat; mane #8fb6ea tail; belly #ffffff; wings #cddcf6; ears #f7f7fb <fur; hooves #c9b06a; eyes #4f7fd0", build: pony, extra: (*rig).pegasus, look: look{muzzle: "horse"}},
	)
}
