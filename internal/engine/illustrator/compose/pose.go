package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
)

// isChased reports whether somebody runs after subject i.
func (c *composer) isChased(i int) bool {
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool { return l.Kind == "chasing" && l.To == i && c.stands(i) })
}

// inStep is the pose of an animal that keeps step with somebody who runs or walks with it.
func (c *composer) inStep(i int) string {
	if k := c.subject(i).Kind; k != brief.Animal && k != brief.Bird {
		return ""
	}
	for _, l := range c.links {
		if loose[l.Kind] && (l.From == i || l.To == i) {
			other := l.From + l.To - i
			if pose := c.subject(other).Pose; pose == "running" || pose == "walking" || withMother[pose] && c.kin(i, other) {
				return pose
			}
		}
	}
	return ""
}

// chasedInWater reports whether what runs after subject i swims.
func (c *composer) chasedInWater(i int) bool {
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool {
		return l.Kind == "chasing" && l.To == i && library.GroupOf(c.subject(l.From).ID) == "sea"
	})
}

// withMother are the poses that young ones have beside a grown one of their kind.
var withMother = words("swimming sleeping lying sitting flying")

// isFed reports whether somebody feeds a small child, who sits for that.
func (c *composer) isFed(i int) bool {
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool {
		return l.Kind == "looking at" && l.To == i && c.subject(l.From).Pose == "feeding" && c.bendsTo(l.From)
	})
}

// poseFor is the pose that a relation needs.
func (c *composer) poseFor(i int, link brief.Relation) string {
	s := c.subject(i)
	switch {
	case s.Kind == brief.Person || dressed(s):
		return c.personPose(link)
	case s.Kind == brief.Animal && link.Kind == "sniffing":
		return c.sniffPose(link)
	case s.Kind == brief.Animal && link.Kind == "eating" && grazed[c.subject(link.To).ID] && c.subject(link.To).ID != "tree" && c.subject(link.To).ID != "cactus":
		return "grazing"
	case c.inPaws(link):
		return "sitting"
	case c.laps(link):
		return "grazing"
	case s.Kind == brief.Animal:
		return animalPoses[link.Kind]
	case s.Kind == brief.Bird && link.Kind == "chasing" && onFoot[s.ID]:
		return "walking"
	case s.Kind == brief.Bird && (link.Kind == "over" || link.Kind == "jumping over" || link.Kind == "chasing" || link.Kind == "emerging from"):
		return "flying"
	}
	return ""
}

// onFoot are the birds that chase somebody on the ground.
var onFoot = words("goose chicken rooster duck turkey ostrich emu penguin roadrunner peacock cassowary rhea chick duckling")

// handy are the relations that need hands: animals stand upright for them.
var handy = map[string]bool{"reading": true, "using": true, "pushing": true, "carrying": true}

// mouthful reports whether an animal carries something in its mouth.
func (c *composer) mouthful(l brief.Relation) bool {
	return l.Kind == "carrying" && realSize(c.draw(l.To, how{})) <= .7*realSize(c.draw(l.From, how{pose: "standing"})) && !holdsInArms[c.subject(l.From).ID]
}

// inPaws reports whether an animal that has hands eats something from them.
func (c *composer) inPaws(l brief.Relation) bool {
	return l.Kind == "eating" && holdsInArms[c.subject(l.From).ID] && c.subject(l.From).Kind == brief.Animal && c.subject(l.To).Kind == brief.Piece && realSize(c.draw(l.To, how{})) <= mostBitten
}

// mostBitten is the length in centimeters up to which something is eaten from the paws: bamboo, but no tree; leastBite is what it measures
// at least, as a share of who eats it.
const (
	mostBitten = 260
	leastBite  = .24
)

// toBite holds food between the paws of k's root, with its upper end below the mouth.
func toBite(k, thing cluster) cluster {
	if least := leastBite * bySize(k.root); bySize(thing.root) < least {
		thing = thing.scaled(least / bySize(thing.root))
	}
	b, mouth := thing.bounds(), k.root.anchor("mouth")
	x := (k.root.anchor("handNear").X + k.root.anchor("handFar").X) / 2
	return thing.moved(x-(b.X0+b.X1)/2, mouth.Y+.03*bySize(k.root)-b.Y0)
}

// fromCup reports whether an animal drinks as people do: tea from a cup, not water.
func (c *composer) fromCup(l brief.Relation) bool {
	return l.Kind == "drinking" && slices.Contains(cupped, c.subject(l.To).ID)
}

// laps reports whether an animal drinks from a bowl on the floor.
func (c *composer) laps(l brief.Relation) bool {
	s := c.subject(l.From)
	return l.Kind == "drinking" && s.Kind == brief.Animal && !dressed(s) && liquids[c.subject(l.To).ID] != "" && !c.fromCup(l)
}

