package person

// bodyPlaces are the places of their own body that people put their hands on: of the near hand and, mirrored, of the far one. On the
// head they are in its units around its middle, elsewhere in half shoulder widths and trunk lengths.
var bodyPlaces = map[string]struct {
	to     [2]float64
	onHead bool
	hand   handShape
}{
	"mouth": {[2]float64{-9, 30}, true, flatHand}, "nose": {[2]float64{-4, 17}, true, fist}, "chin": {[2]float64{-12, 47}, true, fist},
	"cheek": {[2]float64{-35, 27}, true, flatHand}, "eye": {[2]float64{-19, 7}, true, fist}, "ear": {[2]float64{-47, 20}, true, flatHand},
	"forehead": {[2]float64{-15, -24}, true, flatHand}, "head": {[2]float64{-32, -44}, true, flatHand},
	"chest": {[2]float64{-.16, .74}, false, flatHand}, "stomach": {[2]float64{-.3, .26}, false, restHand}, "hip": {[2]float64{-.86, .1}, false, restHand},
}

func init() {
	around := hangFar
	around.front = true // its hand is on the shoulder of who stands beside
	poses["arm around"] = pose{turn: .15, head: 4, near: hangNear, far: around, legNear: standNear, legFar: standFar, expression: "grin"}
	poses["hands on pocket"] = pose{turn: .15, head: 3, near: armPose{upper: -26, fore: 13, hand: fist}, far: armPose{upper: 26, fore: -12, hand: fist, front: true}, legNear: standNear, legFar: standFar}
	poses["hand on pocket"] = pose{turn: .15, head: 3, near: armPose{upper: -26, fore: 13, hand: fist}, far: hangFar, legNear: standNear, legFar: standFar}
	for name, at := range bodyPlaces {
		near := armPose{reach: true, onHead: at.onHead, to: at.to, bend: 1, upperLen: .92, foreLen: .92, hand: at.hand}
		if !at.onHead {
			near.bend, near.wrist = -1, -24
		}
		far := near
		far.to[0], far.bend, far.wrist, far.front = -near.to[0], -near.bend, -near.wrist, true
		one := pose{turn: .15, head: 3, near: near, far: hangFar, legNear: standNear, legFar: standFar}
		both := one
		both.far = far
		for as, p := range map[string]pose{"hand on " + name: one, "hands on " + name: both} {
			if _, drawn := poses[as]; !drawn {
				poses[as] = p
			}
		}
	}
}
