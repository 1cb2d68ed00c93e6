// Package person draws people in any pose, age, build and clothes. A figure is built from a skeleton of bones whose
// lengths depend on age; a pose gives the angles of the bones, and limbs can be made to reach targets instead. Clothes,
// hair, faces and props are drawn on the skeleton. Units: a standing adult is about 440 units tall, with the feet on
// y = 468 and the hips near x = 180.
package person

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/extra"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/pose"
	"pellucid/internal/engine/illustrator/kit/person/role"
	"pellucid/internal/engine/illustrator/kit/person/wear"
)

// What callers say of a person; the packages below have the parts.
type (
	Spec    = figure.Spec
	Hair    = figure.Hair
	Garment = figure.Garment
	Mask    = figure.Mask
	Thing   = figure.Thing
	Pelt    = figure.Pelt
)

// Middle is the x about which a figure stands, and about which one that faces left is mirrored; the targets of its Reach are those of the one that faces right.
const Middle = figure.Middle

// Poses lists the names of poses, sorted.
func Poses() []string { return pose.Names() }

// HoldPose returns the pose whose hands hold a thing: 1 is one hand raised in front, 2 is two hands in front.
func HoldPose(n int) string { return pose.Holding(n) }

// ThingActs reports whether a thing can be drawn in a pose.
func ThingActs(name string) bool { return pose.ThingActs(name) }

// ArmsBusy reports which arms a pose needs: the others hang down, and may do something else.
func ArmsBusy(name string) (near, far bool) { return pose.ArmsBusy(name) }

// TakesSkirt reports whether a skirt falls well in a pose.
func TakesSkirt(name string) bool { return pose.TakesSkirt(name) }

// Roles lists the names of professions and characters, sorted.
func Roles() []string { return role.Names() }

// RoleHolds reports whether a role brings a thing in its hands.
func RoleHolds(name, thing string) bool { return role.Holds(name, thing) }

// RoleTop returns what the top of a role is called, or nothing.
func RoleTop(name string) string { return role.Top(name) }

// RoleHeadwear returns the headwear that belongs to a role; "" when it has none.
func RoleHeadwear(name string) string { return role.Headwear(name) }

// Extras lists the names of accessories, sorted.
func Extras() []string { return extra.Names() }

// Headwear lists the names of headwear, sorted.
func Headwear() []string { return head.HatNames() }

// HairStyles lists the names of styles of hair, sorted.
func HairStyles() []string { return head.HairNames() }

// SkinTones lists the eight skin tones, light to dark.
func SkinTones() []kit.Color { return figure.SkinTones() }

// Garments lists the names of garments and shoes, sorted.
func Garments() []string { return wear.GarmentNames() }

// GarmentPlace returns where a garment is worn, such as "top", "bottom" or "over", or nothing for what is no garment.
func GarmentPlace(name string) string { return wear.PlaceOf(name) }

// SuitTop is the upper half of a suit of one piece, for who wears other trousers.
func SuitTop(name string) (Garment, bool) { return wear.SuitTop(name) }

// Whole reports whether a garment is a dress or a gown: it covers what is worn on the legs.
func Whole(name string) bool { return wear.Whole(name) }

// OnePiece reports whether a garment covers the legs, or leaves them bare, by itself: nothing is worn below it.
func OnePiece(name string) bool { return wear.OnePiece(name) }
