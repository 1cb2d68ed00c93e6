package create

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
)

// FavoriteStyles keeps which styles a user likes.
type FavoriteStyles interface {
	FavoriteStyles(ctx context.Context, userID int64) ([]string, error)
	SetFavoriteStyles(ctx context.Context, userID int64, styles []string) error
}

type favoriteStylesInput struct {
	Body struct {
		Styles []string `json:"styles" nullable:"false" maxItems:"50" uniqueItems:"true" minLength:"1" maxLength:"40" doc:"Names of styles, such as watercolor, in the order to show them"`
	}
}

// registerStyles registers the call that keeps which styles a user likes.
func registerStyles(calls huma.API, c Config) {
	op := huma.Operation{
		OperationID: "set-favorite-styles", Method: http.MethodPut, Path: "/users/me/favorite-styles", Tags: []string{"Users"},
		Summary: "Set your favorite styles", Description: "Replaces the styles that the Create screen offers you first.",
		DefaultStatus: http.StatusNoContent,
	}
	api.Act(calls, api.SignedIn(op), func(ctx context.Context, in *favoriteStylesInput) (*struct{}, error) {
		return nil, c.Store.SetFavoriteStyles(ctx, api.Me(ctx).ID, in.Body.Styles)
	})
}
