package animal

func giants() {
	elephant := build{Length: 100, Leg: 68, Rump: 64, Belly: 66, Chest: 64, Rise: 4, HeadX: 62, HeadY: -34, Head: 1.34, Neck: [2]float64{52, 46},
		Limb: [3]float64{27, 23, 21}, Hock: .14, Foot: pad, Tail: "thin", Rest: teddy, Height: 290}
	croc := build{Length: 104, Leg: 25, Rump: 37, Belly: 37, Chest: 34, HeadX: 52, HeadY: -12, Head: 1.22, Neck: [2]float64{33, 30},
		Limb: [3]float64{15, 12.5, 11}, Hock: .3, Foot: claw, Tail: "thick", Rest: folded, Height: 40, Crouch: true}
	register(
		&species{name: "elephant", palette: "fur #9aa5b4 skin; ears #929dad <fur; inner #e2b3b6; belly #aab4c1 <fur; horns #fbf3e2 tusks; mane #59606d; hooves #e9e0d6 toenails", build: elephant, head: elephantHead, look: look{style: "plain belly"}},
		&species{name: "baby-elephant", like: "elephant", palette: "fur #a9b4c2 skin; ears #a3aebd <fur; inner #efbcbf; belly #b9c3cf <fur; horns #fbf3e2 tusks; mane #69707d; hooves #efe6dc toenails", look: look{style: "plain belly", young: true}},
		&species{name: "woolly-mammoth", like: "elephant",
			palette: "fur #8a5a3c fur; mane #6f4630 hair; ears #7d5136 <fur; inner #b98a78; belly #9a6a48; horns #fbf0d8 tusks; hooves #d9c6b0",
			extra:   (*rig).shag, look: look{style: "woolly"}},
		&species{name: "rhinoceros", extra: (*rig).folds, palette: "fur #9b9ea8 skin; belly #b4b5bd muzzle <fur; ears #92959f <fur; inner #cfa9a9; horns #efe4d0 horn; hooves #d9d3cc; mane #6a6c76", head: rhinoHead, build: build{Length: 118, Leg: 54, Rump: 60, Belly: 62, Chest: 60, HeadX: 72, HeadY: -16, Head: 1.16, Neck: [2]float64{50, 44}, Limb: [3]float64{25, 21, 18}, Hock: .2, Foot: pad, Tail: "thin", Rest: folded, Height: 165}},
		&species{name: "hippopotamus", palette: "fur #a393ad skin; belly #c9a9b9 mouth muzzle; ears #9a8aa4 <fur; inner #dca6b0; hooves #e9dde2; mane #75677f", head: hippoHead, build: build{Length: 112, Leg: 36, Rump: 62, Belly: 66, Chest: 62, HeadX: 70, HeadY: -22, Head: 1.26, Neck: [2]float64{54, 50}, Limb: [3]float64{24, 20, 18}, Hock: .2, Foot: pad, Tail: "short", Rest: teddy, Height: 150}},
		&species{name: "turtle", palette: "fur #8fbf5a skin; shell #7a6238; belly #e9e6a8; hooves #e9e6c0 claws; ears #8fbf5a", head: turtleHead,
			extra: (*rig).turtleShell, build: build{Length: 80, Leg: 27, Rump: 36, Belly: 36, Chest: 34, HeadX: 62, HeadY: -26, Head: .94,
				Neck: [2]float64{22, 21}, Limb: [3]float64{17, 14, 12}, Hock: .2, Foot: pad, Tail: "short", Rest: folded, Height: 22}},
		&species{name: "tortoise", like: "turtle", palette: "fur #b9a86a skin; shell #8a6a34; belly #e9dcae; hooves #efe6c8 claws"},
		&species{name: "crocodile", palette: "fur #6f9a4a skin; belly #e6dc9c; spikes #57803a <fur; hooves #e9e6c8 claws; eyes #d9a52a",
			build: croc, head: crocodileHead, marks: bellyScales, extra: func(r *rig) { r.spikeRow(10, 9, "spikes") }},
		&species{name: "alligator", like: "crocodile", palette: "fur #55724f skin; belly #d3cf9f; spikes #42593f <fur; hooves #e9e6c8 claws; eyes #d9a52a"},
		&species{name: "lizard", palette: "fur #8dc24a skin; belly #eef0b4; marks #5a8f2f stripes; hooves #5f8a35 claws; eyes #c9802a",
			head: lizardHead, marks: backSpots, build: build{Length: 104, Leg: 24, Rump: 25, Belly: 26, Chest: 25, HeadX: 34, HeadY: -18,
				Head: .8, Neck: [2]float64{21, 20}, Limb: [3]float64{11, 9, 8}, Hock: .3, Foot: claw, Tail: "slim", Rest: folded, Height: 8,
				Crouch: true}},
		&species{name: "chameleon", palette: "fur #5fb84a skin; belly #d9e88a; marks #2f8f6a stripes; spikes #e8c23f crest; hooves #3f8a3a; eyes #c9802a", head: lizardHead, marks: chameleonBands, extra: func(r *rig) { r.spikeRow(10, 7, "spikes") }, build: build{Length: 84, Leg: 38, Rump: 31, Belly: 36, Chest: 31, HeadX: 42, HeadY: -16, Head: .86, Neck: [2]float64{25, 23}, Limb: [3]float64{11, 8.5, 8}, Hock: .3, Foot: claw, Tail: "coil", Rest: folded, Height: 14, Crouch: true}, look: look{muzzle: "chameleon"}},
		&species{name: "dragon", palette: "fur #3fae7a scales; belly #f4e3a0; wings #f08a4a; spikes #f2b23f spines; horns #efe0bc; ears #3fae7a; hooves #efe0bc claws; eyes #b9802a", head: dragonHead, extra: (*rig).dragonBody, marks: bellyScales, look: look{end: "arrow"}, build: build{Length: 92, Leg: 52, Rump: 47, Belly: 45, Chest: 44, HeadX: 46, HeadY: -72, Head: 1.1, Neck: [2]float64{33, 27}, Bow: 5, Limb: [3]float64{20, 16, 14}, Hock: .3, Foot: claw, Tail: "thick", Height: 180}},
		&species{name: "triceratops", palette: "fur #6fa8a0 skin; frill #e58a5a; belly #f2dfb0 beak; marks #f7c35a spots; horns #fbf0d8; hooves #fbf0d8", head: triceratopsHead, build: build{Length: 88, Leg: 46, Rump: 52, Belly: 53, Chest: 49, HeadX: 62, HeadY: -28, Head: 1.38, Neck: [2]float64{44, 40}, Limb: [3]float64{22, 18, 16}, Hock: .22, Foot: pad, Tail: "thick", Rest: folded, Height: 260}, marks: bellyScales},
		&species{name: "brachiosaurus", palette: "fur #7fa85a skin; belly #eee2ae; marks #5a8440 spots; hooves #f4ead0", head: dinoHead,
			marks: brachioMarks, build: build{Length: 98, Leg: 66, Rump: 54, Belly: 56, Chest: 52, Rise: 12, HeadX: 82, HeadY: -142, Head: .86,
				Neck: [2]float64{36, 19}, Bow: -8, Limb: [3]float64{23, 19, 17}, Hock: .18, Foot: pad, Tail: "thick", Rest: folded, Height: 600}},
		&species{name: "stegosaurus", palette: "fur #7d9a4f skin; belly #ede0a8; spikes #e8813f plates; marks #5f7d38; hooves #f4ead0",
			head: dinoHead, marks: bellyScales, extra: (*rig).plates, look: look{end: "spikes"}, build: build{Length: 96, Leg: 44, Rump: 55,
				Belly: 57, Chest: 42, Rise: -12, HeadX: 60, HeadY: -14, Head: .92, Neck: [2]float64{28, 20}, Limb: [3]float64{21, 18, 16},
				Hock: .2, Foot: pad, Tail: "thick", Rest: folded, Height: 270}},
		&species{name: "ankylosaurus", palette: "fur #b08a5a skin; shell #8a6440 armor; belly #efdcae; spikes #f0ddb0 spines; hooves #f4ead0; marks #8a6440", head: dinoHead, marks: bellyScales, extra: (*rig).armor, build: build{Length: 94, Leg: 32, Rump: 49, Belly: 51, Chest: 46, HeadX: 56, HeadY: -16, Head: 1, Neck: [2]float64{34, 28}, Limb: [3]float64{20, 17, 15}, Hock: .2, Foot: pad, Tail: "thick", Rest: folded, Height: 170}, look: look{muzzle: "armored", end: "club"}},
	)
}
