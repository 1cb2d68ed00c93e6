package parse

import "strings"

func set(words string) map[string]bool {
	all := map[string]bool{}
	for _, w := range strings.Fields(words) {
		all[w] = true
	}
	return all
}

var counts = map[string]int{
	"a": 1, "an": 1, "one": 1, "single": 1, "lone": 1, "two": 2, "pair": 2, "couple": 2, "both": 2, "twin": 2, "three": 3, "trio": 3, "triple": 3,
	"few": 3, "four": 4, "several": 4, "some": 4, "five": 5, "bunch": 5, "group": 5, "six": 6, "seven": 7, "many": 7, "lots": 7, "eight": 8,
	"nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "dozen": 12, "dozens": 12, "hundreds": 12, "flock": 5, "herd": 5, "school": 5, "swarm": 7, "family": 3,
}

// vague counts stand only when followed by "of" or a plural.
var vague = set("pair couple bunch group flock herd school swarm family lots dozen dozens hundreds trio twin single")

var sizes = map[string]string{
	"tiny": "tiny", "mini": "tiny", "miniature": "tiny", "little": "small", "small": "small", "big": "big", "large": "big", "giant": "big",
	"huge": "big", "enormous": "big", "gigantic": "big", "massive": "big", "oversized": "big", "towering": "big",
}

// filler carries no picture.
var filler = set(`the its it is are was be being been this that these those there here which who whose my our your his her their very really so too just
	style styled art artwork image images picture pictures photo photos photograph photography photorealism illustration illustrations drawing drawings
	render rendering rendered painting paintings graphic graphics clipart clip vector vectors design designs png svg transparent transparency isolated cutout
	element elements asset assets template mockup concept scene view portrait closeup close up shot full body front side
	beautiful simple modern clean high quality best masterpiece detail colors color colours colour colored coloured tones tone elegant lovely pretty nice great
	stunning amazing professional creative unique stylish stylized fancy cool trendy aesthetic gorgeous charming adorable perfect classic
	of for as to like made make create generate draw show showing shows featuring features depicting displaying please can could would should you me i we want need
	lighting light bright soft smooth sharp focus resolution hd uhd 4k 8k hq quality rendering realistic texture textured effect effects look looking themed theme
	shadow shadows outline outlined reflection reflections background
	and or also plus then while where when at during`)

// moods and states describe a thing without being one.
var moods = set(`happy sad angry cute kawaii funny scary spooky creepy sleepy tired surprised shy proud brave fierce friendly grumpy playful silly lazy
	cheerful joyful excited evil magical mystical mysterious enchanted fantasy whimsical dreamy cosmic romantic festive cozy peaceful majestic royal
	old new ancient vintage retro antique rustic futuristic steampunk cyberpunk gothic medieval tropical exotic wild baby fresh delicious tasty yummy juicy
	ripe raw organic crispy creamy sweet spicy hot cold frozen icy wet dry shiny glossy matte fluffy furry fuzzy soft hard round square tall short long fat
	thin chubby slim wooden metal metallic brass iron steel stone marble leather ceramic plastic woolen knitted striped spotted dotted checkered plaid
	colorful colourful bioluminescent luminous radiant dark light pale vivid elegant luxury luxurious fancy abandoned haunted empty broken open closed half
	autumn summer winter spring abstract geometric low poly cartoon cartoonish comic chibi decorative ornate ornamental traditional tribal
	japanese chinese mexican italian french indian egyptian greek african american british scandinavian nordic victorian celtic`)

// nounsLikeForms end like verb forms or adverbs and are nouns.
var nounsLikeForms = set(`ring king wing string spring building painting pudding ceiling earring evening morning lightning wedding swing sling clothing duckling
	dumpling seedling stocking icing viking frosting herring starling bowling boxing thing fling railing dressing sibling darling gosling sapling pumpkin
	crossing clearing landing parking wrapping offspring keyring bullring
	bed seed reed weed shed sled breed speed feed red bread head seaweed steed hundred toolshed flatbed shred thread
	butterfly fly jelly family lily holly belly firefly dragonfly bully assembly ally trolley curly housefly doily anomaly fishing camping cooking surfing
	gardening sewing knitting skiing skating hiking climbing shopping gaming fencing archery sailing rowing diving dancing swimming running reading writing coding
	yoga boxing wrestling`)

// activities are -ing words that name a picture when they stand without a subject.
var activities = set("fishing camping cooking surfing gardening sewing knitting skiing skating hiking climbing shopping gaming fencing sailing rowing diving dancing swimming running reading writing coding wrestling")
