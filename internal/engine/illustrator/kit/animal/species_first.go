package animal

import "pellucid/internal/engine/illustrator/kit"

var dogBuild = build{Length: 108, Leg: 88, Rump: 43, Belly: 38, Chest: 47, Rise: 2, HeadX: 50, HeadY: -62, Head: 1.04, Neck: [2]float64{34, 30}, Limb: [3]float64{19, 14, 12}, Hock: .36, Tail: "up", Height: 55}

var catBuild = build{Length: 110, Leg: 74, Rump: 41, Belly: 37, Chest: 39, HeadX: 46, HeadY: -48, Head: 1, Neck: [2]float64{28, 26}, Limb: [3]float64{16, 12, 10.5}, Hock: .36, Tail: "long", Height: 25}

func firstSpecies() {
	register(
		&species{name: "dog", palette: "fur #d99a4e; belly #fbe9cf chest muzzle; ears #8a5228 <fur", build: dogBuild, head: dogHead,
			look: look{collar: true, ears: "drop", muzzle: "dog"}},
		&species{name: "cat", palette: "fur #9a9aa6; belly #f7f2ee chest muzzle; marks #5d5d6c stripes <fur; ears #9a9aa6 <fur; eyes #8fbf3f; nose #e88a94", build: catBuild, head: catHead,
			marks: func(r *rig) kit.Node { return r.stripes("marks", 7, .8, 1) }, look: look{muzzle: "cat", style: "tabby"}},
		&species{name: "fox", palette: "fur #ee7d2d; belly #fff3e3 chest muzzle cheeks tail_tip; marks #4a2e2b socks <fur; ears #ee7d2d <fur; inner #4a2e2b", build: build{Length: 106, Leg: 78, Rump: 39, Belly: 34, Chest: 39,
			HeadX: 48, HeadY: -52, Head: 1.02, Neck: [2]float64{28, 26}, Limb: [3]float64{15, 11, 9.5}, Hock: .38, Tail: "bushy", Height: 40},
			head: foxHead, look: look{muzzle: "fox", style: "dark legs"}},
		&species{name: "bear", palette: "fur #9a5f37; belly #d9a877 muzzle; ears #9a5f37 <fur; inner #d9a877; nose #33231f; hooves #4b3528 claws",
			build: build{Length: 112, Leg: 62, Rump: 64, Belly: 64, Chest: 66, Rise: 6,
				HeadX: 66, HeadY: -32, Head: 1.24, Neck: [2]float64{54, 46}, Limb: [3]float64{30, 25, 22}, Hock: .2, Tail: "stub", Rest: teddy,
				Height: 105}, head: bearHead, look: look{muzzle: "bear"}},
		&species{name: "lion", palette: "fur #e8b25a; belly #fff0d6 muzzle chest; mane #a8562a tail_tuft <fur; ears #e8b25a <fur",
			build: build{Length: 126, Leg: 84, Rump: 49, Belly: 46, Chest: 55,
				HeadX: 56, HeadY: -52, Head: 1.12, Neck: [2]float64{42, 38}, Limb: [3]float64{23, 18, 16}, Hock: .32, Tail: "tuft", Height: 110},
			head: lionHead, look: look{muzzle: "lion"}},
		&species{name: "cow", palette: "fur #f3ece3 hide; marks #4a3b3a spots patches <fur; belly #f2b6a8 muzzle udder; ears #f8f1e8 <fur; mane #4a3b3a; hooves #4a3b3a; nose #c46f6a", build: build{Length: 138, Leg: 80, Rump: 58, Belly: 60, Chest: 58, Sag: 6,
			HeadX: 72, HeadY: -46, Head: 1.14, Neck: [2]float64{46, 38}, Limb: [3]float64{22, 15, 13}, Hock: .4, Foot: hoof, Tail: "cow",
			Rest: folded, Height: 140}, head: cowHead,
			marks: func(r *rig) kit.Node { return r.patches("marks") }, extra: (*rig).udder, look: look{muzzle: "cow"}},
		&species{name: "deer", palette: "fur #b9753f; belly #fbead2 spots chest; ears #b9753f <fur; horns #6b4a32 antlers; hooves #4a3428",
			build: build{Length: 108, Leg: 116, Rump: 42, Belly: 38, Chest: 45,
				HeadX: 52, HeadY: -98, Head: .94, Neck: [2]float64{31, 22}, Bow: 4, Limb: [3]float64{18, 10, 7.5}, Hock: .4, Foot: hoof, Tail: "deer",
				Rest: folded, Height: 105}, head: deerHead,
			marks: func(r *rig) kit.Node { return r.backSpots("belly") }, look: look{muzzle: "deer", ears: "antlers"}},
		&species{name: "horse", palette: "fur #a9622f coat; mane #3a2620 tail; belly #fff3e4 blaze socks; ears #a9622f <fur; hooves #3a2a26",
			build: build{Length: 134, Leg: 116, Rump: 55, Belly: 50, Chest: 55,
				HeadX: 70, HeadY: -112, Head: 1.04, Neck: [2]float64{46, 31}, Bow: 6, Limb: [3]float64{25, 13.5, 10.5}, Hock: .4, Foot: hoof,
				Tail: "horse", Rest: folded, Height: 155}, head: horseHead,
			extra: (*rig).horseMane, look: look{muzzle: "horse", style: "stockings"}},
	)
}
