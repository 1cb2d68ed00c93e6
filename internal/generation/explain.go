package generation

import (
	"context"

	"pellucid/internal/domain"
)

// Explain returns how a prompt would be read, without drawing or charging anything. A prompt that the content filter refuses
// gets the filter's sentence as an error.
func (s *Service) Explain(ctx context.Context, user *domain.User, gen domain.Generation) (domain.Reading, error) {
	gen.Normalize()
	if err := gen.ValidatePrompts(); err != nil {
		return domain.Reading{}, err
	}
	if err := s.filter.Screen(ctx, user.ID, gen.Wording()); err != nil {
		return domain.Reading{}, err
	}
	return s.renderer.Reading(gen), nil
}
