package images

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

type imageID struct {
	ID string `path:"id" maxLength:"40" doc:"ID of the image"`
}

// check turns ids that cannot be any into the answer for ids that are none.
func (in imageID) check() error {
	if !domain.ValidID(in.ID) {
		return domain.Errorf(domain.NotFound, "This image doesn't exist, or you don't have access to it.")
	}
	return nil
}

type imageOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         api.Image
}

type likeOutput struct {
	Body struct {
		IsLiked    bool `json:"is_liked"`
		LikesCount int  `json:"likes_count"`
	}
}

type favoriteOutput struct {
	Body struct {
		IsFavorited bool `json:"is_favorited"`
	}
}

func registerImages(calls huma.API, c Config) {
	tags := []string{"Images"}
	one := huma.Operation{OperationID: "get-image", Method: http.MethodGet, Path: "/images/{id}", Tags: tags, Summary: "Get an image"}
	api.Act(calls, api.Public(one), func(ctx context.Context, in *imageID) (*imageOutput, error) {
		if err := in.check(); err != nil {
			return nil, err
		}
		img, err := c.Store.Image(ctx, in.ID, api.ViewerID(ctx))
		return &imageOutput{CacheControl: api.Private, Body: api.ImageBody(img)}, err
	})
	like := huma.Operation{OperationID: "toggle-like", Method: http.MethodPost, Path: "/images/{id}/like", Tags: tags, Summary: "Like or unlike an image"}
	api.Act(calls, api.SignedIn(like), func(ctx context.Context, in *imageID) (*likeOutput, error) {
		out := &likeOutput{}
		err := in.check()
		if err == nil {
			out.Body.IsLiked, out.Body.LikesCount, err = c.Store.ToggleLike(ctx, api.Me(ctx).ID, in.ID)
		}
		return out, err
	})
	favorite := huma.Operation{OperationID: "toggle-favorite", Method: http.MethodPost, Path: "/images/{id}/favorite", Tags: tags, Summary: "Add or remove a favorite"}
	api.Act(calls, api.SignedIn(favorite), func(ctx context.Context, in *imageID) (*favoriteOutput, error) {
		out := &favoriteOutput{}
		err := in.check()
		if err == nil {
			out.Body.IsFavorited, _, err = c.Store.ToggleFavorite(ctx, api.Me(ctx).ID, in.ID)
		}
		return out, err
	})
}
