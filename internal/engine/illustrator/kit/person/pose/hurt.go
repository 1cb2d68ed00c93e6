package pose

import (
	"maps"
)

func init() { maps.Copy(All, hurtPoses) }

// hurtPoses are those of people with a limb in plaster, and of who guards a goal.
var hurtPoses = map[string]Pose{
	"arm in a cast": {Turn: .15, Head: 3, Near: Arm{Reach: true, To: [2]float64{.1, .34}, Bend: -1, UpperLen: .92, ForeLen: .94, Hand: RestHand, Wrist: -20}, Far: HangFar,
		LegNear: StandNear, LegFar: StandFar, Prop: "sling,arm cast", Expression: "smile"},
	"leg in a cast": {Turn: .15, Head: 3, Near: Arm{Upper: -22, Fore: -8, Hand: Fist}, Far: Arm{Upper: 22, Fore: 8, Hand: Fist, Front: true},
		LegNear: Leg{Upper: -3, Lower: -2, Flip: true}, LegFar: StandFar, Prop: "far crutch,near crutch,leg cast", Expression: "smile"},
	"on crutches": {Turn: .15, Head: 3, Near: Arm{Upper: -22, Fore: -8, Hand: Fist}, Far: Arm{Upper: 22, Fore: 8, Hand: Fist, Front: true},
		LegNear: Leg{Upper: 6, Lower: -34, Foot: 20}, LegFar: StandFar, Prop: "far crutch,near crutch", Expression: "smile"},
	"guarding the net": {Turn: .2, Lean: 6, Head: 4, Near: Arm{Upper: -52, Fore: -20, Hand: Fist}, Far: Arm{Upper: 54, Fore: 96, Hand: Fist, Front: true},
		LegNear: Leg{Upper: -30, Lower: 4, Foot: -4}, LegFar: Leg{Upper: 34, Lower: -2, Foot: 4}, Hold: 2, Prop: "leg pads,goalie stick,blocker,catching glove", Expression: "determined"},
}
