package animal

import "pellucid/internal/engine/illustrator/kit"

// world are wild animals of all continents.
func world() {
	none := func(*rig) kit.Node { return kit.Node{} }
	pale := func(r *rig) kit.Node { return r.underside("belly", .45) }
	wombat := all["capybara"].build
	wombat.Leg, wombat.Length, wombat.Head, wombat.HeadX, wombat.HeadY, wombat.Height, wombat.Tail, wombat.Foot = 26, 84, 1.08, 50, -24, 30, "none", paw
	quokka := all["kangaroo"].build
	quokka.Length, quokka.Leg, quokka.Rump, quokka.Belly, quokka.Chest, quokka.Head, quokka.Tail, quokka.Height, quokka.HeadX, quokka.HeadY, quokka.Neck = 66, 50, 46, 42, 36, 1.04, "mouse", 40, 34, -38, [2]float64{30, 28}
	devil := all["raccoon"].build
	devil.Tail, devil.Height, devil.Leg = "short", 30, 40
	serval := all["cheetah"].build
	serval.Height, serval.Tail, serval.Head = 60, "short", 1
	ocelot := all["leopard"].build
	ocelot.Height, ocelot.Head = 45, 1.14
	maned := all["fox"].build
	maned.Leg, maned.HeadY, maned.Height, maned.Limb = 122, -66, 80, [3]float64{15, 10, 8.5}
	coati := all["raccoon"].build
	coati.Length, coati.Leg, coati.Rump, coati.Belly, coati.Chest, coati.Height = 92, 44, 38, 35, 33, 28
	loris := all["koala"].build
	loris.Length, loris.Leg, loris.Rump, loris.Belly, loris.Chest, loris.Head, loris.Height = 62, 32, 38, 36, 34, 1.12, 20
	galago := loris
	galago.Tail = "plume"
	tarsier := loris
	tarsier.Tail = "mouse"
	small := all["monkey"].build
	small.Height, small.Tail = 22, "plume"
	gibbon := all["monkey"].build
	gibbon.Tail, gibbon.Leg, gibbon.Height = "none", 70, 55
	baboon := all["monkey"].build
	baboon.Tail, baboon.Chest, baboon.Belly, baboon.Leg, baboon.Height, baboon.Rise = "tuft", 46, 38, 66, 65, 6
	ibex := all["goat"].build
	ibex.Height = 90
	okapi := all["deer"].build
	okapi.HeadY, okapi.Height, okapi.Tail, okapi.Rise, okapi.Neck = -92, 160, "cow", 8, [2]float64{33, 24}
	gnu := all["bull"].build
	gnu.Length, gnu.Leg, gnu.Rump, gnu.Belly, gnu.Chest, gnu.Height, gnu.Tail = 128, 92, 46, 48, 58, 130, "horse"
	glider := all["squirrel"].build
	glider.Tail, glider.Height, glider.Leg = "plume", 9, 24
	mouse := all["mouse"].build
	jerboa := mouse
	jerboa.Biped, jerboa.Leg, jerboa.Tail, jerboa.Toes, jerboa.Hock, jerboa.Head = true, 44, "tuft", 1.3, .45, 1
	echidna := all["hedgehog"].build
	echidna.Length, echidna.Height = 66, 20
	pangolin := all["otter"].build
	pangolin.Length, pangolin.Leg, pangolin.Rump, pangolin.Belly, pangolin.Chest, pangolin.Limb, pangolin.Tail, pangolin.Foot, pangolin.HeadX, pangolin.HeadY, pangolin.Head, pangolin.Height, pangolin.Rest = 96, 26, 46, 46, 38, [3]float64{15, 12, 11}, "thick", claw, 50, -14, .86, 30, folded
	monitor := all["lizard"].build
	monitor.Rump, monitor.Belly, monitor.Chest, monitor.Leg, monitor.Limb, monitor.Tail, monitor.Height, monitor.Head, monitor.Neck = 30, 32, 29, 26, [3]float64{14, 12, 11}, "thick", 40, .9, [2]float64{24, 22}
	register(
		&species{name: "wombat", palette: "fur #8d7260; belly #a98d78 muzzle; ears #7d6454 <fur; inner #c99f92; nose #33262a; hooves #4a3b34 claws", build: wombat, head: wombatHead, look: look{style: "plain belly"}},
		&species{name: "quokka", palette: "fur #a97b50; belly #e3c39a chest muzzle; ears #9a6d45 <fur; inner #d99a8a; nose #33262a; hooves #6b4c34 claws", build: quokka, head: quokkaHead, marks: pale},
		&species{name: "tasmanian-devil", palette: "fur #3a363f; belly #f6f1ec chest_band; ears #3a363f <fur; inner #e5857f; nose #1f1b20; hooves #5a4a48 claws", build: devil, head: devilHead, marks: func(r *rig) kit.Node { return r.collarBand("belly") }, look: look{style: "plain belly"}},
		&species{name: "caracal", like: "lynx", palette: "fur #cf9256; belly #fbeedd muzzle; marks #3a2a26 ear_tips; ears #b97d48 <fur; eyes #b9a03a; nose #b9776c", marks: none, look: look{style: "lynx"}},
		&species{name: "serval", like: "cheetah", build: serval, palette: "fur #e9b45e; belly #fff6e2 muzzle; marks #33272a spots; ears #d9a04c; inner #f4d9b4; eyes #b9902a; nose #4a3530", head: servalHead, look: look{style: "cheetah"}},
		&species{name: "ocelot", like: "leopard", build: ocelot, palette: "fur #e5b57c; belly #fff6ea muzzle; marks #3a2a28 spots; ears #3a2a28; inner #f0d0b4; eyes #a98a3a; nose #d98a80", look: look{style: "leopard"}},
		&species{name: "clouded-leopard", like: "leopard", palette: "fur #c9ab7c; belly #f9efdc muzzle; marks #4a3f38 spots clouds; ears #a98c60 <fur; eyes #b9b04a; nose #d9928a", marks: func(r *rig) kit.Node {
			return kit.Of(r.underside("belly", .6), r.rosettes("marks", 20, 10))
		}, look: look{style: "leopard"}},
		&species{name: "maned-wolf", like: "fox", build: maned, palette: "fur #d9742f; belly #fbeedd chest muzzle tail_tip; marks #2f2529 socks; ears #d9742f <fur; inner #4a2e2b; mane #2f2529", look: look{style: "dark legs"}},
		&species{name: "coati", palette: "fur #a56a3f; belly #f0d9b8 muzzle; marks #5f3a26 mask tail_rings; ears #8f5a36 <fur; inner #e9c8a4; nose #2c2023; hooves #3a2a26 claws", build: coati, head: coatiHead, marks: pale},
		&species{name: "kinkajou", palette: "fur #c9924e; belly #f6dfa8 chest; ears #b98344 <fur; inner #e9b08a; nose #4a302a; hooves #7a5638", build: all["lemur"].build, head: lorisHead, marks: pale, look: look{tail: "monkey", style: "plain"}},
		&species{name: "slow-loris", palette: "fur #b98f66; belly #f4e4c8 chest face; marks #6a4832 eye_patches stripe; ears #a97f58 <fur; inner #d9a88a; nose #3a2a2c; eyes #a8642a; hooves #8f6a4c", build: loris, head: lorisHead},
		&species{name: "bush-baby", palette: "fur #a09a94; belly #f4efe8 chest face; marks #5f5652 eye_patches; ears #d9a89c; inner #f0c4b4; nose #4a3a3c; eyes #c9702a; hooves #7f7670", build: galago, head: lorisHead, look: look{ears: "bat"}},
		&species{name: "tarsier", palette: "fur #b9a07c; belly #efe2c8 chest face; marks #8f7858 eye_patches <fur; ears #d9b896; inner #e9bfa8; nose #6a5040; eyes #d98a1f; hooves #8f7858", build: tarsier, head: lorisHead, look: look{ears: "bat", style: "plain"}},
		&species{name: "tamarin", like: "monkey", build: small, palette: "fur #4a4038; belly #d9b48a; face #4a4038; mane #ffffff mustache; ears #5f5046; inner #7d6a5c; nose #2c2423; hooves #6a5a4c", head: tamarinHead},
		&species{name: "marmoset", like: "monkey", build: small, palette: "fur #8f8a86; belly #e9d9c4 face; mane #fbf7f2 ear_tufts; ears #fbf7f2; inner #d9c9bc; nose #4a3a34; marks #4a4446 rings", head: marmosetHead},
		&species{name: "gibbon", like: "monkey", build: gibbon, palette: "fur #3a353c; belly #f6f1ea face; ears #3a353c; inner #55505a; nose #2a2428", look: look{}},
		&species{name: "baboon", like: "monkey", build: baboon, palette: "fur #9a8460; belly #c9a88a face; ears #b9967a; inner #a9806a; nose #3a2c2a"},
		&species{name: "mandrill", like: "gorilla", build: baboon, palette: "fur #6f6444; belly #f0d88a beard; marks #3f8fe0 cheeks; collar #e2382f nose_stripe; ears #c9967a; inner #b9806a; nose #d92f2f; hooves #4a4038", head: mandrillHead, look: look{muzzle: "gorilla", tail: "short"}},
		&species{name: "ibex", like: "goat", build: ibex, palette: "fur #a9805a coat; belly #f0e0c8 muzzle; ears #9a734f <fur; horns #8a705a; hooves #4a3a34; nose #4a3530; marks #5a4030", head: ibexHead},
		&species{name: "okapi", palette: "fur #5f3a2e coat; marks #f4ece2 leg_stripes; belly #e9dccb muzzle; ears #5f3a2e <fur; horns #4a3028; mane #4a3028; hooves #3a2a26; nose #3a2828", build: okapi, head: giraffeHead, marks: func(r *rig) kit.Node { return r.legBands("marks") }},
		&species{name: "wildebeest", like: "bull", build: gnu, palette: "fur #75706e hide; mane #33302f; belly #55504e muzzle; ears #6a6563 <fur; horns #55483e; nose #2a2625; hooves #2a2625; marks #4a4644", extra: (*rig).foreMane},
		&species{name: "musk-ox", like: "highland-cow", palette: "fur #4f3a2f shaggy_fur; mane #604838 fringe <fur; belly #a98a74 muzzle; ears #48352b <fur; horns #e9dcc4; nose #3a2c28; hooves #2f2624"},
		&species{name: "sugar-glider", like: "chipmunk", build: glider, palette: "fur #a3a5ae; tail #7f818c; belly #f8f4ee chest; marks #3f4048 stripes eye_patches; ears #d9a8a4; inner #f0c4be; nose #e08f94; hooves #f0c4be", head: lorisHead, look: look{ears: "bat"}},
		&species{name: "vole", like: "hamster", palette: "fur #8f6a4c; belly #d9bf9c cheeks; ears #85624a <fur; inner #c99a88; nose #5a3a34"},
		&species{name: "lemming", like: "hamster", palette: "fur #c98f4a; belly #f2dcb0 cheeks; marks #4a3428 patches; ears #8a5f38; inner #c99a88; nose #5a3a34"},
		&species{name: "dormouse", like: "squirrel", build: glider, palette: "fur #d99a58; tail #c98a4c <fur; belly #fff0dc chest; ears #cf9050 <fur; inner #efb8a4; nose #c9706a", head: mouseHead},
		&species{name: "shrew", like: "mouse", palette: "fur #6f6460; belly #cfc4bc muzzle; ears #6a5f5b <fur; inner #d9a49c tail; nose #e08f8a", head: shrewHead},
		&species{name: "jerboa", like: "mouse", build: jerboa, palette: "fur #d9b07c; belly #fff6e8 muzzle; ears #e0b48a; inner #f2bcae; mane #fbf7f0 tail_tuft; nose #e08f8a"},
		&species{name: "echidna", like: "hedgehog", build: echidna, palette: "fur #6b4f3f face; belly #7d5f4c face; spikes #f0d9a4 spines; nose #2c2124 snout; hooves #4a3830 claws", head: echidnaHead},
		&species{name: "pangolin", palette: "fur #b9926a; shell #a8773f scales armor; belly #e9cfae face; ears #b9926a <fur; inner #d9a890; nose #3a2a2c; hooves #6b4c34 claws", build: pangolin, head: coatiHead, extra: (*rig).scales, look: look{style: "plain", tail: "thick"}},
		&species{name: "iguana", like: "chameleon", build: monitor, palette: "fur #7fb83f skin; belly #dbe8a0; marks #4a8a34 bands; spikes #4f8f3a crest; hooves #4f7f34 claws; eyes #d98a2a", look: look{muzzle: "lizard"}},
		&species{name: "komodo-dragon", like: "lizard", build: monitor, palette: "fur #77705a skin; belly #b5ab8a; marks #5c5644 spots; hooves #d9d0b4 claws; eyes #b9802a"},
		&species{name: "gila-monster", like: "lizard", build: monitor, palette: "fur #33303a skin; belly #45414c; marks #f2824a bands; hooves #45414c claws; eyes #1f1b22", marks: func(r *rig) kit.Node { return kit.Of(r.stripes("marks", 6, 1.2, 1.7), r.dots("marks", 24, 3.4)) }},
		&species{name: "shar-pei", like: "pug", palette: "fur #cf9a5e; belly #b9824c chest muzzle <fur; marks #7d5838 muzzle; ears #c08b52 <fur", look: look{collar: true, ears: "fold", muzzle: "flat", style: "plain", tail: "curled"}},
		&species{name: "scottish-fold-cat", like: "gray-cat", head: foldHead, look: look{style: "plain"}},
		&species{name: "jackalope", like: "bunny", palette: "fur #b98a5e; belly #fff6ea muzzle tail; ears #b98a5e <fur; inner #f2b3a8 inner_ears; nose #e07f86; horns #8a6440 antlers", head: jackalopeHead},
		&species{name: "kitsune", like: "fox", palette: "fur #f4f0ee; belly #ffffff chest muzzle cheeks tail_tip; marks #e2382f markings tail_tips; ears #f4f0ee <fur; inner #e2382f; eyes #d98a1f; nose #4a2e2b", head: kitsuneHead, extra: (*rig).nineTails, look: look{muzzle: "fox", style: "plain", tail: "none"}},
	)
}
