package api

import (
	"context"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/internal/domain"
)

// Gallery lists images.
type Gallery interface {
	Images(ctx context.Context, l domain.Listing) (domain.Page[domain.Image], error)
	TrendingTags(ctx context.Context, limit int) ([]domain.Tag, error)
}

// publicMost is how many images of the public gallery a page has for callers that nobody knows.
const publicMost = 100

// trendingTags is how many trending tags there are.
const trendingTags = 12

type publicInput struct {
	ListInput
	Category   string `query:"category" enum:"illustrations,icons,design-elements,backgrounds,objects"`
	IDs        string `query:"ids" maxLength:"2000" doc:"Only these images: ids with commas between them"`
	WithStatus bool   `query:"with_status" doc:"Tell is_liked and is_favorited; for signed-in callers"`
}

type tagsOutput struct{ Body []Tag }

func registerGallery(calls huma.API, c Config) {
	registerFolders(calls, c)
	tags := []string{"Gallery"}
	shelf := huma.Operation{OperationID: "list-public-images", Method: http.MethodGet, Path: "/gallery/public", Tags: tags, Summary: "The public gallery"}
	Act(calls, Public(shelf), func(ctx context.Context, in *publicInput) (*imagesOutput, error) {
		listing := in.listing()
		listing.Category = domain.Category(in.Category)
		if listing.Limit > publicMost && ViewerID(ctx) == 0 {
			return nil, domain.FieldErrorf("limit", "Without signing in, a page has at most %d images.", publicMost)
		}
		if in.IDs != "" {
			listing.IDs = strings.Split(in.IDs, ",")
		}
		if in.WithStatus {
			listing.ViewerID = ViewerID(ctx)
		}
		return list(ctx, c, listing)
	})
	trending := huma.Operation{OperationID: "list-trending-tags", Method: http.MethodGet, Path: "/gallery/trending-tags", Tags: tags, Summary: "Tags of the newest images"}
	Act(calls, Public(trending), func(ctx context.Context, _ *struct{}) (*tagsOutput, error) {
		found, err := c.Gallery.TrendingTags(ctx, trendingTags)
		return &tagsOutput{Body: TagBodies(found)}, err
	})
	favorites := huma.Operation{OperationID: "list-favorites", Method: http.MethodGet, Path: "/gallery/favorites", Tags: tags, Summary: "My favorites"}
	Act(calls, SignedIn(favorites), func(ctx context.Context, in *ListInput) (*imagesOutput, error) {
		listing := in.listing()
		listing.FavoritesOf, listing.ViewerID = Me(ctx).ID, Me(ctx).ID
		return list(ctx, c, listing)
	})
}
