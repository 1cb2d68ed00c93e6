package generation

import (
	"context"
	"image"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/generation/curation"
	"pellucid/internal/generation/rendering"
)

// followed reads the pictures that a task follows: its reference images, and the one that it was cloned from. One that has
// gone since is passed over: the task was accepted, and a picture without it is better than none. Files that can't be reached at
// the moment are an error that may pass (see rendering.NotKept): the task waits, since nobody should pay for a picture that left out what is still there.
func (s *Service) followed(ctx context.Context, task domain.Task) (followed, error) {
	references, mask, err := s.references(ctx, task)
	return followed{references, mask}, err
}

// followed is what a picture follows.
type followed struct {
	references []engine.Reference
	mask       *image.NRGBA // of the first; nil: all of the picture is new
}

// errMaskGone fails a task whose mask cannot be read: without it, all of the image would be changed.
var errMaskGone = &engine.Error{Class: engine.BadRequest, Sentence: "the mask of the task is gone"}

// lacks reports what a task cannot be made without.
func (f followed) lacks(task domain.Task) error {
	if task.Generation.Masked && f.mask == nil {
		return errMaskGone
	}
	return nil
}

func (s *Service) references(ctx context.Context, task domain.Task) (out []engine.Reference, mask *image.NRGBA, err error) {
	references, err := s.queue.TaskReferences(ctx, task)
	if err != nil {
		s.log.Error("cannot find what a task follows", "task", task.ID, "err", err)
	}
	for i, ref := range references {
		if out, err = s.follow(ctx, out, task.ID, ref.BlobKey, false); err != nil {
			return nil, nil, err
		}
		if i == 0 && task.Generation.Masked && len(out) == 1 {
			if mask, err = s.open(ctx, task.ID, ref.BlobKey+"/"+curation.MaskName); err != nil {
				return nil, nil, err
			}
		}
	}
	if task.Generation.CloneFrom == "" {
		return out, mask, nil
	}
	source, err := s.ledger.Image(ctx, task.Generation.CloneFrom, task.UserID)
	if err != nil {
		s.log.Warn("the image that a task was cloned from has gone", "task", task.ID, "err", err)
		return out, mask, nil
	}
	out, err = s.follow(ctx, out, task.ID, source.BlobKey, true)
	return out, mask, err
}

func (s *Service) follow(ctx context.Context, all []engine.Reference, taskID, blobKey string, clone bool) ([]engine.Reference, error) {
	picture, err := s.open(ctx, taskID, blobKey+"/"+domain.OriginalName)
	if picture == nil || err != nil {
		return all, err
	}
	return append(all, engine.Reference{Image: picture, Clone: clone}), nil
}

// open reads a kept picture, or returns nil when it is not there any more or cannot be read by anybody.
func (s *Service) open(ctx context.Context, taskID, path string) (*image.NRGBA, error) {
	file, err := s.renderer.Open(ctx, path)
	if domain.CodeOf(err) == domain.Unavailable {
		return nil, rendering.NotKept(err)
	}
	if err != nil {
		s.log.Error("cannot open what a task follows", "task", taskID, "path", path, "err", err)
		return nil, nil
	}
	defer func() { _ = file.Close() }()
	picture, err := codec.Decode(file, rendering.MaxDecode)
	if domain.CodeOf(err) == domain.Unavailable {
		return nil, rendering.NotKept(err)
	}
	if err != nil {
		s.log.Error("cannot read what a task follows", "task", taskID, "path", path, "err", err)
		return nil, nil
	}
	return picture, nil
}