// cupped are the drinks and vessels that nobody laps.
var cupped = []string{"tea", "tea-cup", "coffee", "coffee-cup", "mug", "beer", "beer-mug", "wine", "wine-glass", "cocktail", "margarita", "hot-chocolate", "latte", "boba-tea", "bubble-tea", "champagne", "champagne-glass", "martini", "lemonade", "smoothie", "milkshake", "soda", "soda-can", "iced-coffee", "matcha-latte"}

// holdsInArms are the animals that carry things in their arms.
var holdsInArms = map[string]bool{
	"bear": true, "panda": true, "monkey": true, "gorilla": true, "koala": true, "raccoon": true, "polar-bear": true, "brown-bear": true, "kangaroo": true, "bunny": true,
	"rabbit": true, "squirrel": true, "mouse": true, "hamster": true, "sloth": true, "chimpanzee": true, "orangutan": true, "otter": true, "teddy-bear": true,
}

var animalPoses = map[string]string{
	"sitting on": "sitting", "riding": "sitting", "lying on": "lying", "holding": "sitting", "eating": "standing", "walking": "walking", "chasing": "running", "jumping over": "jumping",
	"playing": "walking", "carrying": "walking", "hanging from": "jumping", "hugging": "sitting", "on lap": "lying", "inside": "sitting", "pulling": "walking", "on": "sitting", "reading": "sitting",
}

func (c *composer) personPose(link brief.Relation) string {
	if c.bows(link) {
		return celloPose
	}
	if c.standsBefore(link) {
		return "feeding" // both hands reach forward
	}
	if c.tastesAndHolds(link.From) {
		return holdBoth
	}
	switch link.Kind {
	case "holding", "eating", "drinking", "using", "carrying":
		if link.Kind == "carrying" && c.subject(link.To).Kind != brief.Piece {
			return "carrying"
		}
		if slices.ContainsFunc(c.links, func(l brief.Relation) bool {
			return l.From == link.From && l.Kind == link.Kind && l.To != link.To && c.bowlOf(l) < 0 && c.bowlOf(link) < 0
		}) {
			return holdBoth
		}
		if d := c.draw(link.To, how{}); link.Kind == "holding" && c.subject(link.To).Count == 2 && c.subject(link.From).Count == 1 && !hangsFromHand(d) && realSize(d) <= handheld {
			return holdBoth
		}
		if c.subject(link.To).ID == "microphone" && link.Kind == "holding" {
			return "singing"
		}
		if d := c.draw(link.To, how{}); link.Kind == "carrying" && !hangsFromHand(d) && realSize(d) > small && c.subject(link.To).ID != "umbrella" {
			return "carrying"
		}
		return c.holdPose(link.To)
	case "hugging":
		if c.subject(link.To).Kind == brief.Person {
			return ""
		}
		return "carrying"
	case "walking":
		return "walking"
	case "sitting on", "lying on":
		return map[string]string{"sitting on": "sitting", "lying on": "lying"}[link.Kind]
	case "pulling":
		return "walking" // with what is pulled behind
	case "reading", "pushing", "riding":
		return link.Kind
	case "playing":
		if c.playsOnFloor(link) {
			return "sitting on the floor"
		}
		if id := c.subject(link.To).ID; library.GroupOf(id) != "music" {
			return c.holdPose(link.To)
		}
		return "playing an instrument"
	case "under":
		if library.GroupOf(c.subject(link.To).ID) == "vehicles" {
			return "lying"
		}
	case "chasing":
		return "running"
	case "kicking":
		return "kicking"
	case "jumping over":
		return "jumping"
	}
	return ""
}

// usualPoses are those of figures of whom nothing was said, by variation.
var usualPoses = map[brief.Kind][]string{
	brief.Person: {"standing", "waving", "walking", "hands on hips"},
	brief.Animal: {"standing", "sitting", "walking", "lying"},
	brief.Bird:   {"perched", "flying", "walking", "perched"},
}

func (c *composer) usualPose(s brief.Subject, copy int) string {
	poses := usualPoses[s.Kind]
	if s.Kind == brief.Bird && dressed(s) {
		poses = []string{"standing", "walking", "waving", "standing"} // nobody perches on two legs
	}
	if len(poses) == 0 {
		return ""
	}
	if c.Brief.Place == "space" && s.Kind == brief.Person {
		return "floating"
	}
	if s.ID != "" && s.Kind == brief.Person && c.Variation%4 == 0 {
		return ""
	}
	if s.Person != nil && s.Person.Age == "baby" {
		return "sitting on the floor" // babies do not stand
	}
	return poses[(c.Variation+copy*2)%len(poses)]
}
