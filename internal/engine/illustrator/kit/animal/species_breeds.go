package animal

import "pellucid/internal/engine/illustrator/kit"

// moreBreeds are the breeds of dogs and cats that people name most after the common ones, told apart by coat, ears, build and tail.
func moreBreeds() {
	giant := all["golden-retriever"].build
	giant.Height, giant.Head, giant.Chest, giant.Belly = 68, 1.12, 50, 42
	slim, toy, low, stocky, mid := all["dalmatian"].build, all["chihuahua"].build, all["corgi"].build, all["pug"].build, all["beagle"].build
	tall := slim
	tall.Leg, tall.Height, tall.Chest, tall.Limb = 112, 76, 48, [3]float64{18, 13, 11}
	hound := slim
	hound.Belly, hound.Rump, hound.Leg = 29, 37, 108
	none := func(*rig) kit.Node { return kit.Node{} }
	patches := func(r *rig) kit.Node { return r.patches("marks") }
	under := func(from float64) func(*rig) kit.Node {
		return func(r *rig) kit.Node { return r.underside("belly", from) }
	}
	saddle := func(down float64) func(*rig) kit.Node {
		return func(r *rig) kit.Node { return r.saddle("marks", down) }
	}
	speckled := func(r *rig) kit.Node { return kit.Of(r.underside("belly", .5), r.dots("marks", 46, 3.6)) }
	dog := func(name string, b build, palette, ears, muzzle, style string, t tail, marks func(*rig) kit.Node) *species {
		return &species{name: name, like: "dog", build: b, palette: palette, marks: marks, look: look{collar: true, ears: ears, muzzle: muzzle, style: style, tail: t}}
	}
	register(
		dog("great-dane", tall, "fur #d3a263; belly #ecd2a2 chest <fur; marks #3f3431 muzzle mask; ears #c4935a <fur", "fold", "dog", "mask", "whip", none),
		dog("australian-shepherd", giant, "fur #8d97a6; belly #fbf7f0 chest muzzle; marks #4a5260 patches merle; ears #6f7a8a <fur; eyes #58b7f0", "fold", "dog", "blaze", "plume",
			(*rig).merle),
		dog("cattle-dog", mid, "fur #8a94a3; belly #c99a68 chest muzzle; marks #59626f spots mask; ears #5a616d <fur", "prick", "dog", "plain", "plume", speckled),
		dog("jack-russell-terrier", mid, "fur #f6f1ea; belly #ffffff chest muzzle; marks #b06b33 patches; ears #a5622e", "fold", "dog", "eye patch", "up", patches),
		dog("west-highland-terrier", low, "fur #f1efec; belly #ffffff chest muzzle; ears #ece6dd <fur", "prick", "dog", "fluff", "up", none),
		dog("scottish-terrier", low, "fur #45424a; belly #5b5760 chest muzzle <fur; ears #3d3a42 <fur", "prick", "long", "plain", "up", none),
		dog("bull-terrier", stocky, "fur #f2eeea; belly #ffffff chest muzzle; marks #3d3638 patches; ears #f0e2dc <fur", "prick", "long", "eye patch", "whip", none),
		dog("weimaraner", slim, "fur #9d9490; belly #b5aca6 chest muzzle <fur; ears #8d837f <fur; eyes #c9a04a", "drop", "dog", "plain", "short", none),
		dog("vizsla", slim, "fur #c06f35; belly #d28a4f chest muzzle <fur; ears #ad602b <fur; eyes #a8702e", "drop", "dog", "plain", "whip", none),
		dog("irish-setter", giant, "fur #a3491f; belly #b85c2c chest muzzle <fur; ears #8f3d1a <fur", "long", "dog", "plain", "plume", none),
		dog("pointer", slim, "fur #f7f2ec; belly #ffffff chest muzzle; marks #7a4a2f patches spots; ears #6f4129", "drop", "dog", "eye patch", "whip", patches),
		dog("cavalier-king-charles-spaniel", low, "fur #fbf5ee; belly #ffffff chest muzzle; marks #b0602c patches; ears #a05224", "long", "flat", "eye patch", "plume", patches),
		dog("springer-spaniel", mid, "fur #fbf6f0; belly #ffffff chest muzzle; marks #6f3f26 patches; ears #633721", "long", "dog", "eye patch", "short", patches),
		dog("newfoundland", giant, "fur #3d3a40; belly #4d4950 chest muzzle <fur; ears #37343a <fur", "drop", "dog", "plain", "plume", none),
		dog("alaskan-malamute", giant, "fur #59606c; belly #faf8f4 chest mask face; ears #4e5560 <fur; eyes #8a5a34", "prick", "wolf", "husky", "curled", under(.25)),
		dog("mastiff", giant, "fur #cfa066; belly #e5c391 chest <fur; marks #463a37 muzzle mask; ears #4f423d", "fold", "flat", "plain", "whip", none),
		dog("cane-corso", tall, "fur #6e717a; belly #80838c chest <fur; marks #4a4d56 muzzle; ears #63666f <fur; eyes #c9a04a", "prick", "flat", "plain", "short", none),
		dog("rhodesian-ridgeback", slim, "fur #b9743a; belly #d29a62 chest muzzle <fur; marks #8a4f26 ridge; ears #a5652f <fur", "drop", "dog", "plain", "whip", none),
		dog("bloodhound", slim, "fur #a85f32; belly #c98850 chest muzzle <fur; marks #4a3630 saddle; ears #8a4a26 <fur", "long", "long", "plain", "whip", saddle(.2)),
		dog("whippet", hound, "fur #c9a988; belly #f6efe4 chest muzzle; ears #b8967a <fur", "fold", "long", "plain", "whip", under(.4)),
		dog("airedale", slim, "fur #c28646; belly #d9a566 chest muzzle <fur; marks #37313a saddle; ears #a5702f <fur", "fold", "long", "plain", "up", saddle(.5)),
		dog("great-pyrenees", giant, "fur #f0eeeb; belly #ffffff chest muzzle; ears #e9e1d5 <fur", "drop", "dog", "plain", "plume", none),
		dog("sheltie", low, "fur #c47f3c; belly #fdf9f2 chest muzzle; ears #a86a30 <fur", "prick", "long", "blaze", "plume", under(.3)),
		dog("rough-collie", all["golden-retriever"].build, "fur #c1803f; belly #fdf9f2 chest muzzle; ears #a56a31 <fur", "prick", "long", "blaze", "plume", under(.3)),
		dog("pekingese", toy, "fur #cf9a5c; belly #efd9b0 chest; marks #4a3a34 mask muzzle; ears #9a6a3c", "long", "flat", "fluff", "plume", none),
		&species{name: "papillon-dog", like: "dog", build: toy, palette: "fur #fbf7f1; belly #ffffff chest muzzle; marks #a5622e patches; ears #96562a", marks: patches,
			look: look{collar: true, ears: "bat", muzzle: "dog", style: "eye patch", tail: "plume"}},
		&species{name: "havanese", like: "shih-tzu", build: toy, palette: "fur #d9b98c; belly #f6ead4 chest muzzle; ears #a87a48 <fur", marks: none, look: look{collar: true, ears: "long", muzzle: "dog", style: "plain", tail: "plume"}},
		&species{name: "bichon-frise", like: "pomeranian", build: toy, palette: "fur #f3f1ef; belly #ffffff chest muzzle; ears #efe8de <fur", look: look{collar: true, ears: "curly", muzzle: "dog", style: "fluff", tail: "curled"}},
		&species{name: "goldendoodle", like: "dog", build: all["golden-retriever"].build, palette: "fur #e2b06a; belly #f3d6a2 chest muzzle <fur; ears #cf9750 <fur", look: look{collar: true, ears: "curly", muzzle: "dog", style: "plain", tail: "plume"}},
		&species{name: "labradoodle", like: "dog", build: all["golden-retriever"].build, palette: "fur #8a5a38; belly #a87650 chest muzzle <fur; ears #7a4c2c <fur", look: look{collar: true, ears: "curly", muzzle: "dog", style: "plain", tail: "plume"}},
		&species{name: "cockapoo", like: "dog", build: low, palette: "fur #d9a566; belly #f1d3a0 chest muzzle <fur; ears #c48c4a <fur", look: look{collar: true, ears: "curly", muzzle: "dog", style: "plain", tail: "plume"}},
		&species{name: "old-english-sheepdog", like: "pomeranian", build: giant, palette: "fur #8d95a1; belly #fbf8f3 chest muzzle face; ears #79818d <fur", look: look{ears: "drop", muzzle: "dog", style: "fluff", tail: "short"}},
		&species{name: "russian-blue-cat", like: "cat", palette: "fur #8592a6; belly #96a3b6 chest muzzle <fur; ears #7a879b <fur; eyes #6fbf4f; nose #6d6a7c", marks: none, look: look{muzzle: "cat", style: "plain"}},
		&species{name: "british-shorthair-cat", like: "cat", build: catFluffy(), palette: "fur #8b93a1; belly #a3abb8 chest muzzle <fur; ears #808896 <fur; eyes #e6942f; nose #75707e", marks: none, look: look{style: "plain"}},
	)
	registerWild(none, under)
}

