package pose

import "maps"

func init() { maps.Copy(All, acts) }

// Legs of who sits on a chair at a table.
var (
	chairNear = Leg{Upper: 82, Lower: 2}
	chairFar  = Leg{Upper: 76, Lower: -6}
)

// acts are the poses of everyday acts with the tool, the place and what the act is done to.
var acts = map[string]Pose{
	"pouring": {Turn: .5, Lean: -2, Head: 7, Near: Arm{Upper: 36, Fore: 142, Hand: Fist}, Far: Arm{Upper: 66, Fore: 50, Hand: CupHand},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 2, Prop: "poured cup,poured pot", Expression: "grin"},
	"cutting a cake": {Turn: .5, Lean: 4, Head: 8, Near: Arm{Upper: 34, Fore: 78, Hand: Fist}, Far: Arm{Upper: 40, Fore: 70, Hand: Fist},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Across: 34, Prop: "cake knife,cake table", Expression: "grin"},
	"playing chess": {Turn: .75, Lean: 8, Head: 8, Near: Arm{Upper: 34, Fore: 148, Hand: Fist}, Far: Arm{Upper: 50, Fore: 82, Hand: Pinch},
		LegNear: chairNear, LegFar: chairFar, Seated: true, Shift: -.6, Hold: 2, Across: 46, Prop: "chair,chess table", Expression: "thinking"},
	"dining": {Turn: .7, Lean: 3, Head: 1, Near: Arm{Upper: 24, Fore: 76, Hand: RestHand}, Far: Arm{Upper: 52, Fore: 122, Hand: Fist},
		LegNear: chairNear, LegFar: chairFar, Seated: true, Shift: -.6, Hold: 1, Across: 76, Prop: "chair,raised fork,dining table", Expression: "grin"},
	"having dinner": {Turn: .7, Lean: 3, Head: 4, Near: Arm{Upper: 24, Fore: 76, Hand: RestHand}, Far: Arm{Upper: 52, Fore: 122, Hand: Fist},
		LegNear: chairNear, LegFar: chairFar, Seated: true, Shift: -.6, Hold: 1, Across: 76, Prop: "chair,raised fork,dining table,dinner", Expression: "grin"},
	"having tea": {Turn: .7, Lean: 2, Head: 4, Near: Arm{Upper: 24, Fore: 76, Hand: RestHand}, Far: Arm{Upper: 44, Fore: 132, Hand: Fist},
		LegNear: chairNear, LegFar: chairFar, Seated: true, Shift: -.6, Hold: 1, Across: 76, Prop: "chair,raised tea cup,dining table,tea set", Expression: "grin"},
	"arm wrestling": {Turn: .7, Lean: 10, Head: 4, Near: Arm{Upper: 20, Fore: 70, Hand: RestHand}, Far: Arm{Upper: 62, Fore: 146, Hand: Fist},
		LegNear: chairNear, LegFar: chairFar, Seated: true, Shift: -.6, Hold: 1, Across: 2, Prop: "chair,wrestling table", Expression: "determined"},
	"playing table tennis": {Turn: .55, Lean: 10, Head: 2, Near: Arm{Upper: -30, Fore: 44, Hand: OpenHand}, Far: Arm{Upper: 56, Fore: 104, Hand: Fist},
		LegNear: Leg{Upper: -18, Lower: -14}, LegFar: Leg{Upper: 34, Lower: -4}, Hold: 1, Across: 150, Prop: "paddle,tennis table", Expression: "determined"},
	"on a seesaw": {Turn: .7, Lean: -2, Head: 2, Near: Arm{Upper: 34, Fore: 76, Hand: Fist}, Far: Arm{Upper: 44, Fore: 78, Hand: Fist},
		LegNear: Leg{Upper: 70, Lower: -16}, LegFar: Leg{Upper: 60, Lower: -24}, Seated: true, Up: .2, Hold: 2, Across: 130, Prop: "seesaw", Expression: "laugh"},
	"picnicking": {Turn: .3, Lean: -2, Head: 3, Near: Arm{Upper: -22, Fore: 30, ForeLen: .85, Hand: RestHand}, Far: Arm{Upper: 40, Fore: 146, Hand: Fist, Front: true},
		LegNear: foldNear, LegFar: foldFar, Shift: -.4, LegsFront: true, Hold: 1, Across: 72, Prop: "picnic,sandwich", Expression: "grin"},

	"rowing": {Turn: .8, Lean: -6, Head: 2, Near: Arm{Upper: 44, Fore: 80, Hand: Fist}, Far: Arm{Upper: 56, Fore: 82, Hand: Fist},
		LegNear: Leg{Upper: 78, Lower: 40, UpperLen: .8, LowerLen: .6}, LegFar: Leg{Upper: 74, Lower: 36, UpperLen: .8, LowerLen: .6}, Up: .62, Shift: -.2, Hold: 2, Prop: "boat inside,boat side", Expression: "grin"},
	"on a trampoline": {Turn: .3, Head: -5, Near: Arm{Upper: -136, Fore: -168, Hand: OpenHand}, Far: Arm{Upper: 138, Fore: 170, Hand: OpenHand, Front: true},
		LegNear: Leg{Upper: -26, Lower: -74, Foot: -40, Flip: true}, LegFar: Leg{Upper: 34, Lower: 10, Foot: 20}, Up: 1.3, Expression: "laugh", Prop: "trampoline"},
	"on a slide": {Turn: .6, Lean: -14, Head: 4, Near: Arm{Upper: -128, Fore: -160, Hand: OpenHand}, Far: Arm{Upper: 132, Fore: 164, Hand: OpenHand},
		LegNear: Leg{Upper: 66, Lower: 58, Foot: -26}, LegFar: Leg{Upper: 72, Lower: 62, Foot: -26}, Up: 1.1, Seated: true, Shift: -.2, Prop: "playground slide,slide rim", Expression: "laugh"},
	"fishing from a pier": {Turn: .7, Lean: -2, Head: 2, Near: Arm{Upper: 30, Fore: 78, Hand: Fist}, Far: Arm{Upper: 46, Fore: 84, Hand: Fist},
		LegNear: Leg{Upper: 82, Lower: 0}, LegFar: Leg{Upper: 74, Lower: -10}, Seated: true, Up: .25, Shift: -.5, Hold: 2, Prop: "pier,cast rod", Expression: "grin"},
	"picking apples": {Turn: .45, Lean: -3, Head: -8, Near: Arm{Upper: 26, Fore: 60, Hand: CupHand}, Far: Arm{Upper: 128, Fore: 160, Hand: CupHand},
		LegNear: StandNear, LegFar: StandFar, Hold: 1, Prop: "apple branch,apple basket", Expression: "grin"},
	"washing dishes": {Turn: .55, Lean: 5, Head: 8, Near: Arm{Upper: 26, Fore: 80, Hand: Fist}, Far: Arm{Upper: 46, Fore: 90, Hand: CupHand},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "washed plate,dish sink", Expression: "grin"},
	"unwrapping": {Turn: .12, Head: 6, Near: Arm{Reach: true, To: [2]float64{-1.2, .62}, Bend: 1, Hand: CupHand, Wrist: 20}, Far: Arm{Reach: true, To: [2]float64{1.26, .62}, Bend: -1, Hand: CupHand, Wrist: -20, Front: true},
		LegNear: foldNear, LegFar: foldFar, LegsFront: true, Hold: 2, Prop: "opened gift", Expression: "laugh"},
	"hanging laundry": {Turn: .4, Lean: -2, Head: -6, Near: Arm{Upper: 112, Fore: 152, Hand: Fist}, Far: Arm{Upper: 128, Fore: 146, Hand: Fist},
		LegNear: StandNear, LegFar: StandFar, Prop: "clothesline,laundry basket", Expression: "grin"},
	"chopping wood": {Turn: .55, Lean: -4, Head: 8, Near: Arm{Upper: -150, Fore: -186, Hand: Fist}, Far: Arm{Reach: true, To: [2]float64{-1.0, 1.86}, Hand: Fist},
		LegNear: Leg{Upper: -16, Lower: 2, Flip: true}, LegFar: Leg{Upper: 20, Lower: 0}, Hold: 1, Prop: "chopping block,axe", Expression: "determined"},
	"whiteboard": {Turn: .6, Head: 3, Near: HangNear, Far: Arm{Upper: 74, Fore: 126, Hand: Fist},
		LegNear: StandNear, LegFar: StandFar, Expression: "grin", Prop: "white board,board marker"},
	"drawing": {Turn: .65, Lean: 24, Head: 16, Near: Arm{Upper: 8, Fore: 8, Hand: FlatHand, Wrist: -60}, Far: Arm{Upper: 46, Fore: 34, Hand: Fist},
		LegNear: kneelNear, LegFar: kneelFar, Shift: -.5, Prop: "drawn paper,crayon", Expression: "grin"},
	"planting": {Turn: .7, Lean: 18, Head: 10, Near: Arm{Upper: 24, Fore: 46, Hand: CupHand}, Far: Arm{Upper: 40, Fore: 52, Hand: CupHand},
		LegNear: Leg{Upper: 86, Lower: 2}, LegFar: Leg{Upper: -4, Lower: -92, Foot: 72}, Shift: -.4, Prop: "planted tree", Expression: "grin"},
	"applying makeup": {Turn: .3, Head: 2, Near: Arm{Reach: true, To: [2]float64{-.7, 1.24}, Bend: 1, Hand: Fist}, Far: Arm{Upper: 62, Fore: 122, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "makeup brush,hand mirror", Expression: "grin"},
	"yoga on a mat": {Turn: .1, Head: 0, Near: Arm{Reach: true, To: [2]float64{-.16, .64}, Bend: -1, Hand: FlatHand, Wrist: -50}, Far: Arm{Reach: true, To: [2]float64{.2, .64}, Bend: 1, Hand: FlatHand, Wrist: 50, Front: true},
		LegNear: Leg{Upper: 1, Lower: 0, Flip: true}, LegFar: Leg{Upper: 58, Lower: -64, UpperLen: .86, LowerLen: .78, Foot: 62, Flip: true}, Expression: "eyes closed", Prop: "floor mat"},
	"meditating on a mat": {Turn: .05, Near: Arm{Upper: -24, Fore: -20, Hand: Pinch, UpperLen: .92, ForeLen: .9}, Far: Arm{Upper: 24, Fore: 20, Hand: Pinch, UpperLen: .92, ForeLen: .9, Front: true},
		LegNear: foldNear, LegFar: foldFar, LegsFront: true, Expression: "eyes closed", Prop: "floor mat"},
	"baking cookies": {Turn: .15, Head: 2, Near: Arm{Reach: true, To: [2]float64{-1.5, .3}, Bend: 1, Hand: Fist}, Far: Arm{Reach: true, To: [2]float64{1.56, .3}, Bend: -1, Hand: Fist, Front: true},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "cookie tray", Expression: "grin"},
	"stirring a pot": {Turn: .5, Lean: 4, Head: 8, Near: Arm{Upper: 8, Fore: 62, Hand: RestHand}, Far: Arm{Upper: 56, Fore: 104, Hand: Fist},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 1, Prop: "pot ladle,stove", Expression: "grin"},
	"at a laptop": {Turn: .08, Head: 6, Near: Arm{Upper: -20, Fore: 40, UpperLen: .86, ForeLen: .6, Hand: FlatHand}, Far: Arm{Upper: 20, Fore: -40, UpperLen: .86, ForeLen: .6, Hand: FlatHand, Front: true},
		LegNear: Leg{Upper: -14, Lower: -3, UpperLen: .34, Flip: true}, LegFar: Leg{Upper: 14, Lower: 3, UpperLen: .34}, Hold: 2, Prop: "laptop desk", Expression: "looking down"},
	"braiding hair": {Turn: .6, Lean: 3, Head: 8, Near: Arm{Upper: 56, Fore: 104, Hand: CupHand}, Far: Arm{Upper: 62, Fore: 92, Hand: Pinch},
		LegNear: steadyNear, LegFar: steadyFar, Hold: 2, Expression: "grin"},
	"chopping vegetables": {Turn: .5, Lean: 6, Head: 10, Near: Arm{Upper: 16, Fore: 66, Hand: RestHand}, Far: Arm{Upper: 40, Fore: 74, Hand: Fist},
		LegNear: StandNear, LegFar: StandFar, Hold: 2, Prop: "kitchen knife,cutting counter", Expression: "grin"},
}
