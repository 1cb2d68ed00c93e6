package generation

import (
	"context"

	"pellucid/internal/alpha"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
)

// followed reads the pictures that a task follows: its reference images, and the one that it was cloned from. One that has
// gone since is passed over: the task was accepted, and a picture without it is better than none.
func (s *Service) followed(ctx context.Context, task domain.Task) []engine.Reference {
	var out []engine.Reference
	references, err := s.queue.TaskReferences(ctx, task)
	if err != nil {
		s.log.Error("cannot find what a task follows", "task", task.ID, "err", err)
	}
	for _, ref := range references {
		out = s.follow(ctx, out, task.ID, ref.BlobKey, false)
	}
	if task.Generation.CloneFrom == "" {
		return out
	}
	source, err := s.ledger.Image(ctx, task.Generation.CloneFrom, task.UserID)
	if err != nil {
		s.log.Warn("the picture that a task was cloned from has gone", "task", task.ID, "err", err)
		return out
	}
	return s.follow(ctx, out, task.ID, source.BlobKey, true)
}

func (s *Service) follow(ctx context.Context, all []engine.Reference, taskID, blobKey string, clone bool) []engine.Reference {
	file, err := s.renderer.blobs.Open(ctx, blobKey+"/original.png")
	if err != nil {
		s.log.Error("cannot open what a task follows", "task", taskID, "key", blobKey, "err", err)
		return all
	}
	defer func() { _ = file.Close() }()
	picture, err := alpha.Decode(file, maxDecode)
	if err != nil {
		s.log.Error("cannot read what a task follows", "task", taskID, "key", blobKey, "err", err)
		return all
	}
	return append(all, engine.Reference{Image: picture, Clone: clone})
}
