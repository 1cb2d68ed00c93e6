package figure

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/person"
)

// The reader names poses, clothes and features as prompts do; these tables say what the rigs call them.

// personPoses are the person rig's poses by the reader's names, where they differ.
var personPoses = map[string]string{
	"yoga": "yoga tree", "photographing": "taking a photo", "cheering": "celebrating", "clapping": "hands together", "fighting": "boxing",
	"karate": "high kick", "skating": "ice skating", "swimming": "swimming laps",
	"cleaning": "sweeping", "phoning": "on the phone", "typing": "at a laptop", "writing": "studying",
	"talking": "presenting", "laughing": "standing", "lifting": "lifting weights", "raising": "lifting weights", "balancing": "arms out", "blowing a kiss": "presenting",
	"peeking": "waving", "playing": "jumping", "washing hands": "hands together", "gardening": "watering flowers", "building": "kneeling work",
	"eating": "eating from a bowl", "piggyback": "riding piggyback", "catching": "celebrating", "leaning": "arms crossed", "conducting": "arms out", "reading aloud": "reading",
	"hanging": "holding up", "reaching into": "feeding",
	"kissing": "hands together", "rearing": "standing", "holding hands": "standing", "roaring": "celebrating", "grazing": "standing", "perched": "sitting", "sitting": "sitting cross-legged", "seated": "sitting", "scooting": "carrying",
	"sleeping": "sleeping", "floating": "floating", "sliding": "sitting on the floor", "on its back": "lying on the back", "begging": "praying", "on one leg": "yoga tree", "looking back": "standing",
}

// poseExpressions are the faces that go with a pose.
var poseExpressions = map[string]string{"laughing": "laugh", "blowing a kiss": "kiss", "kissing": "kissing", "raising": "laugh", "sleeping": "sleeping", "singing": "singing", "roaring": "angry", "cheering": "laugh"}

// animalPosesByName are the animal rig's poses by the reader's names; birds have some of their own.
var animalPosesByName = map[string]string{
	"downward dog": "stretching", "hanging": "standing", "spraying": "spraying", "squatting": "sitting", "playing": "jumping", "eating": "grazing",
	"flying": "jumping", "perched": "sitting", "fighting": "rearing", "crawling": "walking", "balancing": "standing", "kneeling": "lying", "peeking": "sitting",
	"laughing": "sitting", "drinking": "grazing", "climbing": "jumping", "bowing": "stretching", "catching": "jumping",
	"swinging": "jumping", "talking": "sitting", "kissing": "standing", "washing": "sitting", "picking": "standing", "working": "sitting", "sliding": "lying",
}

// bipeds are the animals of tales that walk as people do.
var bipeds = Words("bigfoot yeti werewolf")

// Biped reports whether an animal walks as people do.
func Biped(s brief.Subject) bool { return s.Kind == brief.Animal && bipeds[s.ID] }

// jawed are the creatures that bare their teeth as they are drawn.
var jawed = Words("tyrannosaurus-rex")

// Humanly reports whether an animal does something that only people do: it is drawn upright then, on the person rig.
func Humanly(s brief.Subject) bool {
	if s.Kind == brief.Animal && bipeds[s.ID] {
		return true
	}
	if IsCreature(s) {
		return s.Pose != "" && !(s.Pose == "roaring" && jawed[s.ID])
	}
	if s.Pose == "" || s.Kind == brief.Animal && slices.Contains(animal.Poses(), s.Pose) || s.Kind == brief.Bird && slices.Contains(bird.Poses(), s.Pose) {
		return false
	}
	if s.Kind == brief.Bird && (s.Pose == "sleeping" || s.Pose == "lying" || s.Pose == "feeding") {
		return false // birds sleep perched, and feed with their bills
	}
	_, own := animalPosesByName[s.Pose]
	return !own
}

// HangsByFeet are the animals that hang by all their feet.
var HangsByFeet = Words("sloth bat possum opossum lemur monkey chimpanzee orangutan gecko chameleon")

// PersonPoseOf returns what the person rig calls a pose.
func PersonPoseOf(pose string) string {
	if name, ok := personPoses[pose]; ok {
		return name
	}
	return pose
}

