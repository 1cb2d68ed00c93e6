package images

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	imageviews "pellucid/views/image"
)

type shareInput struct {
	ID string `path:"id" maxLength:"40" doc:"ID of the image"`
}

type shareOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		IsShared bool   `json:"is_shared"`
		ShareURL string `json:"share_url" doc:"Share link. Anyone with it can see the image. Empty if not shared"`
	}
}

// registerShare registers the calls that share a private image by link.
func registerShare(calls huma.API, c Config) {
	op := func(id, method, summary string) huma.Operation {
		return api.SignedIn(huma.Operation{OperationID: id, Method: method, Path: "/images/{id}/share", Tags: []string{"Images"}, Summary: summary})
	}
	answer := func(key string, err error) (*shareOutput, error) {
		out := &shareOutput{CacheControl: api.Private}
		if key != "" {
			out.Body.IsShared, out.Body.ShareURL = true, c.BaseURL+imageviews.SharedPath(key)
		}
		return out, err
	}
	set := func(share bool) func(context.Context, *shareInput) (*shareOutput, error) {
		return func(ctx context.Context, in *shareInput) (*shareOutput, error) {
			if err := (imageID{in.ID}).check(); err != nil {
				return nil, err
			}
			return answer(c.Store.ShareImage(ctx, api.Me(ctx).ID, in.ID, share))
		}
	}
	api.Act(calls, op("image-share", http.MethodGet, "Get the share link"), func(ctx context.Context, in *shareInput) (*shareOutput, error) {
		if err := (imageID{in.ID}).check(); err != nil {
			return nil, err
		}
		return answer(c.Store.ShareKey(ctx, api.Me(ctx).ID, in.ID))
	})
	api.Act(calls, op("share-image", http.MethodPost, "Share a private image"), set(true))
	api.Act(calls, op("unshare-image", http.MethodDelete, "Stop sharing an image"), set(false))
}
