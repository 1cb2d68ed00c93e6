package generation

import (
	"context"
	"math/rand/v2"

	"pellucid/internal/domain"
	"pellucid/internal/engine/routing"
	"pellucid/internal/tracing"
)

// Generate accepts a request: it is checked, its credits are reserved, and its task is queued. The errors are sentences
// for the user; nothing is reserved when there is one.
func (s *Service) Generate(ctx context.Context, user *domain.User, gen domain.Generation) (domain.Task, error) {
	gen.Normalize()
	if err := gen.Validate(); err != nil {
		return domain.Task{}, err
	}
	plan, err := s.ledger.PlanOf(ctx, user.ID)
	if err != nil {
		return domain.Task{}, err
	}
	if err := gen.CheckPlan(plan); err != nil {
		return domain.Task{}, err
	}
	if err := s.chooseEngine(&gen, plan); err != nil {
		return domain.Task{}, err
	}
	if err := s.checkSource(ctx, user, gen.CloneFrom); err != nil {
		return domain.Task{}, err
	}
	if err := s.screen(ctx, user, gen); err != nil {
		return domain.Task{}, err
	}
	if err := s.renderer.Reading(gen).Err(); err != nil {
		return domain.Task{}, err
	}
	gen.Public = gen.Public || !plan.PrivateGallery
	if gen.Seed < 0 {
		gen.Seed = rand.Int64N(1 << 31)
	}
	reserving, span := tracing.Start(ctx, "reserve")
	task, err := s.ledger.ReserveGeneration(reserving, user, plan, gen)
	span.End(err)
	if err != nil {
		return domain.Task{}, err
	}
	s.origins.keep(task.ID, tracing.Here(ctx))
	s.wakeWorker()
	return task, nil
}

func (s *Service) screen(ctx context.Context, user *domain.User, gen domain.Generation) error {
	ctx, span := tracing.Start(ctx, "screen")
	err := s.filter.Screen(ctx, user.ID, gen.Wording())
	span.End(err)
	return err
}

// chooseEngine sets the engine that makes the pictures, and what one of them costs.
func (s *Service) chooseEngine(gen *domain.Generation, plan domain.Plan) error {
	router := s.renderer.Routes()
	chosen, ok := router.Default(plan.ModelEngines)
	if gen.Engine != "" {
		chosen, ok = router.Named(gen.Engine)
	}
	switch {
	case !ok && gen.Engine == "":
		return &domain.Error{Code: domain.Forbidden, Field: "engine", Message: "Photo models are a premium feature"}
	case !ok:
		return domain.FieldErrorf("engine", "There is no engine with this name. Choose one from the create screen.")
	case chosen.Paid && !plan.ModelEngines:
		return &domain.Error{Code: domain.Forbidden, Field: "engine", Message: "Photo models are a premium feature"}
	}
	can := chosen.Capabilities()
	if gen.Masked && !can.Masks {
		return domain.FieldErrorf("mask", "%s changes the whole image and takes no mask. Leave the mask out to change all of it.", can.Label)
	}
	if len(gen.ReferenceIDs) > can.References {
		return domain.FieldErrorf("reference_ids", "%s uses up to %d reference images.", can.Label, can.References)
	}
	gen.Engine, gen.Price = chosen.Name(), chosen.Credits
	return nil
}

// Engines returns the engines that are configured, in order.
func (s *Service) Engines() []routing.Configured { return s.renderer.Routes().Engines() }

// checkSource refuses to clone what the user may not see.
func (s *Service) checkSource(ctx context.Context, user *domain.User, imageID string) error {
	if imageID == "" {
		return nil
	}
	if _, err := s.ledger.Image(ctx, imageID, user.ID); err != nil {
		switch domain.CodeOf(err) {
		case domain.NotFound, domain.Gone:
			return domain.FieldErrorf("clone_from", "The image to start from was deleted, or you don't have access to it.")
		}
		return err
	}
	return nil
}
