package pose

// Arms and legs that poses of things share.
var (
	thingHipNear = Arm{Upper: -62, Fore: 58, UpperLen: .8, ForeLen: .72, Hand: Fist}
	thingHipFar  = Arm{Upper: 62, Fore: -58, UpperLen: .8, ForeLen: .72, Hand: Fist, Front: true}
	thingUpNear  = Arm{Upper: -108, Fore: -158, Hand: OpenHand}
	thingUpFar   = Arm{Upper: 108, Fore: 158, Hand: OpenHand, Front: true}
	thingLowNear = Arm{Upper: -40, Fore: -14, UpperLen: .8, ForeLen: .7}
	thingLowFar  = Arm{Upper: 40, Fore: 14, UpperLen: .8, ForeLen: .7, Front: true}
	thingSitNear = Leg{Upper: -52, Lower: -70, UpperLen: .7, LowerLen: .75, Foot: 58, Flip: true}
	thingSitFar  = Leg{Upper: 52, Lower: 70, UpperLen: .7, LowerLen: .75, Foot: -58}
)

// thingHips are both hands on the hips.
var thingHips = Pose{Near: thingHipNear, Far: thingHipFar, LegNear: Leg{Upper: -9, Lower: -4, Flip: true}, LegFar: Leg{Upper: 9, Lower: 4}}

// thingPunch is a punch beside the face.
var thingPunch = Pose{Near: Arm{Upper: -64, Fore: 168, ForeLen: .9, Hand: Fist}, Far: Arm{Upper: 78, Fore: 92, Hand: Fist, Front: true},
	LegNear: Leg{Upper: -14, Lower: -10, Flip: true}, LegFar: Leg{Upper: 22, Lower: 8}, Expression: "determined"}

