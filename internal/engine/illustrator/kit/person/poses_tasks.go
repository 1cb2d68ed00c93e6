package person

import "maps"

func init() { maps.Copy(poses, taskPoses) }

// taskPoses are tasks of home, workshop and public life with their tools.
var taskPoses = map[string]pose{
	"whisking": {turn: .45, lean: 2, head: 8, near: armPose{upper: 20, fore: 96, hand: cupHand}, far: armPose{upper: 52, fore: 128, hand: fist, front: true},
		legNear: standNear, legFar: standFar, hold: 2, prop: "batter bowl,batter whisk", expression: "grin"},
	"eating from a bowl": {turn: .3, head: 3, near: armPose{upper: -24, fore: 84, upperLen: .9, hand: cupHand}, far: armPose{upper: 62, fore: 166, upperLen: .9, hand: fist, front: true},
		legNear: standNear, legFar: standFar, hold: 2, prop: "food bowl,food spoon", expression: "grin"},
	"dusting": {turn: .5, lean: 2, head: -4, near: armPose{upper: -14, fore: 8}, far: armPose{upper: 92, fore: 132, hand: fist}, legNear: steadyNear, legFar: steadyFar, hold: 1, prop: "feather duster", expression: "grin"},
	"pruning": {turn: .55, lean: 5, head: 6, near: armPose{upper: 30, fore: 84, hand: fist}, far: armPose{upper: 46, fore: 90, hand: fist},
		legNear: steadyNear, legFar: steadyFar, hold: 2, prop: "hedge,hedge shears", expression: "grin"},
	"sculpting": {turn: .55, lean: 2, head: 4, near: armPose{upper: -20, fore: 130, hand: fist}, far: armPose{upper: 60, fore: 104, hand: fist},
		legNear: steadyNear, legFar: steadyFar, hold: 2, prop: "stone bust,sculptor's chisel,sculptor's hammer", expression: "determined"},
	"throwing pottery": {turn: .65, lean: 12, head: 10, near: armPose{upper: 30, fore: 66, hand: cupHand}, far: armPose{upper: 50, fore: 72, hand: cupHand},
		legNear: chairNear, legFar: chairFar, seated: true, shift: -.6, hold: 2, prop: "low stool,potter's wheel", expression: "grin"},
	"laying bricks": {turn: .6, lean: 10, head: 10, near: armPose{upper: 26, fore: 70, hand: cupHand}, far: armPose{upper: 48, fore: 64, hand: fist},
		legNear: steadyNear, legFar: steadyFar, hold: 2, prop: "brick wall,trowel", expression: "determined"},
	"measuring": {turn: .3, head: 8, near: armPose{upper: -26, fore: -74, foreLen: .95, hand: fist}, far: armPose{upper: 26, fore: 74, foreLen: .95, hand: fist, front: true},
		legNear: standNear, legFar: standFar, hold: 2, prop: "measuring tape", expression: "looking down"},
	"filming": {turn: .5, head: 2, near: armPose{upper: 20, fore: 140, hand: fist}, far: armPose{upper: 60, fore: 130, hand: fist}, legNear: steadyNear, legFar: steadyFar, hold: 2, prop: "video camera", expression: "wink"},
	"podcasting": {turn: .5, lean: 4, head: 2, near: armPose{upper: 20, fore: 84, hand: restHand}, far: armPose{upper: 50, fore: 118, hand: cupHand},
		legNear: chairNear, legFar: chairFar, seated: true, shift: -.6, across: 66, prop: "chair,podcast desk", expression: "grin"},
	"voting": {turn: .5, lean: 3, head: 6, near: armPose{upper: -12, fore: 10}, far: armPose{upper: 58, fore: 84, hand: pinch}, legNear: standNear, legFar: standFar, hold: 1, prop: "ballot box,ballot", expression: "smile"},
	"protesting": {turn: .25, head: -2, near: armPose{upper: -40, fore: -160, hand: fist}, far: armPose{upper: 142, fore: 172, hand: fist, front: true},
		legNear: standNear, legFar: standFar, hold: 1, prop: "protest sign", expression: "shouting"},
	"packing": {turn: .6, lean: 16, head: 10, near: armPose{upper: 34, fore: 58, hand: cupHand}, far: armPose{upper: 52, fore: 66, hand: cupHand},
		legNear: steadyNear, legFar: steadyFar, hold: 2, prop: "open suitcase", expression: "grin"},
	"showering": {turn: .2, head: -6, near: armPose{reach: true, onHead: true, to: [2]float64{-34, -34}, bend: 1, hand: flatHand}, far: armPose{reach: true, onHead: true, to: [2]float64{34, -34}, bend: -1, hand: flatHand, front: true},
		legNear: standNear, legFar: standFar, prop: "shower head,shower water", expression: "eyes closed"},
	"strumming": {turn: .2, head: 4, near: armPose{upper: -30, fore: 66, upperLen: .86, hand: fist}, far: armPose{upper: 52, fore: 96, hand: fist, front: true},
		legNear: standNear, legFar: standFar, hold: 2, prop: "guitar", expression: "singing"},
	"trick or treating": {turn: .25, head: 3, near: armPose{upper: -14, fore: -4, hand: fist}, far: armPose{upper: 118, fore: 168, hand: openHand, front: true},
		legNear: standNear, legFar: standFar, hold: 1, prop: "treat bucket", expression: "laugh"},
	"hunting eggs": {turn: .6, lean: 22, head: 8, near: armPose{upper: -6, fore: 10, hand: fist}, far: armPose{upper: 40, fore: 46, hand: cupHand},
		legNear: legPose{upper: 30, lower: -24}, legFar: legPose{upper: 44, lower: -20}, hold: 2, prop: "egg basket,grass eggs", expression: "grin"},
	"bandaging": {turn: .7, lean: 12, head: 10, near: armPose{upper: 30, fore: 62, hand: cupHand}, far: armPose{upper: 44, fore: 74, hand: fist},
		legNear: legPose{upper: 86, lower: 2}, legFar: legPose{upper: -4, lower: -92, foot: 72}, shift: -.1, hold: 2, prop: "bandage roll", expression: "smile"},
	"tossing the pan": {turn: .5, lean: -3, head: -4, near: armPose{upper: -14, fore: 40, hand: fist}, far: armPose{upper: 46, fore: 92, hand: fist},
		legNear: steadyNear, legFar: steadyFar, hold: 1, prop: "stir fry pan,flying vegetables", expression: "grin"},
	"peeling": {turn: .4, head: 8, near: armPose{upper: 14, fore: 92, upperLen: .9, hand: cupHand}, far: armPose{upper: 34, fore: 116, hand: fist, front: true},
		legNear: standNear, legFar: standFar, hold: 2, prop: "peeled potato,peeler", expression: "smile"},
	"folding laundry": {turn: .5, lean: 6, head: 8, near: armPose{upper: 26, fore: 74, hand: flatHand}, far: armPose{upper: 48, fore: 80, hand: flatHand},
		legNear: standNear, legFar: standFar, hold: 2, prop: "laundry table", expression: "grin"},
	"with a megaphone": {turn: .5, head: -3, near: armPose{reach: true, onHead: true, to: [2]float64{62, 47}, hand: fist}, far: hangFar, legNear: steadyNear, legFar: steadyFar, hold: 1, prop: "megaphone", expression: "shouting"},
}
