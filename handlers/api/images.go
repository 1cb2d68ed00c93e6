package api

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/internal/domain"
)

// Images reads single images.
type Images interface {
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
}

// Editor changes what owners say of their images.
type Editor interface {
	UpdateImage(ctx context.Context, userID int64, id string, edit domain.ImageEdit) (domain.Image, error)
}

// Marks are what users set on images.
type Marks interface {
	ToggleLike(ctx context.Context, userID int64, imageID string) (liked bool, count int, err error)
	ToggleFavorite(ctx context.Context, userID int64, imageID string) (favorited bool, count int, err error)
}

type imageID struct {
	ID string `path:"id" maxLength:"40" doc:"Id of the image"`
}

// check turns ids that cannot be any into the answer for ids that are none.
func (in imageID) check() error {
	if !domain.ValidID(in.ID) {
		return domain.Errorf(domain.NotFound, "There is no such image, or it is not yours to see.")
	}
	return nil
}

type imageOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         Image
}

type imagesOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         ImageList
}

// ListInput says which stretch of a list is wanted. It is exported because huma passes over embedded types that are not.
type ListInput struct {
	Skip   int      `query:"skip" default:"0" minimum:"0" maximum:"100000000"`
	Limit  int      `query:"limit" default:"20" minimum:"1" maximum:"1000"`
	SortBy string   `query:"sort_by" enum:"newest,oldest,popular,trending" default:"newest"`
	Search string   `query:"search" maxLength:"200"`
	Tags   []string `query:"tags,explode" maxItems:"10"`
}

func (in ListInput) listing() domain.Listing {
	return domain.Listing{Skip: in.Skip, Limit: in.Limit, Sort: domain.ParseSort(in.SortBy), Search: in.Search, Tags: in.Tags}
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

const Private = "private, no-store"

func registerImages(calls huma.API, c Config) {
	registerEdit(calls, c)
	registerDelete(calls, c)
	tags := []string{"Images"}
	mine := huma.Operation{OperationID: "list-my-images", Method: http.MethodGet, Path: "/images/my", Tags: tags, Summary: "My images"}
	Act(calls, SignedIn(mine), func(ctx context.Context, in *ListInput) (*imagesOutput, error) {
		listing := in.listing()
		listing.OwnerID, listing.ViewerID = Me(ctx).ID, Me(ctx).ID
		return list(ctx, c, listing)
	})
	one := huma.Operation{OperationID: "get-image", Method: http.MethodGet, Path: "/images/{id}", Tags: tags, Summary: "One image"}
	Act(calls, Public(one), func(ctx context.Context, in *imageID) (*imageOutput, error) {
		if err := in.check(); err != nil {
			return nil, err
		}
		img, err := c.Images.Image(ctx, in.ID, ViewerID(ctx))
		return &imageOutput{CacheControl: Private, Body: ImageBody(img)}, err
	})
	like := huma.Operation{OperationID: "toggle-like", Method: http.MethodPost, Path: "/images/{id}/like", Tags: tags, Summary: "Like an image, or take it back"}
	Act(calls, SignedIn(like), func(ctx context.Context, in *imageID) (*likeOutput, error) {
		out := &likeOutput{}
		err := in.check()
		if err == nil {
			out.Body.IsLiked, out.Body.LikesCount, err = c.Marks.ToggleLike(ctx, Me(ctx).ID, in.ID)
		}
		return out, err
	})
	favorite := huma.Operation{OperationID: "toggle-favorite", Method: http.MethodPost, Path: "/images/{id}/favorite", Tags: tags, Summary: "Make an image a favorite, or no longer"}
	Act(calls, SignedIn(favorite), func(ctx context.Context, in *imageID) (*favoriteOutput, error) {
		out := &favoriteOutput{}
		err := in.check()
		if err == nil {
			out.Body.IsFavorited, _, err = c.Marks.ToggleFavorite(ctx, Me(ctx).ID, in.ID)
		}
		return out, err
	})
}

func list(ctx context.Context, c Config, listing domain.Listing) (*imagesOutput, error) {
	listing.Details = true
	page, err := c.Gallery.Images(ctx, listing)
	return &imagesOutput{CacheControl: Private, Body: ListBody(page)}, err
}