// OfThings are the poses that things with arms and legs have in their own way: their face is on their trunk, which hands do not hide, and they lie badly.
var OfThings = map[string]Pose{
	"greeting":      {Near: thingHipNear, Far: thingUpFar, LegNear: StandNear, LegFar: StandFar},
	"standing":      {Near: thingLowNear, Far: thingLowFar, LegNear: StandNear, LegFar: StandFar},
	"waving":        {Near: thingLowNear, Far: thingUpFar, LegNear: StandNear, LegFar: StandFar},
	"thumbs up":     {Near: thingHipNear, Far: Arm{Upper: 58, Fore: 104, UpperLen: .9, ForeLen: .9, Hand: ThumbUp, Front: true}, LegNear: StandNear, LegFar: StandFar},
	"pointing":      {Near: thingHipNear, Far: Arm{Upper: 84, Fore: 98, Hand: Point, Front: true}, LegNear: StandNear, LegFar: StandFar},
	"hands on hips": thingHips,
	"hands on hip":  thingHips,
	"flexing": {Near: Arm{Upper: -96, Fore: -188, ForeLen: .85, Hand: Fist}, Far: Arm{Upper: 96, Fore: 188, ForeLen: .85, Hand: Fist, Front: true},
		LegNear: Leg{Upper: -9, Lower: -4, Flip: true}, LegFar: Leg{Upper: 9, Lower: 4}, Expression: "determined"},
	"celebrating": {Near: thingUpNear, Far: thingUpFar, LegNear: Leg{Upper: -9, Lower: -4, Flip: true}, LegFar: Leg{Upper: 9, Lower: 4}},
	"yoga tree": {Near: Arm{Upper: -150, Fore: 178, Hand: FlatHand}, Far: Arm{Upper: 150, Fore: 182, Hand: FlatHand, Front: true},
		LegNear: Leg{Upper: 1, Flip: true}, LegFar: Leg{Upper: 72, Lower: -78, UpperLen: 1, LowerLen: .86, Foot: 50, Flip: true}, LegsFront: true, Expression: "eyes closed"},
	"meditating": {Near: Arm{Upper: -46, Fore: -4, UpperLen: .8, ForeLen: .72, Hand: Pinch}, Far: Arm{Upper: 46, Fore: 4, UpperLen: .8, ForeLen: .72, Hand: Pinch, Front: true},
		LegNear: Leg{Upper: -82, Lower: 74, UpperLen: 1.1, LowerLen: 1.1, Foot: 10}, LegFar: Leg{Upper: 82, Lower: -74, UpperLen: 1.1, LowerLen: 1.1, Foot: -10, Flip: true}, LegsFront: true, Expression: "eyes closed"},
	"sitting cross-legged": {Near: thingLowNear, Far: thingLowFar, LegNear: thingSitNear, LegFar: thingSitFar, LegsFront: true},
	"sleeping":             {Lean: 9, Near: thingLowNear, Far: thingLowFar, LegNear: thingSitNear, LegFar: thingSitFar, LegsFront: true, Expression: "sleeping", Prop: "zzz"},
	"lying":                {Lean: -58, Near: Arm{Upper: -34, Fore: -70, Hand: RestHand}, Far: Arm{Upper: 104, Fore: 62, UpperLen: .9, ForeLen: .8, Hand: RestHand, Front: true}, LegNear: Leg{Upper: 62, Lower: 88, Foot: -58}, LegFar: Leg{Upper: 84, Lower: 88, Foot: -58}},
	"reading": {Near: Arm{Reach: true, To: [2]float64{-.46, -.08}, Bend: -1, Hand: CupHand, Wrist: -34}, Far: Arm{Reach: true, To: [2]float64{.46, -.08}, Bend: 1, Hand: CupHand, Wrist: 34, Front: true},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "book"},
	"playing an instrument": {Near: Arm{Reach: true, To: [2]float64{-.3, .06}, Bend: -1, Hand: CupHand}, Far: Arm{Reach: true, To: [2]float64{1.25, .42}, Bend: 1, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: Leg{Upper: 12, Lower: 4}, Hold: 2, Prop: "guitar"},
	"eating from a bowl": {Near: Arm{Reach: true, To: [2]float64{-.3, -.04}, Bend: -1, Hand: CupHand}, Far: Arm{Reach: true, To: [2]float64{.9, .5}, Bend: 1, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: All["eating from a bowl"].Prop},
	"punching":       thingPunch,
	"boxing":         thingPunch,
	"hands together": {Near: Arm{Reach: true, To: [2]float64{-.12, .1}, Bend: -1, Hand: FlatHand, Wrist: -20}, Far: Arm{Reach: true, To: [2]float64{.12, .1}, Bend: 1, Hand: FlatHand, Wrist: 20, Front: true}, LegNear: StandNear, LegFar: StandFar, Hold: 2},
	"hugging":        {Near: Arm{Reach: true, To: [2]float64{-.5, .1}, Bend: -1, Hand: RestHand}, Far: Arm{Reach: true, To: [2]float64{.5, .1}, Bend: 1, Hand: RestHand, Front: true}, LegNear: StandNear, LegFar: StandFar, Hold: 2},
	"carrying":       {Near: Arm{Reach: true, To: [2]float64{-.5, -.02}, Bend: -1, Hand: CupHand, Wrist: -34}, Far: Arm{Reach: true, To: [2]float64{.5, -.02}, Bend: 1, Hand: CupHand, Wrist: 34, Front: true}, LegNear: StandNear, LegFar: StandFar, Hold: 2},
	"running": {Turn: .2, Lean: 9, Near: Arm{Upper: -48, Fore: 64, UpperLen: .9, ForeLen: .8, Hand: Fist}, Far: Arm{Upper: 62, Fore: 142, UpperLen: .95, ForeLen: .9, Hand: Fist, Front: true},
		LegNear: Leg{Upper: -34, Lower: -96, Foot: 78}, LegFar: Leg{Upper: 66, Lower: 12, Foot: -16}, Up: .3, Expression: "grin"},
	"walking": {Turn: .2, Lean: 2, Near: Arm{Upper: -46, Fore: -22}, Far: Arm{Upper: 50, Fore: 84, Hand: Fist, Front: true},
		LegNear: Leg{Upper: -22, Lower: -40, Foot: 34}, LegFar: Leg{Upper: 30, Lower: 14, Foot: -10}},
}
