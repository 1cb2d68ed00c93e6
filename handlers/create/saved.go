package create

import (
	"context"

	"pellucid/internal/domain"
)

// GenerateSaved starts one image of a prompt that a new user typed before signing up, with the defaults of the create screen,
// and returns the address of the screen that shows it.
func (p *Pages) GenerateSaved(ctx context.Context, user *domain.User, prompt string) (address string, err error) {
	if err := p.mayGenerate(ctx, user); err != nil {
		return "", err
	}
	_, err = p.Studio.Generate(ctx, user, domain.Generation{
		Prompt: prompt, Samples: 1, Width: domain.DefaultSize, Height: domain.DefaultSize, GuidanceScale: domain.DefaultGuidanceScale,
		Steps: domain.DefaultSteps, Public: true, Seed: -1,
	})
	return "/create", err
}
