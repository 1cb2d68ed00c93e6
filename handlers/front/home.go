package front

import (
	"net/http"
	"slices"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	frontviews "pellucid/views/front"
)

// homeMade is how many images the landing page shows of what was made with the product.
const homeMade = 10

// Home is the landing page, with the image on it that a visitor has made.
func (p *Pages) Home(w http.ResponseWriter, r *http.Request) error {
	img, err := p.visitorImage(r)
	if err != nil {
		return err
	}
	return p.showHome(w, r, http.StatusOK, frontviews.HomeTry{Image: img})
}

func (p *Pages) showHome(w http.ResponseWriter, r *http.Request, status int, try frontviews.HomeTry) error {
	model, err := p.homePage(r)
	if err != nil {
		return err
	}
	model.Try, model.TryOpen = try, p.Visitors.Open()
	c := web.Indexed(p.Chrome(r, "AI images with a truly transparent background", "Describe it and get a transparent PNG with a true, measured alpha channel: no white halo, no painted checkerboard. Free to start, no credit card."), "/")
	c.Preload = frontviews.PreloadHome(model)
	return web.Render(w, r, status, frontviews.Home(frontviews.DescribeHome(c), model))
}

// homePage reads what the page shows, whoever looks at it.
func (p *Pages) homePage(r *http.Request) (model frontviews.HomePage, err error) {
	ctx := r.Context()
	if model.Hero, err = p.hero(r); err != nil {
		return model, err
	}
	if model.Made, err = p.made(r, model.Hero); err != nil {
		return model, err
	}
	if model.Tiers, err = p.Store.Tiers(ctx); err != nil {
		return model, err
	}
	if model.Edges, err = p.Store.EdgeTotals(ctx); err != nil {
		return model, err
	}
	model.PhotoModels = p.PhotoModels
	model.Testimonials, err = frontviews.ReadTestimonials()
	return model, err
}

// hero is the image that the administrator chose for the first screen; nil: none.
func (p *Pages) hero(r *http.Request) (*domain.Image, error) {
	hero, err := p.Store.Hero(r.Context(), web.ViewerID(r))
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil
	}
	return &hero, err
}

// made are the images that the administrator features, newest first, and then those of trusted accounts that are liked best
// just now.
func (p *Pages) made(r *http.Request, hero *domain.Image) ([]domain.Image, error) {
	images, err := p.Store.Featured(r.Context(), homeMade, web.ViewerID(r))
	if err != nil || len(images) >= homeMade {
		return images, err
	}
	page, err := p.Store.Images(r.Context(), domain.Listing{Limit: 3 * homeMade, Sort: domain.Trending, ViewerID: web.ViewerID(r)})
	for _, img := range page.Data {
		there := slices.ContainsFunc(images, func(other domain.Image) bool { return other.ID == img.ID }) || hero != nil && hero.ID == img.ID
		if len(images) < homeMade && !there && img.Category != domain.DesignElements && img.Category != domain.Backgrounds {
			images = append(images, img)
		}
	}
	return images, err
}
