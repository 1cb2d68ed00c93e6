package pose

import (
	"maps"
)

func init() { maps.Copy(All, bodyPoses) }

// bodyPoses are what people do with their own body or clothes, and a few acts with what belongs to them.
var bodyPoses = map[string]Pose{
	"covering eyes": {Turn: .1, Lean: 2, Head: 6, Near: Arm{Reach: true, To: [2]float64{-.34, 1.5}, Bend: 1, UpperLen: .9, ForeLen: .9, Hand: FlatHand}, Far: Arm{Reach: true, To: [2]float64{.34, 1.5}, Bend: -1, UpperLen: .9, ForeLen: .9, Hand: FlatHand, Front: true},
		LegNear: StandNear, LegFar: StandFar},
	"flexing": {Turn: .12, Near: Arm{Upper: -86, Fore: -186, ForeLen: .92, Hand: Fist}, Far: Arm{Upper: 86, Fore: 186, ForeLen: .92, Hand: Fist, Front: true},
		LegNear: steadyNear, LegFar: steadyFar, Expression: "grin"},
	"pointing up":       {Turn: .3, Lean: -2, Head: -6, Near: HangNear, Far: Arm{Upper: 132, Fore: 172, Hand: Point, Front: true}, LegNear: StandNear, LegFar: StandFar, Expression: "grin"},
	"pointing down":     {Turn: .4, Lean: 2, Head: 10, Near: HangNear, Far: Arm{Upper: 46, Fore: 22, Hand: Point, Front: true}, LegNear: StandNear, LegFar: StandFar, Expression: "smile"},
	"checking the time": {Turn: .3, Lean: 2, Head: 14, Near: Arm{Upper: -18, Fore: 112, ForeLen: .9, Hand: Fist}, Far: HangFar, LegNear: StandNear, LegFar: StandFar, Prop: "watch on wrist", Expression: "looking down"},
	"hands behind back": {Turn: .2, Head: 3, Near: Arm{Upper: -26, Fore: 34, ForeLen: .8, Hand: Fist}, Far: Arm{Upper: 26, Fore: -34, ForeLen: .8, Hand: Fist}, LegNear: StandNear, LegFar: StandFar, Expression: "smile"},
	"leaning on a wall": {Turn: .5, Lean: -9, Head: 5, Near: Arm{Upper: -13, Fore: 99, UpperLen: .72, ForeLen: 1.02, Hand: RestHand}, Far: Arm{Upper: 14, Fore: -86, UpperLen: .72, ForeLen: .95, Hand: RestHand, Front: true},
		LegNear: Leg{Upper: 46, Lower: -34, Foot: 14}, LegFar: Leg{Upper: 12, Lower: 8}, Crossed: true, Prop: "leaned wall"},
	"lying on the back": {Turn: .15, Lean: -88, Head: -78, Near: Arm{Upper: -60, Fore: -150, UpperLen: .9, ForeLen: .8}, Far: Arm{Upper: 72, Fore: 16, UpperLen: .95, ForeLen: .72},
		LegNear: Leg{Upper: 84, Lower: 94, Foot: 72}, LegFar: Leg{Upper: 112, Lower: 40, Foot: 20}, Shift: .2, Lying: true, Expression: "smile"},
	"making a wish": {Turn: .2, Head: 6, Near: Arm{Reach: true, To: [2]float64{-.08, .86}, Bend: -1, UpperLen: .92, ForeLen: .92, Hand: Fist}, Far: Arm{Reach: true, To: [2]float64{.12, .84}, Bend: 1, UpperLen: .92, ForeLen: .92, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: StandFar, Expression: "eyes closed"},
	"looking up":   {Turn: .85, Lean: -5, Head: -24, Near: HangNear, Far: Arm{Upper: 12, Fore: 8}, LegNear: StandNear, LegFar: StandFar},
	"looking down": {Turn: .75, Lean: 4, Head: 24, Near: HangNear, Far: Arm{Upper: 12, Fore: 8}, LegNear: StandNear, LegFar: StandFar},
	"stargazing": {Turn: .8, Lean: 10, Head: -10, Near: Arm{Upper: 34, Fore: 126, Hand: CupHand}, Far: Arm{Upper: 76, Fore: 128, Hand: CupHand},
		LegNear: steadyNear, LegFar: Leg{Upper: 18, Lower: 4}, Hold: 2, Prop: "telescope", Expression: "smile"},
	"punching a bag": {Turn: .58, Lean: 13, Head: -2, Near: Arm{Upper: 14, Fore: 132, Hand: Fist}, Far: Arm{Upper: 84, Fore: 90, Hand: Fist},
		LegNear: lungeNear, LegFar: lungeFar, Expression: "determined", Prop: "heavy bag"},
	"pouring wine": {Turn: .5, Lean: -2, Head: 7, Near: Arm{Upper: 36, Fore: 150, Hand: Fist}, Far: Arm{Upper: 56, Fore: 46, Hand: CupHand},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 2, Prop: "poured glass,poured bottle", Expression: "smile"},
	"pouring beer":  pouringInto("poured tumbler,poured beer", 148),
	"pouring milk":  pouringInto("poured tumbler,poured pitcher", 152),
	"pouring juice": pouringInto("poured tumbler,poured pitcher", 151),
	"pouring water": pouringInto("poured tumbler,poured pitcher", 149),
	"pouring latte": {Turn: .5, Lean: -2, Head: 9, Near: Arm{Upper: 36, Fore: 140, Hand: Fist}, Far: Arm{Upper: 66, Fore: 50, Hand: CupHand},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 2, Prop: "poured latte,milk jug", Expression: "smile"},
	"roasting": {Turn: .4, Lean: 4, Head: 4, Near: Arm{Upper: -14, Fore: 40, ForeLen: .85}, Far: Arm{Upper: 40, Fore: 74, Hand: Fist, Front: true},
		LegNear: foldNear, LegFar: foldFar, LegsFront: true, Hold: 1, Prop: "marshmallow stick", Expression: "smile"},
	"under a blanket": {Turn: .15, Lean: -88, Head: -78, Near: Arm{Upper: -40, Fore: -118, UpperLen: .8, ForeLen: .8}, Far: Arm{Upper: 72, Fore: 16, UpperLen: .95, ForeLen: .72},
		LegNear: Leg{Upper: 84, Lower: 94, Foot: 72}, LegFar: Leg{Upper: 86, Lower: 92, Foot: 66}, Expression: "sleeping", Shift: .2, Lying: true, Prop: "pillow,blanket"},
	"brushing": {Turn: .6, Lean: 8, Head: 4, Near: Arm{Upper: 18, Fore: 60, Hand: CupHand}, Far: Arm{Upper: 62, Fore: 84, Hand: Fist},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 2, Prop: "grooming brush", Expression: "smile"},
	"scattering seed": {Turn: .6, Lean: 10, Head: 8, Near: Arm{Upper: 4, Fore: 70, Hand: CupHand}, Far: Arm{Upper: 46, Fore: 72, Hand: FlatHand},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 2, Prop: "seed bag,falling seed", Expression: "smile"},
}

// pouringInto is the pose of who pours from the near hand, whose forearm is raised by degrees, into a glass in the far one.
func pouringInto(props string, fore float64) Pose {
	return Pose{Turn: .5, Lean: -2, Head: 7, Near: Arm{Upper: 36, Fore: fore, Hand: Fist}, Far: Arm{Upper: 56, Fore: 46, Hand: CupHand},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 2, Prop: props, Expression: "smile"}
}
