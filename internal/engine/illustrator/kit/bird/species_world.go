package bird

// world are birds of other continents and shores, and more songbirds.
func world() {
	song, crow, dove, eagle, stork, ostrich, hen := all["bird"].build, all["crow"].build, all["dove"].build, all["eagle"].build, all["stork"].build, all["ostrich"].build, all["chicken"].build
	big := all["toucan"].build
	hornbill := big
	hornbill.Crest, hornbill.Height, hornbill.Tail = "casque", 90, "long"
	kook := song
	kook.Bill, kook.Head, kook.Height, kook.Tilt = "strong", 38, 42, 38
	runner := crow
	runner.Crest, runner.Leg, runner.Tilt, runner.Tail, runner.NeckY, runner.NeckX, runner.Neck, runner.Head, runner.Height = "peak", 52, 14, "long", -42, 20, [2]float64{26, 20}, 23, 30
	shoe := stork
	shoe.Bill, shoe.Head, shoe.Neck, shoe.NeckY, shoe.Leg, shoe.Plump, shoe.Crest, shoe.Height = "shoe", 29, [2]float64{28, 20}, -60, 74, .72, "curl", 120
	shag := crow
	shag.Bill, shag.NeckX, shag.NeckY, shag.Neck, shag.Head, shag.Leg, shag.Webbed, shag.Tilt, shag.Height = "heron", 16, -70, [2]float64{28, 15}, 22, 18, true, 44, 85
	booby := all["seagull"].build
	booby.Tilt, booby.NeckY, booby.Bill, booby.Height = 40, -46, "strong", 80
	wader := dove
	wader.Leg, wader.Bill, wader.Tail, wader.Shin, wader.Height, wader.Plump = 54, "needle", "short", 2.8, 18, .66
	plover := wader
	plover.Bill, plover.Leg, plover.Plump, plover.Head = "small", 42, .74, 30
	avocet := stork
	avocet.Bill, avocet.Leg, avocet.NeckY, avocet.Height = "needle", 80, -56, 43
	ibis := stork
	ibis.Bill, ibis.NeckY, ibis.Leg, ibis.Height = "kiwi", -60, 70, 60
	spoon := stork
	spoon.Bill, spoon.Leg, spoon.Height = "spoon", 76, 80
	secretary := stork
	secretary.Bill, secretary.Crest, secretary.Tail, secretary.Leg, secretary.Height, secretary.Head = "hook", "quills", "long", 96, 120, 23
	emu := ostrich
	emu.Neck, emu.Plump, emu.Tilt, emu.Height, emu.Tail, emu.NeckY, emu.Leg = [2]float64{22, 12}, .9, 8, 170, "short", -92, 84
	cassowary := emu
	cassowary.Crest, cassowary.Height, cassowary.Bill = "casque", 160, "strong"
	peak := crested(song, "peak")
	swallow := song
	swallow.Tail, swallow.Body, swallow.Plump, swallow.Wing, swallow.Bill, swallow.Leg, swallow.Tilt, swallow.Height = "fork", 66, .56, 1.25, "small", 18, 34, 15
	wren := song
	wren.Plump, wren.Bill, wren.Height, wren.Tail = .84, "small", 10, "short"
	falcon := eagle
	falcon.Body, falcon.Wing, falcon.Height = 64, 1.3, 40
	pheasant := hen
	pheasant.Crest, pheasant.Tail, pheasant.NeckY, pheasant.Height = "", "long", -50, 60
	guinea := hen
	guinea.Crest, guinea.Tail, guinea.Plump, guinea.Neck, guinea.NeckY, guinea.Head, guinea.Height = "casque", "short", .92, [2]float64{32, 13}, -56, 20, 53
	quetzal := all["parrot"].build
	quetzal.Bill, quetzal.Crest, quetzal.Height = "small", "", 36
	frigate := booby
	frigate.Tail, frigate.Bill, frigate.Wing, frigate.Height = "fork", "heron", 1.4, 95
	loon := all["duck"].build
	loon.Bill, loon.Height = "strong", 70
	hoopoe := song
	hoopoe.Bill, hoopoe.Crest, hoopoe.Height = "kiwi", "flame", 27
	cockatiel := crested(all["parrot"].build, "peak")
	cockatiel.Height = 32
	horned := all["owl"].build
	horned.Height = 55
	register(
		&species{name: "hornbill", build: hornbill, palette: "feathers #33333d; belly #f4f1ec; wings #2b2b35 <feathers; tail #f4f1ec; face #f7ecd0 throat; beak #f4b23a; crest #e98a2a casque; marks #d9632a beak_tip; feet #5a5660; eyes #c9402a", face: "throat"},
		&species{name: "kookaburra", build: kook, palette: "feathers #efe4d4; belly #fbf5ea; wings #7a5a44; tail #a8683c; marks #6b4a38 mask; beak #4a4550; feet #8a7a6c", face: "eyestripe"},
		&species{name: "roadrunner", build: runner, palette: "feathers #8a7560; belly #f3e8d6; wings #6b5845 <feathers; tail #54473c; marks #4a3d34; crest #54473c; beak #4a4550; feet #7a8a9a; face #6fa8d8", face: "cheek"},
		&species{name: "shoebill", build: shoe, palette: "feathers #8593a6; belly #aab4c2 <feathers; wings #74829a <feathers; tail #74829a <feathers; beak #d9b27c; crest #74829a <feathers; feet #4f4d58 legs; eyes #e8c64a"},
		&species{name: "cormorant", build: shag, palette: "feathers #2f3a40; belly #3d4a52 <feathers; wings #283238 <feathers; tail #283238 <feathers; beak #d9a24a; face #f0b23a throat; feet #4a4550; eyes #2fa8a0", face: "throat"},
		&species{name: "blue-footed-booby", build: booby, palette: "feathers #e9ddcc; belly #ffffff; wings #6b503e; tail #6b503e; beak #7f97a8; feet #2fa9e0; eyes #e8c23a", face: "plain"},
		&species{name: "frigatebird", build: frigate, palette: "feathers #2f2f3a; belly #35353f <feathers; wings #282832 <feathers; tail #282832 <feathers; face #e2322f throat pouch; beak #b9aeb0; feet #8a6a6a", face: "throat"},
		&species{name: "sandpiper", build: wader, palette: "feathers #a98c6c; belly #ffffff; wings #8a7058 <feathers; tail #8a7058 <feathers; beak #4a4038; feet #b9a04a legs", face: "breast"},
		&species{name: "plover", build: plover, palette: "feathers #b39472; belly #ffffff; wings #9a7c5e <feathers; tail #8a6e54 <feathers; marks #3a3238 collar mask; beak #f0953a; feet #f0953a legs", face: "eyestripe"},
		&species{name: "avocet", build: avocet, palette: "feathers #f2f0ee; belly #ffffff; wings #2f2f3a; tail #f2f0ee <feathers; face #d98a4f neck; beak #3a3842; feet #8fa8c0 legs", face: "hood"},
		&species{name: "ibis", build: ibis, palette: "feathers #e5392f; belly #ee5648 <feathers; wings #d12f2a <feathers; tail #d12f2a <feathers; beak #4f3a3a; feet #d9706a legs"},
		&species{name: "spoonbill", build: spoon, palette: "feathers #f79ab4; belly #fbc0d0 <feathers; wings #ee6f94 <feathers; tail #f0a04a; beak #b9b6a8; feet #e0607a legs"},
		&species{name: "secretary-bird", build: secretary, palette: "feathers #a9b4c2; belly #e9edf0; wings #7f8b9c; tail #6f7b8c; face #f2823a face; crest #2f2f38 quills; beak #5a6470; feet #d9a88a legs", face: "cheek"},
		&species{name: "egret", like: "heron", palette: "feathers #f1f1f4; belly #ffffff; wings #e6e8ee <feathers; tail #f1f1f4 <feathers; beak #f0b83a; feet #3a3842 legs"},
		&species{name: "emu", build: emu, palette: "feathers #6b5646; belly #8a7058 <feathers; wings #5c4a3c <feathers; tail #5c4a3c <feathers; face #6f8ea4 neck; beak #4a4550; feet #8a7a6c legs; eyes #d98a2a", face: "neck"},
		&species{name: "rhea", build: emu, palette: "feathers #a39c98; belly #d9d4ce; wings #8f8884 <feathers; tail #e9e6e2; face #c9beb2 neck; beak #a8907c; feet #b9a898 legs", face: "neck"},
		&species{name: "cassowary", build: cassowary, palette: "feathers #2f2d38; belly #3a3844 <feathers; wings #282631 <feathers; tail #282631 <feathers; face #2f8fe0 neck; crest #b9976a casque; beak #3a3842; feet #8a8578 legs; eyes #e8832a; marks #e2382f wattle", face: "neck"},
		&species{name: "chickadee", like: "bird", palette: "feathers #9a9fac; belly #f6eadb; wings #6f7684; tail #6f7684; face #ffffff cheeks; marks #2f2d36 cap; beak #3a3842; feet #5a5660", face: "cap"},
		&species{name: "goldfinch", like: "bird", palette: "feathers #fbd02f; belly #fde27a <feathers; wings #2f2d36; tail #2f2d36; marks #2b2932 cap; beak #f0984a; feet #d98a6a", face: "forehead"},
		&species{name: "oriole", like: "bird", palette: "feathers #f5892a; belly #f9a24a <feathers; wings #2f2d36; tail #33313a; face #2b2932 head; marks #2b2932 head; beak #6f7684; feet #5a5660", face: "hood"},
		&species{name: "cedar-waxwing", build: peak, palette: "feathers #b98f66; belly #f2d98a; wings #8b8f9c; tail #f5cf3a; crest #b98f66 <feathers; marks #2b2932 mask; beak #3a3842; feet #4a4650", face: "mask"},
		&species{name: "wren", like: "bird", build: wren, palette: "feathers #9a6a42; belly #e9cfa8; wings #7d5333 <feathers; tail #7d5333 <feathers; marks #f6ead6 eyebrow; beak #5a4a40; feet #b98a68", face: "eyestripe"},
		&species{name: "nuthatch", like: "bird", build: wren, palette: "feathers #6f8fb4; belly #f0c79a; wings #5f7fa4 <feathers; tail #4f6a8c <feathers; marks #2b2932 eye_stripe; beak #4a4550; feet #8a7060", face: "eyestripe"},
		&species{name: "meadowlark", like: "bird", palette: "feathers #a9855a; belly #fbd23a; wings #8a6a46 <feathers; tail #8a6a46 <feathers; face #fbd23a breast; marks #2f2a28; beak #6a5a4a; feet #c9a07a", face: "robin"},
		&species{name: "barn-swallow", build: swallow, palette: "feathers #2f55a8; belly #f6dcc0; wings #26478f <feathers; tail #26478f <feathers; face #d9622f throat; beak #33313a; feet #4a4650", face: "robin"},
		&species{name: "finch", like: "bird", palette: "feathers #a8765a; belly #f0dccb; wings #7f5a46; tail #7f5a46; face #d94f4a breast; beak #b99a80; feet #a98068", face: "robin"},
		&species{name: "nightingale", like: "bird", palette: "feathers #a87448; belly #f3e6d2; wings #96653c <feathers; tail #b5673a <feathers; beak #6a5548; feet #b98f70", face: "breast"},
		&species{name: "starling", like: "bird", palette: "feathers #34405f; belly #3f4d70 <feathers; wings #2b3550 <feathers; tail #2b3550 <feathers; marks #e9dcb4 specks; beak #f2c23a; feet #c9806a", face: "plain"},
		&species{name: "falcon", build: falcon, palette: "feathers #5f6f88; belly #f4ead8; wings #4f5f78 <feathers; tail #4f5f78 <feathers; face #3f4a60 head; beak #4a4f5a; feet #f2c23a talons; eyes #3a2a24", face: "hood"},
		&species{name: "osprey", build: falcon, palette: "feathers #5f4634; belly #ffffff; wings #54402f <feathers; tail #6b5240 <feathers; face #ffffff head; marks #4a3628 eye_stripe; beak #4a4550; feet #b9c0c8 talons; eyes #f0c23a", face: "eyestripe"},
		&species{name: "kestrel", build: falcon, palette: "feathers #c9763f; belly #f6e2c2; wings #6f88a8; tail #c9763f <feathers; face #6f88a8 head; beak #4a5560; feet #f2c23a talons; marks #3a2a28", face: "hood"},
		&species{name: "harpy-eagle", build: crested(eagle, "peak"), palette: "feathers #565a66; belly #f4f3f1; wings #4a4e5a <feathers; tail #4a4e5a <feathers; face #b9bdc6 head; crest #7f8490; beak #4a4d58; feet #f2c24a talons; eyes #8a5a3a", face: "hood"},
		&species{name: "condor", like: "vulture", palette: "feathers #2f2d36; belly #3a3842 <feathers; wings #282630 <feathers; tail #282630 <feathers; face #e79a72 head; beak #efe0c4; feet #b9a89a talons"},
		&species{name: "albatross", like: "seagull", palette: "feathers #f4f4f2; belly #ffffff; wings #4f525e; tail #4f525e; marks #33353f tips; beak #f5b49a; feet #d9a9a0"},
		&species{name: "tern", like: "seagull", palette: "feathers #f0f1f4; belly #ffffff; wings #c3cad6; tail #e6e9ee <feathers; marks #2b2932 cap; beak #e8482f; feet #e8482f; face #ffffff", face: "cap"},
		&species{name: "loon", build: loon, palette: "feathers #2f3038; belly #ffffff; wings #3a3c46 <feathers; tail #3a3c46 <feathers; face #24252d head; beak #3a3c46; feet #4a4d58; eyes #d92f2f", face: "mallard"},
		&species{name: "pheasant", build: pheasant, palette: "feathers #b0602f; belly #8a4a2a <feathers; wings #c98a4a; tail #b9854a; face #1f6f5e head; marks #7a4a2a; crest #d92f2f; beak #e9dcb4; feet #8a7a6a", face: "mallard"},
		&species{name: "guinea-fowl", build: guinea, palette: "feathers #565a68; belly #666a78 <feathers; wings #4a4e5c <feathers; tail #4a4e5c <feathers; face #8fc0e0 head; crest #c9976a casque; beak #d9574a; feet #5a5660", face: "bare"},
		&species{name: "quetzal", build: quetzal, palette: "feathers #1fa87a; belly #e2382f; wings #178a66 <feathers; tail #1f9a86; marks #2fc49a; crest #2fc48a <feathers; beak #f2c84a; feet #6a6570", face: "breast"},
		&species{name: "hoopoe", build: hoopoe, palette: "feathers #e2a268; belly #f2c493 <feathers; wings #33313a; tail #33313a; crest #e2803a; beak #4a4550; feet #7a6a60", face: "plain"},
		&species{name: "cockatiel", build: cockatiel, palette: "feathers #a3a7b0; belly #b6bac2 <feathers; wings #8f949e <feathers; tail #8f949e <feathers; face #f0824a cheeks; crest #f7dc4a; marks #f4f4f2; beak #b9aca4; feet #b9a49a", face: "spot"},
		&species{name: "lovebird", like: "parrot", palette: "feathers #5fbf3a; belly #8fd45a <feathers; wings #3fa03a <feathers; tail #2f8fc4; face #f2693a head; marks #3f9fd8; beak #f4a08a; feet #b99a94", face: "robin"},
		&species{name: "kakapo", like: "parakeet", palette: "feathers #7f9f3f; belly #c3c964 <feathers; wings #6a8834 <feathers; tail #6a8834 <feathers; marks #5a6f2c; beak #c9c3b0; feet #a39a8c; face #d0cf7a", face: "cheek"},
		&species{name: "great-horned-owl", build: horned, palette: "feathers #7d5f48; belly #e9d2ac chest; wings #644a36 <feathers; face #c98f58 disk; beak #3f3a3e; feet #c9b496 talons; eyes #f4c22a; marks #4a362a <feathers"},
	)
}
