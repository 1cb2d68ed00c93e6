package relation

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/holding"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/library"
)

// isChased reports whether somebody runs after subject i.
func (c *Placer) isChased(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.Kind == "chasing" && l.To == i && c.Stands(i) })
}

// inStep is the pose of an animal that keeps step with somebody who runs or walks with it.
func (c *Placer) inStep(i int) string {
	if k := c.Subject(i).Kind; k != brief.Animal && k != brief.Bird {
		return ""
	}
	for _, l := range c.Links {
		if hierarchy.Loose[l.Kind] && (l.From == i || l.To == i) {
			other := l.From + l.To - i
			if pose := c.Subject(other).Pose; pose == "running" || pose == "walking" || withMother[pose] && c.Kin(i, other) {
				return pose
			}
		}
	}
	return ""
}

// onLand are the small creatures that the library has among those of the sea and that do not swim.
var onLand = figure.Words("bee bumblebee wasp hornet mosquito housefly fly butterfly moth dragonfly beetle ladybug spider ant scorpion snake lizard snail chameleon gecko")

// chasedInWater reports whether what runs after subject i swims.
func (c *Placer) chasedInWater(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.Kind == "chasing" && l.To == i && library.GroupOf(c.Subject(l.From).ID) == "sea" && !onLand[c.Subject(l.From).ID]
	})
}

// withMother are the poses that young ones have beside a grown one of their kind.
var withMother = figure.Words("swimming sleeping lying sitting flying")

// isFed reports whether somebody feeds a small child, who sits for that.
func (c *Placer) isFed(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.Kind == "looking at" && l.To == i && c.Subject(l.From).Pose == "feeding" && c.bendsTo(l.From)
	})
}

// isShorn reports whether somebody's hair is cut, who sits for that.
func (c *Placer) isShorn(i int) bool {
	return c.Subject(i).Kind == brief.Person && slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.Kind == "looking at" && l.To == i && c.Subject(l.From).Pose == "cutting hair"
	})
}

// poseFor is the pose that a relation needs.
func (c *Placer) poseFor(i int, link brief.Relation) string {
	s := c.Subject(i)
	switch {
	case s.Kind == brief.Person || figure.Dressed(s) || figure.Biped(s):
		return c.personPose(link)
	case s.Kind == brief.Animal && link.Kind == "sniffing":
		return c.sniffPose(link)
	case s.Kind == brief.Animal && link.Kind == "eating" && holding.Grazed[c.Subject(link.To).ID] && c.Subject(link.To).ID != "tree" && c.Subject(link.To).ID != "cactus":
		return "grazing"
	case c.InPaws(link):
		return "holding"
	case c.Laps(link):
		return "grazing"
	case s.Kind == brief.Animal && link.Kind == "playing" && animal.PlayBows(s.ID):
		return "stretching" // the forelegs at the toy, the rump up
	case s.Kind == brief.Animal:
		return animalPoses[link.Kind]
	case s.Kind == brief.Bird && hovering[s.ID] && (link.Kind == "drinking" || link.Kind == "eating"):
		return "flying"
	case s.Kind == brief.Bird && link.Kind == "chasing" && onFoot[s.ID]:
		return "walking"
	case s.Kind == brief.Bird && (link.Kind == "over" || link.Kind == "jumping over" || link.Kind == "chasing" || link.Kind == "emerging from"):
		return "flying"
	}
	return ""
}

// hovering are the birds that drink from flowers on the wing.
var hovering = figure.Words("hummingbird")

// onFoot are the birds that chase somebody on the ground.
var onFoot = figure.Words("goose chicken rooster duck turkey ostrich emu penguin roadrunner peacock cassowary rhea chick duckling")

// mouthful reports whether an animal carries something in its mouth.
func (c *Placer) mouthful(l brief.Relation) bool {
	return l.Kind == "carrying" && (figure.CarriesInMouth[c.Subject(l.To).ID] || figure.RealSize(c.Draw(l.To, layout.How{})) <= .7*figure.RealSize(c.Draw(l.From, layout.How{Pose: "standing"}))) && !figure.HoldsInArms[c.Subject(l.From).ID]
}

var animalPoses = map[string]string{
	"sitting on": "sitting", "riding": "sitting", "lying on": "lying", "holding": "holding", "eating": "standing", "walking": "walking", "chasing": "running", "jumping over": "jumping",
	"playing": "walking", "carrying": "walking", "hanging from": "jumping", "hugging": "holding", "on lap": "lying", "inside": "sitting", "pulling": "walking", "on": "sitting", "reading": "holding",
}

// handful is the length in centimeters of the largest food that somebody eats from one hand.
const handful = 24

