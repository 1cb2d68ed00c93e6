package pose

import "maps"

func init() { maps.Copy(All, taskPoses) }

// taskPoses are tasks of home, workshop and public life with their tools.
var taskPoses = map[string]Pose{
	"whisking": {Turn: .45, Lean: 2, Head: 8, Near: Arm{Upper: 20, Fore: 96, Hand: CupHand}, Far: Arm{Upper: 52, Fore: 128, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "batter bowl,batter whisk", Expression: "grin"},
	"eating from a bowl": {Turn: .3, Head: 3, Near: Arm{Upper: -24, Fore: 84, UpperLen: .9, Hand: CupHand}, Far: Arm{Upper: 62, Fore: 166, UpperLen: .9, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "food bowl,food spoon", Expression: "grin"},
	"dusting": {Turn: .5, Lean: 2, Head: -4, Near: Arm{Upper: -14, Fore: 8}, Far: Arm{Upper: 92, Fore: 132, Hand: Fist}, LegNear: steadyNear, LegFar: steadyFar, Hold: 1, Prop: "feather duster", Expression: "grin"},
	"pruning": {Turn: .55, Lean: 5, Head: 6, Near: Arm{Upper: 30, Fore: 84, Hand: Fist}, Far: Arm{Upper: 46, Fore: 90, Hand: Fist},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 2, Prop: "hedge,hedge shears", Expression: "grin"},
	"sculpting": {Turn: .55, Lean: 2, Head: 4, Near: Arm{Upper: -20, Fore: 130, Hand: Fist}, Far: Arm{Upper: 60, Fore: 104, Hand: Fist},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 2, Prop: "stone bust,sculptor's chisel,sculptor's hammer", Expression: "determined"},
	"throwing pottery": {Turn: .65, Lean: 12, Head: 10, Near: Arm{Upper: 30, Fore: 66, Hand: CupHand}, Far: Arm{Upper: 50, Fore: 72, Hand: CupHand},
		LegNear: chairNear, LegFar: chairFar, Seated: true, Shift: -.6, Hold: 2, Prop: "low stool,potter's wheel", Expression: "grin"},
	"laying bricks": {Turn: .6, Lean: 10, Head: 10, Near: Arm{Upper: 26, Fore: 70, Hand: CupHand}, Far: Arm{Upper: 48, Fore: 64, Hand: Fist},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 2, Prop: "brick wall,trowel", Expression: "determined"},
	"measuring": {Turn: .3, Head: 8, Near: Arm{Upper: -26, Fore: -74, ForeLen: .95, Hand: Fist}, Far: Arm{Upper: 26, Fore: 74, ForeLen: .95, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "measuring tape", Expression: "looking down"},
	"filming": {Turn: .5, Head: 2, Near: Arm{Upper: 20, Fore: 140, Hand: Fist}, Far: Arm{Upper: 60, Fore: 130, Hand: Fist}, LegNear: steadyNear, LegFar: steadyFar, Hold: 2, Prop: "video camera", Expression: "wink"},
	"podcasting": {Turn: .5, Lean: 4, Head: 2, Near: Arm{Upper: 20, Fore: 84, Hand: RestHand}, Far: Arm{Upper: 50, Fore: 118, Hand: CupHand},
		LegNear: chairNear, LegFar: chairFar, Seated: true, Shift: -.6, Across: 66, Prop: "chair,podcast desk", Expression: "grin"},
	"voting": {Turn: .5, Lean: 3, Head: 6, Near: Arm{Upper: -12, Fore: 10}, Far: Arm{Upper: 58, Fore: 84, Hand: Pinch}, LegNear: StandNear, LegFar: StandFar, Hold: 1, Prop: "ballot box,ballot", Expression: "smile"},
	"protesting": {Turn: .25, Head: -2, Near: Arm{Upper: -40, Fore: -160, Hand: Fist}, Far: Arm{Upper: 142, Fore: 172, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: StandFar, Hold: 1, Prop: "protest sign", Expression: "shouting"},
	"packing": {Turn: .6, Lean: 16, Head: 10, Near: Arm{Upper: 34, Fore: 58, Hand: CupHand}, Far: Arm{Upper: 52, Fore: 66, Hand: CupHand},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 2, Prop: "open suitcase", Expression: "grin"},
	"showering": {Turn: .2, Head: -6, Near: Arm{Reach: true, OnHead: true, To: [2]float64{-34, -34}, Bend: 1, Hand: FlatHand}, Far: Arm{Reach: true, OnHead: true, To: [2]float64{34, -34}, Bend: -1, Hand: FlatHand, Front: true},
		LegNear: StandNear, LegFar: StandFar, Prop: "shower head,shower water", Expression: "eyes closed"},
	"strumming": {Turn: .2, Head: 4, Near: Arm{Upper: -30, Fore: 66, UpperLen: .86, Hand: Fist}, Far: Arm{Upper: 52, Fore: 96, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "guitar", Expression: "singing"},
	"trick or treating": {Turn: .25, Head: 3, Near: Arm{Upper: -14, Fore: -4, Hand: Fist}, Far: Arm{Upper: 118, Fore: 168, Hand: OpenHand, Front: true},
		LegNear: StandNear, LegFar: StandFar, Hold: 1, Prop: "treat bucket", Expression: "laugh"},
	"hunting eggs": {Turn: .6, Lean: 22, Head: 8, Near: Arm{Upper: -6, Fore: 10, Hand: Fist}, Far: Arm{Upper: 40, Fore: 46, Hand: CupHand},
		LegNear: Leg{Upper: 30, Lower: -24}, LegFar: Leg{Upper: 44, Lower: -20}, Hold: 2, Prop: "egg basket,grass eggs", Expression: "grin"},
	"bandaging": {Turn: .7, Lean: 12, Head: 10, Near: Arm{Upper: 30, Fore: 62, Hand: CupHand}, Far: Arm{Upper: 44, Fore: 74, Hand: Fist},
		LegNear: Leg{Upper: 86, Lower: 2}, LegFar: Leg{Upper: -4, Lower: -92, Foot: 72}, Shift: -.1, Hold: 2, Prop: "bandage roll", Expression: "smile"},
	"tossing the pan": {Turn: .5, Lean: -3, Head: -4, Near: Arm{Upper: -14, Fore: 40, Hand: Fist}, Far: Arm{Upper: 46, Fore: 92, Hand: Fist},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 1, Prop: "stir fry pan,flying vegetables", Expression: "grin"},
	"peeling": {Turn: .4, Head: 8, Near: Arm{Upper: 14, Fore: 92, UpperLen: .9, Hand: CupHand}, Far: Arm{Upper: 34, Fore: 116, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "peeled potato,peeler", Expression: "smile"},
	"folding laundry": {Turn: .5, Lean: 6, Head: 8, Near: Arm{Upper: 26, Fore: 74, Hand: FlatHand}, Far: Arm{Upper: 48, Fore: 80, Hand: FlatHand},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "laundry table", Expression: "grin"},
	"with a megaphone": {Turn: .5, Head: -3, Near: Arm{Reach: true, OnHead: true, To: [2]float64{62, 47}, Hand: Fist}, Far: HangFar, LegNear: steadyNear, LegFar: steadyFar, Hold: 1, Prop: "megaphone", Expression: "shouting"},
}
