package animal

import "pellucid/internal/engine/illustrator/kit"

func cats() {
	tiger := all["lion"].build
	tiger.Tail, tiger.Length = "long", 130
	leopard := tiger
	leopard.Height, leopard.Rump, leopard.Belly, leopard.Chest = 65, 46, 41, 49
	cheetah := build{Length: 124, Leg: 98, Rump: 40, Belly: 32, Chest: 45, HeadX: 52, HeadY: -54, Head: .94, Neck: [2]float64{30, 27},
		Limb: [3]float64{17, 12, 11}, Hock: .38, Tail: "long", Height: 80}
	register(
		&species{name: "kitten", like: "cat", palette: "fur #e9a45a; belly #fff4e4 chest muzzle; marks #c4742f stripes <fur; ears #e9a45a <fur; eyes #6fb1e0; nose #e88a94", look: look{collar: true, muzzle: "cat", style: "tabby", young: true}},
		&species{name: "black-cat", like: "cat", palette: "fur #38353f; belly #4a4653 chest muzzle <fur; ears #35323c <fur; inner #8d6470; eyes #f2c230; nose #7c5c66", marks: func(*rig) kit.Node { return kit.Node{} }, look: look{style: "black"}},
		&species{name: "tabby-cat", like: "cat", palette: "fur #e5964a; belly #fff0dc chest muzzle; marks #b8611f stripes <fur; ears #e5964a <fur; eyes #8fbf3f; nose #e88a94", look: look{muzzle: "cat", style: "tabby"}},
		&species{name: "calico-cat", like: "cat", palette: "fur #f4eee6; belly #ffffff chest muzzle; marks #e08f3e orange patches; mane #3f393c black; ears #e9a45a; eyes #8fbf3f; nose #e88a94", marks: func(r *rig) kit.Node {
			return kit.Of(r.patches("marks"), r.blots("mane"))
		}, look: look{muzzle: "cat", style: "calico"}},
		&species{name: "siamese-cat", like: "cat", palette: "fur #f1e4cf; belly #f7eede chest; marks #5a463f points; ears #56423b; eyes #4fa9ea; nose #6a4c48", marks: func(*rig) kit.Node { return kit.Node{} }, look: look{style: "points"}},
		&species{name: "tuxedo-cat", like: "cat", palette: "fur #38363f; belly #fdfbf7 chest muzzle; ears #35333c <fur; eyes #9ccf4a; nose #e88a94", marks: func(r *rig) kit.Node { return r.underside("belly", .5) }, look: look{muzzle: "cat", style: "tuxedo"}},
		&species{name: "gray-cat", like: "cat", palette: "fur #8c93a3; belly #a7aebd chest muzzle <fur; ears #868d9d <fur; eyes #f0c040; nose #d98a94", marks: func(*rig) kit.Node { return kit.Node{} }, look: look{style: "plain"}},
		&species{name: "white-cat", like: "cat", palette: "fur #eff0f3; belly #ffffff chest muzzle; ears #f5f1ea <fur; eyes #57b3ea; nose #e88a94", marks: func(*rig) kit.Node { return kit.Node{} }, look: look{style: "plain"}},
		&species{name: "lioness", like: "lion", look: look{muzzle: "lion", style: "lioness"}},
		&species{name: "tiger", palette: "fur #f0903a; belly #fff6e8 muzzle cheeks; marks #3d2b2a stripes; ears #3d2b2a; eyes #c9892a; nose #d9777c", build: tiger, head: bigCatHead, marks: func(r *rig) kit.Node {
			return kit.Of(r.underside("belly", .5), r.stripes("marks", 10, 1.15, 1), r.legBands("marks"))
		}, look: look{style: "tiger"}},
		&species{name: "leopard", palette: "fur #edb45c; belly #fff3dd muzzle; marks #46332b spots; ears #d99a48 <fur; eyes #8faa3a; nose #d28a80", build: leopard, head: bigCatHead, marks: func(r *rig) kit.Node {
			return kit.Of(r.underside("belly", .6), r.rosettes("marks", 38, 6))
		}, look: look{style: "leopard"}},
		&species{name: "snow-leopard", like: "leopard", palette: "fur #d5d5d6; belly #fbfaf7 muzzle; marks #55525a spots; ears #c3c3c6 <fur; eyes #7fb7c9; nose #d9a09a", look: look{style: "leopard"}},
		&species{name: "black-panther", like: "leopard", palette: "fur #34323b; belly #484552 muzzle <fur; marks #1f1d25 <fur; ears #302e37 <fur; eyes #e6c23a; nose #5a4c56", look: look{style: "cheetah none"}},
		&species{name: "jaguar", like: "leopard", palette: "fur #dd9a42; belly #fdeacb muzzle; marks #3f2d26 spots; ears #c98636 <fur; eyes #b9a03a; nose #b9776c", look: look{style: "leopard"}},
		&species{name: "cheetah", palette: "fur #eec06c; belly #fff6e2 muzzle; marks #3f302a spots; ears #dba852 <fur; eyes #b9802a; nose #4a3530", build: cheetah, head: bigCatHead, marks: func(r *rig) kit.Node {
			return kit.Of(r.underside("belly", .6), r.dots("marks", 80, 3.1))
		}, look: look{style: "cheetah"}},
	)
}