func (c *Placer) personPose(link brief.Relation) string {
	if c.Bows(link) {
		return celloPose
	}
	if c.StandsBefore(link) {
		return "feeding" // both hands reach forward
	}
	if holding.TastesAndHolds(c.Placer, link.From) {
		return holding.HoldBoth
	}
	switch link.Kind {
	case "holding", "eating", "drinking", "using", "carrying":
		if link.Kind == "carrying" && c.Subject(link.To).Kind != brief.Piece {
			return "carrying"
		}
		if slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
			return l.From == link.From && l.Kind == link.Kind && l.To != link.To && c.BowlOf(l) < 0 && c.BowlOf(link) < 0
		}) {
			return holding.HoldBoth
		}
		if d := c.Draw(link.To, layout.How{}); link.Kind == "holding" && c.Subject(link.To).Count == 2 && c.Subject(link.From).Count == 1 && !hierarchy.HangsFromHand(d) && figure.RealSize(d) <= hierarchy.Handheld {
			return holding.HoldBoth
		}
		if c.Subject(link.To).ID == "microphone" && link.Kind == "holding" {
			return "singing"
		}
		if d := c.Draw(link.To, layout.How{}); link.Kind == "carrying" && !hierarchy.HangsFromHand(d) && figure.RealSize(d) > hierarchy.Small && c.Subject(link.To).ID != "umbrella" {
			return "carrying"
		}
		if link.Kind == "eating" && c.Subject(link.To).Kind == brief.Piece && figure.RealSize(c.Draw(link.To, layout.How{})) <= handful {
			return holding.HoldOne
		}
		return holding.HoldPose(c.Placer, link.To)
	case "hugging":
		if c.Subject(link.To).Kind == brief.Person {
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
		if id := c.Subject(link.To).ID; library.GroupOf(id) != "music" {
			return holding.HoldPose(c.Placer, link.To)
		}
		return "playing an instrument"
	case "under":
		if library.GroupOf(c.Subject(link.To).ID) == "vehicles" {
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

// seated are the animals that one mostly sees sitting: climbers, what eats from its paws, foxes and small cats.
var seated = figure.Words("panda koala sloth red-panda raccoon otter squirrel chipmunk hamster guinea-pig rabbit bunny white-rabbit mouse meerkat monkey chimpanzee orangutan gibbon " +
	"lemur chinchilla slow-loris bush-baby marmoset tamarin tarsier dormouse quokka kinkajou coati sugar-glider beaver cat black-cat tabby-cat calico-cat gray-cat white-cat kitten " +
	"tuxedo-cat siamese-cat persian-cat ragdoll-cat maine-coon-cat bengal-cat russian-blue-cat british-shorthair-cat scottish-fold-cat sphynx-cat fox arctic-fox fennec-fox " +
	"groundhog marmot prairie-dog gopher numbat hare munchkin-cat abyssinian-cat norwegian-forest-cat birman-cat turkish-angora-cat")

// onItsBack reports whether an animal has a thing on its back, which is level only while it stands.
func (c *Placer) onItsBack(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		place := hierarchy.WornAt(c.Subject(l.From).ID)
		return l.To == i && (l.Kind == "riding" || l.Kind == "sitting on" || l.Kind == "on" || l.Kind == "wearing" && (place == "back" || place == "seat"))
	})
}

func (c *Placer) usualPose(i, copy int) string {
	s := c.Subject(i)
	if slices.Contains(c.Brief.Relations, brief.Relation{From: i, Kind: "facing", To: i}) {
		copy = 0 // two of a kind that face each other do the same
	}
	if s.Kind == brief.Bird && bird.Courts(s.ID) && !figure.Dressed(s) && slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool {
		return r.Kind == "facing" && (r.From == i || r.To == i) && c.Subject(r.From).Kind == brief.Bird && c.Subject(r.To).Kind == brief.Bird
	}) {
		return "courting"
	}
	poses := usualPoses[s.Kind]
	if s.Kind == brief.Bird && figure.Dressed(s) {
		poses = []string{"standing", "walking", "waving", "standing"} // nobody perches on two legs
	}
	if len(poses) == 0 {
		return ""
	}
	if s.Kind == brief.Animal && !figure.Dressed(s) && (seated[s.ID] || animal.SitsAsDogsDo(s.ID)) && !c.onItsBack(i) {
		poses = []string{"sitting", "standing", "walking", "lying"}
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

// selfiePoses are those of who is on somebody else's selfie.
var selfiePoses = []string{"waving", "peace sign", "hands on hips"}

// besideSelfie is the pose of somebody on the selfie that another one takes, who was named before.
func (c *Placer) besideSelfie(i, copy int) string {
	const selfie = "selfie"
	if c.Subject(i).Pose != selfie || copy == 0 && !slices.ContainsFunc(c.Brief.Subjects[:i], func(s brief.Subject) bool { return s.Pose == selfie }) {
		return ""
	}
	return selfiePoses[(i+copy)%len(selfiePoses)]
}
