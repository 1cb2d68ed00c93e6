// Package wear has the garments by name, and draws what is worn on the trunk and around the legs: tops, collars, skirts and coats.
package wear

import (
	"cmp"
	"maps"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// Sleeves, trunks and legs that garments share.
var (
	shortSleeve = figure.SleeveCut{Reach: .58, Loose: 1, Hem: 17}
	longSleeve  = figure.SleeveCut{Reach: 1.93, Cuff: "rib"}
	shirtSleeve = figure.SleeveCut{Reach: 1.93, Cuff: "band"}
	coatSleeve  = figure.SleeveCut{Reach: 1.93, Loose: 2, Hem: 13.5}
	wideSleeve  = figure.SleeveCut{Reach: 1.86, Loose: 3, Hem: 23}

	trouserLegs = figure.LegCut{Reach: 1.94, Radii: [3]float64{21, 17.5, 13.5}}
	wideLegs    = figure.LegCut{Reach: 1.93, Radii: [3]float64{22, 21, 22}, Hem: 23}
	shortLegs   = figure.LegCut{Reach: .7, Radii: [3]float64{21.5, 18.5, 15}, Hem: 17}
	tightLegs   = figure.LegCut{Reach: 1.95, Radii: [3]float64{19.5, 15.5, 11}}
	bareLegs    = figure.LegCut{}
)

// Garments are all clothes but shoes, headwear and extras.
var Garments = map[string]garment{
	"fur":           {Place: "top", Color: "#9a6a40", Second: "#f2d9b0", sleeve: figure.SleeveCut{Reach: figure.WholeLimb, Loose: 2}, trunk: figure.TrunkCut{Hem: 6, Wide: 2, Neck: "none", Details: body.BellyPatch}},
	"t-shirt":       {Place: "top", Color: "#f2a33a", Second: "#ffffff", sleeve: shortSleeve, trunk: figure.TrunkCut{Hem: 12, Collar: "rib"}},
	"long sleeve":   {Place: "top", Color: "#4f9fb0", Second: "#ffffff", sleeve: longSleeve, trunk: figure.TrunkCut{Hem: 12, Collar: "rib"}},
	"striped shirt": {Place: "top", Color: "#fbf6ec", Second: "#3f5f9f", sleeve: figure.SleeveCut{Reach: 1.93, Cuff: "rib", Stripes: hoops}, trunk: figure.TrunkCut{Hem: 12, Collar: "rib", Details: stripes}},
	"shirt":         {Place: "top", Color: "#8fbbe6", Second: "#ffffff", sleeve: shirtSleeve, trunk: figure.TrunkCut{Hem: 12, Collar: "shirt", Details: buttons}},
	"blouse":        {Place: "top", Color: "#f7ece4", Second: "#d98fa0", sleeve: figure.SleeveCut{Reach: 1.86, Loose: 4, Hem: 13, Cuff: "band"}, trunk: figure.TrunkCut{Hem: 8, Neck: "v", Collar: "bow"}},
	"checked shirt": {Place: "top", Color: "#c8463c", Second: "#3a2a30", sleeve: figure.SleeveCut{Reach: 1.93, Cuff: "band", Stripes: hoops, Checked: true}, trunk: figure.TrunkCut{Hem: 12, Collar: "shirt", Details: checks}},
	"polo":          {Place: "top", Color: "#3f9f72", Second: "#ffffff", sleeve: figure.SleeveCut{Reach: .58, Loose: 1, Hem: 16.5, Cuff: "band", Trim: true}, trunk: figure.TrunkCut{Hem: 12, Neck: "v", Collar: "polo", Details: placket}},
	"hoodie":        {Place: "top", Color: "#e06a4f", Second: "#ffffff", sleeve: figure.SleeveCut{Reach: 1.94, Loose: 2, Cuff: "rib"}, trunk: figure.TrunkCut{Hem: 16, Wide: 3, Neck: "hood", Collar: "hood", Details: kangaroo}},
	"sweater":       {Place: "top", Color: "#b5544f", Second: "#f7e6d0", sleeve: figure.SleeveCut{Reach: 1.94, Loose: 2, Cuff: "rib", Stripes: cuffHoops}, trunk: figure.TrunkCut{Hem: 15, Wide: 2, Collar: "rib", Details: knit}},
	"sailor blouse": {Place: "top", Color: "#fbf9f5", Second: "#3a5a9f", sleeve: figure.SleeveCut{Reach: 1.93, Cuff: "band", Trim: true}, trunk: figure.TrunkCut{Hem: 14, Neck: "v", Collar: "wide"}},
	"turtleneck":    {Place: "top", Color: "#3d4a63", Second: "#3d4a63", sleeve: longSleeve, trunk: figure.TrunkCut{Hem: 13, Neck: "high", Collar: "turtle"}},
	"tank":          {Place: "top", Color: "#3fae6a", Second: "#ffffff", trunk: figure.TrunkCut{Hem: 10, Bare: true, Shape: tankShape, Neck: "scoop"}},
	"bare chest":    {Place: "top", Color: "#e8b088", trunk: figure.TrunkCut{Hem: 4, Bare: true, Shape: noShape, Neck: "none"}},
	"crop top":      {Place: "top", Color: "#f06a8f", Second: "#ffffff", trunk: figure.TrunkCut{Hem: 0, Bare: true, Shape: cropShape, Neck: "scoop"}},
	"jersey":        {Place: "top", Color: "#d8433f", Second: "#ffffff", sleeve: figure.SleeveCut{Reach: .66, Loose: 2, Hem: 18, Cuff: "band", Trim: true}, trunk: figure.TrunkCut{Hem: 14, Wide: 2, Neck: "v", Collar: "v rib", Details: number}, socks: .62},
	"sportswear":    {Place: "top", Color: "#3d7fd0", Second: "#f7f4ee", sleeve: figure.SleeveCut{Reach: 1.93, Loose: 1, Cuff: "rib", Stripes: nil}, trunk: figure.TrunkCut{Hem: 14, Neck: "high", Collar: "mandarin", Details: zip}},
	"scrubs":        {Place: "top", Color: "#4fb3b0", Second: "#ffffff", sleeve: shortSleeve, trunk: figure.TrunkCut{Hem: 18, Wide: 2, Neck: "v", Collar: "v rib", Details: breastPocket}},
	"chef jacket":   {Place: "top", Color: "#fbf9f5", Second: "#c8463c", sleeve: figure.SleeveCut{Reach: 1.93, Loose: 1.5, Cuff: "band", Trim: false}, trunk: figure.TrunkCut{Hem: 18, Wide: 2, Neck: "high", Collar: "mandarin", Details: doubleBreast}},
	"uniform shirt": {Place: "top", Color: "#3f5f9f", Second: "#f2c64f", sleeve: shortSleeve, trunk: figure.TrunkCut{Hem: 6, Collar: "shirt", Details: uniform}, belt: "#2f2c33"},
	"tunic":         {Place: "top", Color: "#5f8f4a", Second: "#f2d07a", sleeve: longSleeve, trunk: figure.TrunkCut{Hem: 34, Wide: 3, Neck: "v", Collar: "v rib", Details: nil}, belt: "#6a4228"},
	"pilgrim coat":  {Place: "top", Color: "#2f2d38", Second: "#f7f4ee", sleeve: figure.SleeveCut{Reach: 1.93, Loose: 1.5, Cuff: "band", Trim: true}, trunk: figure.TrunkCut{Hem: 34, Wide: 3, Neck: "high", Collar: "wide", Details: buttons}, belt: "#241f22"},
	"armor":         {Place: "top", Color: "#b4bcc8", Second: "#d9a441", sleeve: figure.SleeveCut{Reach: 1.95, Loose: 1.5, Cuff: "band", Trim: true, Stripes: nil}, trunk: figure.TrunkCut{Hem: 20, Wide: 3, Neck: "high", Collar: "mandarin", Details: plates}, belt: "#6a4228"},
	"bodysuit":      {Place: "top", Color: "#d8343f", Second: "#f7c83a", whole: true, sleeve: figure.SleeveCut{Reach: 1.95}, trunk: figure.TrunkCut{Hem: 4, Neck: "high", Collar: "mandarin"}, legs: tightLegs},
	"swimsuit":      {Place: "top", Color: "#e84a6f", Second: "#ffffff", whole: true, trunk: figure.TrunkCut{Hem: 2, Bare: true, Shape: tankShape, Neck: "scoop"}, legs: bareLegs},
	"leotard":       {Place: "top", Color: "#a05fc8", Second: "#f7d7f0", whole: true, sleeve: figure.SleeveCut{Reach: 1.93}, trunk: figure.TrunkCut{Hem: 2, Neck: "scoop"}, legs: bareLegs},
	"onesie":        {Place: "top", Color: "#8fc7e8", Second: "#ffffff", whole: true, sleeve: figure.SleeveCut{Reach: 1.93, Loose: 2, Cuff: "rib"}, trunk: figure.TrunkCut{Hem: 6, Wide: 4, Collar: "rib", Details: snaps}, legs: figure.LegCut{Reach: 1.95, Radii: [3]float64{22, 19, 15}}},
	"pajamas":       {Place: "top", Color: "#8f9fe0", Second: "#f4f0ff", whole: true, sleeve: figure.SleeveCut{Reach: 1.9, Loose: 2, Hem: 14, Cuff: "band", Trim: true}, trunk: figure.TrunkCut{Hem: 16, Wide: 3, Neck: "v", Collar: "shirt", Details: buttons}, legs: figure.LegCut{Reach: 1.93, Radii: [3]float64{22, 19, 16}}},
	"jumpsuit":      {Place: "top", Color: "#4f6a8f", Second: "#e8b13a", whole: true, sleeve: figure.SleeveCut{Reach: 1.93, Loose: 1.5, Cuff: "band"}, trunk: figure.TrunkCut{Hem: 4, Wide: 2, Collar: "shirt", Details: jumpsuit}, legs: figure.LegCut{Reach: 1.94, Radii: [3]float64{22, 18.5, 15}}, belt: "#3a3f4a"},
	"space suit":    {Place: "top", Color: "#f1f2f5", Second: "#e86a3a", whole: true, sleeve: figure.SleeveCut{Reach: 1.95, Loose: 6, Hem: 17, Cuff: "band", Trim: true, Stripes: nil}, trunk: figure.TrunkCut{Hem: 6, Wide: 9, Neck: "high", Details: spacePack}, legs: figure.LegCut{Reach: 1.94, Radii: [3]float64{26, 23, 19}, Detail: "bands"}},
	"snow suit":     {Place: "top", Color: "#3f8fd0", Second: "#f7d24a", whole: true, sleeve: figure.SleeveCut{Reach: 1.94, Loose: 5, Hem: 16, Cuff: "band", Trim: true}, trunk: figure.TrunkCut{Hem: 8, Wide: 6, Neck: "high", Collar: "mandarin", Details: zip}, legs: figure.LegCut{Reach: 1.94, Radii: [3]float64{25, 21, 17}}},
	"martial arts":  {Place: "top", Color: "#f8f6f1", Second: "#2b2830", whole: true, sleeve: figure.SleeveCut{Reach: 1.7, Loose: 3, Hem: 19}, trunk: figure.TrunkCut{Hem: 30, Wide: 4, Neck: "deep", Collar: "wrap"}, legs: figure.LegCut{Reach: 1.86, Radii: [3]float64{23, 21, 19}, Hem: 19}, belt: "#2b2830"},
	"clown suit":    {Place: "top", Color: "#f7c83a", Second: "#e23b5f", whole: true, sleeve: figure.SleeveCut{Reach: 1.9, Loose: 7, Hem: 17, Cuff: "band", Trim: true}, trunk: figure.TrunkCut{Hem: 8, Wide: 9, Neck: "none", Collar: "ruff", Details: pompons}, legs: figure.LegCut{Reach: 1.9, Radii: [3]float64{27, 25, 20}, Hem: 22}},

	"dress":          {Place: "dress", Color: "#e8506a", Second: "#ffffff", sleeve: shortSleeve, trunk: figure.TrunkCut{Hem: 3, Neck: "scoop"}, skirt: figure.SkirtCut{Length: .86, Flare: 30}},
	"summer dress":   {Place: "dress", Color: "#f2c23f", Second: "#ffffff", trunk: figure.TrunkCut{Hem: 3, Bare: true, Shape: tankShape, Neck: "square"}, skirt: figure.SkirtCut{Length: .92, Flare: 34, Style: "layered"}},
	"long dress":     {Place: "dress", Color: "#4f6fd0", Second: "#ffffff", sleeve: figure.SleeveCut{Reach: 1.93}, trunk: figure.TrunkCut{Hem: 3}, skirt: figure.SkirtCut{Length: 1.72, Flare: 30}},
	"gown":           {Place: "dress", Color: "#e88ab8", Second: "#f7d77a", sleeve: figure.SleeveCut{Reach: .5, Loose: 7, Hem: 14, Cuff: "band", Trim: true}, trunk: figure.TrunkCut{Hem: -4, Neck: "square", Details: bodice}, skirt: figure.SkirtCut{Length: 1.96, Flare: 62, Style: "gown", Details: gownTrim}},
	"wedding dress":  {Place: "dress", Color: "#fbf8f4", Second: "#f4e6d4", sleeve: figure.SleeveCut{}, trunk: figure.TrunkCut{Hem: -4, Bare: true, Shape: strapless, Neck: "none", Details: lace}, skirt: figure.SkirtCut{Length: 1.97, Flare: 66, Style: "gown", Details: laceHem}},
	"flamenco dress": {Place: "dress", Color: "#d8283a", Second: "#2f2830", sleeve: figure.SleeveCut{Reach: .5, Loose: 7, Hem: 19, Cuff: "band", Trim: true}, trunk: figure.TrunkCut{Hem: 3, Neck: "v"}, skirt: figure.SkirtCut{Length: 1.9, Flare: 66, Details: ruffles}},
	"irish dress":    {Place: "dress", Color: "#2f8f4a", Second: "#f2c64f", sleeve: figure.SleeveCut{Reach: 1.9, Loose: 2, Hem: 16, Cuff: "band", Trim: true}, trunk: figure.TrunkCut{Hem: 3, Neck: "scoop", Details: bodice}, skirt: figure.SkirtCut{Length: .62, Flare: 44, Style: "pleated"}},
	"evening dress":  {Place: "dress", Color: "#8f2f4f", Second: "#f2d07a", trunk: figure.TrunkCut{Hem: 3, Bare: true, Shape: tankShape, Neck: "deep"}, skirt: figure.SkirtCut{Length: 1.93, Flare: 20, Style: "straight"}},
	"tutu":           {Place: "dress", Color: "#f4a6c0", Second: "#fdeef3", trunk: figure.TrunkCut{Hem: -2, Bare: true, Shape: tankShape, Neck: "scoop", Details: bodice}, skirt: figure.SkirtCut{Length: .4, Flare: 60, Style: "tutu"}},
	"kimono":         {Place: "dress", Color: "#d8505f", Second: "#f7d24a", sleeve: figure.SleeveCut{Reach: 1.78, Loose: 5, Hem: 32}, trunk: figure.TrunkCut{Hem: 6, Wide: 2, Neck: "deep", Collar: "wrap"}, skirt: figure.SkirtCut{Length: 1.9, Flare: 20, Style: "wrap"}, belt: "#f2d9a0"},
	"sari":           {Place: "dress", Color: "#d84a8f", Second: "#f2b83a", sleeve: figure.SleeveCut{Reach: .5, Hem: 15.5, Cuff: "band", Trim: true}, trunk: figure.TrunkCut{Hem: 4, Neck: "scoop", Details: drape}, skirt: figure.SkirtCut{Length: 1.93, Flare: 24, Style: "sari", Details: borderHem}},
	"robe":           {Place: "dress", Color: "#5a4fb0", Second: "#f2c84f", sleeve: wideSleeve, trunk: figure.TrunkCut{Hem: 6, Wide: 3, Neck: "v", Collar: "v rib"}, skirt: figure.SkirtCut{Length: 1.93, Flare: 36}, belt: "#8a5a34"},
	"toga":           {Place: "dress", Color: "#fbf8f2", Second: "#f2c23a", trunk: figure.TrunkCut{Hem: 4, Bare: true, Shape: tankShape, Neck: "v", Details: drape}, skirt: figure.SkirtCut{Length: 1.93, Flare: 34, Style: "layered", Details: borderHem}, belt: "#e0b040"},
	"sherwani":       {Place: "dress", Color: "#f3e6c4", Second: "#c8962f", sleeve: coatSleeve, trunk: figure.TrunkCut{Hem: 6, Wide: 2, Neck: "high", Collar: "mandarin", Details: buttons}, legs: tightLegs, skirt: figure.SkirtCut{Length: .96, Flare: 18, Details: borderHem}},
	"cassock":        {Place: "dress", Color: "#34323c", Second: "#fbfaf6", sleeve: coatSleeve, trunk: figure.TrunkCut{Hem: 6, Wide: 2, Neck: "high", Collar: "mandarin", Details: buttons}, skirt: figure.SkirtCut{Length: 1.9, Flare: 28, Details: buttonLine}},
	"habit":          {Place: "dress", Color: "#34323c", Second: "#fbfaf6", sleeve: wideSleeve, trunk: figure.TrunkCut{Hem: 6, Wide: 3, Neck: "high", Collar: "wide"}, skirt: figure.SkirtCut{Length: 1.9, Flare: 30}},
	"hanbok":         {Place: "dress", Color: "#e86a8f", Second: "#f7f2ea", sleeve: figure.SleeveCut{Reach: 1.9, Loose: 4, Hem: 20}, trunk: figure.TrunkCut{Hem: -30, Wide: 2, Neck: "v", Collar: "wrap"}, skirt: figure.SkirtCut{Length: 1.93, Flare: 56, Style: "gown"}},

	"fur legs":      {Place: "bottom", Color: "#9a6a40", legs: figure.LegCut{Reach: figure.WholeLimb, Radii: [3]float64{25, 21, 17}}},
	"bird legs":     {Place: "bottom", Color: "#f2a33a", legs: figure.LegCut{Reach: figure.WholeLimb, Radii: [3]float64{13, 8.5, 7}}},
	"trousers":      {Place: "bottom", Color: "#3f5f8f", legs: trouserLegs},
	"jeans":         {Place: "bottom", Color: "#4a74ad", legs: figure.LegCut{Reach: 1.9, Radii: [3]float64{21, 17, 13}, Detail: "seam"}, belt: "#7a4a2c"},
	"chinos":        {Place: "bottom", Color: "#c8a574", legs: figure.LegCut{Reach: 1.86, Radii: [3]float64{21, 17, 12.5}, Detail: "cuff"}, belt: "#5a3a2c"},
	"shorts":        {Place: "bottom", Color: "#3f6fa0", legs: shortLegs},
	"wide trousers": {Place: "bottom", Color: "#e0cba4", legs: wideLegs},
	"leggings":      {Place: "bottom", Color: "#454a63", legs: tightLegs},
	"track pants":   {Place: "bottom", Color: "#3f4660", Second: "#ffffff", legs: figure.LegCut{Reach: 1.92, Radii: [3]float64{21, 18, 14}, Detail: "stripe"}},
	"camouflage":    {Place: "bottom", Color: "#6a7a4a", legs: figure.LegCut{Reach: 1.9, Radii: [3]float64{22, 18, 14.5}, Detail: "camo"}},
	"torn trousers": {Place: "bottom", Color: "#5a5f52", legs: figure.LegCut{Reach: 1.62, Radii: [3]float64{21, 18, 16}, Detail: "patch"}},
	"overalls":      {Place: "bottom", Color: "#3f66a8", legs: figure.LegCut{Reach: 1.9, Radii: [3]float64{22, 18.5, 14.5}, Detail: "cuff"}, bib: true},
	"turnout pants": {Place: "bottom", Color: "#c9a24a", Second: "#f4f08a", legs: figure.LegCut{Reach: 1.92, Radii: [3]float64{23, 20, 17}, Detail: "bands"}},
	"skirt":         {Place: "bottom", Color: "#c8506a", skirt: figure.SkirtCut{Length: .72, Flare: 28}},
	"mini skirt":    {Place: "bottom", Color: "#5a4f8f", skirt: figure.SkirtCut{Length: .48, Flare: 24, Style: "pleated"}},
	"long skirt":    {Place: "bottom", Color: "#8f5f4a", skirt: figure.SkirtCut{Length: 1.7, Flare: 34}},
	"pencil skirt":  {Place: "bottom", Color: "#3d4257", skirt: figure.SkirtCut{Length: .9, Flare: 19, Style: "straight"}},
	"pleated skirt": {Place: "bottom", Color: "#2f7f5f", skirt: figure.SkirtCut{Length: .66, Flare: 32, Style: "pleated"}},
	"swim trunks":   {Place: "bottom", Color: "#e8643a", legs: figure.LegCut{Reach: .62, Radii: [3]float64{22, 21, 15}, Hem: 22}},
	"diaper":        {Place: "bottom", Color: "#fbfaf7", legs: figure.LegCut{Reach: .44, Radii: [3]float64{27, 26, 18}, Hem: 25}},
	"horse body":    {Place: "bottom", Color: "#8a5a36", legs: bareLegs, skirt: figure.SkirtCut{Length: 1.9, Style: "horse"}},
	"smoke tail":    {Place: "bottom", Color: "#8f7fe0", legs: bareLegs, skirt: figure.SkirtCut{Length: 1.9, Style: "smoke"}},
	"mermaid tail":  {Place: "bottom", Color: "#2fa89a", legs: bareLegs, skirt: figure.SkirtCut{Length: 1.9, Style: "tail"}},

	"jacket":         {Place: "over", Color: "#2f8f83", Second: "#fbf4e8", sleeve: coatSleeve, Over: figure.OverCut{Kind: "open", Gap: 13, GapHem: 17, Hem: 18, Lapel: "notch"}},
	"suit jacket":    {Place: "over", Color: "#3d4663", Second: "#fbfaf8", inner: "shirt", sleeve: coatSleeve, Over: figure.OverCut{Kind: "open", Gap: 13, GapHem: 1, Hem: 24, Lapel: "notch", Detail: suitDetails}},
	"tailcoat":       {Place: "over", Color: "#3a3742", Second: "#fbfaf8", inner: "shirt", sleeve: coatSleeve, Over: figure.OverCut{Kind: "open", Gap: 14, GapHem: 16, Hem: 14, Tail: .8, Lapel: "shawl"}},
	"leather jacket": {Place: "over", Color: "#4a3a38", Second: "#f2efe9", sleeve: coatSleeve, Over: figure.OverCut{Kind: "open", Gap: 14, GapHem: 10, Hem: 12, Lapel: "notch", Detail: zipDetails}},
	"denim jacket":   {Place: "over", Color: "#5a86bd", Second: "#fbf6ee", sleeve: coatSleeve, Over: figure.OverCut{Kind: "open", Gap: 13, GapHem: 15, Hem: 14, Lapel: "collar", Detail: pocketDetails}},
	"cardigan":       {Place: "over", Color: "#c8923f", Second: "#fbf6ee", sleeve: coatSleeve, Over: figure.OverCut{Kind: "open", Gap: 13, GapHem: 12, Hem: 20, Detail: buttonDetails}},
	"coat":           {Place: "over", Color: "#b5894f", Second: "#5f3f38", inner: "sweater", sleeve: figure.SleeveCut{Reach: 1.93, Loose: 4, Hem: 15}, Over: figure.OverCut{Kind: "open", Gap: 12, GapHem: 5, Hem: 18, Tail: .85, Lapel: "notch", Detail: pocketDetails}},
	"raincoat":       {Place: "over", Color: "#f7c83a", Second: "#4a6fa0", inner: "sweater", sleeve: figure.SleeveCut{Reach: 1.93, Loose: 4, Hem: 17}, Over: figure.OverCut{Kind: "closed", Hem: 40, Lapel: "collar", Detail: rainButtons}},
	"lab coat":       {Place: "over", Color: "#fbfbf9", Second: "#8fbfe0", inner: "shirt", sleeve: figure.SleeveCut{Reach: 1.93, Loose: 2, Hem: 14}, Over: figure.OverCut{Kind: "open", Gap: 13, GapHem: 12, Hem: 18, Tail: .78, Lapel: "notch", Detail: penPocket}},
	"vest":           {Place: "over", Color: "#6a4a3a", Second: "#fbf6ee", inner: "shirt", Over: figure.OverCut{Kind: "open", Gap: 13, GapHem: 9, Hem: 14, Detail: buttonDetails}},
	"safety vest":    {Place: "over", Color: "#f28a2a", Second: "#4f5f7f", inner: "long sleeve", Over: figure.OverCut{Kind: "open", Gap: 13, GapHem: 3, Hem: 16, Detail: reflective}},
	"puffer vest":    {Place: "over", Color: "#d8503f", Second: "#e8e4da", inner: "long sleeve", Over: figure.OverCut{Kind: "open", Gap: 12, GapHem: 6, Hem: 14, Lapel: "zip", Detail: quilting}},
	"puffer jacket":  {Place: "over", Color: "#e8923a", Second: "#5a6f8f", sleeve: figure.SleeveCut{Reach: 1.93, Loose: 6, Hem: 14}, Over: figure.OverCut{Kind: "open", Gap: 10, GapHem: 4, Hem: 18, Lapel: "zip", Detail: quilting}},
	"turnout coat":   {Place: "over", Color: "#d0a640", Second: "#3a3f4a", sleeve: figure.SleeveCut{Reach: 1.93, Loose: 5, Hem: 16, Cuff: ""}, Over: figure.OverCut{Kind: "closed", Hem: 30, Lapel: "collar", Detail: reflectiveBands}},
	"santa coat":     {Place: "over", Color: "#d8343a", Second: "#fbf8f2", sleeve: figure.SleeveCut{Reach: 1.93, Loose: 5, Hem: 16, Cuff: "shirt"}, Over: figure.OverCut{Kind: "closed", Hem: 34, Lapel: "fur", Detail: furFront}},
	"pirate coat":    {Place: "over", Color: "#8f2f3a", Second: "#f2c64f", inner: "blouse", sleeve: figure.SleeveCut{Reach: 1.9, Loose: 3, Hem: 19, Cuff: "shirt"}, Over: figure.OverCut{Kind: "open", Gap: 16, GapHem: 16, Hem: 16, Tail: .8, Lapel: "notch", Detail: goldTrim}},
	"doublet":        {Place: "over", Color: "#3f5fb0", Second: "#f2c64f", sleeve: figure.SleeveCut{Reach: 1.93, Loose: 3, Cuff: "shirt"}, Over: figure.OverCut{Kind: "closed", Hem: 30, Lapel: "collar", Detail: goldTrim}},
	"pilot jacket":   {Place: "over", Color: "#2f3a5a", Second: "#fbfaf8", inner: "shirt", sleeve: figure.SleeveCut{Reach: 1.93, Loose: 2, Hem: 13.5, Stripes: goldHoops}, Over: figure.OverCut{Kind: "open", Gap: 13, GapHem: 2, Hem: 22, Lapel: "notch", Detail: doubleButtons}},
	"poncho":         {Place: "over", Color: "#c8703a", Second: "#f2d9a0", Over: figure.OverCut{Kind: "poncho", Hem: 10}},
	"apron":          {Place: "over", Color: "#3f8f7f", Second: "#f4ead8", Over: figure.OverCut{Kind: "apron", Hem: 10, Tail: .72}},
	"samurai armor":  {Place: "over", Color: "#a8323a", Second: "#e8b84a", sleeve: figure.SleeveCut{Reach: 1.2, Loose: 7, Hem: 23, Cuff: "shirt"}, Over: figure.OverCut{Kind: "closed", Hem: 22, Tail: .55, Detail: lamellar}},
}

// GarmentNames lists the names of garments and shoes, sorted.
func GarmentNames() []string {
	return slices.DeleteFunc(append(slices.Sorted(maps.Keys(Garments)), slices.Sorted(maps.Keys(body.Shoes))...), func(name string) bool { return pelts[name] })
}

// PlaceOf returns where a garment is worn, such as "top", "bottom" or "over", or nothing for what is no garment.
func PlaceOf(name string) string {
	if _, ok := body.Shoes[name]; ok {
		return "shoes"
	}
	return Garments[name].Place
}

// SuitTop is the upper half of a suit of one piece, for who wears other trousers: the clown suit of a clown in striped pants.
func SuitTop(name string) (figure.Garment, bool) {
	g := Garments[name]
	return figure.Garment{Name: "long sleeve", Color: kit.Hex(cmp.Or(g.Color, "#8a90a0"))}, g.whole
}

// Whole reports whether a garment is a dress or a gown: it covers what is worn on the legs.
func Whole(name string) bool { return Garments[name].Place == "top" && Garments[name].skirt.Length > 0 }

// OnePiece reports whether a garment covers the legs, or leaves them bare, by itself: nothing is worn below it.
func OnePiece(name string) bool { return Garments[name].Place == "dress" || Garments[name].whole }

// pelts are the garments that are coats: nobody puts them on.
var pelts = map[string]bool{"fur": true, "fur legs": true, "bird legs": true, "paws": true, "hooves": true, "bird feet": true}
