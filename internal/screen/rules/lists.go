package rules

import "strings"

// anywhere is a window that spans every prompt.
const anywhere = 2000

// Why something is not drawn; each ends the sentence "… cannot be drawn here:".
const (
	minors   = "sexual pictures of children are never made"
	explicit = "sexual pictures are not made"
	hate     = "signs of hate are not made"
	gore     = "cruelty and gore are not shown"
	harm     = "pictures of self-harm are not made"
	dressed  = "people are drawn with their clothes on"
	persons  = "real people are not shown undressed or in sexual poses"
	abuse    = "sexual violence is never shown"
	insults  = "words that insult people for what they are do not stand here"
)

// refused are the rules, the gravest first.
func refused() []rule {
	return []rule{
		{because: minors, terms: terms(childAbuse)},
		{because: minors, terms: terms(children), near: terms(nudity, sexual), window: 8},
		{because: minors, terms: ages(), near: terms(nudity, sexual), window: 8},
		{because: abuse, terms: terms(violation)},
		{because: persons, terms: terms(undressing)},
		{because: persons, terms: terms(celebrities, joined(celebrities)), near: terms(nudity, sexual, scanty), window: anywhere},
		{because: explicit, terms: terms(explicitWords)},
		{because: dressed, terms: terms(nudity), near: terms(people), window: 4},
		{because: hate, terms: terms(hateful, slurs)},
		{because: gore, terms: terms(goreWords)},
		{because: gore, terms: terms(cruelty), near: terms(people, animals, children), window: 6},
		{because: harm, terms: terms(selfHarm)},
	}
}

// unsaid are the rules about words that nobody is to read here, wherever they stand.
func unsaid() []rule {
	return []rule{{because: minors, terms: terms(childAbuse)}, {because: insults, terms: terms(slurs)}}
}

// joined are the names of a list written as one word: "taylorswift".
func joined(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(text, ", ", ","), " ", "")
}

// ages are the years of a child: "12 year old".
func ages() list {
	all := list{}
	for _, age := range strings.Fields("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen") {
		for _, unit := range []string{" year old", " years old", " yr old", " yrs old", "yr old", " years of age", " yo", " y o", "yo"} {
			all.add(strings.Fields(age + unit))
		}
	}
	return all
}

const childAbuse = `
	loli, lolicon, shotacon, pedo, pedophil*, paedo, paedophil*, jailbait, child porn*, kiddie porn*, preteen model, csam`

const children = `
	child, children, childlike, kid, kiddo, toddler, infant, baby, babies, newborn, preteen, pre teen, tween, teen, teenage*, underage*, under age,
	minor, schoolgirl, school girl, schoolboy, school boy, little girl, little boy, young girl, young boy, girl scout, boy scout, pupil,
	adolescent, juvenile, kindergarten*, preschool*, middle schooler, high schooler, daughter, son, niece, nephew, grandchild, boy`

const nudity = `nude, nudity, naked, nakedness, topless, bottomless, undressed, unclothed, bare breast*, barebreasted, without clothes, without any clothes, without her clothes, without his clothes, without clothing, no clothes, no clothing, not wearing anything, unclad, in the buff, wearing nothing, genital*`

const sexual = `sexual, sexually, sexualized, sexualised, sexy, sex, erotic*, seductive*, sensual*, lewd, horny, aroused, provocative pose, lingerie, porn*, hentai, nsfw, fetish, striptease, orgasm*, intercourse, ahegao`

const scanty = `bikini, thong, underwear, panties, upskirt, bondage, making out`

const people = `
	woman, women, man, men, girl, guy, lady, ladies, person, people, human, female, male, model, actress, actor, wife, husband, girlfriend, boyfriend,
	couple, bride, nun, nurse, teacher, student, princess, mermaid, elf, elves, body, bodies, selfie, waifu, milf, maid, secretary, him, her, celebrity, superheroine, witch, warrior`

// clothing is what keeps people from being undressed when it stands in a negative prompt.
const clothing = `clothes, clothing, clothed, dressed, garment, garments, underwear, bra, panties, swimsuit, bikini, censored, censor bar, censoring`

