// Package style turns a composed picture into pixels: one pass per file. Every length is a share of the side, so a style
// looks the same at every size; every pass is bounded in regions and pixels, so no piece of art makes it slow.
package style

import (
	"context"
	"maps"
	"slices"

	"pellucid/internal/engine/illustrator/raster"
)

// Pass draws a picture in one style. A cancelled context makes slow passes return early with an unfinished layer: the
// caller must look at the context.
type Pass func(ctx context.Context, p *Picture) *raster.Layer

// Style is a pass and what it needs around the art.
type Style struct {
	Draw Pass
	Room float32 // what the pass may draw beyond the art, as a share of the side: rims, glow, shadows
}

// styles lists every pass by name.
var styles = map[string]Style{
	"default":    {plain, 0.055},
	"flat":       {flat, 0.02},
	"watercolor": {watercolor, 0.06},
	"3d":         {solid, 0.055},
	"realistic":  {realistic, 0.055},
	"oil":        {oil, 0.03},
	"ink":        {inkWash, 0.035},
	"pencil":     {pencil, 0.03},

	"coloredpencil": {coloredPencil, 0.03},

	"retro":      {retro, 0.02},
	"clay":       {clay, 0.055},
	"sticker":    {sticker, 0.075},
	"neon":       {neon, 0.10},
	"anime":      {anime, 0.025},
	"pixel":      {pixelArt, 0.035},
	"logo":       {logo, 0},
	"papercut":   {paperCut, 0.02},
	"digital":    {digital, 0.03},
	"isometric":  {isometric, 0},
	"glass":      {glass, 0.04},
	"lineart":    {lineArt, 0.03},
	"icon":       {icon, 0},
	"silhouette": {silhouette, 0.02},
	"halftone":   {halftone, 0.025},

	"stainedglass": {stainedGlass, 0.025},
	"mosaic":       {mosaic, 0.03},
	"lowpoly":      {lowPoly, 0.02},
	"crossstitch":  {crossStitch, 0.035},
	"embroidery":   {embroidered, 0.03},
	"woodcut":      {woodcut, 0.025},
	"artdeco":      {artDeco, 0.03},
	"origami":      {origami, 0.02},
	"cyberpunk":    {cyberpunk, 0.055},

	"cartoon":     {cartoon, 0.03},
	"crayon":      {crayon, 0.02},
	"chalk":       {chalk, 0.07},
	"charcoal":    {charcoal, 0.035},
	"marker":      {marker, 0.03},
	"doodle":      {doodle, 0.035},
	"blueprint":   {blueprint, 0.11},
	"tattoo":      {tattoo, 0.03},
	"enamel":      {enamel, 0.035},
	"quilling":    {quilling, 0.02},
	"zentangle":   {zentangle, 0.02},
	"mandala":     {mandala, 0.02},
	"engraving":   {engraving, 0.02},
	"stipple":     {stipple, 0.02},
	"pointillism": {pointillism, 0.03},
	"ukiyoe":      {ukiyoe, 0.03},
	"patch":       {patch, 0.105},
	"stamp":       {stamp, 0.15},
	"stencil":     {stencil, 0.05},
	"graffiti":    {graffiti, 0.1},
	"duotone":     {duotone, 0.02},
	"synthwave":   {synthwave, 0.03},
	"vaporwave":   {vaporwave, 0.045},
	"bricks":      {bricks, 0.04},
	"voxel":       {voxel, 0.06},
	"gouache":     {gouache, 0.03},
	"puffy":       {puffy, 0.03},
	"oneline":     {oneLine, 0.11},
	"holographic": {holographic, 0.02},
}

// Find returns the style of that name.
func Find(name string) (Style, bool) {
	s, ok := styles[name]
	return s, ok
}

// Names returns the names of all styles, sorted.
func Names() []string { return slices.Sorted(maps.Keys(styles)) }
