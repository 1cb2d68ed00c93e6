package bird

// more are species that differ from others in colors and a few shapes.
func more() {
	song, hen, crow, owl := all["bird"].build, all["chicken"].build, all["crow"].build, all["owl"].build
	puffin := all["dove"].build
	puffin.Bill, puffin.Body, puffin.Tilt, puffin.Webbed, puffin.Height, puffin.Head = "big", 60, 52, true, 28, 30
	kiwi := song
	kiwi.Bill, kiwi.Body, kiwi.Plump, kiwi.Tail, kiwi.Wing, kiwi.Leg, kiwi.Height, kiwi.Tilt, kiwi.Shin = "kiwi", 66, .86, "none", .3, 44, 40, 8, 4.6
	wood := crow
	wood.Crest, wood.Height, wood.Tilt = "peak", 25, 44
	king := song
	king.Bill, king.Crest, king.Height, king.Tail = "strong", "", 17, "short"
	quail := hen
	quail.Crest, quail.Bill, quail.Tail, quail.Height, quail.Leg = "plume", "small", "short", 22, 26
	cockatoo := crested(all["parrot"].build, "peak")
	cockatoo.Tail = "wedge"
	vulture := all["eagle"].build
	vulture.NeckY, vulture.NeckX, vulture.Neck, vulture.Head = -48, 18, [2]float64{34, 13}, 24
	owl.Crest = ""
	register(
		&species{name: "bluebird", like: "bird", palette: "feathers #3f7fd8; belly #fbf1e2; face #e0844a breast; wings #3468bd <feathers; tail #3468bd <feathers; " +
			"beak #4a4550; feet #5a5560", face: "robin"},
		&species{name: "puffin", build: puffin, palette: "feathers #35343f; belly #ffffff; wings #2f2e38 <feathers; tail #2f2e38 <feathers; face #fbf8f3; beak #f28a3a; " +
			"marks #4f6f9a; feet #f0883a", face: "cheek"},
		&species{name: "woodpecker", build: wood, palette: "feathers #3a3842; belly #f7f3ec; wings #4a4852; tail #35333c <feathers; face #fbf8f3; beak #6a6560; " +
			"crest #e2382f; feet #6a6570", face: "throat"},
		&species{name: "cockatoo", build: cockatoo, palette: "feathers #f0eff0; belly #ffffff; wings #f0ece6 <feathers; tail #f0ece6 <feathers; face #ffffff; " +
			"beak #5a5560; crest #f7d23a; feet #7a7480; marks #f7e27a", face: "plain"},
		&species{name: "heron", like: "stork", palette: "feathers #a9b4c4; belly #f2f1ef; wings #7f8da0; tail #8a97a9; beak #f0b04a; feet #b9a06a legs"},
		&species{name: "kiwi-bird", build: kiwi, palette: "feathers #8a6242; belly #a67c58 <feathers; wings #7a5438 <feathers; beak #e9c9a0; feet #c9a07a", face: "plain"},
		&species{name: "kingfisher", build: king, palette: "feathers #1f86c9; belly #ef8a3f; wings #1a74b0 <feathers; tail #1a74b0 <feathers; face #ef8a3f; " +
			"beak #4a4550; feet #e2603a", face: "robin"},
		&species{name: "magpie", like: "crow", palette: "feathers #33323f; belly #ffffff; wings #2f5f8f; tail #2a5a7a; beak #4a4854; feet #4a4854"},
		&species{name: "vulture", build: vulture, palette: "feathers #4f4540; belly #5f534c <feathers; wings #453b37 <feathers; tail #453b37 <feathers; " +
			"face #e5a596 head; beak #e9d2ae; feet #b9a08a talons", face: "neck"},
		&species{name: "quail", build: quail, palette: "feathers #8a7a6a; belly #e9dcc4; wings #75665a <feathers; tail #75665a <feathers; beak #4a4038; " +
			"feet #a98a6a; crest #3a3230; face #4a403c", face: "mask"},
		&species{name: "barn-owl", like: "owl", build: owl, palette: "feathers #d9a35c; belly #fdf6e6 chest; wings #c08b48 <feathers; face #fffaf0 disk; " +
			"beak #d9b48a; feet #c9a07a talons; eyes #4a3020; marks #a8793f"},
	)
}
