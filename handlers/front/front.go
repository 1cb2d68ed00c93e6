// Package front is what visitors read first: the landing page, the Help Center, and pages about the product and its rules.
package front

import (
	"context"

	"pellucid/handlers/files"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/domain/upkeep"
)

// Config is what these pages are made from.
type Config struct {
	*web.Frame
	Store       Store
	Visitors    Visitors
	PhotoModels bool // the site has engines that only some plans include
	Files       *files.Server
}

// Pages are the pages.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// Store reads what stands at the front of the site, and keeps what readers say of the help.
type Store interface {
	HelpVotes
	Images(ctx context.Context, l domain.Listing) (domain.Page[domain.Image], error)
	Hero(ctx context.Context, viewerID int64) (domain.Image, error)
	Featured(ctx context.Context, n int, viewerID int64) ([]domain.Image, error)
	Tiers(ctx context.Context) ([]sale.Tier, error)
	EdgeTotals(ctx context.Context) (upkeep.EdgeTotals, error)
}
