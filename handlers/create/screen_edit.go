package create

import (
	"context"
	"encoding/json"
	"net/url"

	"pellucid/internal/domain"
)

// openedEdit returns what the tools are opened with: "edit" reopens an image with the steps that made it, on the image that they
// were made on; "image" shows one as it is, and so does "edit" where there are no steps, or where their original is gone. An
// image that is not for this user opens nothing.
func (p *Pages) openedEdit(ctx context.Context, user *domain.User, q url.Values) (*OpenedEdit, error) {
	if id := q.Get("edit"); domain.ValidID(id) {
		made, err := p.Store.Retouching(ctx, user.ID, id)
		if err == nil {
			opened, err := p.openedImage(ctx, user, made.SourceID, made.Steps)
			if opened != nil || err != nil {
				return opened, err
			}
		} else if domain.CodeOf(err) != domain.NotFound {
			return nil, err
		}
		return p.openedImage(ctx, user, id, nil)
	}
	if id := q.Get("image"); domain.ValidID(id) {
		return p.openedImage(ctx, user, id, nil)
	}
	return nil, nil
}

// openedImage returns nil for an image that has gone, or is not for this user.
func (p *Pages) openedImage(ctx context.Context, user *domain.User, id string, steps json.RawMessage) (*OpenedEdit, error) {
	img, err := p.Store.Image(ctx, id, user.ID)
	if code := domain.CodeOf(err); err != nil && (code == domain.NotFound || code == domain.Gone) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if steps == nil {
		steps = json.RawMessage("[]")
	}
	return &OpenedEdit{ImageID: img.ID, Steps: steps}, nil
}
