// Package tools is what people do with pictures of their own: so far, removing the background of one.
package tools

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/generation/cutouts"
	"pellucid/internal/matting"
)

// Config is what the tools act on.
type Config struct {
	*web.Frame
	Cutouts Cutouts
	Store   Store
	Missing error // why this server has no neural networks; nil: it has
}

// Cutouts removes backgrounds.
type Cutouts interface {
	Preview(ctx context.Context, file []byte) (matting.Result, error)
	Save(ctx context.Context, user *domain.User, cutting cutouts.Cutting) (domain.Image, error)
}

// Store tells what somebody may do.
type Store interface {
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
}

// Pages are the screens.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// Register adds the operations to the API.
func Register(calls huma.API, c Config) { registerCutout(calls, c) }
