package generation

import (
	"context"

	"pellucid/internal/domain"
)

// Explain returns how a prompt would be read, without drawing or charging anything. A prompt that our own rules refuse gets their
// sentence as an error; filters outside see it when an image is asked for.
func (s *Service) Explain(ctx context.Context, user *domain.User, gen domain.Generation) (domain.Reading, error) {
	gen.Normalize()
	if err := gen.ValidatePrompts(); err != nil {
		return domain.Reading{}, err
	}
	if err := s.preview.Screen(ctx, user.ID, gen.Wording()); err != nil {
		return domain.Reading{}, err
	}
	return s.renderer.Reading(gen), nil
}
