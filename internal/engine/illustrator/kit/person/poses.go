package person

// Legs that many poses share.
var (
	standNear = legPose{upper: -4, lower: -2, flip: true}
	standFar  = legPose{upper: 5, lower: 3}
	sitNear   = legPose{upper: 84, lower: 4}
	sitFar    = legPose{upper: 76, lower: -8}
	foldNear  = legPose{upper: -66, lower: 74, upperLen: .74, lowerLen: .8, foot: 18}
	foldFar   = legPose{upper: 66, lower: -74, upperLen: .74, lowerLen: .8, foot: -18, flip: true}
	kneelNear = legPose{upper: 6, lower: -90, foot: 74}
	kneelFar  = legPose{upper: 14, lower: -88, foot: 74}
)

// Arms that many poses share.
var (
	hangNear = armPose{upper: -11, fore: -3}
	hangFar  = armPose{upper: 12, fore: 5}
)

var poses = map[string]pose{
	"standing": {turn: .22, head: 2, near: hangNear, far: hangFar, legNear: standNear, legFar: standFar},
	"waving": {turn: .25, lean: -2, head: 5, near: armPose{upper: -16, fore: 2}, far: armPose{upper: 118, fore: 170, hand: openHand, front: true},
		legNear: standNear, legFar: standFar, expression: "grin"},
	"walking": {turn: .75, lean: 3, near: armPose{upper: -30, fore: -6}, far: armPose{upper: 30, fore: 48},
		legNear: legPose{upper: 26, lower: 14, foot: -8}, legFar: legPose{upper: -20, lower: -42, foot: 34}},
	"running": {turn: .85, lean: 13, head: 4, near: armPose{upper: -52, fore: 36, hand: fist}, far: armPose{upper: 42, fore: 122, hand: fist},
		legNear: legPose{upper: 66, lower: -8}, legFar: legPose{upper: -28, lower: -92, foot: 80}, up: .12},
	"jumping": {turn: .3, head: -5, near: armPose{upper: -136, fore: -168, hand: openHand}, far: armPose{upper: 138, fore: 170, hand: openHand, front: true},
		legNear: legPose{upper: -26, lower: -74, foot: -40, flip: true}, legFar: legPose{upper: 34, lower: 10, foot: 20}, up: .45, expression: "laugh"},
	"sitting": {turn: .72, lean: -3, head: 3, near: armPose{upper: 16, fore: 62}, far: armPose{upper: 24, fore: 70},
		legNear: sitNear, legFar: sitFar, seated: true, shift: -.35},
	"sitting cross-legged": {turn: .12, head: 2, near: armPose{upper: -22, fore: 34, foreLen: .85}, far: armPose{upper: 22, fore: -34, foreLen: .85, front: true},
		legNear: foldNear, legFar: foldFar, legsFront: true},
	"kneeling": {turn: .7, lean: 3, head: 2, near: armPose{upper: 8, fore: 52}, far: armPose{upper: 20, fore: 60},
		legNear: legPose{upper: 86, lower: 2}, legFar: legPose{upper: -4, lower: -92, foot: 72}, shift: -.1},
	"lying": {turn: .55, lean: 66, head: 4, face: .4, neckBend: .75, near: armPose{upper: 4, fore: 92}, far: armPose{upper: 22, fore: 96},
		legNear: legPose{upper: -86, lower: -150, foot: -62}, legFar: legPose{upper: -88, lower: -118, foot: -30}, armsDown: true, shift: -.4, lying: true},
	"sleeping": {turn: .15, lean: -88, head: -78, near: armPose{upper: -40, fore: -118, upperLen: .8, foreLen: .8}, far: armPose{upper: 66, fore: -40, upperLen: .9, foreLen: .9, front: true},
		legNear: legPose{upper: 84, lower: 92, foot: 62}, legFar: legPose{upper: 98, lower: 74, foot: 50}, expression: "sleeping", shift: .2, lying: true},
	"dancing": {turn: .3, lean: 6, head: -6, near: armPose{upper: -122, fore: -176, hand: openHand}, far: armPose{upper: 84, fore: 112, hand: openHand, front: true},
		legNear: legPose{upper: -8, lower: 2, flip: true}, legFar: legPose{upper: 46, lower: -34, foot: 34}, expression: "grin"},
	"yoga tree": {turn: .1, head: 0, near: armPose{reach: true, to: [2]float64{-.08, 1.98}, bend: -1, hand: flatHand}, far: armPose{reach: true, to: [2]float64{.1, 1.98}, bend: 1, hand: flatHand, front: true},
		legNear: legPose{upper: 1, lower: 0, flip: true}, legFar: legPose{upper: 58, lower: -64, upperLen: .86, lowerLen: .78, foot: 62, flip: true}, expression: "eyes closed"},
	"meditating": {turn: .05, near: armPose{upper: -24, fore: -20, hand: pinch, upperLen: .92, foreLen: .9}, far: armPose{upper: 24, fore: 20, hand: pinch, upperLen: .92, foreLen: .9, front: true},
		legNear: foldNear, legFar: foldFar, legsFront: true, expression: "eyes closed"},
	"cooking": {turn: .5, lean: 3, head: 6, near: armPose{upper: 6, fore: 84, hand: fist}, far: armPose{upper: 34, fore: 96, hand: fist},
		legNear: legPose{upper: -3, lower: -2}, legFar: legPose{upper: 5, lower: 3}, prop: "pan", hold: 2},
	"carrying": {turn: .6, lean: -5, head: 2, near: armPose{upper: 8, fore: 82, hand: cupHand}, far: armPose{upper: 26, fore: 86, hand: cupHand},
		legNear: legPose{upper: 10, lower: 4}, legFar: legPose{upper: -8, lower: -16, foot: 10}, hold: 2},
	"holding one": {turn: .3, head: 3, near: armPose{upper: -14, fore: 124, upperLen: .9, hand: fist}, far: hangFar,
		legNear: standNear, legFar: standFar, hold: 1},
	"holding two": {turn: .15, head: 2, near: armPose{upper: -20, fore: 66, upperLen: .86, hand: cupHand}, far: armPose{upper: 20, fore: -66, upperLen: .86, hand: cupHand, front: true},
		legNear: standNear, legFar: standFar, hold: 2},
	"holding up": {turn: .25, head: -3, near: armPose{upper: -148, fore: -178, hand: fist}, far: hangFar,
		legNear: standNear, legFar: standFar, hold: 1, expression: "grin"},
	"pushing": {turn: .8, lean: 20, head: 2, near: armPose{upper: 62, fore: 98, hand: pushHand}, far: armPose{upper: 70, fore: 100, hand: pushHand},
		legNear: legPose{upper: 36, lower: -12}, legFar: legPose{upper: -26, lower: -44, foot: 30}, expression: "determined"},
	"pulling": {turn: .75, lean: -20, head: -4, near: armPose{upper: 52, fore: 84, hand: fist}, far: armPose{upper: 60, fore: 82, hand: fist},
		legNear: legPose{upper: 40, lower: 18, foot: -12}, legFar: legPose{upper: 18, lower: -26}, expression: "determined", hold: 2},
	"typing": {turn: .75, lean: 3, head: 6, near: armPose{upper: 10, fore: 82, hand: flatHand, wrist: 8}, far: armPose{upper: 20, fore: 86, hand: flatHand, wrist: 8},
		legNear: sitNear, legFar: sitFar, seated: true, shift: -.35},
	"reading": {turn: .12, head: 4, near: armPose{upper: -22, fore: 62, upperLen: .86, hand: cupHand}, far: armPose{upper: 22, fore: -62, upperLen: .86, hand: cupHand, front: true},
		legNear: foldNear, legFar: foldFar, legsFront: true, hold: 2, prop: "book", expression: "looking down"},
	"arms crossed": {turn: .18, lean: -1, head: 3, near: armPose{upper: -13, fore: 99, upperLen: .72, foreLen: 1.02, hand: restHand}, far: armPose{upper: 14, fore: -86, upperLen: .72, foreLen: .95, hand: restHand, front: true},
		legNear: standNear, legFar: standFar, crossed: true},
	"hands on hips": {turn: .15, head: 2, near: armPose{reach: true, to: [2]float64{-.74, .06}, bend: 1, hand: restHand, wrist: -30}, far: armPose{reach: true, to: [2]float64{.74, .06}, bend: -1, hand: restHand, wrist: 30, front: true},
		legNear: legPose{upper: -7, lower: -4, flip: true}, legFar: legPose{upper: 8, lower: 5}},
	"pointing": {turn: .35, head: 4, near: hangNear, far: armPose{upper: 84, fore: 98, hand: point, front: true},
		legNear: standNear, legFar: standFar, expression: "grin"},
	"thinking": {turn: .25, head: 6, near: armPose{upper: -10, fore: 92, upperLen: .72, foreLen: .72, hand: restHand}, far: armPose{upper: 12, fore: -146, upperLen: .74, foreLen: 1.02, hand: chinHand, front: true},
		legNear: standNear, legFar: standFar, expression: "thinking", crossed: true},
	"riding": {turn: .82, lean: 15, near: armPose{upper: 46, fore: 76, hand: fist}, far: armPose{upper: 54, fore: 80, hand: fist},
		legNear: legPose{upper: 52, lower: -14}, legFar: legPose{upper: 72, lower: 10}, seated: true, shift: -.3, hold: 2},
	"driving": {turn: .75, lean: -8, head: 2, near: armPose{upper: 34, fore: 96, hand: fist}, far: armPose{upper: 46, fore: 100, hand: fist},
		legNear: legPose{upper: 82, lower: 34, foot: -20}, legFar: legPose{upper: 78, lower: 26, foot: -14}, seated: true, shift: -.45, hold: 2},
	"praying": {turn: .7, lean: 2, head: 10, near: armPose{upper: 12, fore: 132, hand: flatHand, wrist: -30}, far: armPose{upper: 24, fore: 138, hand: flatHand, wrist: -30},
		legNear: kneelNear, legFar: kneelFar, expression: "eyes closed", shift: .1},
	"climbing": {turn: .8, lean: 6, head: -8, near: armPose{upper: 118, fore: 160, hand: fist}, far: armPose{upper: 142, fore: 176, hand: fist},
		legNear: legPose{upper: 82, lower: -6}, legFar: legPose{upper: 24, lower: -20, foot: 20}, hold: 2, up: .3},
	"throwing": {turn: .65, lean: -8, head: 4, near: armPose{upper: -112, fore: 176, hand: fist}, far: armPose{upper: 82, fore: 96, hand: openHand},
		legNear: legPose{upper: -24, lower: -30, foot: 14}, legFar: legPose{upper: 48, lower: 4, foot: -14}, hold: 1},
	"kicking": {turn: .75, lean: -12, head: 4, near: armPose{upper: -62, fore: -30}, far: armPose{upper: 62, fore: 88},
		legNear: legPose{upper: 74, lower: 58, foot: -34}, legFar: legPose{upper: -6, lower: -14, foot: 6}, expression: "determined"},
	"swimming": {turn: .6, lean: 74, head: 12, face: .5, neckBend: .5, near: armPose{upper: 148, fore: 110, hand: flatHand}, far: armPose{upper: 94, fore: 96, hand: flatHand},
		legNear: legPose{upper: -82, lower: -96, foot: 78}, legFar: legPose{upper: -96, lower: -84, foot: 82}, up: .3, lying: true, shift: -.5},
	"celebrating": {turn: .2, head: -4, near: armPose{upper: -142, fore: -164, hand: fist}, far: armPose{upper: 142, fore: 164, hand: fist, front: true},
		legNear: legPose{upper: -10, lower: -4, flip: true}, legFar: legPose{upper: 11, lower: 5}, expression: "laugh"},
	"taking a photo": {turn: .2, head: 1, near: armPose{reach: true, to: [2]float64{-.36, 1.34}, bend: 1, hand: fist}, far: armPose{reach: true, to: [2]float64{.46, 1.34}, bend: -1, hand: fist, front: true},
		legNear: standNear, legFar: standFar, prop: "camera", hold: 2},
	"singing": {turn: .25, head: -5, near: armPose{upper: -20, fore: 140, upperLen: .86, hand: fist}, far: armPose{upper: 64, fore: 96, hand: openHand, front: true},
		legNear: standNear, legFar: standFar, prop: "microphone", hold: 1, expression: "singing"},
	"playing an instrument": {turn: .25, head: 5, near: armPose{upper: -28, fore: 74, hand: cupHand}, far: armPose{upper: 40, fore: 122, hand: fist, front: true},
		legNear: standNear, legFar: standFar, prop: "guitar", hold: 2},
	"sitting on the floor": {turn: .35, lean: -3, head: 3, near: armPose{upper: -14, fore: 30}, far: armPose{upper: 30, fore: 66, front: true},
		legNear: legPose{upper: 74, lower: 88, upperLen: .8, foot: -62}, legFar: legPose{upper: 82, lower: 78, upperLen: .95, foot: -62}, shift: -.3, legsFront: true},
}
