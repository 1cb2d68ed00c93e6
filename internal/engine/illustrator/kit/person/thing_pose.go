package person

// Arms and legs that poses of things share.
var (
	thingHipNear = armPose{upper: -62, fore: 58, upperLen: .8, foreLen: .72, hand: fist}
	thingHipFar  = armPose{upper: 62, fore: -58, upperLen: .8, foreLen: .72, hand: fist, front: true}
	thingUpNear  = armPose{upper: -108, fore: -158, hand: openHand}
	thingUpFar   = armPose{upper: 108, fore: 158, hand: openHand, front: true}
	thingLowNear = armPose{upper: -40, fore: -14, upperLen: .8, foreLen: .7}
	thingLowFar  = armPose{upper: 40, fore: 14, upperLen: .8, foreLen: .7, front: true}
	thingSitNear = legPose{upper: -52, lower: -70, upperLen: .7, lowerLen: .75, foot: 58, flip: true}
	thingSitFar  = legPose{upper: 52, lower: 70, upperLen: .7, lowerLen: .75, foot: -58}
)

// thingHips are both hands on the hips.
var thingHips = pose{near: thingHipNear, far: thingHipFar, legNear: legPose{upper: -9, lower: -4, flip: true}, legFar: legPose{upper: 9, lower: 4}}

// thingPunch is a punch beside the face.
var thingPunch = pose{near: armPose{upper: -64, fore: 168, foreLen: .9, hand: fist}, far: armPose{upper: 78, fore: 92, hand: fist, front: true},
	legNear: legPose{upper: -14, lower: -10, flip: true}, legFar: legPose{upper: 22, lower: 8}, expression: "determined"}

// thingPoses are the poses that things with arms and legs have in their own way: their face is on their trunk, which hands do not hide, and they lie badly.
var thingPoses = map[string]pose{
	"greeting":      {near: thingHipNear, far: thingUpFar, legNear: standNear, legFar: standFar},
	"standing":      {near: thingLowNear, far: thingLowFar, legNear: standNear, legFar: standFar},
	"waving":        {near: thingLowNear, far: thingUpFar, legNear: standNear, legFar: standFar},
	"thumbs up":     {near: thingHipNear, far: armPose{upper: 58, fore: 104, upperLen: .9, foreLen: .9, hand: thumbUp, front: true}, legNear: standNear, legFar: standFar},
	"pointing":      {near: thingHipNear, far: armPose{upper: 84, fore: 98, hand: point, front: true}, legNear: standNear, legFar: standFar},
	"hands on hips": thingHips,
	"hands on hip":  thingHips,
	"flexing": {near: armPose{upper: -96, fore: -188, foreLen: .85, hand: fist}, far: armPose{upper: 96, fore: 188, foreLen: .85, hand: fist, front: true},
		legNear: legPose{upper: -9, lower: -4, flip: true}, legFar: legPose{upper: 9, lower: 4}, expression: "determined"},
	"celebrating": {near: thingUpNear, far: thingUpFar, legNear: legPose{upper: -9, lower: -4, flip: true}, legFar: legPose{upper: 9, lower: 4}},
	"yoga tree": {near: armPose{upper: -150, fore: 178, hand: flatHand}, far: armPose{upper: 150, fore: 182, hand: flatHand, front: true},
		legNear: legPose{upper: 1, flip: true}, legFar: legPose{upper: 72, lower: -78, upperLen: 1, lowerLen: .86, foot: 50, flip: true}, legsFront: true, expression: "eyes closed"},
	"meditating": {near: armPose{upper: -46, fore: -4, upperLen: .8, foreLen: .72, hand: pinch}, far: armPose{upper: 46, fore: 4, upperLen: .8, foreLen: .72, hand: pinch, front: true},
		legNear: legPose{upper: -82, lower: 74, upperLen: 1.1, lowerLen: 1.1, foot: 10}, legFar: legPose{upper: 82, lower: -74, upperLen: 1.1, lowerLen: 1.1, foot: -10, flip: true}, legsFront: true, expression: "eyes closed"},
	"sitting cross-legged": {near: thingLowNear, far: thingLowFar, legNear: thingSitNear, legFar: thingSitFar, legsFront: true},
	"sleeping":             {lean: 9, near: thingLowNear, far: thingLowFar, legNear: thingSitNear, legFar: thingSitFar, legsFront: true, expression: "sleeping", prop: "zzz"},
	"lying":                {lean: -58, near: armPose{upper: -34, fore: -70, hand: restHand}, far: armPose{upper: 104, fore: 62, upperLen: .9, foreLen: .8, hand: restHand, front: true}, legNear: legPose{upper: 62, lower: 88, foot: -58}, legFar: legPose{upper: 84, lower: 88, foot: -58}},
	"reading": {near: armPose{reach: true, to: [2]float64{-.46, -.08}, bend: -1, hand: cupHand, wrist: -34}, far: armPose{reach: true, to: [2]float64{.46, -.08}, bend: 1, hand: cupHand, wrist: 34, front: true},
		legNear: standNear, legFar: standFar, hold: 2, prop: "book"},
	"playing an instrument": {near: armPose{reach: true, to: [2]float64{-.3, .06}, bend: -1, hand: cupHand}, far: armPose{reach: true, to: [2]float64{1.25, .42}, bend: 1, hand: fist, front: true},
		legNear: standNear, legFar: legPose{upper: 12, lower: 4}, hold: 2, prop: "guitar"},
	"eating from a bowl": {near: armPose{reach: true, to: [2]float64{-.3, -.04}, bend: -1, hand: cupHand}, far: armPose{reach: true, to: [2]float64{.9, .5}, bend: 1, hand: fist, front: true},
		legNear: standNear, legFar: standFar, hold: 2, prop: poses["eating from a bowl"].prop},
	"punching":       thingPunch,
	"boxing":         thingPunch,
	"hands together": {near: armPose{reach: true, to: [2]float64{-.12, .1}, bend: -1, hand: flatHand, wrist: -20}, far: armPose{reach: true, to: [2]float64{.12, .1}, bend: 1, hand: flatHand, wrist: 20, front: true}, legNear: standNear, legFar: standFar, hold: 2},
	"hugging":        {near: armPose{reach: true, to: [2]float64{-.5, .1}, bend: -1, hand: restHand}, far: armPose{reach: true, to: [2]float64{.5, .1}, bend: 1, hand: restHand, front: true}, legNear: standNear, legFar: standFar, hold: 2},
	"carrying":       {near: armPose{reach: true, to: [2]float64{-.5, -.02}, bend: -1, hand: cupHand, wrist: -34}, far: armPose{reach: true, to: [2]float64{.5, -.02}, bend: 1, hand: cupHand, wrist: 34, front: true}, legNear: standNear, legFar: standFar, hold: 2},
	"running": {turn: .2, lean: 9, near: armPose{upper: -48, fore: 64, upperLen: .9, foreLen: .8, hand: fist}, far: armPose{upper: 62, fore: 142, upperLen: .95, foreLen: .9, hand: fist, front: true},
		legNear: legPose{upper: -34, lower: -96, foot: 78}, legFar: legPose{upper: 66, lower: 12, foot: -16}, up: .3, expression: "grin"},
	"walking": {turn: .2, lean: 2, near: armPose{upper: -46, fore: -22}, far: armPose{upper: 50, fore: 84, hand: fist, front: true},
		legNear: legPose{upper: -22, lower: -40, foot: 34}, legFar: legPose{upper: 30, lower: 14, foot: -10}},
}
