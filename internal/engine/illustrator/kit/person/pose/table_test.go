package pose

import "testing"

func TestARowOfATableIsAPose(t *testing.T) {
	got := read([]string{"turn .5", "near hang", "far to -.3 1.5, bend 1, hand cup, front", "legs stand", "legnear upper -4, flip", "hold 2", "seated", "prop chair,desk", "expression grin"})
	want := Pose{Turn: .5, Near: HangNear, Far: Arm{Reach: true, To: [2]float64{-.3, 1.5}, Bend: 1, Hand: CupHand, Front: true}, LegNear: Leg{Upper: -4, Flip: true}, LegFar: StandFar,
		Hold: 2, Seated: true, Prop: "chair,desk", Expression: "grin"}
	if got != want {
		t.Errorf("the row reads as %+v, not %+v", got, want)
	}
}

func TestEveryRowOfTheTablesOfPosesIsRead(t *testing.T) {
	if poses, things := All(), OfThings(); len(poses) < 350 || len(things) < 20 {
		t.Errorf("%d poses, %d of things", len(poses), len(things))
	}
}
