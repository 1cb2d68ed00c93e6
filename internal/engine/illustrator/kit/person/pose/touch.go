package pose

// bodyPlaces are the places of their own body that people put their hands on: of the near hand and, mirrored, of the far one. On the
// head they are in its units around its middle, elsewhere in half shoulder widths and trunk lengths.
var bodyPlaces = map[string]struct {
	to     [2]float64
	onHead bool
	hand   Hand
}{
	"mouth": {[2]float64{-9, 30}, true, FlatHand}, "nose": {[2]float64{-4, 17}, true, Fist}, "chin": {[2]float64{-12, 47}, true, Fist},
	"cheek": {[2]float64{-35, 27}, true, FlatHand}, "eye": {[2]float64{-19, 7}, true, Fist}, "ear": {[2]float64{-47, 20}, true, FlatHand},
	"forehead": {[2]float64{-15, -24}, true, FlatHand}, "head": {[2]float64{-32, -44}, true, FlatHand},
	"chest": {[2]float64{-.16, .74}, false, FlatHand}, "stomach": {[2]float64{-.3, .26}, false, RestHand}, "hip": {[2]float64{-.86, .1}, false, RestHand},
}

// touch adds the poses of who has one hand or both on a place, or an arm around somebody.
func touch(all map[string]Pose) {
	around := HangFar
	around.Front = true // its hand is on the shoulder of who stands beside
	all["arm around"] = Pose{Turn: .15, Head: 4, Near: HangNear, Far: around, LegNear: StandNear, LegFar: StandFar, Expression: "grin"}
	all["hands on pocket"] = Pose{Turn: .15, Head: 3, Near: Arm{Upper: -26, Fore: 13, Hand: Fist}, Far: Arm{Upper: 26, Fore: -12, Hand: Fist, Front: true}, LegNear: StandNear, LegFar: StandFar}
	all["hand on pocket"] = Pose{Turn: .15, Head: 3, Near: Arm{Upper: -26, Fore: 13, Hand: Fist}, Far: HangFar, LegNear: StandNear, LegFar: StandFar}
	for name, at := range bodyPlaces {
		near := Arm{Reach: true, OnHead: at.onHead, To: at.to, Bend: 1, UpperLen: .92, ForeLen: .92, Hand: at.hand}
		if !at.onHead {
			near.Bend, near.Wrist = -1, -24
		}
		far := near
		far.To[0], far.Bend, far.Wrist, far.Front = -near.To[0], -near.Bend, -near.Wrist, true
		one := Pose{Turn: .15, Head: 3, Near: near, Far: HangFar, LegNear: StandNear, LegFar: StandFar}
		both := one
		both.Far = far
		for as, p := range map[string]Pose{"hand on " + name: one, "hands on " + name: both} {
			if _, drawn := all[as]; !drawn {
				all[as] = p
			}
		}
	}
}
