// Package machines is what crawlers, readers of feeds and other sites ask for: what the site has, in forms that programs read.
package machines

import (
	"context"
	"net/http"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
)

// Config is what these answers are made from.
type Config struct {
	*web.Frame
	Store Store
}

// Pages are the answers.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// Store reads what the site has.
type Store interface {
	Sitemap
	Images(ctx context.Context, l domain.Listing) (domain.Page[domain.Image], error)
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
}

// openImage returns the picture of the address as a visitor may see it, whoever asks.
func (p *Pages) openImage(r *http.Request) (domain.Image, error) {
	id, err := web.ImageID(r)
	if err != nil {
		return domain.Image{}, err
	}
	return p.Store.Image(r.Context(), id, 0)
}
