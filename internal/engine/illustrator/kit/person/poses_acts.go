package person

import "maps"

func init() { maps.Copy(poses, acts) }

// Legs of who sits on a chair at a table.
var (
	chairNear = legPose{upper: 82, lower: 2}
	chairFar  = legPose{upper: 76, lower: -6}
)

// acts are the poses of everyday acts with the tool, the place and what the act is done to.
var acts = map[string]pose{
	"pouring": {turn: .5, lean: -2, head: 7, near: armPose{upper: 36, fore: 142, hand: fist}, far: armPose{upper: 66, fore: 50, hand: cupHand},
		legNear: steadyNear, legFar: steadyFar, hold: 2, prop: "poured cup,poured pot", expression: "grin"},
	"cutting a cake": {turn: .5, lean: 4, head: 8, near: armPose{upper: 34, fore: 78, hand: fist}, far: armPose{upper: 40, fore: 70, hand: fist},
		legNear: standNear, legFar: standFar, hold: 2, across: 34, prop: "cake knife,cake table", expression: "grin"},
	"playing chess": {turn: .75, lean: 8, head: 8, near: armPose{upper: 34, fore: 148, hand: fist}, far: armPose{upper: 50, fore: 82, hand: pinch},
		legNear: chairNear, legFar: chairFar, seated: true, shift: -.6, hold: 2, across: 46, prop: "chair,chess table", expression: "thinking"},
	"dining": {turn: .7, lean: 3, head: 1, near: armPose{upper: 24, fore: 76, hand: restHand}, far: armPose{upper: 52, fore: 122, hand: fist},
		legNear: chairNear, legFar: chairFar, seated: true, shift: -.6, hold: 1, across: 76, prop: "chair,raised fork,dining table", expression: "grin"},
	"having dinner": {turn: .7, lean: 3, head: 4, near: armPose{upper: 24, fore: 76, hand: restHand}, far: armPose{upper: 52, fore: 122, hand: fist},
		legNear: chairNear, legFar: chairFar, seated: true, shift: -.6, hold: 1, across: 76, prop: "chair,raised fork,dining table,dinner", expression: "grin"},
	"having tea": {turn: .7, lean: 2, head: 4, near: armPose{upper: 24, fore: 76, hand: restHand}, far: armPose{upper: 44, fore: 132, hand: fist},
		legNear: chairNear, legFar: chairFar, seated: true, shift: -.6, hold: 1, across: 76, prop: "chair,raised tea cup,dining table,tea set", expression: "grin"},
	"arm wrestling": {turn: .7, lean: 10, head: 4, near: armPose{upper: 20, fore: 70, hand: restHand}, far: armPose{upper: 62, fore: 146, hand: fist},
		legNear: chairNear, legFar: chairFar, seated: true, shift: -.6, hold: 1, across: 2, prop: "chair,wrestling table", expression: "determined"},
	"playing table tennis": {turn: .55, lean: 10, head: 2, near: armPose{upper: -30, fore: 44, hand: openHand}, far: armPose{upper: 56, fore: 104, hand: fist},
		legNear: legPose{upper: -18, lower: -14}, legFar: legPose{upper: 34, lower: -4}, hold: 1, across: 150, prop: "paddle,tennis table", expression: "determined"},
	"on a seesaw": {turn: .7, lean: -2, head: 2, near: armPose{upper: 34, fore: 76, hand: fist}, far: armPose{upper: 44, fore: 78, hand: fist},
		legNear: legPose{upper: 70, lower: -16}, legFar: legPose{upper: 60, lower: -24}, seated: true, up: .2, hold: 2, across: 130, prop: "seesaw", expression: "laugh"},
	"picnicking": {turn: .3, lean: -2, head: 3, near: armPose{upper: -22, fore: 30, foreLen: .85, hand: restHand}, far: armPose{upper: 40, fore: 146, hand: fist, front: true},
		legNear: foldNear, legFar: foldFar, shift: -.4, legsFront: true, hold: 1, across: 72, prop: "picnic,sandwich", expression: "grin"},

	"rowing": {turn: .8, lean: -6, head: 2, near: armPose{upper: 44, fore: 80, hand: fist}, far: armPose{upper: 56, fore: 82, hand: fist},
		legNear: legPose{upper: 78, lower: 40, upperLen: .8, lowerLen: .6}, legFar: legPose{upper: 74, lower: 36, upperLen: .8, lowerLen: .6}, up: .62, shift: -.2, hold: 2, prop: "boat inside,boat side", expression: "grin"},
	"on a trampoline": {turn: .3, head: -5, near: armPose{upper: -136, fore: -168, hand: openHand}, far: armPose{upper: 138, fore: 170, hand: openHand, front: true},
		legNear: legPose{upper: -26, lower: -74, foot: -40, flip: true}, legFar: legPose{upper: 34, lower: 10, foot: 20}, up: 1.3, expression: "laugh", prop: "trampoline"},
	"on a slide": {turn: .6, lean: -14, head: 4, near: armPose{upper: -128, fore: -160, hand: openHand}, far: armPose{upper: 132, fore: 164, hand: openHand},
		legNear: legPose{upper: 66, lower: 58, foot: -26}, legFar: legPose{upper: 72, lower: 62, foot: -26}, up: 1.1, seated: true, shift: -.2, prop: "playground slide,slide rim", expression: "laugh"},
	"fishing from a pier": {turn: .7, lean: -2, head: 2, near: armPose{upper: 30, fore: 78, hand: fist}, far: armPose{upper: 46, fore: 84, hand: fist},
		legNear: legPose{upper: 82, lower: 0}, legFar: legPose{upper: 74, lower: -10}, seated: true, up: .25, shift: -.5, hold: 2, prop: "pier,cast rod", expression: "grin"},
	"picking apples": {turn: .45, lean: -3, head: -8, near: armPose{upper: 26, fore: 60, hand: cupHand}, far: armPose{upper: 128, fore: 160, hand: cupHand},
		legNear: standNear, legFar: standFar, hold: 1, prop: "apple branch,apple basket", expression: "grin"},
	"washing dishes": {turn: .55, lean: 5, head: 8, near: armPose{upper: 26, fore: 80, hand: fist}, far: armPose{upper: 46, fore: 90, hand: cupHand},
		legNear: standNear, legFar: standFar, hold: 2, prop: "washed plate,dish sink", expression: "grin"},
	"unwrapping": {turn: .12, head: 6, near: armPose{reach: true, to: [2]float64{-1.2, .62}, bend: 1, hand: cupHand, wrist: 20}, far: armPose{reach: true, to: [2]float64{1.26, .62}, bend: -1, hand: cupHand, wrist: -20, front: true},
		legNear: foldNear, legFar: foldFar, legsFront: true, hold: 2, prop: "opened gift", expression: "laugh"},
	"hanging laundry": {turn: .4, lean: -2, head: -6, near: armPose{upper: 112, fore: 152, hand: fist}, far: armPose{upper: 128, fore: 146, hand: fist},
		legNear: standNear, legFar: standFar, prop: "clothesline,laundry basket", expression: "grin"},
	"chopping wood": {turn: .55, lean: -4, head: 8, near: armPose{upper: -150, fore: -186, hand: fist}, far: armPose{reach: true, to: [2]float64{-1.0, 1.86}, hand: fist},
		legNear: legPose{upper: -16, lower: 2, flip: true}, legFar: legPose{upper: 20, lower: 0}, hold: 1, prop: "chopping block,axe", expression: "determined"},
	"whiteboard": {turn: .6, head: 3, near: hangNear, far: armPose{upper: 74, fore: 126, hand: fist},
		legNear: standNear, legFar: standFar, expression: "grin", prop: "white board,board marker"},
	"drawing": {turn: .65, lean: 24, head: 16, near: armPose{upper: 8, fore: 8, hand: flatHand, wrist: -60}, far: armPose{upper: 46, fore: 34, hand: fist},
		legNear: kneelNear, legFar: kneelFar, shift: -.5, prop: "drawn paper,crayon", expression: "grin"},
	"planting": {turn: .7, lean: 18, head: 10, near: armPose{upper: 24, fore: 46, hand: cupHand}, far: armPose{upper: 40, fore: 52, hand: cupHand},
		legNear: legPose{upper: 86, lower: 2}, legFar: legPose{upper: -4, lower: -92, foot: 72}, shift: -.4, prop: "planted tree", expression: "grin"},
	"applying makeup": {turn: .3, head: 2, near: armPose{reach: true, to: [2]float64{-.7, 1.24}, bend: 1, hand: fist}, far: armPose{upper: 62, fore: 122, hand: fist, front: true},
		legNear: standNear, legFar: standFar, hold: 2, prop: "makeup brush,hand mirror", expression: "grin"},
	"yoga on a mat": {turn: .1, head: 0, near: armPose{reach: true, to: [2]float64{-.16, .64}, bend: -1, hand: flatHand, wrist: -50}, far: armPose{reach: true, to: [2]float64{.2, .64}, bend: 1, hand: flatHand, wrist: 50, front: true},
		legNear: legPose{upper: 1, lower: 0, flip: true}, legFar: legPose{upper: 58, lower: -64, upperLen: .86, lowerLen: .78, foot: 62, flip: true}, expression: "eyes closed", prop: "floor mat"},
	"meditating on a mat": {turn: .05, near: armPose{upper: -24, fore: -20, hand: pinch, upperLen: .92, foreLen: .9}, far: armPose{upper: 24, fore: 20, hand: pinch, upperLen: .92, foreLen: .9, front: true},
		legNear: foldNear, legFar: foldFar, legsFront: true, expression: "eyes closed", prop: "floor mat"},
	"baking cookies": {turn: .15, head: 2, near: armPose{reach: true, to: [2]float64{-1.5, .3}, bend: 1, hand: fist}, far: armPose{reach: true, to: [2]float64{1.56, .3}, bend: -1, hand: fist, front: true},
		legNear: standNear, legFar: standFar, hold: 2, prop: "cookie tray", expression: "grin"},
	"stirring a pot": {turn: .5, lean: 4, head: 8, near: armPose{upper: 8, fore: 62, hand: restHand}, far: armPose{upper: 56, fore: 104, hand: fist},
		legNear: steadyNear, legFar: steadyFar, hold: 1, prop: "pot ladle,stove", expression: "grin"},
	"at a laptop": {turn: .08, head: 6, near: armPose{upper: -20, fore: 40, upperLen: .86, foreLen: .6, hand: flatHand}, far: armPose{upper: 20, fore: -40, upperLen: .86, foreLen: .6, hand: flatHand, front: true},
		legNear: legPose{upper: -14, lower: -3, upperLen: .34, flip: true}, legFar: legPose{upper: 14, lower: 3, upperLen: .34}, hold: 2, prop: "laptop desk", expression: "looking down"},
	"braiding hair": {turn: .6, lean: 3, head: 8, near: armPose{upper: 56, fore: 104, hand: cupHand}, far: armPose{upper: 62, fore: 92, hand: pinch},
		legNear: steadyNear, legFar: steadyFar, hold: 2, expression: "grin"},
	"chopping vegetables": {turn: .5, lean: 6, head: 10, near: armPose{upper: 16, fore: 66, hand: restHand}, far: armPose{upper: 40, fore: 74, hand: fist},
		legNear: standNear, legFar: standFar, hold: 2, prop: "kitchen knife,cutting counter", expression: "grin"},
}
