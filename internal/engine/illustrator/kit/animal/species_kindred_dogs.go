package animal

import "pellucid/internal/engine/illustrator/kit"

// kindredPets are breeds of dogs and cats that are told from the common ones by coat, ears and build.
func kindredPets() {
	pet := func(like, name, palette, ears, muzzle, style string, t tail, marks func(*rig) kit.Node) *species {
		return &species{name: name, like: like, build: all[like].build, palette: palette, marks: marks, look: look{collar: true, ears: ears, muzzle: muzzle, style: style, tail: t}}
	}
	under := func(from float64) func(*rig) kit.Node {
		return func(r *rig) kit.Node { return r.underside("belly", from) }
	}
	saddle := func(r *rig) kit.Node { return r.saddle("marks", .3) }
	patches := func(r *rig) kit.Node { return r.patches("marks") }
	register(
		pet("greyhound", "borzoi", "fur #f4ece1; belly #ffffff chest muzzle; marks #c9965c patches; ears #c08a50", "fold", "long", "eye patch", "plume", patches),
		pet("greyhound", "afghan-hound", "fur #d9b27c; belly #efd6a8 chest <fur; marks #5a4034 mask muzzle; ears #c9a06a <fur", "long", "long", "plain", "curled", noMarks),
		pet("great-dane", "irish-wolfhound", "fur #8d8b8a; belly #b5b1ac chest muzzle; ears #6f6d6d <fur", "fold", "long", "fluff", "whip", noMarks),
		pet("german-shepherd", "belgian-malinois", "fur #c58c4d; belly #e2b77c chest <fur; marks #37302f mask muzzle; ears #3f3633", "prick", "long", "mask", "bushy", noMarks),
		pet("greyhound", "italian-greyhound", "fur #8f919c; belly #f1eeea chest; ears #81838e <fur", "fold", "long", "plain", "whip", under(.6)),
		pet("great-dane", "dogo-argentino", "fur #f3f0ec; belly #ffffff chest muzzle; ears #ece3da <fur", "fold", "flat", "plain", "whip", noMarks),
		pet("mastiff", "kangal", "fur #dcc097; belly #f2e3c6 chest; marks #3f3634 muzzle mask; ears #4a3f3b", "drop", "dog", "mask", "curled", noMarks),
		pet("shih-tzu", "lhasa-apso", "fur #e0bd85; belly #f8e8c8 chest muzzle; ears #b5854c <fur", "long", "flat", "fluff", "plume", noMarks),
		pet("greyhound", "xoloitzcuintli", "fur #5f5a63; belly #736d77 chest <fur; ears #57525b <fur", "bat", "long", "plain", "whip", noMarks),
		pet("chihuahua", "chinese-crested-dog", "fur #d9b0a0 skin; belly #eac9ba chest; ears #cfa594 <fur", "bat", "long", "fluff", "plume", noMarks),
		pet("airedale", "welsh-terrier", "fur #bd7f42; belly #d29a5c chest muzzle <fur; marks #322d36 saddle; ears #a3692c <fur", "fold", "long", "plain", "up", saddle),
		pet("shiba-inu", "basenji", "fur #c0683a; belly #fff6ea chest muzzle; ears #b05e32 <fur", "prick", "dog", "blaze", "curled", under(.4)),
		pet("pomeranian", "keeshond", "fur #8f9098; belly #e2e0de chest muzzle; marks #4a4a54 mask; ears #4f4f58 <fur", "prick", "wolf", "fluff", "curled", noMarks),
		pet("newfoundland", "leonberger", "fur #b5773c; belly #d29a58 chest <fur; marks #3a302c mask muzzle; ears #5a3c28", "drop", "dog", "mask", "plume", noMarks),
		pet("samoyed", "american-eskimo-dog", "fur #f4f3f1; belly #ffffff chest muzzle; ears #ece8e2 <fur", "prick", "wolf", "fluff", "curled", noMarks),
		pet("bernese-mountain-dog", "bernedoodle", "fur #38343a; belly #fbf6ee chest muzzle; marks #b5652f; ears #322e34 <fur", "curly", "dog", "blaze", "plume", under(.5)),
		pet("bichon-frise", "maltipoo", "fur #efd9b8; belly #fbf0dc chest muzzle; ears #e2c49a <fur", "curly", "dog", "fluff", "curled", noMarks),
		pet("pomeranian", "pomsky", "fur #75808f; belly #faf8f4 chest mask face; ears #667080 <fur; eyes #58b7f0", "prick", "wolf", "husky", "curled", under(.3)),
		pet("bloodhound", "coonhound", "fur #37323a; belly #b9703a chest muzzle; marks #37323a <fur; ears #322d35 <fur", "long", "long", "plain", "whip", under(.5)),
		pet("jack-russell-terrier", "fox-terrier", "fur #f6f1ea; belly #ffffff chest muzzle; marks #4a3a34 patches; ears #8f552f", "fold", "long", "eye patch", "up", patches),
		pet("newfoundland", "tibetan-mastiff", "fur #3f383a; belly #a9683a chest muzzle; marks #3f383a <fur; ears #37302f <fur", "drop", "flat", "fluff", "curled", noMarks),
		pet("poodle", "portuguese-water-dog", "fur #3a373d; belly #f1efec chest; ears #332f36 <fur", "curly", "dog", "plain", "plume", noMarks),
		pet("doberman", "miniature-pinscher", "fur #a8562c; belly #c4753f chest muzzle <fur; ears #974a24 <fur", "prick", "long", "plain", "short", noMarks),
	)
	munchkin := all["cat"].build
	munchkin.Leg, munchkin.Height = 38, 18
	register(
		&species{name: "norwegian-forest-cat", like: "maine-coon-cat", palette: "fur #8f7f70; belly #fbf5ea chest muzzle; marks #5a4a3f stripes; ears #857566 <fur; eyes #9fbf4a; nose #d98a88"},
		&species{name: "munchkin-cat", like: "cat", build: munchkin, palette: "fur #e0a35c; belly #fff3e0 chest muzzle; marks #b5743a stripes; ears #d6954c <fur; eyes #7fb0d9; nose #e88a94"},
		&species{name: "abyssinian-cat", like: "cat", palette: "fur #b9703c; belly #e2ac70 chest muzzle; marks #7d4826 stripes <fur; ears #a5602f <fur; eyes #a8bf3f; nose #b9604f", marks: noMarks, look: look{muzzle: "cat", style: "plain"}},
		&species{name: "birman-cat", like: "ragdoll-cat"},
		&species{name: "turkish-angora-cat", like: "white-cat", build: catFluffy()},
	)
}
