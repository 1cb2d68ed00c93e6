package visitors

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/generation/rendering"
)

// Make draws a visitor's image and keeps it for domain.VisitorImageLife. address is the visitor's network address. The errors
// are sentences for the visitor; nothing counts against the limits when there is one.
func (v *Visitors) Make(ctx context.Context, address, prompt string) (domain.Image, error) {
	gen := visitorGeneration(prompt)
	if err := gen.Validate(); err != nil {
		return domain.Image{}, err
	}
	select {
	case v.room <- struct{}{}:
		defer func() { <-v.room }()
	default:
		return domain.Image{}, errVisitorsBusy(nil)
	}
	ctx, cancel := context.WithTimeout(ctx, visitorTime)
	defer cancel()
	if err := v.filter.Screen(ctx, 0, gen.Wording()); err != nil {
		return domain.Image{}, err
	}
	if err := v.renderer.Reading(gen).Err(); err != nil {
		return domain.Image{}, err
	}
	img, err := v.make(ctx, v.hash(address), gen)
	if errors.Is(ctx.Err(), context.DeadlineExceeded) && err != nil {
		err = errVisitorsBusy(err)
	}
	return img, err
}

func visitorGeneration(prompt string) domain.Generation {
	gen := domain.Generation{
		Prompt: prompt, Samples: 1, Width: domain.VisitorImageSize, Height: domain.VisitorImageSize,
		GuidanceScale: domain.DefaultGuidanceScale, Steps: domain.DefaultSteps, Seed: rand.Int64N(1 << 31),
	}
	gen.Normalize()
	return gen
}

// make takes a turn. Only who has it counts and adds, so that the limits hold exactly.
func (v *Visitors) make(ctx context.Context, addressHash string, gen domain.Generation) (domain.Image, error) {
	select {
	case v.turn <- struct{}{}:
		defer func() { <-v.turn }()
	case <-ctx.Done():
		return domain.Image{}, ctx.Err()
	}
	if err := v.allowed(ctx, addressHash); err != nil {
		return domain.Image{}, err
	}
	if err := v.customersFirst(ctx); err != nil {
		return domain.Image{}, err
	}
	plan, err := v.store.PlanOf(ctx, 0) // nobody's: the Free plan, whose license the image gets
	if err != nil {
		return domain.Image{}, err
	}
	img, err := v.renderer.Make(ctx, rendering.Order{Generation: gen, License: domain.LicenseFor(plan)}, func(float64) {})
	if errors.Is(err, rendering.ErrGate) || errors.Is(err, rendering.ErrBlocked) {
		return img, domain.FieldErrorf("prompt", "No image of this passed our edge check. Nothing was counted. Please describe something else.").Because(err)
	}
	if err != nil {
		return img, err
	}
	if err := v.store.AddVisitorImage(ctx, addressHash, img); err != nil {
		v.renderer.Discard(ctx, img)
		return domain.Image{}, err
	}
	return img, nil
}

// customersFirst waits until no task of a customer waits for a worker.
func (v *Visitors) customersFirst(ctx context.Context) error {
	for {
		waiting, err := v.store.TasksWaiting(ctx)
		if err != nil || !waiting {
			return err
		}
		select {
		case <-time.After(backlogPoll):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func (v *Visitors) allowed(ctx context.Context, addressHash string) error {
	counts, err := v.store.VisitorCounts(ctx, addressHash)
	switch {
	case err != nil:
		return err
	case v.limits.PerAddress > 0 && counts.FromAddress >= v.limits.PerAddress:
		return errVisitorsUsed("Your network has used its free images for today.")
	case counts.Total >= v.limits.Total:
		return errVisitorsUsed("Today's free images without an account are used up.")
	}
	return nil
}

func errVisitorsUsed(why string) *domain.Error {
	return &domain.Error{Code: domain.RateLimited, Field: "prompt", RetryAfter: time.Hour, Message: why + " Sign up free for 10 credits, or come back tomorrow."}
}

// ErrBusy is in the chain of errors about too many visitors at once: members have room of their own.
var ErrBusy = errors.New("too many visitors at once")

func errVisitorsBusy(cause error) *domain.Error {
	told := &domain.Error{Code: domain.Unavailable, Field: "prompt", RetryAfter: time.Minute, Message: "Many people are trying this right now. Please try again in a minute, or sign up to skip the line."}
	return told.Because(errors.Join(ErrBusy, cause))
}
