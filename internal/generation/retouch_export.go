package generation

import (
	"context"
	"image/color"
	"math"
	"runtime/debug"
	"slices"
	"strings"

	"pellucid/internal/alpha"
	"pellucid/internal/domain"
	"pellucid/internal/edits"
	"pellucid/internal/engine"
	"pellucid/internal/export"
)

// ExportOrder asks for the files of a purpose.
type ExportOrder struct {
	Steps      edits.List
	Purpose    string
	Format     string      // "png", "webp" or "svg"; empty: PNG
	Width      int         // pixels, for the full size; 0: as the steps leave it
	Background edits.Color // behind icons that must be opaque
}

// Exported is a file to send.
type Exported struct {
	export.Output
	Redrawn bool // drawn anew from the recipe at the size that was needed
}

// largeSide is the side in pixels from which on only one image is worked on at a time: memory grows with the square.
const largeSide = 1600

// largeGCPercent is how much garbage may gather, in percent of what is in use, while a large image is worked on: what is in use
// then is hundreds of megabytes.
const largeGCPercent = 20

// Export makes the files that an image is used in. Nothing is kept. The errors are sentences for the user.
func (r *Retoucher) Export(ctx context.Context, img domain.Image, o ExportOrder) (Exported, error) {
	purpose, err := o.check()
	if err != nil {
		return Exported{}, err
	}
	if o.Format == "svg" {
		return r.exportSVG(ctx, img, o.Steps)
	}
	ctx, cancel := context.WithTimeout(ctx, retouchTime)
	defer cancel()
	if err := r.checkParts(ctx, img, o.Steps); err != nil {
		return Exported{}, err
	}
	release, err := r.enter(ctx, o.side(purpose) > largeSide)
	if err != nil {
		return Exported{}, err
	}
	defer release()
	made, err := r.sized(ctx, img, o, purpose)
	if err != nil {
		return Exported{}, err
	}
	order := export.Order{
		Image: made.Image, SVG: r.iconSVG(ctx, img, o, purpose), Name: stem(img), Title: domain.Truncate(img.Prompt, 45), Format: o.Format,
		Background: color.NRGBA{R: o.Background.R, G: o.Background.G, B: o.Background.B, A: 255}, Metadata: made.Metadata, Time: r.now().UTC(),
	}
	made.Image = nil // the order holds it as long as it is needed
	out, err := export.Make(purpose, order)
	out.Enlarged = max(1, out.Enlarged) * max(1, made.Enlarged)
	return Exported{Output: out, Redrawn: made.Redrawn}, err
}

// check fills in the format, and returns the purpose.
func (o *ExportOrder) check() (export.Purpose, error) {
	purpose, ok := export.Find(o.Purpose)
	if !ok {
		names := make([]string, len(export.Purposes))
		for i, p := range export.Purposes {
			names[i] = p.Name
		}
		return purpose, domain.FieldErrorf("purpose", "Choose one of %s.", strings.Join(names, ", "))
	}
	if o.Format == "" {
		o.Format = "png"
	}
	if !slices.Contains(purpose.Formats, o.Format) {
		return purpose, domain.FieldErrorf("format", "This purpose supports %s.", strings.ToUpper(strings.Join(purpose.Formats, ", ")))
	}
	if o.Width != 0 && (purpose.Name != export.Full || o.Width < 16 || o.Width > edits.SideMax) {
		return purpose, domain.FieldErrorf("width", "Enter a width from 16 to %d pixels, or 0 for the image's own. Only full supports it.", edits.SideMax)
	}
	return purpose, nil
}

// side is the longest side in pixels that is to be worked on, about.
func (o ExportOrder) side(p export.Purpose) int {
	width, height := p.Largest()
	return max(width, height, o.Width)
}

// enter waits for a slot; large ones are worked on one at a time.
func (r *Retoucher) enter(ctx context.Context, large bool) (release func(), err error) {
	if large {
		select {
		case r.large <- struct{}{}:
		case <-ctx.Done():
			return nil, busy(ctx.Err())
		}
	}
	if err := r.renderer.acquire(ctx); err != nil {
		if large {
			<-r.large
		}
		return nil, busy(err)
	}
	if !large {
		return r.renderer.release, nil
	}
	rest := debug.SetGCPercent(largeGCPercent)
	return func() {
		debug.SetGCPercent(rest)
		r.renderer.release()
		<-r.large
	}, nil
}

