package bird

func init() {
	song := build{Body: 62, Plump: .72, Tilt: 30, NeckX: 4, NeckY: -34, Neck: [2]float64{34, 32}, Head: 35, Leg: 30, Shin: 3.4, Bill: "cone",
		Tail: "wedge", Wing: 1, Height: 14}
	hen := build{Body: 66, Plump: .82, Tilt: 14, NeckX: 14, NeckY: -52, Neck: [2]float64{32, 22}, Head: 27, Leg: 38, Shin: 4.4, Bill: "hen",
		Crest: "comb", Tail: "hen", Wing: .92, Height: 45}
	duck := build{Body: 72, Plump: .62, Tilt: 10, NeckX: 14, NeckY: -52, Neck: [2]float64{26, 19}, Head: 29, Leg: 20, Shin: 4.6, Webbed: true,
		Bill: "flat", Tail: "short", Wing: 1, Height: 40}
	crow := build{Body: 68, Plump: .6, Tilt: 26, NeckX: 8, NeckY: -30, Neck: [2]float64{30, 27}, Head: 30, Leg: 34, Shin: 4, Bill: "strong",
		Tail: "wedge", Wing: 1.1, Height: 45}
	swan := build{Body: 78, Plump: .58, Tilt: 8, NeckX: 22, NeckY: -108, Neck: [2]float64{20, 11}, Bow: 36, Head: 22, Leg: 18, Shin: 5,
		Webbed: true, Bill: "swan", Tail: "short", Wing: 1.08, Height: 90}
	stork := build{Body: 56, Plump: .6, Tilt: 20, NeckX: 18, NeckY: -66, Neck: [2]float64{22, 10}, Bow: 10, Head: 20, Leg: 92, Shin: 3.4,
		Bill: "long", Tail: "short", Wing: 1.1, Height: 110}
	register(
		&species{name: "bird", palette: "feathers #4f9be0; belly #ffe9c9 chest breast; wings #3f7fc4 <feathers; tail #3f7fc4 <feathers; beak #f7b23b; feet #d98a4a", build: song, face: "breast"},
		&species{name: "robin", like: "bird", palette: "feathers #8a7462; belly #f7efe4; face #e8692f breast; wings #74604f <feathers; tail #74604f <feathers; beak #5a4a40; feet #8a6a50", face: "robin"},
		&species{name: "cardinal", palette: "feathers #d9302f; belly #e8483f <feathers; wings #b8252a <feathers; tail #b8252a <feathers; beak #f2893b; feet #8a5a4a; crest #d9302f <feathers; marks #33262b mask", build: crested(song, "peak"), face: "mask"},
		&species{name: "blue-jay", palette: "feathers #4a86d8; belly #f4f5f8; wings #3a6fc0 <feathers; tail #3a6fc0 <feathers; beak #3f4250; feet #5a5560; crest #4a86d8 <feathers; marks #2f3a58 mask", build: crested(song, "peak"), face: "breast"},
		&species{name: "sparrow", like: "bird", palette: "feathers #a9774c; belly #f3e6d2; wings #8a5d39 <feathers; tail #8a5d39 <feathers; beak #6a5548; feet #a97a58", face: "breast"},
		&species{name: "canary", like: "bird", palette: "feathers #f9d23c; belly #fdeb9a <feathers; wings #ecb92a <feathers; tail #ecb92a <feathers; beak #f29a4a; feet #e09060", face: "plain"},
		&species{name: "pigeon", palette: "feathers #8f98a8; belly #b9c0cc <feathers; wings #a4adbc <feathers; tail #6f7888 <feathers; beak #5a5560; feet #e0786a; face #5f9a86 neck", build: small(crow), face: "hood"},
		&species{name: "dove", palette: "feathers #eeeff5; belly #ffffff; wings #dfe3ee <feathers; tail #f2eff0 <feathers; beak #f0a58a; feet #e8938a", build: build{Body: 64, Plump: .62, Tilt: 26, NeckX: 12, NeckY: -34, Neck: [2]float64{29, 22}, Head: 26, Leg: 24, Shin: 3.8, Bill: "cone", Tail: "wedge", Wing: 1.12, Height: 28}, face: "plain"},
		&species{name: "crow", palette: "feathers #3d3c49; belly #4b4a59 <feathers; wings #33323e <feathers; tail #33323e <feathers; beak #55535f; feet #55535f; eyes #b9793a", build: crow, face: "plain"},
		&species{name: "raven", like: "crow", palette: "feathers #34364a; belly #444660 <feathers; wings #2b2d40 <feathers; tail #2b2d40 <feathers; beak #50525f; feet #4c4e5c; eyes #8a6a4a", build: build{Height: 60}},
		&species{name: "owl", palette: "feathers #9a6f4a; belly #f0dcb8 chest; wings #7d5638 <feathers; face #f8ead0 disk; beak #f0a63a; feet #e8a24a talons; eyes #f4b62a; marks #6b4830 <feathers", build: build{Body: 62, Plump: 1, Head: 54, Leg: 14, Shin: 5, Crest: "tufts", Tail: "short", Wing: 1, Front: "owl", Height: 38}},
		&species{name: "snowy-owl", like: "owl", palette: "feathers #eaecf2; belly #ffffff chest; wings #e9e6e2 <feathers; face #ffffff disk; beak #5a5560; feet #e9e3da; eyes #f4c22a; marks #a9a4a8", build: build{Body: 62, Plump: 1, Head: 54, Leg: 14, Shin: 5, Tail: "short", Wing: 1, Front: "owl", Height: 55}},
		&species{name: "penguin", palette: "feathers #3b4152; belly #ffffff; wings #333848 flippers <feathers; face #ffffff; beak #f2a03a; feet #f2a03a; marks #f7c24a cheek", build: build{Body: 62, Plump: 1.22, Head: 48, Leg: 8, Shin: 6, Webbed: true, Wing: 1, Front: "penguin", Height: 75}},
		&species{name: "baby-penguin", like: "penguin", palette: "feathers #9aa3b2; belly #e9ecf1; wings #8a93a4 flippers <feathers; face #ffffff; beak #4a4654; feet #5a5664; marks #4a5060 hood", young: true},
		&species{name: "chick", palette: "feathers #fbd548 down; belly #fdeb9e <feathers; wings #f2c234 <feathers; beak #f2933a; feet #f2933a",
			build: build{Body: 54, Plump: 1, Head: 50, Leg: 18, Shin: 4.4, Tail: "short", Wing: 1, Front: "chick", Height: 9}},
		&species{name: "duckling", palette: "feathers #fbd34a down; belly #fdea9c <feathers; wings #f0be34 <feathers; tail #f0be34 <feathers; beak #f0913c bill; feet #f0913c", build: build{Body: 54, Plump: .8, Tilt: 14, NeckX: 8, NeckY: -44, Neck: [2]float64{32, 30}, Head: 38, Leg: 18, Shin: 5, Webbed: true, Bill: "flat", Tail: "short", Wing: .7, Height: 15}, face: "plain"},
		&species{name: "chicken", palette: "feathers #c9773a; belly #e9a868 <feathers; wings #a9602c <feathers; tail #8a4a26 <feathers; beak #f5b540; feet #f0b040; crest #e23d3a comb wattle", build: hen, face: "plain"},
		&species{name: "white-chicken", like: "chicken", palette: "feathers #f2eeea; belly #ffffff; wings #ece6df <feathers; tail #ece6df <feathers; beak #f5b540; feet #f0b040; crest #e23d3a comb wattle"},
		&species{name: "rooster", palette: "feathers #c8622c; belly #7a3a2a <feathers; wings #a8482a <feathers; tail #2f6a5e; beak #f5b540; feet #f0b040; crest #e2332f comb wattle; face #f2b03f neck", build: crestedTail(hen, "bigcomb", "cock"), face: "hackle"},
		&species{name: "turkey", palette: "feathers #6f4630; belly #8a5a3c <feathers; wings #5a3826 <feathers; tail #a8602f tail_fan; marks #f3dcae; beak #f0b040; feet #e09a4a; crest #e2433c wattle; face #7fb7d8 head", build: build{Body: 64, Plump: .86, Tilt: 18, NeckX: 16, NeckY: -50, Neck: [2]float64{32, 14}, Head: 22, Leg: 34, Shin: 4.6, Bill: "hen", Crest: "wattle", Tail: "fan", Wing: .95, Height: 100}, face: "bare"},
		&species{name: "peacock", palette: "feathers #2f6fc8; belly #3f8fd8 <feathers; wings #8a6a4a; tail #2f9a72 tail_feathers; marks #f2b83a eyespots; beak #6a6570; feet #8a7a68; crest #2f6fc8; face #ffffff", build: build{Body: 56, Plump: .66, Tilt: 30, NeckX: 14, NeckY: -66, Neck: [2]float64{28, 14}, Bow: 6, Head: 22, Leg: 36, Shin: 3.8, Bill: "small", Crest: "fan", Tail: "train", Wing: .9, Height: 100}, face: "plain"},
		&species{name: "eagle", palette: "feathers #6b4630; belly #7d553b <feathers; wings #5a3a28 <feathers; tail #faf6ef; face #fbf7f0 head; beak #f7b52f; feet #f2b03a talons; eyes #e0a52a", build: build{Body: 70, Plump: .62, Tilt: 34, NeckX: 6, NeckY: -36, Neck: [2]float64{34, 29}, Head: 32, Leg: 26, Shin: 5.6, Bill: "hook", Tail: "wedge", Wing: 1.25, Height: 85}, face: "hood"},
		&species{name: "hawk", like: "eagle", palette: "feathers #8a6242; belly #f0dcbc; wings #74502f <feathers; tail #a86a3c; face #8a6242 head; beak #5a5055; feet #f2b84a talons; eyes #e0a52a"},
		&species{name: "parrot", palette: "feathers #e23b33; belly #ec5a45 <feathers; wings #2f7fd8; tail #2f6fc8; marks #f7c52f; beak #4a4550; feet #7a7480; face #fff6ec", build: build{Body: 60, Plump: .6, Tilt: 46, NeckX: 4, NeckY: -32, Neck: [2]float64{30, 28}, Head: 33, Leg: 20, Shin: 4.6, Bill: "parrot", Tail: "long", Wing: 1.1, Height: 45}, face: "cheek"},
		&species{name: "parakeet", like: "parrot", palette: "feathers #6fc84a; belly #a9e06a <feathers; wings #3f9a4a; tail #3a86c8; marks #f7dc4a; beak #f0a54a; feet #b98a7a; face #f7e25a"},
		&species{name: "toucan", palette: "feathers #34343f; belly #3d3d4a <feathers; wings #2c2c36 <feathers; tail #2c2c36 <feathers; face #fff3d6 throat; beak #f59a2f; marks #e2473a beak_tip; feet #6fa0c8; eyes #3f8ad0", build: build{Body: 60, Plump: .64, Tilt: 36, NeckX: 6, NeckY: -32, Neck: [2]float64{30, 28}, Head: 31, Leg: 22, Shin: 5, Bill: "toucan", Tail: "wedge", Wing: 1, Height: 50}, face: "throat"},
		&species{name: "hummingbird", palette: "feathers #2fa87a; belly #eef3ea; wings #4f9a9a <feathers; tail #2a7f74 <feathers; face #e2326a throat; beak #4a4550; feet #5a5560", build: build{Body: 50, Plump: .56, Tilt: 40, NeckX: 8, NeckY: -30, Neck: [2]float64{24, 23}, Head: 27, Leg: 10, Shin: 2.4, Bill: "needle", Tail: "fork", Wing: 1.2, Height: 9}, face: "throat"},
		&species{name: "duck", palette: "feathers #a98a6a; face #2f8a5a head; belly #d9c6ac <feathers; wings #8f7458 <feathers; tail #f3efe8; marks #3f74c8 speculum; beak #f2b13a bill; feet #f0913c", build: duck, face: "mallard"},
		&species{name: "mallard-hen", like: "duck", palette: "feathers #b08a62; face #9c7750 <feathers; belly #dcc4a2 <feathers; wings #8a6a48 <feathers; tail #c9ad88 <feathers; marks #3f74c8 speculum; beak #d98a3a bill; feet #f0913c", face: "plain"},
		&species{name: "white-duck", like: "duck", palette: "feathers #f2f0ec; face #fbf8f2 <feathers; belly #ffffff; wings #efeae2 <feathers; tail #efeae2 <feathers; beak #f5a53a bill; feet #f0913c", face: "plain"},
		&species{name: "goose", palette: "feathers #ecebe9; belly #ffffff; wings #dcd8d2 <feathers; tail #dcd8d2 <feathers; beak #f2a03a bill; feet #f0933c", build: build{Body: 76, Plump: .6, Tilt: 14, NeckX: 20, NeckY: -88, Neck: [2]float64{26, 14}, Bow: 6, Head: 23, Leg: 26, Shin: 5, Webbed: true, Bill: "flat", Tail: "short", Wing: 1.05, Height: 75}, face: "plain"},
		&species{name: "swan", palette: "feathers #eff0f5; belly #ffffff; wings #dfe3ee <feathers; tail #f0edec <feathers; beak #f0893a bill; marks #33303a mask; feet #4a4650", build: swan, face: "swan"},
		&species{name: "black-swan", like: "swan", palette: "feathers #3d3b48; belly #4a4856 <feathers; wings #33313d <feathers; tail #33313d <feathers; beak #e2453a bill; marks #2a2833 mask; feet #4a4650"},
		&species{name: "flamingo", palette: "feathers #f78fa7; belly #fba9bb <feathers; wings #ee6f8f <feathers; tail #ee6f8f <feathers; beak #fbe3d6; marks #3a3238 beak_tip; feet #ef7f98 legs", build: build{Body: 52, Plump: .66, Tilt: 12, NeckX: 30, NeckY: -92, Neck: [2]float64{18, 9.5}, Bow: 34, Head: 22, Leg: 116, Shin: 3.4, Webbed: true, Bill: "bent", Tail: "short", Wing: 1.05, Height: 130}, face: "plain"},
		&species{name: "stork", palette: "feathers #f0eeec; belly #ffffff; wings #3a3742 wing_tips; tail #f3efe9 <feathers; beak #e2533a; feet #e2533a legs", build: stork, face: "plain"},
		&species{name: "crane", like: "stork", palette: "feathers #e9eaee; belly #ffffff; wings #c9c6c8; tail #3a3742; beak #6a6560; feet #4a4650 legs; face #d9403a crown"},
		&species{name: "ostrich", palette: "feathers #3f3b44; belly #4f4a54 <feathers; wings #4a4550 <feathers; tail #f6f2ec; face #e9bfa6 neck; beak #e8a27a; feet #e0a68a legs", build: build{Body: 62, Plump: .82, Tilt: 4, NeckX: 22, NeckY: -110, Neck: [2]float64{16, 9}, Bow: 4, Head: 18, Leg: 96, Shin: 6.5, Bill: "flat", Tail: "plume", Wing: .9, Height: 230}, face: "neck"},
		&species{name: "seagull", palette: "feathers #eef0f4; belly #ffffff; wings #a9b2c0; tail #f0f0f2 <feathers; marks #3a3d4a tips; beak #f2b23a; feet #f0a04a", build: build{Body: 68, Plump: .58, Tilt: 16, NeckX: 10, NeckY: -36, Neck: [2]float64{28, 25}, Head: 28, Leg: 28, Shin: 4, Webbed: true, Bill: "strong", Tail: "wedge", Wing: 1.2, Height: 40}, face: "plain"},
		&species{name: "pelican", palette: "feathers #f0ece6; belly #ffffff; wings #dcd5ca <feathers; tail #dcd5ca <feathers; beak #f2a94a; feet #e8935a", build: build{Body: 66, Plump: .68, Tilt: 18, NeckX: 18, NeckY: -74, Neck: [2]float64{26, 14}, Bow: 18, Head: 24, Leg: 24, Shin: 5, Webbed: true, Bill: "pouch", Tail: "short", Wing: 1.1, Height: 130}, face: "plain"},
		&species{name: "phoenix", palette: "feathers #f0632f; belly #f9a23a <feathers; wings #e8472f <feathers; tail #f7b52f tail_feathers flames; marks #fbe07a; beak #f7c84a; feet #f0b04a; crest #f9c23a flames; eyes #c9402a", build: build{Body: 62, Plump: .6, Tilt: 34, NeckX: 10, NeckY: -52, Neck: [2]float64{28, 19}, Bow: 6, Head: 26, Leg: 28, Shin: 4.4, Bill: "hook", Crest: "flame", Tail: "flames", Wing: 1.3, Height: 110}, face: "breast"},
	)
	more()
	world()
}

func crested(b build, crest string) build {
	b.Crest = crest
	return b
}

func small(b build) build {
	b.Bill = "small"
	return b
}

func crestedTail(b build, crest, tail string) build {
	b.Crest, b.Tail = crest, tail
	return b
}
