package animal

import "pellucid/internal/engine/illustrator/kit"

func forest() {
	raccoon := build{Length: 84, Leg: 46, Rump: 45, Belly: 42, Chest: 40, HeadX: 44, HeadY: -34, Head: 1.04, Neck: [2]float64{30, 28},
		Limb: [3]float64{15, 12, 10.5}, Hock: .3, Tail: "ringed", Rest: teddy, Height: 28}
	rodent := build{Length: 56, Leg: 15, Rump: 44, Belly: 44, Chest: 41, HeadX: 34, HeadY: -18, Head: 1.02, Neck: [2]float64{30, 28},
		Limb: [3]float64{12, 9.5, 8.5}, Hock: .25, Tail: "stub", Rest: teddy, Height: 7}
	pig := rodent
	pig.Length, pig.Tail, pig.Height, pig.Rump = 72, "none", 11, 45
	mouse := build{Length: 62, Leg: 18, Rump: 40, Belly: 36, Chest: 32, HeadX: 38, HeadY: -14, Head: .98, Neck: [2]float64{24, 22},
		Limb: [3]float64{11, 8, 7}, Hock: .25, Tail: "mouse", Rest: teddy, Height: 4}
	register(
		&species{name: "polar-bear", like: "bear", palette: "fur #eeeeec; belly #fffdf8 muzzle; ears #f0ece4 <fur; inner #d9c9bf; nose #2f2c33; hooves #6b6470", look: look{muzzle: "bear"}, build: build{Length: 118, Leg: 70, Rump: 62, Belly: 62, Chest: 62, Rise: 2, HeadX: 70, HeadY: -34, Head: 1.14, Neck: [2]float64{52, 44}, Limb: [3]float64{29, 24, 22}, Hock: .2, Tail: "stub", Rest: teddy, Height: 140}},
		&species{name: "black-bear", like: "bear", palette: "fur #3f3a40; belly #b98a5e muzzle; ears #3b363c <fur; inner #6b5650; nose #2a2426",
			look: look{muzzle: "bear"}},
		&species{name: "panda", like: "bear", palette: "fur #f1f0ef white_fur; marks #35323a black_patches patches; belly #ffffff muzzle; ears #35323a <marks; inner #4b4852; nose #2f2c33", build: build{Length: 98, Leg: 56, Rump: 60, Belly: 60, Chest: 60, Rise: 2,
			HeadX: 58, HeadY: -34, Head: 1.3, Neck: [2]float64{50, 44}, Limb: [3]float64{27, 23, 20}, Hock: .2, Tail: "stub", Rest: teddy,
			Height: 75}, marks: func(r *rig) kit.Node { return r.band("marks") }, look: look{muzzle: "bear", style: "panda"}},
		&species{name: "koala", palette: "fur #9aa0ac; belly #f1eeea chest; ears #9aa0ac <fur; inner #efd9d6; nose #3a3640", head: koalaHead,
			build: build{Length: 64, Leg: 34, Rump: 47, Belly: 46, Chest: 44, HeadX: 38, HeadY: -36, Head: 1.16, Neck: [2]float64{36, 34},
				Limb: [3]float64{19, 16, 14}, Hock: .2, Tail: "none", Rest: teddy, Height: 32}},
		&species{name: "raccoon", palette: "fur #8d8f98; belly #f3efe9 chest; marks #3a3840 mask tail_rings; ears #75777f <fur; inner #d9c4bd",
			build: raccoon, head: raccoonHead, look: look{style: "socks"}},
		&species{name: "red-panda", palette: "fur #c8602e; belly #fff1e0 face; marks #4a2a24 legs; ears #f7e6d4; inner #6b3a2a", build: raccoon,
			head: raccoonHead, marks: func(r *rig) kit.Node {
				if r.facing() {
					return kit.Node{}
				}
				return r.underside("marks", .75)
			}, look: look{style: "dark legs"}},
		&species{name: "sloth", palette: "fur #a88a6a; belly #efdcbc face; marks #6f523b mask; nose #3f302b; hooves #5a4a3c", head: slothHead,
			build: build{Length: 84, Leg: 36, Rump: 44, Belly: 44, Chest: 44, HeadX: 46, HeadY: -26, Head: 1.04, Neck: [2]float64{36, 34},
				Limb: [3]float64{18, 15, 13}, Hock: .15, Foot: claw, Tail: "none", Rest: teddy, Height: 35}},
		&species{name: "bunny", palette: "fur #c9a583; belly #fff6ea muzzle tail; ears #c9a583 <fur; inner #f2b3a8 inner_ears; nose #e07f86",
			head: bunnyHead, build: build{Length: 58, Leg: 30, Rump: 44, Belly: 39, Chest: 34, HeadX: 32, HeadY: -38, Head: .94,
				Neck: [2]float64{28, 26}, Limb: [3]float64{14, 10.5, 9.5}, Hock: .4, Toes: 1.25, Tail: "puff", Rest: teddy, Height: 15}},
		&species{name: "white-rabbit", like: "bunny", palette: "fur #f0eff2; belly #ffffff muzzle tail; ears #f7f3ee <fur; inner #f4b5b0; nose #e88a94"},
		&species{name: "mouse", palette: "fur #a9a6ae; belly #f5eeea muzzle; ears #a09da6 <fur; inner #f2aca8 tail; nose #e88a94", build: mouse,
			head: mouseHead},
		&species{name: "rat", like: "mouse", palette: "fur #7d7a82; belly #e9e2de muzzle; ears #77747c <fur; inner #e5a39f tail; nose #d98088",
			build: build{Height: 7}},
		&species{name: "hamster", palette: "fur #e3a65c; belly #fff7ea cheeks; ears #d99a52 <fur; inner #eea79d; nose #d98088", build: rodent,
			head: hamsterHead, marks: func(r *rig) kit.Node { return r.underside("belly", .35) }},
		&species{name: "guinea-pig", palette: "fur #fbf5ec; belly #ffffff; marks #b9713a patches; ears #b9713a; nose #e09a94", build: pig,
			head: hamsterHead, marks: func(r *rig) kit.Node { return r.patches("marks") }, look: look{ears: "fold", style: "patch"}},
		&species{name: "squirrel", palette: "fur #c8703a; tail #d07a40 <fur; belly #fff0dc chest; ears #b9632f <fur; nose #4a2e2b",
			head: squirrelHead, build: build{Length: 58, Leg: 32, Rump: 41, Belly: 36, Chest: 32, HeadX: 36, HeadY: -32, Head: .96,
				Neck: [2]float64{26, 24}, Limb: [3]float64{13, 9.5, 8.5}, Hock: .36, Toes: 1.1, Tail: "squirrel", Rest: teddy, Height: 12}},
		&species{name: "chipmunk", like: "squirrel", palette: "fur #c98a4c; tail #a9683a <fur; belly #fff0dc chest; marks #5a3a2a stripes; ears #b97a42 <fur", marks: func(r *rig) kit.Node { return r.lengthwise("marks") }},
		&species{name: "hedgehog", palette: "fur #e8c39a face; belly #fbe3c4 face; spikes #7a5540 spines; nose #3a2a2c", head: hedgehogHead,
			extra: (*rig).spines, build: build{Length: 58, Leg: 13, Rump: 44, Belly: 46, Chest: 40, HeadX: 40, HeadY: -10, Head: .94,
				Neck: [2]float64{26, 26}, Limb: [3]float64{10, 8, 7.5}, Hock: .25, Tail: "none", Rest: teddy, Height: 12}},
		&species{name: "beaver", palette: "fur #8f5c38; tail #5a4a48; belly #c8996a muzzle; ears #7d4f30 <fur; nose #33231f", head: beaverHead,
			build: build{Length: 72, Leg: 20, Rump: 49, Belly: 49, Chest: 43, HeadX: 44, HeadY: -30, Head: 1.2, Neck: [2]float64{34, 32},
				Limb: [3]float64{14, 11, 10}, Hock: .25, Tail: "flat", Rest: teddy, Height: 30}},
		&species{name: "otter", palette: "fur #8a6248; belly #e6cfae chest muzzle; ears #7b563f <fur; nose #33262a", head: beaverHead,
			build: build{Length: 108, Leg: 24, Rump: 36, Belly: 34, Chest: 34, HeadX: 42, HeadY: -30, Head: .98, Neck: [2]float64{29, 28},
				Limb: [3]float64{13, 10.5, 9.5}, Hock: .25, Tail: "otter", Rest: teddy, Height: 25},
			marks: func(r *rig) kit.Node { return r.underside("belly", .4) }, look: look{muzzle: "otter"}},
		&species{name: "capybara", palette: "fur #b07f4e; belly #c99c68; ears #94683e <fur; inner #7d5636; nose #4a3630; hooves #5a4238",
			head: capybaraHead, build: build{Length: 94, Leg: 34, Rump: 53, Belly: 53, Chest: 49, HeadX: 56, HeadY: -26, Head: 1.1,
				Neck: [2]float64{42, 40}, Limb: [3]float64{17, 12.5, 11}, Hock: .28, Tail: "none", Rest: teddy, Height: 55},
			look: look{style: "plain belly"}},
		&species{name: "monkey", palette: "fur #8c5a38; belly #f2cfa4 face; ears #e9bd92; inner #d99f7c; nose #5a3a30", head: monkeyHead,
			build: build{Length: 82, Leg: 62, Rump: 37, Belly: 34, Chest: 38, HeadX: 38, HeadY: -40, Head: 1.06, Neck: [2]float64{26, 25},
				Limb: [3]float64{14, 11.5, 10.5}, Hock: .15, Toes: 1.1, Tail: "monkey", Rest: teddy, Height: 40}},
		&species{name: "gorilla", palette: "fur #4a4853; belly #77737f chest face; ears #5e5b66; inner #4d4a54; nose #35333c", head: monkeyHead,
			build: build{Length: 92, Leg: 56, Rump: 48, Belly: 54, Chest: 62, Rise: 34, HeadX: 50, HeadY: -36, Head: 1.18,
				Neck: [2]float64{48, 44}, Limb: [3]float64{27, 22, 19}, Hock: .15, Tail: "none", Rest: teddy, Height: 120},
			look: look{muzzle: "gorilla"}},
		&species{name: "bigfoot", like: "gorilla", palette: "fur #7a4a2c; belly #d9a878 chest face; ears #6a3f26; inner #8a5a3a; nose #4a2a20", head: monkeyHead, look: look{muzzle: "gorilla"}},
		&species{name: "yeti", like: "gorilla", palette: "fur #eef3fa; belly #8fb6dd chest face; ears #dfe8f4; inner #8fb6dd; nose #4f7aa8", head: monkeyHead, look: look{muzzle: "gorilla"}},
		&species{name: "kangaroo", palette: "fur #c08a58; belly #f4dfbe chest pouch; ears #b27d4d <fur; nose #3f302c", head: kangarooHead,
			extra: (*rig).pouch, build: build{Length: 88, Leg: 78, Rump: 46, Belly: 40, Chest: 32, HeadX: 44, HeadY: -40, Head: .9,
				Neck: [2]float64{24, 20}, Limb: [3]float64{17, 12, 10}, Hock: .45, Toes: 1.3, Tail: "roo", Rest: teddy, Biped: true, Height: 130},
			marks: func(r *rig) kit.Node { return r.underside("belly", .4) }},
	)
}
