package person

import "maps"

func init() { maps.Copy(poses, moreActs) }

// moreActs are further everyday acts with what belongs to them.
var moreActs = map[string]pose{
	"grilling": {turn: .5, lean: 4, head: 8, near: armPose{upper: 10, fore: 60, hand: restHand}, far: armPose{upper: 52, fore: 92, hand: fist},
		legNear: steadyNear, legFar: steadyFar, hold: 1, prop: "grill spatula,grill", expression: "grin"},
	"sewing at a machine": {turn: .7, lean: 10, head: 10, near: armPose{upper: 30, fore: 84, hand: flatHand}, far: armPose{upper: 50, fore: 86, hand: flatHand},
		legNear: chairNear, legFar: chairFar, seated: true, shift: -.6, hold: 2, across: 40, prop: "chair,sewing table", expression: "grin"},
	"sledding": {turn: .7, lean: -10, head: 2, near: armPose{upper: 36, fore: 74, hand: fist}, far: armPose{upper: 48, fore: 78, hand: fist},
		legNear: legPose{upper: 84, lower: 66, foot: -24}, legFar: legPose{upper: 80, lower: 62, foot: -24}, up: .55, shift: -.3, seated: true, hold: 2, prop: "snow slope,sled", expression: "laugh"},
	"playing cards": {turn: .7, lean: 3, head: 4, near: armPose{upper: 24, fore: 76, hand: restHand}, far: armPose{upper: 46, fore: 116, hand: fist},
		legNear: chairNear, legFar: chairFar, seated: true, shift: -.6, hold: 1, across: 64, prop: "chair,hand of cards,card table", expression: "grin"},
	"tug of war": {turn: .7, lean: -22, head: -8, near: armPose{upper: 58, fore: 88, hand: fist}, far: armPose{upper: 66, fore: 90, hand: fist},
		legNear: legPose{upper: 40, lower: 14, foot: -10}, legFar: legPose{upper: 14, lower: -26}, hold: 2, across: 58, prop: "tug rope", expression: "determined"},
	"blowing out candles": {turn: .65, lean: 16, head: 4, near: armPose{upper: 6, fore: 50, hand: restHand}, far: armPose{upper: 24, fore: 62, hand: restHand},
		legNear: steadyNear, legFar: steadyFar, prop: "candle cake", expression: "kiss"},
	"rolling dough": {turn: .5, lean: 8, head: 10, near: armPose{upper: 26, fore: 62, hand: fist}, far: armPose{upper: 50, fore: 66, hand: fist},
		legNear: standNear, legFar: standFar, hold: 2, prop: "dough counter", expression: "grin"},
	"arranging flowers": {turn: .5, lean: 3, head: 6, near: armPose{upper: 30, fore: 84, hand: cupHand}, far: armPose{upper: 52, fore: 102, hand: pinch},
		legNear: standNear, legFar: standFar, hold: 2, prop: "flower vase", expression: "grin"},
	"painting a thing": {turn: .6, lean: 3, head: 4, near: armPose{upper: 4, fore: 30, hand: fist}, far: armPose{upper: 60, fore: 96, hand: fist},
		legNear: steadyNear, legFar: steadyFar, hold: 2, prop: "paint can,wet brush", expression: "grin"},
	"mixing chemicals": {turn: .4, lean: 1, head: 6, near: armPose{upper: 30, fore: 138, hand: fist}, far: armPose{upper: 62, fore: 74, hand: fist},
		legNear: standNear, legFar: standFar, hold: 2, prop: "held beaker,poured tube", expression: "grin"},
	"brushing hair": {turn: .25, head: 6, near: armPose{reach: true, to: [2]float64{-.95, 1.5}, bend: 1, hand: fist}, far: hangFar,
		legNear: standNear, legFar: standFar, hold: 1, prop: "hairbrush", expression: "grin"},
	"giving": {turn: .65, lean: 3, head: 2, near: armPose{upper: 52, fore: 92, hand: fist}, far: armPose{upper: 40, fore: 80, hand: cupHand},
		legNear: legPose{upper: 10, lower: 2}, legFar: legPose{upper: -8, lower: -16, foot: 10}, hold: 1, expression: "grin"},
	"applying lipstick": {turn: .3, head: 0, near: armPose{reach: true, to: [2]float64{-.26, 1.06}, bend: -1, upperLen: .56, foreLen: .95, hand: fist}, far: armPose{upper: 62, fore: 122, hand: fist, front: true},
		legNear: standNear, legFar: standFar, hold: 2, prop: "lipstick,hand mirror"},
	"baking": {turn: .15, head: 4, near: armPose{reach: true, to: [2]float64{-1.5, .3}, bend: 1, hand: fist}, far: armPose{reach: true, to: [2]float64{1.56, .3}, bend: -1, hand: fist, front: true},
		legNear: standNear, legFar: standFar, hold: 2, prop: "baking tray", expression: "grin"},
	"on shoulders": {turn: .1, head: 3, near: armPose{upper: -100, fore: -128, hand: openHand}, far: armPose{upper: 100, fore: 128, hand: openHand, front: true},
		legNear: legPose{upper: -12, lower: 3, flip: true}, legFar: legPose{upper: 12, lower: -3}, expression: "laugh"},
	"holding ankles": {turn: .12, head: 2, near: armPose{reach: true, to: [2]float64{-.5, .6}, upperLen: .74, foreLen: .56, bend: -1, hand: fist}, far: armPose{reach: true, to: [2]float64{.5, .6}, upperLen: .58, foreLen: .5, bend: 1, hand: fist, front: true},
		legNear: standNear, legFar: standFar, expression: "grin"},
	"handstand": {turn: .1, lean: 180, head: 176, near: armPose{upper: 8, fore: -4, hand: flatHand, wrist: -80}, far: armPose{upper: -8, fore: 4, hand: flatHand, wrist: 80, front: true},
		legNear: legPose{upper: 172, lower: 178, foot: -60}, legFar: legPose{upper: -168, lower: -176, foot: 60}, expression: "laugh"},
	"cartwheel": {turn: .1, lean: 150, head: 150, near: armPose{upper: 24, fore: 14, hand: flatHand, wrist: -60}, far: armPose{upper: -46, fore: -30, hand: flatHand, wrist: 60, front: true},
		legNear: legPose{upper: 118, lower: 122, foot: -60}, legFar: legPose{upper: -140, lower: -136, foot: 60}, expression: "laugh"},
}
