package animal

import "pellucid/internal/engine/illustrator/kit"

func dogs() {
	legs := func(leg, height float64) build {
		b := dogBuild
		b.Leg, b.Height = leg, height
		return b
	}
	corgi := dogBuild
	corgi.Leg, corgi.Length, corgi.Height, corgi.HeadY, corgi.HeadX = 40, 112, 28, -56, 46
	sausage := dogBuild
	sausage.Leg, sausage.Length, sausage.Height, sausage.Rump, sausage.Belly, sausage.Chest, sausage.HeadY, sausage.HeadX, sausage.Head, sausage.Hock = 28, 152, 22, 34, 31, 38, -56, 40, .96, .3
	sausage.Limb = [3]float64{15, 12, 11}
	stocky := dogBuild
	stocky.Leg, stocky.Length, stocky.Height, stocky.Chest, stocky.Belly, stocky.HeadY, stocky.HeadX, stocky.Head, stocky.Limb = 54, 88, 35, 52,
		42, -48, 44, 1.16, [3]float64{21, 16, 13.5}
	toy := dogBuild
	toy.Leg, toy.Length, toy.Height, toy.HeadY, toy.Head, toy.HeadX = 50, 74, 22, -52, 1.1, 36
	slim := dogBuild
	slim.Leg, slim.Rump, slim.Belly, slim.Chest, slim.Limb, slim.Height, slim.HeadY, slim.Neck = 104, 39, 33, 44, [3]float64{17, 12, 10.5}, 66,
		-68, [2]float64{30, 26}
	wolfish := legs(96, 78)
	wolfish.Tail = "bushy"
	register(
		&species{name: "puppy", like: "dog", palette: "fur #edb45f; belly #fff1d2 chest muzzle; ears #cf8a3c <fur", look: look{collar: true,
			ears: "drop", muzzle: "dog", style: "plain", young: true}},
		&species{name: "golden-retriever", like: "dog", palette: "fur #e5ac58; belly #fbe3b4 chest muzzle <fur; ears #c98b3e <fur",
			build: legs(88, 58), look: look{collar: true, ears: "drop", muzzle: "dog", style: "plain", tail: "plume"}},
		&species{name: "labrador-retriever", like: "dog", palette: "fur #e8cd9a; belly #f7e9cc chest muzzle <fur; ears #d3b078 <fur",
			build: legs(86, 57), look: look{collar: true, ears: "fold", muzzle: "dog", style: "plain", tail: "whip"}},
		&species{name: "german-shepherd", like: "dog", palette: "fur #c98f4f; belly #f0d9b0 chest; marks #3b302d saddle mask; ears #4a3a33",
			build: wolfish, marks: func(r *rig) kit.Node { return r.saddle("marks", .1) }, look: look{collar: true, ears: "prick", muzzle: "long",
				style: "saddle", tail: "bushy"}},
		&species{name: "husky", like: "dog", palette: "fur #6f7886; belly #f8f6f2 chest mask face; ears #5d6674 <fur; eyes #58b7f0",
			build: legs(88, 58), marks: func(r *rig) kit.Node { return r.underside("belly", .25) }, look: look{collar: true, ears: "prick",
				muzzle: "wolf", style: "husky", tail: "curled"}},
		&species{name: "shiba-inu", like: "dog", palette: "fur #e08a3f; belly #fff2de chest cheeks muzzle; ears #d97f36 <fur",
			build: legs(74, 40), marks: func(r *rig) kit.Node { return r.underside("belly", .35) }, look: look{collar: true, ears: "prick",
				muzzle: "wolf", style: "white paws", tail: "curled"}},
		&species{name: "corgi", like: "dog", palette: "fur #e0924a; belly #fff4e3 chest muzzle; ears #d9863c <fur", build: corgi,
			marks: func(r *rig) kit.Node { return r.underside("belly", .25) }, look: look{collar: true, ears: "prick", muzzle: "wolf",
				style: "corgi", tail: "short"}},
		&species{name: "dachshund", like: "dog", palette: "fur #8f4f2c; belly #d99a5e chest muzzle; ears #6f3a22 <fur", build: sausage,
			look: look{collar: true, ears: "long", muzzle: "long", style: "plain", tail: "whip"}},
		&species{name: "dalmatian", like: "dog", palette: "fur #f0eeec; belly #ffffff chest muzzle; marks #332d30 spots; ears #3a3235",
			build: slim, marks: func(r *rig) kit.Node { return r.dots("marks", 34, 5.6) }, look: look{collar: true, ears: "drop", muzzle: "dog",
				style: "spotted", tail: "whip"}},
		&species{name: "poodle", like: "dog", palette: "fur #ede5da; belly #fffaf2 muzzle; ears #e6dac8 <fur", build: slim, extra: (*rig).pompoms,
			look: look{collar: true, ears: "curly", muzzle: "long", style: "poodle", tail: "short"}},
		&species{name: "pug", like: "dog", palette: "fur #e3bd86; belly #f3dcb4 chest; marks #3f3432 mask; ears #453836", build: stocky,
			look: look{collar: true, ears: "fold", muzzle: "flat", style: "plain", tail: "curled"}},
		&species{name: "french-bulldog", like: "dog", palette: "fur #9c9590; belly #f4eee6 chest; marks #6a625f muzzle; ears #948c87 <fur",
			build: stocky, marks: func(r *rig) kit.Node { return r.underside("belly", .5) }, look: look{collar: true, ears: "bat", muzzle: "flat",
				style: "plain", tail: "short"}},
		&species{name: "bulldog", like: "dog", palette: "fur #d9a066; belly #fbf1e2 chest; marks #f6e7d0 muzzle; ears #c78d52 <fur",
			build: stocky, marks: func(r *rig) kit.Node { return r.underside("belly", .2) }, look: look{collar: true, ears: "fold",
				muzzle: "flat", style: "eye patch none", tail: "short"}},
		&species{name: "chihuahua", like: "dog", palette: "fur #dcae77; belly #fbeed9 chest muzzle; ears #d2a068 <fur", build: toy,
			look: look{collar: true, ears: "bat", muzzle: "dog", style: "plain", tail: "whip"}},
		&species{name: "border-collie", like: "dog", palette: "fur #34343c; belly #fdfaf5 chest muzzle; ears #2f2f37 <fur", build: legs(84, 52),
			marks: func(r *rig) kit.Node { return r.underside("belly", .5) }, look: look{collar: true, ears: "fold", muzzle: "dog",
				style: "blaze", tail: "plume"}},
		&species{name: "beagle", like: "dog", palette: "fur #c98545; belly #fffaf0 chest muzzle; marks #4a3d3a saddle; ears #a9652f <fur",
			build: legs(70, 38), marks: func(r *rig) kit.Node {
				return kit.Of(r.underside("belly", .3), r.saddle("marks", -.2))
			}, look: look{ears: "long", muzzle: "dog", style: "white paws", tail: "up"}},
		&species{name: "yorkshire-terrier", like: "dog", palette: "fur #c98f52; belly #e9c48c chest muzzle; marks #6c727c saddle; ears #b97f45 <fur", build: toy, marks: func(r *rig) kit.Node { return r.saddle("marks", .6) }, look: look{collar: true, ears: "prick", muzzle: "dog", style: "bow", tail: "short"}},
		&species{name: "pomeranian", like: "dog", palette: "fur #ea9a4c; belly #fbd9a6 chest muzzle; ears #dd8a3e <fur", build: toy,
			extra: (*rig).ruff, look: look{collar: true, ears: "prick", muzzle: "wolf", style: "fluff", tail: "curled"}},
		&species{name: "shih-tzu", like: "dog", palette: "fur #efe6d9; belly #fffaf3 chest muzzle; marks #b98a5e patches; ears #b98a5e",
			build: toy, marks: func(r *rig) kit.Node { return r.patches("marks") }, look: look{collar: true, ears: "long", muzzle: "dog",
				style: "bow", tail: "plume"}},
		&species{name: "rottweiler", like: "dog", palette: "fur #37302f; belly #b9713a points chest; ears #2f2828 <fur", build: legs(84, 63),
			look: look{collar: true, ears: "fold", muzzle: "dog", style: "tan points", tail: "short"}},
		&species{name: "doberman", like: "dog", palette: "fur #3a3132; belly #b06c38 points chest; ears #352c2d <fur", build: slim,
			look: look{collar: true, ears: "prick", muzzle: "long", style: "tan points", tail: "short"}},
		&species{name: "pit-bull", like: "dog", palette: "fur #8e8a92; belly #faf6f0 chest muzzle; ears #7d7982 <fur", build: stocky,
			look: look{collar: true, ears: "fold", muzzle: "dog", style: "", tail: "whip"}},
		&species{name: "wolf", like: "dog", palette: "fur #858c99; belly #f1eeea chest mask; marks #565d6b tail_tip; ears #6e7582 <fur; eyes #e0a63a", build: wolfish, marks: func(r *rig) kit.Node {
			return kit.Of(r.underside("belly", .45), r.saddle("marks", -.5))
		}, look: look{ears: "prick", muzzle: "wolf", style: "dark tip", tail: "bushy"}},
		&species{name: "arctic-fox", like: "fox", palette: "fur #e9eef5; belly #ffffff; marks #d9dce2 <fur; ears #eceae8 <fur; inner #d9b8b4",
			look: look{muzzle: "fox"}},
		&species{name: "fennec-fox", like: "fox", palette: "fur #eec78f; belly #fff6e4; marks #a06a42; ears #e7bc80 <fur; inner #f2c7b6",
			look: look{muzzle: "fox"}},
	)
}
