package pose

import (
	"maps"
)

func init() { maps.Copy(All, daily) }

// daily are further poses of every day with what they are done on.
var daily = map[string]Pose{
	"tying shoes": {Turn: .7, Lean: 30, Head: 16, Near: Arm{Upper: 46, Fore: 62, Hand: Fist}, Far: Arm{Upper: 52, Fore: 66, Hand: Fist, Front: true},
		LegNear: Leg{Upper: 86, Lower: 84, UpperLen: .9, Foot: -62}, LegFar: Leg{Upper: 130, Lower: 16, Foot: 0}, Shift: -.4, LegsFront: true, Expression: "looking down"},
	"studying": {Turn: .7, Lean: 10, Head: 12, Near: Arm{Upper: 28, Fore: 82, Hand: FlatHand}, Far: Arm{Upper: 40, Fore: 72, Hand: Fist},
		LegNear: chairNear, LegFar: chairFar, Seated: true, Shift: -.6, Hold: 2, Prop: "chair,study desk,writing pencil", Expression: "looking down"},
	"cannonball": {Turn: .7, Lean: 8, Head: 6, Near: Arm{Upper: 46, Fore: 84, ForeLen: .8, Hand: RestHand}, Far: Arm{Upper: 50, Fore: 86, ForeLen: .7, Hand: RestHand},
		LegNear: Leg{Upper: 122, Lower: 4, Foot: 20}, LegFar: Leg{Upper: 116, Lower: 0, Foot: 20}, Up: 1.1, Shift: -.2, Prop: "splash below", Expression: "laugh"},
	"on a tightrope": {Turn: .25, Lean: -3, Head: 4, Near: Arm{Upper: -96, Fore: -80, Hand: OpenHand}, Far: Arm{Upper: 84, Fore: 100, Hand: OpenHand, Front: true},
		LegNear: Leg{Upper: 14, Lower: 4, Foot: 0}, LegFar: Leg{Upper: -6, Lower: -12, Foot: 10}, Up: .5, Prop: "tightrope", Expression: "determined"},
	"picking flowers": {Turn: .7, Lean: 22, Head: 12, Near: Arm{Upper: 30, Fore: 104, Hand: Fist}, Far: Arm{Upper: 46, Fore: 40, Hand: Pinch},
		LegNear: Leg{Upper: 86, Lower: 2}, LegFar: Leg{Upper: -4, Lower: -92, Foot: 72}, Shift: -.4, Hold: 1, Prop: "flower bed,picked flowers", Expression: "grin"},
}
