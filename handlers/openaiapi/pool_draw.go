package openaiapi

import (
	"context"
	"image"
	"math/rand/v2"
	"time"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/features"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/openai"
	"pellucid/internal/generation/curation"
	"pellucid/internal/generation/rendering"
)

// busyFor is when a caller may come back that found every place taken.
const busyFor = 2 * time.Second

// Make draws the pictures of an order, unless the renderer has its hands full.
func (p *Pool) Make(ctx context.Context, o Order) ([]Picture, error) {
	begun := time.Now()
	pictures, err := p.make(ctx, o)
	p.metrics.count(begun, err)
	return pictures, err
}

func (p *Pool) make(ctx context.Context, o Order) ([]Picture, error) {
	select {
	case p.slots <- struct{}{}:
		defer func() { <-p.slots }()
	default:
		return nil, &domain.Error{Code: domain.RateLimited, Message: "This renderer is busy. Try again in a moment.", RetryAfter: busyFor}
	}
	order, err := p.order(ctx, o)
	if err != nil {
		return nil, err
	}
	var out []Picture
	for range o.Count {
		picture, err := p.draw(ctx, order)
		if err != nil {
			return nil, err
		}
		out = append(out, picture)
		order.Variation++
	}
	return out, nil
}

// order checks what a program asks for as the site does.
func (p *Pool) order(ctx context.Context, o Order) (rendering.Order, error) {
	gen := domain.Generation{
		Prompt: o.Prompt, NegativePrompt: o.NegativePrompt, Style: o.Style, Shadow: o.Shadow, Samples: 1, Width: o.Width, Height: o.Height, Seed: o.Seed,
		GuidanceScale: domain.DefaultGuidanceScale, Steps: domain.DefaultSteps,
	}
	gen.Normalize()
	if err := gen.ValidatePrompts(); err != nil {
		return rendering.Order{}, err
	}
	longer, shorter := max(o.Width, o.Height), min(o.Width, o.Height)
	if shorter < openai.MinSide || longer > p.MaxSide || longer > openai.MaxRatio*shorter {
		return rendering.Order{}, invalid("size", "Each side must have %d to %d pixels, and neither may be more than %d times the other.", openai.MinSide, p.MaxSide, openai.MaxRatio)
	}
	if err := p.Filter.Screen(ctx, 0, gen.Wording()); err != nil {
		return rendering.Order{}, &refused{err}
	}
	if gen.Seed < 0 {
		gen.Seed = rand.Int64N(1 << 31)
	}
	order := rendering.Order{Variation: o.Variation, Generation: gen}
	for _, file := range o.Files {
		img, err := p.decode(file, curation.DecodeReference)
		if err != nil {
			return rendering.Order{}, err
		}
		order.References = append(order.References, engine.Reference{Image: img})
	}
	if len(o.Mask) == 0 {
		return order, nil
	}
	var err error
	order.Mask, err = p.decode(o.Mask, func(file []byte) (*image.NRGBA, error) { return curation.DecodeMask(file, order.References[0].Image) })
	return order, err
}

func (p *Pool) draw(ctx context.Context, o rendering.Order) (Picture, error) {
	rendered, err := p.Renderer.Render(ctx, o, func(float64) {})
	if err != nil {
		return Picture{}, err
	}
	from := rendered.Picture
	intent := from.Intent
	return Picture{
		Image: rendered.Image,
		Metadata: codec.Metadata{
			Engine: from.Model, DigitalSourceType: from.SourceType, Recipe: string(from.Recipe), Receipt: features.PixelHash(rendered.Image), Credits: from.Credits,
		},
		More: More{
			Model: from.Model, Notes: from.Notes, Credits: from.Credits, SourceType: from.SourceType, Alpha: rendered.Report, Intent: &intent, Recipe: from.Recipe,
			Reading: from.Reading,
		},
	}, nil
}

// decode reads an uploaded picture as the site does, one at a time: a large one takes hundreds of megabytes meanwhile.
func (p *Pool) decode(file []byte, decode func([]byte) (*image.NRGBA, error)) (*image.NRGBA, error) {
	if len(file) > domain.ReferenceBytesMax {
		return nil, domain.ErrReferenceBytes()
	}
	p.decoding.Lock()
	defer p.decoding.Unlock()
	return decode(file)
}
