package pose

// Legs that many poses share.
var (
	StandNear = Leg{Upper: -4, Lower: -2, Flip: true}
	StandFar  = Leg{Upper: 5, Lower: 3}
	SitNear   = Leg{Upper: 84, Lower: 4}
	SitFar    = Leg{Upper: 76, Lower: -8}
	foldNear  = Leg{Upper: -64, Lower: 79, UpperLen: .69, LowerLen: 1, Foot: 12}
	foldFar   = Leg{Upper: 64, Lower: -79, UpperLen: .69, LowerLen: 1, Foot: -12, Flip: true}
	kneelNear = Leg{Upper: 6, Lower: -90, Foot: 74}
	kneelFar  = Leg{Upper: 14, Lower: -88, Foot: 74}
)

// Arms that many poses share.
var (
	HangNear = Arm{Upper: -14, Fore: 1}
	HangFar  = Arm{Upper: 15, Fore: 3}
)

// Legs of who sits on a chair at a table.
var (
	chairNear = Leg{Upper: 82, Lower: 2}
	chairFar  = Leg{Upper: 76, Lower: -6}
)

// Legs of those who are busy.
var (
	strideNear = Leg{Upper: 24, Lower: 8}
	strideFar  = Leg{Upper: -20, Lower: -34, Foot: 22}
	lungeNear  = Leg{Upper: -26, Lower: -22, Foot: 8}
	lungeFar   = Leg{Upper: 44, Lower: 4}
	steadyNear = Leg{Upper: -8, Lower: -3}
	steadyFar  = Leg{Upper: 12, Lower: 4}
	bentNear   = Leg{Upper: 50, Lower: -24}
	bentFar    = Leg{Upper: 42, Lower: -30}
)

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

// shared are the limbs of several poses by the name that tables have for them.
var shared = map[string]Pose{
	"hang":   {Near: HangNear, Far: HangFar},
	"stand":  {LegNear: StandNear, LegFar: StandFar},
	"sit":    {LegNear: SitNear, LegFar: SitFar},
	"fold":   {LegNear: foldNear, LegFar: foldFar},
	"kneel":  {LegNear: kneelNear, LegFar: kneelFar},
	"chair":  {LegNear: chairNear, LegFar: chairFar},
	"stride": {LegNear: strideNear, LegFar: strideFar},
	"lunge":  {LegNear: lungeNear, LegFar: lungeFar},
	"steady": {LegNear: steadyNear, LegFar: steadyFar},
	"bent":   {LegNear: bentNear, LegFar: bentFar},
	"hip":    {Near: thingHipNear, Far: thingHipFar},
	"up":     {Near: thingUpNear, Far: thingUpFar},
	"low":    {Near: thingLowNear, Far: thingLowFar},
	"frog":   {LegNear: thingSitNear, LegFar: thingSitFar},
}
