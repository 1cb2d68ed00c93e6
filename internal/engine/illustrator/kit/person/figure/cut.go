package figure

import (
	"pellucid/internal/engine/illustrator/kit"
)

// SleeveCut is how sleeves are cut: reach along the arm (0 none, 0.56 short, 1 to the elbow, 1.9 long), how loose they are
// and how wide the hem is in units, and what finishes them.
type SleeveCut struct {
	Reach, Loose, Hem float64
	Cuff              string // "", "band", "rib", "shirt"
	Trim              bool   // the cuff has the trim's color
	Over              bool   // made of the over garment
	Stripes           []Stripe
	Checked           bool // the stripes are crossed by others along the arm
}

// Stripe is a band across a limb: at in 0–1 on the upper bone, 1–2 on the lower.
type Stripe struct {
	At, Width float64
	Color     kit.Color
}

// TrunkCut is how a garment covers the trunk: hem below the hips and extra width in units, its neckline, and what is on it.
type TrunkCut struct {
	Hem, Wide float64
	Neck      string // "", "v", "scoop", "square", "deep", "wrap", "high", "hood", "none"
	Collar    string // "", "rib", "shirt", "polo", "hood", "turtle", "mandarin", "wide"
	Bare      bool   // shape is the part that is covered; the rest is skin
	Shape     func(*Figure) string
	Details   func(*Figure) []kit.Node
}

// SkirtCut is a skirt: length along the legs (1 to the knee, 2 to the ankle), flare in units, and its style.
type SkirtCut struct {
	Length, Flare float64
	Style         string // "", "pleated", "tutu", "layered", "straight", "split", "fish tail"
	Details       func(f *Figure, outline string) []kit.Node
}

// LegCut is how the bottom covers the legs.
type LegCut struct {
	Reach  float64
	Radii  [3]float64
	Hem    float64 // radius at the hem; 0: by the radii
	Detail string  // "", "stripe", "seam", "cuff", "patch", "camo", "bands"
}

// SockCut is a sock's height as a share of the shin, and its color.
type SockCut struct {
	Height float64
	Color  kit.Color
}

// OverCut is an open or front garment over the top.
type OverCut struct {
	Kind   string  // "open", "closed", "apron", "bib", "tabard"
	Gap    float64 // half width of the opening at the neck and at the hem, in units
	GapHem float64
	Hem    float64
	Tail   float64 // how far it goes down the legs
	Lapel  string  // "", "notch", "shawl", "collar", "fur", "zip"
	Detail func(*Figure) []kit.Node
}

// Outfit is all that a figure wears, resolved.
type Outfit struct {
	Top         TrunkCut
	Sleeve      SleeveCut
	Skirt       SkirtCut
	Legs        LegCut
	Over        *OverCut
	Shoes       Shoe
	ShoesSecond kit.Color
	Socks       SockCut
	Gloves      kit.Color
	Belt        kit.Color
	OnePiece    bool
	Bib         bool
	Pregnant    bool
	TopName     string
}

// Shoe is the cut of footwear. over: drawn over the trouser leg, as boots are.
type Shoe struct {
	Color, Second string
	Over          bool
	Draw          func(f *Figure, t, trim kit.Tones) kit.Node // in the ankle's frame: toes to the right, sole at y 15
}

// WholeLimb is the reach of a coat: to the end of the limb, without a hem.
const WholeLimb = 2
