package gallery

import (
	"context"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

// publicMost is how many images of the public gallery a page has for callers that nobody knows.
const publicMost = 100

type publicInput struct {
	ListInput
	Category   string `query:"category" enum:"illustrations,icons,design-elements,backgrounds,objects"`
	IDs        string `query:"ids" maxLength:"2000" doc:"Only these images: IDs separated by commas"`
	WithStatus bool   `query:"with_status" default:"false" doc:"Include is_liked and is_favorited. Needs a token"`
}

type imagesOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         api.ImageList
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

type tagsOutput struct{ Body []api.Tag }

func registerMine(calls huma.API, c Config) {
	tags := []string{"Images"}
	mine := huma.Operation{OperationID: "list-my-images", Method: http.MethodGet, Path: "/images/my", Tags: tags, Summary: "List your images"}
	api.Act(calls, api.SignedIn(mine), func(ctx context.Context, in *ListInput) (*imagesOutput, error) {
		listing := in.listing()
		listing.OwnerID, listing.ViewerID = api.Me(ctx).ID, api.Me(ctx).ID
		return list(ctx, c, listing)
	})
}

func registerLists(calls huma.API, c Config) {
	tags := []string{"Gallery"}
	listPublic := huma.Operation{OperationID: "list-public-images", Method: http.MethodGet, Path: "/gallery/public", Tags: tags, Summary: "Search the gallery"}
	api.Act(calls, api.Public(listPublic), func(ctx context.Context, in *publicInput) (*imagesOutput, error) {
		listing := in.listing()
		listing.Category = domain.Category(in.Category)
		if listing.Limit > publicMost && api.ViewerID(ctx) == 0 {
			return nil, domain.FieldErrorf("limit", "Without a token, a page can have up to %d images.", publicMost)
		}
		if in.IDs != "" {
			listing.IDs = strings.Split(in.IDs, ",")
		}
		if in.WithStatus {
			listing.ViewerID = api.ViewerID(ctx)
		}
		return list(ctx, c, listing)
	})
	trending := huma.Operation{OperationID: "list-trending-tags", Method: http.MethodGet, Path: "/gallery/trending-tags", Tags: tags, Summary: "List trending tags"}
	api.Act(calls, api.Public(trending), func(ctx context.Context, _ *struct{}) (*tagsOutput, error) {
		found, err := c.Store.TrendingTags(ctx, trendingTags)
		return &tagsOutput{Body: api.TagBodies(found)}, err
	})
	favorites := huma.Operation{OperationID: "list-favorites", Method: http.MethodGet, Path: "/gallery/favorites", Tags: tags, Summary: "List favorites"}
	api.Act(calls, api.SignedIn(favorites), func(ctx context.Context, in *ListInput) (*imagesOutput, error) {
		listing := in.listing()
		listing.FavoritesOf, listing.ViewerID = api.Me(ctx).ID, api.Me(ctx).ID
		return list(ctx, c, listing)
	})
}

func list(ctx context.Context, c Config, listing domain.Listing) (*imagesOutput, error) {
	listing.Details = true
	page, err := c.Store.Images(ctx, listing)
	return &imagesOutput{CacheControl: api.Private, Body: api.ListBody(page)}, err
}
