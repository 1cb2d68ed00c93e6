package person

import (
	"cmp"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
)

// Sleeves, trunks and legs that garments share.
var (
	shortSleeve = sleeveCut{reach: .58, loose: 1, hem: 17}
	longSleeve  = sleeveCut{reach: 1.93, cuff: "rib"}
	shirtSleeve = sleeveCut{reach: 1.93, cuff: "band"}
	coatSleeve  = sleeveCut{reach: 1.93, loose: 2, hem: 13.5}
	wideSleeve  = sleeveCut{reach: 1.86, loose: 3, hem: 23}

	trouserLegs = legCut{reach: 1.94, radii: [3]float64{21, 17.5, 13.5}}
	wideLegs    = legCut{reach: 1.93, radii: [3]float64{22, 21, 22}, hem: 23}
	shortLegs   = legCut{reach: .7, radii: [3]float64{21.5, 18.5, 15}, hem: 17}
	tightLegs   = legCut{reach: 1.95, radii: [3]float64{19.5, 15.5, 11}}
	bareLegs    = legCut{}
)

// garments are all clothes but shoes, headwear and extras.
var garments = map[string]garment{
	"fur":           {place: "top", color: "#9a6a40", second: "#f2d9b0", sleeve: sleeveCut{reach: wholeLimb, loose: 2}, trunk: trunkCut{hem: 6, wide: 2, neck: "none", details: bellyPatch}},
	"t-shirt":       {place: "top", color: "#f2a33a", second: "#ffffff", sleeve: shortSleeve, trunk: trunkCut{hem: 12, collar: "rib"}},
	"long sleeve":   {place: "top", color: "#4f9fb0", second: "#ffffff", sleeve: longSleeve, trunk: trunkCut{hem: 12, collar: "rib"}},
	"striped shirt": {place: "top", color: "#fbf6ec", second: "#3f5f9f", sleeve: sleeveCut{reach: 1.93, cuff: "rib", stripes: hoops}, trunk: trunkCut{hem: 12, collar: "rib", details: stripes}},
	"shirt":         {place: "top", color: "#8fbbe6", second: "#ffffff", sleeve: shirtSleeve, trunk: trunkCut{hem: 12, collar: "shirt", details: buttons}},
	"blouse":        {place: "top", color: "#f7ece4", second: "#d98fa0", sleeve: sleeveCut{reach: 1.86, loose: 4, hem: 13, cuff: "band"}, trunk: trunkCut{hem: 8, neck: "v", collar: "bow"}},
	"checked shirt": {place: "top", color: "#c8463c", second: "#3a2a30", sleeve: sleeveCut{reach: 1.93, cuff: "band", stripes: hoops, checked: true}, trunk: trunkCut{hem: 12, collar: "shirt", details: checks}},
	"polo":          {place: "top", color: "#3f9f72", second: "#ffffff", sleeve: sleeveCut{reach: .58, loose: 1, hem: 16.5, cuff: "band", trim: true}, trunk: trunkCut{hem: 12, neck: "v", collar: "polo", details: placket}},
	"hoodie":        {place: "top", color: "#e06a4f", second: "#ffffff", sleeve: sleeveCut{reach: 1.94, loose: 2, cuff: "rib"}, trunk: trunkCut{hem: 16, wide: 3, neck: "hood", collar: "hood", details: kangaroo}},
	"sweater":       {place: "top", color: "#b5544f", second: "#f7e6d0", sleeve: sleeveCut{reach: 1.94, loose: 2, cuff: "rib", stripes: cuffHoops}, trunk: trunkCut{hem: 15, wide: 2, collar: "rib", details: knit}},
	"sailor blouse": {place: "top", color: "#fbf9f5", second: "#3a5a9f", sleeve: sleeveCut{reach: 1.93, cuff: "band", trim: true}, trunk: trunkCut{hem: 14, neck: "v", collar: "wide"}},
	"turtleneck":    {place: "top", color: "#3d4a63", second: "#3d4a63", sleeve: longSleeve, trunk: trunkCut{hem: 13, neck: "high", collar: "turtle"}},
	"tank":          {place: "top", color: "#3fae6a", second: "#ffffff", trunk: trunkCut{hem: 10, bare: true, shape: tankShape, neck: "scoop"}},
	"bare chest":    {place: "top", color: "#e8b088", trunk: trunkCut{hem: 4, bare: true, shape: noShape, neck: "none"}},
	"crop top":      {place: "top", color: "#f06a8f", second: "#ffffff", trunk: trunkCut{hem: 0, bare: true, shape: cropShape, neck: "scoop"}},
	"jersey":        {place: "top", color: "#d8433f", second: "#ffffff", sleeve: sleeveCut{reach: .66, loose: 2, hem: 18, cuff: "band", trim: true}, trunk: trunkCut{hem: 14, wide: 2, neck: "v", collar: "v rib", details: number}, socks: .62},
	"sportswear":    {place: "top", color: "#3d7fd0", second: "#f7f4ee", sleeve: sleeveCut{reach: 1.93, loose: 1, cuff: "rib", stripes: nil}, trunk: trunkCut{hem: 14, neck: "high", collar: "mandarin", details: zip}},
	"scrubs":        {place: "top", color: "#4fb3b0", second: "#ffffff", sleeve: shortSleeve, trunk: trunkCut{hem: 18, wide: 2, neck: "v", collar: "v rib", details: breastPocket}},
	"chef jacket":   {place: "top", color: "#fbf9f5", second: "#c8463c", sleeve: sleeveCut{reach: 1.93, loose: 1.5, cuff: "band", trim: false}, trunk: trunkCut{hem: 18, wide: 2, neck: "high", collar: "mandarin", details: doubleBreast}},
	"uniform shirt": {place: "top", color: "#3f5f9f", second: "#f2c64f", sleeve: shortSleeve, trunk: trunkCut{hem: 6, collar: "shirt", details: uniform}, belt: "#2f2c33"},
	"tunic":         {place: "top", color: "#5f8f4a", second: "#f2d07a", sleeve: longSleeve, trunk: trunkCut{hem: 34, wide: 3, neck: "v", collar: "v rib", details: nil}, belt: "#6a4228"},
	"armor":         {place: "top", color: "#b4bcc8", second: "#d9a441", sleeve: sleeveCut{reach: 1.95, loose: 1.5, cuff: "band", trim: true, stripes: nil}, trunk: trunkCut{hem: 20, wide: 3, neck: "high", collar: "mandarin", details: plates}, belt: "#6a4228"},
	"bodysuit":      {place: "top", color: "#d8343f", second: "#f7c83a", whole: true, sleeve: sleeveCut{reach: 1.95}, trunk: trunkCut{hem: 4, neck: "high", collar: "mandarin"}, legs: tightLegs},
	"swimsuit":      {place: "top", color: "#e84a6f", second: "#ffffff", whole: true, trunk: trunkCut{hem: 2, bare: true, shape: tankShape, neck: "scoop"}, legs: bareLegs},
	"leotard":       {place: "top", color: "#a05fc8", second: "#f7d7f0", whole: true, sleeve: sleeveCut{reach: 1.93}, trunk: trunkCut{hem: 2, neck: "scoop"}, legs: bareLegs},
	"onesie":        {place: "top", color: "#8fc7e8", second: "#ffffff", whole: true, sleeve: sleeveCut{reach: 1.93, loose: 2, cuff: "rib"}, trunk: trunkCut{hem: 6, wide: 4, collar: "rib", details: snaps}, legs: legCut{reach: 1.95, radii: [3]float64{22, 19, 15}}},
	"pajamas":       {place: "top", color: "#8f9fe0", second: "#f4f0ff", whole: true, sleeve: sleeveCut{reach: 1.9, loose: 2, hem: 14, cuff: "band", trim: true}, trunk: trunkCut{hem: 16, wide: 3, neck: "v", collar: "shirt", details: buttons}, legs: legCut{reach: 1.93, radii: [3]float64{22, 19, 16}}},
	"jumpsuit":      {place: "top", color: "#4f6a8f", second: "#e8b13a", whole: true, sleeve: sleeveCut{reach: 1.93, loose: 1.5, cuff: "band"}, trunk: trunkCut{hem: 4, wide: 2, collar: "shirt", details: jumpsuit}, legs: legCut{reach: 1.94, radii: [3]float64{22, 18.5, 15}}, belt: "#3a3f4a"},
	"space suit":    {place: "top", color: "#f1f2f5", second: "#e86a3a", whole: true, sleeve: sleeveCut{reach: 1.95, loose: 6, hem: 17, cuff: "band", trim: true, stripes: nil}, trunk: trunkCut{hem: 6, wide: 9, neck: "high", details: spacePack}, legs: legCut{reach: 1.94, radii: [3]float64{26, 23, 19}, detail: "bands"}},
	"snow suit":     {place: "top", color: "#3f8fd0", second: "#f7d24a", whole: true, sleeve: sleeveCut{reach: 1.94, loose: 5, hem: 16, cuff: "band", trim: true}, trunk: trunkCut{hem: 8, wide: 6, neck: "high", collar: "mandarin", details: zip}, legs: legCut{reach: 1.94, radii: [3]float64{25, 21, 17}}},
	"martial arts":  {place: "top", color: "#f8f6f1", second: "#2b2830", whole: true, sleeve: sleeveCut{reach: 1.7, loose: 3, hem: 19}, trunk: trunkCut{hem: 30, wide: 4, neck: "deep", collar: "wrap"}, legs: legCut{reach: 1.86, radii: [3]float64{23, 21, 19}, hem: 19}, belt: "#2b2830"},
	"clown suit":    {place: "top", color: "#f7c83a", second: "#e23b5f", whole: true, sleeve: sleeveCut{reach: 1.9, loose: 7, hem: 17, cuff: "band", trim: true}, trunk: trunkCut{hem: 8, wide: 9, neck: "none", collar: "ruff", details: pompons}, legs: legCut{reach: 1.9, radii: [3]float64{27, 25, 20}, hem: 22}},

	"dress":         {place: "dress", color: "#e8506a", second: "#ffffff", sleeve: shortSleeve, trunk: trunkCut{hem: 3, neck: "scoop"}, skirt: skirtCut{length: .86, flare: 30}},
	"summer dress":  {place: "dress", color: "#f2c23f", second: "#ffffff", trunk: trunkCut{hem: 3, bare: true, shape: tankShape, neck: "square"}, skirt: skirtCut{length: .92, flare: 34, style: "layered"}},
	"long dress":    {place: "dress", color: "#4f6fd0", second: "#ffffff", sleeve: sleeveCut{reach: 1.93}, trunk: trunkCut{hem: 3}, skirt: skirtCut{length: 1.72, flare: 30}},
	"gown":          {place: "dress", color: "#e88ab8", second: "#f7d77a", sleeve: sleeveCut{reach: .5, loose: 7, hem: 14, cuff: "band", trim: true}, trunk: trunkCut{hem: -4, neck: "square", details: bodice}, skirt: skirtCut{length: 1.96, flare: 62, style: "gown", details: gownTrim}},
	"wedding dress": {place: "dress", color: "#fbf8f4", second: "#f4e6d4", sleeve: sleeveCut{}, trunk: trunkCut{hem: -4, bare: true, shape: strapless, neck: "none", details: lace}, skirt: skirtCut{length: 1.97, flare: 66, style: "gown", details: laceHem}},
	"evening dress": {place: "dress", color: "#8f2f4f", second: "#f2d07a", trunk: trunkCut{hem: 3, bare: true, shape: tankShape, neck: "deep"}, skirt: skirtCut{length: 1.93, flare: 20, style: "straight"}},
	"tutu":          {place: "dress", color: "#f4a6c0", second: "#fdeef3", trunk: trunkCut{hem: -2, bare: true, shape: tankShape, neck: "scoop", details: bodice}, skirt: skirtCut{length: .4, flare: 60, style: "tutu"}},
	"kimono":        {place: "dress", color: "#d8505f", second: "#f7d24a", sleeve: sleeveCut{reach: 1.78, loose: 5, hem: 32}, trunk: trunkCut{hem: 6, wide: 2, neck: "deep", collar: "wrap"}, skirt: skirtCut{length: 1.9, flare: 20, style: "wrap"}, belt: "#f2d9a0"},
	"sari":          {place: "dress", color: "#d84a8f", second: "#f2b83a", sleeve: sleeveCut{reach: .5, hem: 15.5, cuff: "band", trim: true}, trunk: trunkCut{hem: 4, neck: "scoop", details: drape}, skirt: skirtCut{length: 1.93, flare: 24, style: "sari", details: borderHem}},
	"robe":          {place: "dress", color: "#5a4fb0", second: "#f2c84f", sleeve: wideSleeve, trunk: trunkCut{hem: 6, wide: 3, neck: "v", collar: "v rib"}, skirt: skirtCut{length: 1.93, flare: 36}, belt: "#8a5a34"},
	"cassock":       {place: "dress", color: "#34323c", second: "#fbfaf6", sleeve: coatSleeve, trunk: trunkCut{hem: 6, wide: 2, neck: "high", collar: "mandarin", details: buttons}, skirt: skirtCut{length: 1.9, flare: 28, details: buttonLine}},
	"habit":         {place: "dress", color: "#34323c", second: "#fbfaf6", sleeve: wideSleeve, trunk: trunkCut{hem: 6, wide: 3, neck: "high", collar: "wide"}, skirt: skirtCut{length: 1.9, flare: 30}},
	"hanbok":        {place: "dress", color: "#e86a8f", second: "#f7f2ea", sleeve: sleeveCut{reach: 1.9, loose: 4, hem: 20}, trunk: trunkCut{hem: -30, wide: 2, neck: "v", collar: "wrap"}, skirt: skirtCut{length: 1.93, flare: 56, style: "gown"}},

	"fur legs":      {place: "bottom", color: "#9a6a40", legs: legCut{reach: wholeLimb, radii: [3]float64{25, 21, 17}}},
	"bird legs":     {place: "bottom", color: "#f2a33a", legs: legCut{reach: wholeLimb, radii: [3]float64{13, 8.5, 7}}},
	"trousers":      {place: "bottom", color: "#3f5f8f", legs: trouserLegs},
	"jeans":         {place: "bottom", color: "#4a74ad", legs: legCut{reach: 1.9, radii: [3]float64{21, 17, 13}, detail: "seam"}, belt: "#7a4a2c"},
	"chinos":        {place: "bottom", color: "#c8a574", legs: legCut{reach: 1.86, radii: [3]float64{21, 17, 12.5}, detail: "cuff"}, belt: "#5a3a2c"},
	"shorts":        {place: "bottom", color: "#3f6fa0", legs: shortLegs},
	"wide trousers": {place: "bottom", color: "#e0cba4", legs: wideLegs},
	"leggings":      {place: "bottom", color: "#454a63", legs: tightLegs},
	"track pants":   {place: "bottom", color: "#3f4660", second: "#ffffff", legs: legCut{reach: 1.92, radii: [3]float64{21, 18, 14}, detail: "stripe"}},
	"camouflage":    {place: "bottom", color: "#6a7a4a", legs: legCut{reach: 1.9, radii: [3]float64{22, 18, 14.5}, detail: "camo"}},
	"torn trousers": {place: "bottom", color: "#5a5f52", legs: legCut{reach: 1.62, radii: [3]float64{21, 18, 16}, detail: "patch"}},
	"overalls":      {place: "bottom", color: "#3f66a8", legs: legCut{reach: 1.9, radii: [3]float64{22, 18.5, 14.5}, detail: "cuff"}, bib: true},
	"turnout pants": {place: "bottom", color: "#c9a24a", second: "#f4f08a", legs: legCut{reach: 1.92, radii: [3]float64{23, 20, 17}, detail: "bands"}},
	"skirt":         {place: "bottom", color: "#c8506a", skirt: skirtCut{length: .72, flare: 28}},
	"mini skirt":    {place: "bottom", color: "#5a4f8f", skirt: skirtCut{length: .48, flare: 24, style: "pleated"}},
	"long skirt":    {place: "bottom", color: "#8f5f4a", skirt: skirtCut{length: 1.7, flare: 34}},
	"pencil skirt":  {place: "bottom", color: "#3d4257", skirt: skirtCut{length: .9, flare: 19, style: "straight"}},
	"pleated skirt": {place: "bottom", color: "#2f7f5f", skirt: skirtCut{length: .66, flare: 32, style: "pleated"}},
	"swim trunks":   {place: "bottom", color: "#e8643a", legs: legCut{reach: .62, radii: [3]float64{22, 21, 15}, hem: 22}},
	"diaper":        {place: "bottom", color: "#fbfaf7", legs: legCut{reach: .2, radii: [3]float64{23, 23, 18}, hem: 22}},
	"mermaid tail":  {place: "bottom", color: "#2fa89a", legs: bareLegs, skirt: skirtCut{length: 1.9, style: "tail"}},

	"jacket":         {place: "over", color: "#2f8f83", second: "#fbf4e8", sleeve: coatSleeve, over: overCut{kind: "open", gap: 13, gapHem: 17, hem: 18, lapel: "notch"}},
	"suit jacket":    {place: "over", color: "#3d4663", second: "#fbfaf8", inner: "shirt", sleeve: coatSleeve, over: overCut{kind: "open", gap: 13, gapHem: 1, hem: 24, lapel: "notch", detail: suitDetails}},
	"tailcoat":       {place: "over", color: "#3a3742", second: "#fbfaf8", inner: "shirt", sleeve: coatSleeve, over: overCut{kind: "open", gap: 14, gapHem: 16, hem: 14, tail: .8, lapel: "shawl"}},
	"leather jacket": {place: "over", color: "#4a3a38", second: "#f2efe9", sleeve: coatSleeve, over: overCut{kind: "open", gap: 14, gapHem: 10, hem: 12, lapel: "notch", detail: zipDetails}},
	"denim jacket":   {place: "over", color: "#5a86bd", second: "#fbf6ee", sleeve: coatSleeve, over: overCut{kind: "open", gap: 13, gapHem: 15, hem: 14, lapel: "collar", detail: pocketDetails}},
	"cardigan":       {place: "over", color: "#c8923f", second: "#fbf6ee", sleeve: coatSleeve, over: overCut{kind: "open", gap: 13, gapHem: 12, hem: 20, detail: buttonDetails}},
	"coat":           {place: "over", color: "#b5894f", second: "#5f3f38", inner: "sweater", sleeve: sleeveCut{reach: 1.93, loose: 4, hem: 15}, over: overCut{kind: "open", gap: 12, gapHem: 5, hem: 18, tail: .85, lapel: "notch", detail: pocketDetails}},
	"raincoat":       {place: "over", color: "#f7c83a", second: "#4a6fa0", inner: "sweater", sleeve: sleeveCut{reach: 1.93, loose: 4, hem: 17}, over: overCut{kind: "closed", hem: 40, lapel: "collar", detail: rainButtons}},
	"lab coat":       {place: "over", color: "#fbfbf9", second: "#8fbfe0", inner: "shirt", sleeve: sleeveCut{reach: 1.93, loose: 2, hem: 14}, over: overCut{kind: "open", gap: 13, gapHem: 12, hem: 18, tail: .78, lapel: "notch", detail: penPocket}},
	"vest":           {place: "over", color: "#6a4a3a", second: "#fbf6ee", inner: "shirt", over: overCut{kind: "open", gap: 13, gapHem: 9, hem: 14, detail: buttonDetails}},
	"safety vest":    {place: "over", color: "#f28a2a", second: "#4f5f7f", inner: "long sleeve", over: overCut{kind: "open", gap: 13, gapHem: 3, hem: 16, detail: reflective}},
	"puffer vest":    {place: "over", color: "#d8503f", second: "#e8e4da", inner: "long sleeve", over: overCut{kind: "open", gap: 12, gapHem: 6, hem: 14, lapel: "zip", detail: quilting}},
	"puffer jacket":  {place: "over", color: "#e8923a", second: "#5a6f8f", sleeve: sleeveCut{reach: 1.93, loose: 6, hem: 14}, over: overCut{kind: "open", gap: 10, gapHem: 4, hem: 18, lapel: "zip", detail: quilting}},
	"turnout coat":   {place: "over", color: "#d0a640", second: "#3a3f4a", sleeve: sleeveCut{reach: 1.93, loose: 5, hem: 16, cuff: ""}, over: overCut{kind: "closed", hem: 30, lapel: "collar", detail: reflectiveBands}},
	"santa coat":     {place: "over", color: "#d8343a", second: "#fbf8f2", sleeve: sleeveCut{reach: 1.93, loose: 5, hem: 16, cuff: "shirt"}, over: overCut{kind: "closed", hem: 34, lapel: "fur", detail: furFront}},
	"pirate coat":    {place: "over", color: "#8f2f3a", second: "#f2c64f", inner: "blouse", sleeve: sleeveCut{reach: 1.9, loose: 3, hem: 19, cuff: "shirt"}, over: overCut{kind: "open", gap: 16, gapHem: 16, hem: 16, tail: .8, lapel: "notch", detail: goldTrim}},
	"doublet":        {place: "over", color: "#3f5fb0", second: "#f2c64f", sleeve: sleeveCut{reach: 1.93, loose: 3, cuff: "shirt"}, over: overCut{kind: "closed", hem: 30, lapel: "collar", detail: goldTrim}},
	"pilot jacket":   {place: "over", color: "#2f3a5a", second: "#fbfaf8", inner: "shirt", sleeve: sleeveCut{reach: 1.93, loose: 2, hem: 13.5, stripes: goldHoops}, over: overCut{kind: "open", gap: 13, gapHem: 2, hem: 22, lapel: "notch", detail: doubleButtons}},
	"poncho":         {place: "over", color: "#c8703a", second: "#f2d9a0", over: overCut{kind: "poncho", hem: 10}},
	"apron":          {place: "over", color: "#3f8f7f", second: "#f4ead8", over: overCut{kind: "apron", hem: 10, tail: .72}},
	"samurai armor":  {place: "over", color: "#a8323a", second: "#e8b84a", sleeve: sleeveCut{reach: 1.2, loose: 7, hem: 23, cuff: "shirt"}, over: overCut{kind: "closed", hem: 22, tail: .55, detail: lamellar}},
}

// Garments lists the names of garments and shoes, sorted.
func Garments() []string {
	return slices.DeleteFunc(append(names(garments), names(shoes)...), func(name string) bool { return pelts[name] })
}

// GarmentPlace returns where a garment is worn, such as "top", "bottom" or "over", or nothing for what is no garment.
func GarmentPlace(name string) string {
	if _, ok := shoes[name]; ok {
		return "shoes"
	}
	return garments[name].place
}

// SuitTop is the upper half of a suit of one piece, for who wears other trousers: the clown suit of a clown in striped pants.
func SuitTop(name string) (Garment, bool) {
	g := garments[name]
	return Garment{Name: "long sleeve", Color: kit.Hex(cmp.Or(g.color, "#8a90a0"))}, g.whole
}

// Whole reports whether a garment is a dress or a gown: it covers what is worn on the legs.
func Whole(name string) bool { return garments[name].place == "top" && garments[name].skirt.length > 0 }

// OnePiece reports whether a garment covers the legs, or leaves them bare, by itself: nothing is worn below it.
func OnePiece(name string) bool { return garments[name].place == "dress" || garments[name].whole }