// animalPoseOf returns what the animal rig calls a pose.
func animalPoseOf(pose string) string {
	if slices.Contains(animal.Poses(), pose) {
		return pose
	}
	return animalPosesByName[pose]
}

// BirdPoseOf returns what the bird rig calls a pose.
func BirdPoseOf(pose string) string {
	if slices.Contains(bird.Poses(), pose) {
		return pose
	}
	return map[string]string{"running": "walking", "jumping": "flying", "swimming": "swimming", "sliding": "swimming", "feeding": "walking"}[pose]
}

// Flies reports whether a pose is one of flight.
func Flies(pose string) bool {
	return pose == "flying" || pose == "landing" || pose == "diving" || pose == "spread"
}

// wornNames are the rig's garments, headwear and extras by the reader's names, where they differ.
var wornNames = map[string]string{
	"baseball cap": "cap", "hijab": "headscarf", "police hat": "police cap", "sailor hat": "sailor cap", "helmet": "bike helmet", "hair bow": "bow", "bowler hat": "bowler",
	"veil": "bridal veil", "hat": "fedora", "bucket hat": "sun hat", "bonnet": "sun hat", "shower cap": "swim cap", "tank top": "tank",
	"cowboy boots": "tall boots", "high heels": "heels", "rain boots": "rubber boots", "ice skates": "high tops", "roller skates": "high tops",
	"mittens": "gloves", "bikini": "swimsuit", "spacesuit": "space suit", "tracksuit": "sportswear", "superhero suit": "bodysuit", "wetsuit": "bodysuit",
	"graduation gown": "robe", "abaya": "robe", "kilt": "pleated skirt", "qipao": "evening dress", "dashiki": "tunic", "lederhosen": "overalls",
	"ripped jeans": "torn trousers", "flannel shirt": "checked shirt", "pants": "trousers", "suit": "suit jacket", "school uniform": "suit jacket", "uniform": "uniform shirt", "top": "blouse", "lei": "flower lei", "pointy ears": "pointed ears",
}

// WornName returns what the person rig calls a garment, headwear or extra, and whether it has it.
func WornName(name string) (string, bool) {
	if own, ok := wornNames[name]; ok {
		name = own
	}
	return name, worns()[name]
}

var worns = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for _, list := range [][]string{person.Garments(), person.Headwear(), person.Extras()} {
		for _, name := range list {
			out[name] = true
		}
	}
	return out
})

var heads = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for _, name := range person.Headwear() {
		out[name] = true
	}
	return out
})

var extraNames = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for _, name := range person.Extras() {
		out[name] = true
	}
	return out
})

// beards and lenses are features by the reader's names.
var (
	beards  = map[string]string{"beard": "full"}
	lenses  = map[string]string{"glasses": "round", "round glasses": "round", "monocle": "round"}
	builds  = map[string]string{"pregnant": ""}
	hairdos = map[string]string{"bald": "none", "buzz": "buzz cut", "messy": "wild", "straight": "long", "pompadour": "quiff", "long straight": "long", "short spiky": "spiky", "short curly": "curly"}
	ages    = map[string]string{"young": "adult"}
)

// hairdo returns the rig's hair style for what was said of hair; of several words, the last that is a style: "long braids" are braids.
func hairdo(said string) string {
	styles := person.HairStyles()
	name := named(hairdos, said)
	words := strings.Fields(said)
	for n := len(words) - 1; n >= 0 && !slices.Contains(styles, name); n-- {
		name = named(hairdos, words[n])
	}
	return name
}

func named(table map[string]string, name string) string {
	if own, ok := table[name]; ok {
		return own
	}
	return name
}

// RoleName returns what the person rig calls a role, and whether it has it; ids have hyphens for spaces.
func RoleName(id string) (string, bool) {
	name := strings.ReplaceAll(id, "-", " ")
	return name, slices.Contains(person.Roles(), name) || id == ""
}

// Phrases makes a set of what is between commas.
func Phrases(list string) map[string]bool {
	out := map[string]bool{}
	for w := range strings.SplitSeq(list, ", ") {
		out[w] = true
	}
	return out
}

// Words are the words of a list.
func Words(list string) map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		out[w] = true
	}
	return out
}