// sized carries out the steps, and makes the image as large as the purpose needs it: drawn anew from its recipe where there is
// one. A purpose with sizes of its own cuts the transparent border off, unless the steps decided on it.
func (r *Retoucher) sized(ctx context.Context, img domain.Image, o ExportOrder, p export.Purpose) (Retouched, error) {
	steps := slices.Clone(o.Steps)
	if p.Name != export.Full && !steps.SetsCanvas() {
		steps = append(steps, edits.Trim{})
	}
	made, err := r.apply(ctx, img, steps)
	if err != nil {
		return made, err
	}
	width, height := p.Largest()
	if p.Name == export.Full {
		width, height = o.Width, edits.SideMax
	}
	w, h := made.Image.Rect.Dx(), made.Image.Rect.Dy()
	if width == 0 {
		return made, nil
	}
	k := min(float64(width)/float64(w), float64(height)/float64(h))
	if k <= 1 && p.Name != export.Full || k == 1 {
		return made, nil
	}
	most := edits.SideMax
	if p.Name != export.Full {
		redrawer, recipe := r.redrawer(img.Recipe)
		if redrawer == nil {
			return made, nil // what cannot be drawn larger is scaled up once, when the files are made
		}
		if k = min(k, float64(redrawer.Most(recipe))/float64(max(img.Width, img.Height))); k <= 1 {
			return made, nil
		}
		most = printMost
	}
	k = min(k, float64(most)/float64(max(w, h)))
	size := edits.Resize{Width: max(1, int(math.Round(k*float64(w)))), Height: max(1, int(math.Round(k*float64(h))))}
	return r.applyWithin(ctx, img, append(steps, size), most)
}

// stem is how the files of an image are called, without an ending.
func stem(img domain.Image) string { return strings.TrimSuffix(img.DownloadName("png"), ".png") }

var errNoSVG = domain.FieldErrorf("format", "This image has no SVG version. Choose PNG instead.")

// exportSVG returns the vector version of an image. Steps that work on pixels have none.
func (r *Retoucher) exportSVG(ctx context.Context, img domain.Image, steps edits.List) (Exported, error) {
	svg, err := r.svg(ctx, img, steps)
	return Exported{Output: export.Output{Name: stem(img) + ".svg", MediaType: "image/svg+xml", Data: svg, Enlarged: 1}}, err
}

func (r *Retoucher) svg(ctx context.Context, img domain.Image, steps edits.List) ([]byte, error) {
	colors := steps.Recolored()
	if len(colors) != len(steps) {
		return nil, domain.FieldErrorf("format", "SVG only supports recolored parts. Choose PNG, or remove the other steps.")
	}
	vectorizer, ok := r.renderer.builtIn.(engine.Vectorizer)
	redrawer, recipe := r.redrawer(img.Recipe)
	if !ok || redrawer == nil || !img.HasVector() {
		return nil, errNoSVG
	}
	if err := r.checkParts(ctx, img, steps); err != nil {
		return nil, err
	}
	if err := r.renderer.acquire(ctx); err != nil {
		return nil, busy(err)
	}
	defer r.renderer.release()
	picture, _, err := r.renderer.original(ctx, img)
	if err != nil {
		return nil, err
	}
	if !r.matches(ctx, img, picture) {
		return nil, errNoSVG
	}
	recipe, err = redrawer.Recolored(recipe, partColors(colors))
	if err != nil {
		return nil, errNoSVG.Because(err)
	}
	svg, _, err := vectorizer.Vector(recipe, img.AltText, img.Width)
	if err != nil {
		return nil, errNoSVG.Because(err)
	}
	return svg, nil
}

