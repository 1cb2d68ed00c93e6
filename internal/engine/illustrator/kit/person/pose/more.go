package pose

import "maps"

func init() { maps.Copy(All, moreActs) }

// moreActs are further everyday acts with what belongs to them.
var moreActs = map[string]Pose{
	"grilling": {Turn: .5, Lean: 4, Head: 8, Near: Arm{Upper: 10, Fore: 60, Hand: RestHand}, Far: Arm{Upper: 52, Fore: 92, Hand: Fist},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 1, Prop: "grill spatula,grill", Expression: "grin"},
	"sewing at a machine": {Turn: .7, Lean: 10, Head: 10, Near: Arm{Upper: 30, Fore: 84, Hand: FlatHand}, Far: Arm{Upper: 50, Fore: 86, Hand: FlatHand},
		LegNear: chairNear, LegFar: chairFar, Seated: true, Shift: -.6, Hold: 2, Across: 40, Prop: "chair,sewing table", Expression: "grin"},
	"sledding": {Turn: .7, Lean: -10, Head: 2, Near: Arm{Upper: 36, Fore: 74, Hand: Fist}, Far: Arm{Upper: 48, Fore: 78, Hand: Fist},
		LegNear: Leg{Upper: 84, Lower: 66, Foot: -24}, LegFar: Leg{Upper: 80, Lower: 62, Foot: -24}, Up: .55, Shift: -.3, Seated: true, Hold: 2, Prop: "snow slope,sled", Expression: "laugh"},
	"playing cards": {Turn: .7, Lean: 3, Head: 4, Near: Arm{Upper: 24, Fore: 76, Hand: RestHand}, Far: Arm{Upper: 46, Fore: 116, Hand: Fist},
		LegNear: chairNear, LegFar: chairFar, Seated: true, Shift: -.6, Hold: 1, Across: 64, Prop: "chair,hand of cards,card table", Expression: "grin"},
	"tug of war": {Turn: .7, Lean: -22, Head: -8, Near: Arm{Upper: 58, Fore: 88, Hand: Fist}, Far: Arm{Upper: 66, Fore: 90, Hand: Fist},
		LegNear: Leg{Upper: 40, Lower: 14, Foot: -10}, LegFar: Leg{Upper: 14, Lower: -26}, Hold: 2, Across: 58, Prop: "tug rope", Expression: "determined"},
	"blowing out candles": {Turn: .65, Lean: 16, Head: 4, Near: Arm{Upper: 6, Fore: 50, Hand: RestHand}, Far: Arm{Upper: 24, Fore: 62, Hand: RestHand},
		LegNear: steadyNear, LegFar: steadyFar, Prop: "candle cake", Expression: "kiss"},
	"rolling dough": {Turn: .5, Lean: 8, Head: 10, Near: Arm{Upper: 26, Fore: 62, Hand: Fist}, Far: Arm{Upper: 50, Fore: 66, Hand: Fist},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "dough counter", Expression: "grin"},
	"arranging flowers": {Turn: .5, Lean: 3, Head: 6, Near: Arm{Upper: 30, Fore: 84, Hand: CupHand}, Far: Arm{Upper: 52, Fore: 102, Hand: Pinch},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "flower vase", Expression: "grin"},
	"painting a thing": {Turn: .6, Lean: 3, Head: 4, Near: Arm{Upper: 4, Fore: 30, Hand: Fist}, Far: Arm{Upper: 60, Fore: 96, Hand: Fist},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 2, Prop: "paint can,wet brush", Expression: "grin"},
	"mixing chemicals": {Turn: .4, Lean: 1, Head: 6, Near: Arm{Upper: 30, Fore: 138, Hand: Fist}, Far: Arm{Upper: 62, Fore: 74, Hand: Fist},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "held beaker,poured tube", Expression: "grin"},
	"brushing hair": {Turn: .25, Head: 6, Near: Arm{Reach: true, To: [2]float64{-.95, 1.5}, Bend: 1, Hand: Fist}, Far: HangFar,
		LegNear: StandNear, LegFar: StandFar, Hold: 1, Prop: "hairbrush", Expression: "grin"},
	"giving": {Turn: .65, Lean: 3, Head: 2, Near: Arm{Upper: 52, Fore: 92, Hand: Fist}, Far: Arm{Upper: 40, Fore: 80, Hand: CupHand},
		LegNear: Leg{Upper: 10, Lower: 2}, LegFar: Leg{Upper: -8, Lower: -16, Foot: 10}, Hold: 1, Expression: "grin"},
	"applying lipstick": {Turn: .3, Head: 0, Near: Arm{Reach: true, To: [2]float64{-.26, 1.06}, Bend: -1, UpperLen: .56, ForeLen: .95, Hand: Fist}, Far: Arm{Upper: 62, Fore: 122, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "lipstick,hand mirror"},
	"baking": {Turn: .15, Head: 4, Near: Arm{Reach: true, To: [2]float64{-1.5, .3}, Bend: 1, Hand: Fist}, Far: Arm{Reach: true, To: [2]float64{1.56, .3}, Bend: -1, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "baking tray", Expression: "grin"},
	"on shoulders": {Turn: .1, Head: 3, Near: Arm{Upper: -100, Fore: -128, Hand: OpenHand}, Far: Arm{Upper: 100, Fore: 128, Hand: OpenHand, Front: true},
		LegNear: Leg{Upper: -12, Lower: 3, Flip: true}, LegFar: Leg{Upper: 12, Lower: -3}, Expression: "laugh"},
	"holding ankles": {Turn: .12, Head: 2, Near: Arm{Reach: true, To: [2]float64{-.5, .6}, UpperLen: .74, ForeLen: .56, Bend: -1, Hand: Fist}, Far: Arm{Reach: true, To: [2]float64{.5, .6}, UpperLen: .58, ForeLen: .5, Bend: 1, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: StandFar, Expression: "grin"},
	"handstand": {Turn: .1, Lean: 180, Head: 176, Near: Arm{Upper: 8, Fore: -4, Hand: FlatHand, Wrist: -80}, Far: Arm{Upper: -8, Fore: 4, Hand: FlatHand, Wrist: 80, Front: true},
		LegNear: Leg{Upper: 172, Lower: 178, Foot: -60}, LegFar: Leg{Upper: -168, Lower: -176, Foot: 60}, Expression: "laugh"},
	"cartwheel": {Turn: .1, Lean: 150, Head: 150, Near: Arm{Upper: 24, Fore: 14, Hand: FlatHand, Wrist: -60}, Far: Arm{Upper: -46, Fore: -30, Hand: FlatHand, Wrist: 60, Front: true},
		LegNear: Leg{Upper: 118, Lower: 122, Foot: -60}, LegFar: Leg{Upper: -140, Lower: -136, Foot: 60}, Expression: "laugh"},
}
