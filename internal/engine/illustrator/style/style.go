// Package style turns a composed picture into pixels: one pass per file, in folders by family. Every length is a share of the side, so
// a style looks the same at every size; every pass is bounded in regions and pixels, so no piece of art makes it slow.
package style

import (
	"context"
	"maps"
	"slices"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/craft"
	"pellucid/internal/engine/illustrator/style/design"
	"pellucid/internal/engine/illustrator/style/detail"
	"pellucid/internal/engine/illustrator/style/glow"
	"pellucid/internal/engine/illustrator/style/model"
	"pellucid/internal/engine/illustrator/style/paint"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/pixel"
	"pellucid/internal/engine/illustrator/style/prints"
	"pellucid/internal/engine/illustrator/style/sketch"
)

// What a pass draws, and the pass.
type (
	Picture = picture.Picture
	Piece   = picture.Piece
	Pass    = picture.Pass
)

// Style is a pass and what it needs around the art.
type Style struct {
	Draw Pass
	Room float32 // what the pass may draw beyond the art, as a share of the side: rims, glow, shadows
}

// styles lists every pass by name.
var styles = map[string]Style{
	"default":    {picture.Plain, 0.055},
	"flat":       {design.Flat, 0.02},
	"watercolor": {paint.Watercolor, 0.06},
	"3d":         {model.Solid, 0.055},
	"realistic":  {realistic, 0.055},
	"oil":        {paint.Oil, 0.03},
	"ink":        {paint.InkWash, 0.035},
	"pencil":     {sketch.Pencil, 0.03},

	"coloredpencil": {sketch.ColoredPencil, 0.03},

	"retro":      {prints.Retro, 0.02},
	"clay":       {model.Clay, 0.055},
	"sticker":    {design.Sticker, 0.075},
	"neon":       {glow.Neon, 0.10},
	"anime":      {design.Anime, 0.025},
	"pixel":      {pixel.PixelArt, 0.035},
	"logo":       {design.Logo, 0},
	"papercut":   {craft.PaperCut, 0.05},
	"digital":    {paint.Digital, 0.03},
	"isometric":  {model.Isometric, 0},
	"glass":      {model.Glass, 0.04},
	"lineart":    {design.LineArt, 0.03},
	"icon":       {design.Icon, 0},
	"silhouette": {design.Silhouette, 0.03},
	"halftone":   {prints.Halftone, 0.025},

	"stainedglass": {craft.StainedGlass, 0.025},
	"mosaic":       {craft.Mosaic, 0.03},
	"lowpoly":      {craft.LowPoly, 0.02},
	"crossstitch":  {pixel.CrossStitch, 0.035},
	"embroidery":   {craft.Embroidered, 0.03},
	"woodcut":      {prints.Woodcut, 0.025},
	"artdeco":      {craft.ArtDeco, 0.03},
	"origami":      {craft.Origami, 0.02},
	"cyberpunk":    {glow.Cyberpunk, 0.055},

	"cartoon":     {design.Cartoon, 0.03},
	"crayon":      {sketch.Crayon, 0.02},
	"chalk":       {sketch.Chalk, 0.07},
	"charcoal":    {sketch.Charcoal, 0.035},
	"marker":      {sketch.Marker, 0.03},
	"doodle":      {sketch.Doodle, 0.035},
	"blueprint":   {sketch.Blueprint, 0.11},
	"tattoo":      {prints.Tattoo, 0.03},
	"enamel":      {craft.Enamel, 0.035},
	"quilling":    {craft.Quilling, 0.02},
	"zentangle":   {sketch.Zentangle, 0.02},
	"mandala":     {sketch.Mandala, 0.02},
	"engraving":   {sketch.Engraving, 0.02},
	"stipple":     {sketch.Stipple, 0.02},
	"pointillism": {sketch.Pointillism, 0.03},
	"ukiyoe":      {prints.Ukiyoe, 0.03},
	"patch":       {craft.Patch, 0.105},
	"stamp":       {prints.Stamp, 0.15},
	"stencil":     {prints.Stencil, 0.05},
	"graffiti":    {prints.Graffiti, 0.1},
	"duotone":     {prints.Duotone, 0.02},
	"synthwave":   {glow.Synthwave, 0.03},
	"vaporwave":   {glow.Vaporwave, 0.06},
	"bricks":      {pixel.Bricks, 0.04},
	"voxel":       {pixel.Voxel, 0.06},
	"gouache":     {paint.Gouache, 0.03},
	"puffy":       {model.Puffy, 0.03},
	"oneline":     {sketch.OneLine, 0.11},
	"holographic": {glow.Holographic, 0.02},
}

// realistic is the pass of photographs, of bodies with the marks that photographs show.
func realistic(ctx context.Context, p *Picture) *raster.Layer {
	if !p.Detailed {
		p = detail.OfLife(p)
	}
	return model.Realistic(ctx, p.Hazed())
}

// Find returns the style of that name.
func Find(name string) (Style, bool) {
	s, ok := styles[name]
	return s, ok
}

// Names returns the names of all styles, sorted.
func Names() []string { return slices.Sorted(maps.Keys(styles)) }