const explicitWords = `
	porn*, pr0n, pron, hentai, nsfw, blowjob, blow job, handjob, hand job, cumshot, cum shot, creampie, gangbang, gang bang, bukkake, deepthroat, dildo,
	masturbat*, orgasm*, cunnilingus, fellatio, ahegao, futanari, upskirt, milf, camgirl, onlyfans, pussy eating, penis, penises, vagina, vulva, clitoris,
	testicle, scrotum, anal sex, oral sex, group sex, sex scene, sex act, sex toy, sex position, having sex, have sex, sexual act, sexual intercourse,
	erotic nud*, full frontal, fuck*, big boob, huge boob, big tits, huge tits, nipples visible, visible nipples, exposed breast*,
	exposed nipple, bare breast*, bare boob, bestiality, zoophil*, incest*, stripper, striptease, doggystyle, threesome, bdsm,
	fvck*, phuck*, cocksuck*, cock suck*, sucking cock, sucking his cock, sucking dick, sucking his dick, dick pic, erect cock, hard cock, big dick, huge dick,
	spread pussy, pussy spread, spread legs pussy, tits out, cum on her, cum on his, cum on face, covered in cum, shemale,
	nakedwoman, nakedwomen, nakedgirl, nakedman, nudewoman, nudewomen, nudegirl, nudeman`

const violation = `rape, rapes, raped, raping, rapist, gang rape*, molest*, sexual assault, sexually assault*, sexual abuse, sexually abuse*, sex slave, nonconsensual, non consensual, snuff film, necrophil*`

const undressing = `undress her, undress him, undress this, undress the, undress my, nudify*, deepnude, deep nude, remove her clothes, remove his clothes, take off her clothes, take her clothes off, strip her, strip him, deepfake porn*, deepfake nude, x ray clothes`

const hateful = `
	swastika, hakenkreuz, nazi*, neonazi*, neo nazi*, third reich, hitler, heil hitler, sieg heil, waffen ss, ss runes, ss bolts tattoo, ss bolt tattoo, ss bolt patch, ss bolt flag, ss bolt emblem, ss bolt symbol, ss lightning bolt, schutzstaffel, sonnenrad, totenkopf,
	kkk, ku klux*, klansman, klansmen, burning cross, white power fist, white power flag, white power logo, white power salute, white power symbol, white power tattoo, white power sign, white power rally, white power movement, white supremac*, white pride world wide, aryan race, aryan brotherhood, aryan nation*, race war, 1488, 14 88,
	isis flag, flag of isis, islamic state flag, holocaust denial, gas the jews, blood and soil, great replacement, lynching, lynched, happy merchant`

const slurs = `nigger*, nigga, faggot, kike, spic, gook, wetback, raghead, sandnigger, tranny, subhuman race, untermensch*`

const goreWords = `
	gore, gory, guro, decapitat*, beheaded, beheading, disembowel*, dismember*, mutilat*, eviscerat*, severed head, severed limb, severed arm, severed leg, severed finger,
	cut off head, chopped off head, spilling guts, guts spilling, intestines spilling, spilled intestine*, entrails, blood and guts, brain splatter*, splattered brain*, slit throat, slitting throat,
	slashed throat, flayed, flaying, skinned alive, burned alive, burning alive, impaled body, impaled bodies, impaled person, mangled corpse, rotting corpse, bloody corpse, pile of corpses, crushed skull, gouged eye*, gouging eye*,
	mass shooting, school shooting, torture porn, blown off head`

const cruelty = `tortured, torturing, butchered, slaughtered, massacred, strangled, strangling, stabbed, murdering, murdered, bleeding out`

const animals = `dog, cat, puppy, puppies, kitten, animal, horse, horses, victim, prisoner, hostage, crowd, corpse, corpses`

const selfHarm = `
	self harm*, selfharm*, cutting wrist*, cutting her wrist*, cutting his wrist*, cutting my wrist*, slit wrist*, slitting wrist*, slashed wrist*, commit suicide, committing suicide, suicide scene, suicide by,
	hanging himself, hanging herself, hang myself, kill myself, killing herself, killing himself, proana, pro ana, thinspo*`