// registerWild adds wild animals that are near kin of one that has a build of its own.
func registerWild(none func(*rig) kit.Node, under func(float64) func(*rig) kit.Node) {
	register(
		&species{name: "werewolf", like: "wolf", palette: "fur #5d5048; belly #a8978a chest mask; marks #4a3f3a tail_tip <fur; ears #4f443d <fur; eyes #f2b92f", look: look{ears: "prick", muzzle: "wolf", style: "plain", tail: "bushy"}},
		&species{name: "coyote", like: "wolf", palette: "fur #b0926c; belly #f3e9d8 chest mask; marks #6f5a45 tail_tip; ears #a8764a <fur; eyes #d9a23a", look: look{ears: "prick", muzzle: "wolf", style: "dark tip", tail: "bushy"}},
		&species{name: "dingo", like: "wolf", palette: "fur #d9964f; belly #fbeeda chest mask; marks #c17f3c tail_tip <fur; ears #cc8742 <fur; eyes #9a5f2a", marks: under(.45), look: look{ears: "prick", muzzle: "wolf", style: "plain", tail: "bushy"}},
		&species{name: "hyena", like: "wolf", palette: "fur #b59a72; belly #d9c6a2 chest mask <fur; marks #4f4034 spots muzzle; ears #8a7052 <fur; eyes #6a4426",
			marks: func(r *rig) kit.Node { return r.dots("marks", 30, 5) }, look: look{ears: "bat", muzzle: "dog", style: "plain", tail: "short"}},
		&species{name: "cougar", like: "leopard", palette: "fur #cf9f66; belly #fbf1e0 chest muzzle; ears #b88850 <fur; eyes #b9a03a", marks: under(.5)},
		&species{name: "bobcat", like: "lynx", palette: "fur #b98a58; belly #fbf0de muzzle; marks #4f3a2a spots; ears #9a7046 <fur; eyes #c9a83a", look: look{style: "lynx", tail: "short"}},
		&species{name: "gazelle", like: "antelope", palette: "fur #c98f4c; belly #fffaf0 chest; marks #5a3f2a; ears #bd8446 <fur; horns #4a3a30; hooves #4a3828", marks: under(.5), look: look{muzzle: "deer", ears: "straight"}},
		&species{name: "water-buffalo", like: "bull", palette: "fur #5a5660; belly #77727c muzzle; ears #504c56 <fur; horns #8d8a86; nose #3a363c; hooves #2f2c32", marks: none},
		&species{name: "mountain-goat", like: "goat", palette: "fur #eeece8; belly #ffffff; ears #e6e2da <fur; horns #4f4a4c; hooves #3f3a3c; nose #5a5254", marks: none},
	)
}