// iconSVG is the vector version for a favicon set, or nil. Whoever calls holds a slot.
func (r *Retoucher) iconSVG(ctx context.Context, img domain.Image, o ExportOrder, p export.Purpose) []byte {
	vectorizer, ok := r.renderer.builtIn.(engine.Vectorizer)
	redrawer, recipe := r.redrawer(img.Recipe)
	colors := o.Steps.Recolored()
	if p.Name != export.Favicon || !ok || redrawer == nil || !img.HasVector() || len(colors) != len(o.Steps) {
		return nil
	}
	recipe, err := redrawer.Recolored(recipe, partColors(colors))
	if err != nil {
		return nil
	}
	svg, _, err := vectorizer.Vector(recipe, img.AltText, img.Width)
	if err != nil {
		return nil
	}
	return svg
}

// SheetOrder asks for several images on one sheet.
type SheetOrder struct {
	Images  []domain.Image
	Sprites bool // a sheet with an atlas, instead of one of stickers
	Columns int
	Cell    int            // pixels of a cell's side
	Outline *edits.Outline // around each image; nil: none
}

// Bounds on sheets.
const (
	SheetImages  = 64
	SheetCellMin = 32
	SheetCellMax = 1024
	sheetGap     = 2 // pixels that keep sprites apart when they are scaled
)

// Sheet puts images on one sheet. Nothing is kept. The errors are sentences for the user.
func (r *Retoucher) Sheet(ctx context.Context, o SheetOrder) (export.Output, error) {
	columns := min(o.Columns, len(o.Images))
	rows := (len(o.Images) + columns - 1) / columns
	if side := o.Cell * max(columns, rows); side > edits.SideMax {
		return export.Output{}, domain.FieldErrorf("cell", "The sheet would be %d pixels wide or high. The limit is %d. Choose smaller cells or fewer images.", side, edits.SideMax)
	}
	ctx, cancel := context.WithTimeout(ctx, retouchTime)
	defer cancel()
	release, err := r.enter(ctx, o.Cell*max(columns, rows) > largeSide)
	if err != nil {
		return export.Output{}, err
	}
	defer release()
	sheet := export.Sheet{Columns: o.Columns, Cell: o.Cell, Gap: sheetGap, Items: make([]export.SheetItem, len(o.Images))}
	meta, names, most := alpha.Metadata{}, make([]string, len(o.Images)), 1.0
	for i, img := range o.Images {
		made, err := r.onSheet(ctx, img, o)
		if err != nil {
			return export.Output{}, err
		}
		own := made.Metadata
		sheet.Items[i].Image, names[i], most = made.Image, stem(img), max(most, made.Enlarged)
		meta.Creator, meta.License, meta.DigitalSourceType = own.Creator, own.License, own.DigitalSourceType
		meta.Credits = unite(meta.Credits, own.Credits)
	}
	for i, name := range export.UniqueNames(names) {
		sheet.Items[i].Name = name
	}
	draw := export.StickerSheet
	if o.Sprites {
		draw = func(s export.Sheet, meta alpha.Metadata) (export.Output, error) {
			return export.SpriteSheet(s, meta, r.now().UTC())
		}
	}
	out, err := draw(sheet, meta)
	out.Enlarged = most
	return out, err
}

// onSheet makes an image ready for its cell: trimmed, as large as the cell, with its outline. The outline's width is in pixels of
// the sheet.
func (r *Retoucher) onSheet(ctx context.Context, img domain.Image, o SheetOrder) (Retouched, error) {
	room := o.Cell - 2*sheetGap
	if o.Outline != nil {
		room -= 2 * int(math.Ceil(o.Outline.Width))
	}
	if room < 8 {
		return Retouched{}, domain.FieldErrorf("outline", "The outline leaves no room for the image. Choose a larger cell or a narrower outline.")
	}
	trimmed, err := r.apply(ctx, img, edits.List{edits.Trim{}})
	if err != nil {
		return trimmed, err
	}
	w, h := float64(trimmed.Image.Rect.Dx()), float64(trimmed.Image.Rect.Dy())
	k := float64(room) / max(w, h)
	steps := edits.List{edits.Trim{}, edits.Resize{Width: max(1, int(k*w+0.5)), Height: max(1, int(k*h+0.5))}}
	if o.Outline != nil {
		steps = append(steps, *o.Outline)
	}
	return r.apply(ctx, img, steps)
}

// unite adds the lines that are missing.
func unite(all, more []string) []string {
	for _, line := range more {
		if !slices.Contains(all, line) {
			all = append(all, line)
		}
	}
	return all
}