const celebrities = `
	celebrity, celebrities, famous actress, famous actor, famous singer, my ex, my ex girlfriend, my teacher, my classmate, my coworker, my neighbor, my neighbour,
	taylor swift, emma watson, scarlett johansson, jennifer lawrence, ariana grande, billie eilish, selena gomez, margot robbie, gal gadot, zendaya, kim kardashian, kylie jenner,
	kendall jenner, kendall, beyonce, rihanna, lady gaga, katy perry, miley cyrus, britney spears, madonna singer, angelina jolie, brad pitt, tom cruise, tom holland, leonardo dicaprio, natalie portman, anne hathaway,
	emma stone, sydney sweeney, ana de armas, jenna ortega, millie bobby brown, dua lipa, shakira, jennifer lopez, jennifer aniston, megan fox, mila kunis, sabrina carpenter, olivia rodrigo,
	emilia clarke, daisy ridley, greta thunberg, meghan markle, kate middleton, prince harry, king charles, queen elizabeth, michelle obama, barack obama, obama, donald trump, trump, melania,
	melania trump, ivanka*, joe biden, biden, kamala harris, hillary clinton, bill clinton, alexandria ocasio cortez, aoc, angela merkel, merkel, vladimir putin, putin, zelensky*, emmanuel macron, macron,
	elon musk, mark zuckerberg, jeff bezos, bill gates, pope francis, the pope, cristiano ronaldo, ronaldo, messi, serena williams, justin bieber, harry styles, drake rapper, kanye west, chris hemsworth,
	johnny depp, amber heard, keanu reeves, ryan reynolds, pedro pascal, timothee chalamet, nicki minaj, cardi b, doja cat, lana del rey, adele, blackpink, bts`

// spared are phrases in which a word means something harmless.
func spared() list {
	return terms(`
	nude lipstick, nude lip*, nude heel, nude pump, nude shoe, nude stiletto, nude color*, nude colour*, nude nail*, nude polish, nude tone, nude palette, nude makeup, nude eyeshadow, nude shade, nude beige, nude pink,
	nude dress*, nude gown, nude tight, nude stocking, nude blouse, nude coat, nude sweater, nude leather, nude fabric, nude background, nude handbag, nude suede, nude satin,
	naked mole, naked mole rat, naked cake, naked neck*, naked lady flower, naked ladies flower, naked lady lil*, naked man orchid, naked eye, naked bike, naked oat*, naked barley, naked chicken*,
	naked tree, naked branch*, naked bulb, naked flame, naked light, naked wood, naked rock, naked hill, topless jeep, topless car, topless convertible, topless jar, topless box*,
	sex education, single sex, same sex, sex symbol icon, wire stripper, paint stripper, wallpaper stripper, cable stripper, golf threesome,
	rape seed, rape flower, rape blossom, rape field, rape oil, rape plant, rape honey, oilseed rape, field of rape,
	gore tex, al gore, gore verbinski, gore vidal, in 1488, of 1488, from 1488, year 1488,
	hindu swastika, buddhist swastika, jain swastika, spic and span, soup nazi, penis envy mushroom,
	minor key, minor chord, a minor, b minor, c minor, d minor, e minor, f minor, g minor, sharp minor, flat minor, ursa minor, canis minor, leo minor, asia minor, morris minor, minor league, minor planet, minor arcana,
	baby oil, baby blue, baby pink, baby grand, baby carrot, baby corn, baby spinach, baby s breath, kid leather, kid glove, eye pupil, cat pupil,
	stripper well, tranny fluid, rape of the sabine*, rape of europa, rape of proserpina, rape of the lock, judith beheading, beheading of saint, beheading of st, beheading of john the baptist,
	strangled by serpents, faggot of, faggots of, faggots with, faggots and, faggots in, meat faggots, pork faggots, bundle of faggots, fucking austria, dildo newfoundland,
	naked juice, naked wine*, a person stabbed in the back, trump card, trumps card, king charles spaniel, cavalier king charles, queen elizabeth rose, strangled eggs, strangler fig`)
}
