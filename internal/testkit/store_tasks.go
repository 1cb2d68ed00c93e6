package testkit

import (
	"testing"

	"pellucid/internal/domain"
)

// BestPlan is the plan with the widest limits.
var BestPlan = domain.Plan{TierID: 3, Name: "Pro", Terms: domain.Terms{MaxResolution: 1536, BatchSize: 4, PriorityLevel: 2, CommercialUse: true}}

// Request asks for images of a fox.
func Request(samples int) domain.Generation {
	return domain.Generation{
		Prompt: "a red fox", Samples: samples, Width: 512, Height: 512, GuidanceScale: 3.5, Steps: 25, Seed: 7, Public: true,
	}
}

// Reserve queues a generation.
func (s *Store) Reserve(t testing.TB, user *domain.User, plan domain.Plan, gen domain.Generation) domain.Task {
	t.Helper()
	task, err := s.ReserveGeneration(t.Context(), user, plan, gen)
	if err != nil {
		t.Fatal(err)
	}
	return task
}
