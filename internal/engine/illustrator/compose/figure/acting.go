package figure

import (
	"cmp"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/finish/faces"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/person"
)

// Character is the state of a thing that has a face, arms and legs, as mascots have.
const Character = "character"

// AsCharacter reports whether a piece is drawn with arms and legs: it was asked for so, or it does what needs them.
func AsCharacter(s brief.Subject) bool {
	if s.Kind != brief.Piece || !library.TakesFace(s.ID) {
		return false
	}
	return slices.Contains(s.States, Character) || ActsAs(s.ID, s.Pose)
}

// Acting are the groups of things that become characters by what else moves too: a phone that runs and a car that jumps have no legs.
var Acting = Words("food plants science body holiday symbols")

// ActsAs reports whether a thing that does something is drawn as a character that does it.
func ActsAs(id, pose string) bool {
	if pose == "" || !library.TakesFace(id) {
		return false
	}
	group := library.GroupOf(id)
	return onlyLiving[pose] || Acting[group] && onlyMoving[pose] || group == "sport" && (pose == "running" || pose == "walking") // balls jump by themselves
}

// onlyMoving is what things do too, onlyLiving what nothing does that has no arms and legs.
var (
	onlyMoving = Words("running walking jumping swimming singing drinking playing kicking")
	onlyLiving = Phrases("dancing, yoga, meditating, waving, pointing, clapping, cheering, reading, reading aloud, writing, watering, watering flowers, gardening, painting, painting at an easel, lifting, jumping rope, photographing, punching, high kick, thinking, shrugging, praying, saluting, " +
		"flexing, thumbs up, selfie, surfing, skateboarding, ice skating, roller skating, skating, skiing, snowboarding, sledding, knitting, fishing, talking, phoning, gaming, hugging, holding hands, high five, shaking hands, bowing, juggling, karate, " +
		"throwing, fighting, conducting, sweeping, mopping, vacuuming, golfing, playing tennis, shaving, batting, brushing teeth, blowing a kiss, dunking, archery, playing hockey, bowling, hula hooping, lassoing, playing soccer, dribbling, studying, djing, drumming, " +
		"playing chess, peace sign, ok sign, heart hands, arms crossed, hands on hips, hands on hip, ballet, handstand, cartwheel, sneaking, shushing, stop sign, dabbing, fist raised, strumming, hiking with poles, trick or treating, with a megaphone, teaching, stretching, celebrating, having tea, having dinner")
)

// IsActor reports whether a subject is a thing that acts: a person whose body is a thing.
func IsActor(s brief.Subject) bool {
	return s.Kind == brief.Person && slices.Contains(s.States, Character)
}

// actorFaces are the expressions of things that act, by what they do.
var actorFaces = map[string]string{"meditating": "calm", "yoga": "calm", "praying": "calm", "sleeping": "sleepy", "singing": "surprised", "fighting": "angry", "punching": "angry", "shushing": "wink", "blowing a kiss": "kiss", "peace sign": "wink"}

// actorSpec is how a thing that acts is drawn: its own drawing, with a face, in place of a trunk and a head.
func (c *Drawer) actorSpec(i int, h layout.How) person.Spec {
	s := c.Subject(i)
	thing := *c
	thing.Brief.Subjects = slices.Clone(c.Brief.Subjects)
	own := &thing.Brief.Subjects[i]
	face := cmp.Or(s.Expression, actorFaces[s.Pose], "happy")
	own.Kind, own.Pose, own.Facing, own.Person, own.Expression = brief.Piece, "", "", nil, face
	own.Without, own.States = append(slices.Clone(s.Without), ownLimbs[s.ID]...), append(slices.Clone(s.States), limbless)
	a := faces.ActorOf(thing.Draw(i, layout.How{Copy: h.Copy, Pose: "standing"}), face, lashed(s), c.SeedOf(i, h.Copy))
	spec := person.Spec{
		Pose: PersonPoseOf(h.Pose), Facing: h.Facing, Reach: h.Reach, Grips: h.Grips, Bare: h.Bare, Stool: h.Stool, Seated: h.Seated, Shared: h.Shared, ArmsBehind: h.ArmsBehind, Seed: c.SeedOf(i, h.Copy),
		Thing: &person.Thing{Drawing: a.Drawing, Shoulders: a.Shoulders, Hips: a.Hips, Face: a.Face, Shoes: a.Shoes, Cm: actorCm},
	}
	if slices.Contains(library.States(s.ID), limbless) {
		spec.Thing.Dough = surface.RulingColor(a.Drawing)
	}
	if s.Pose == "flexing" && (h.Pose == "" || h.Pose == "flexing") {
		spec.Pose = "flexing"
	}
	return spec
}

// limbless is the state of pieces whose limbs are of one piece with them: they are drawn without, and the figure has such limbs.
const limbless = "limbless"

// ownLimbs are the parts of pieces that are limbs, which a figure has itself.
var ownLimbs = map[string][]string{"snowman": {"arms"}}

// actorCm is the height of a thing that acts in centimeters, between its own and that of those whose things it handles.
const actorCm = 90
