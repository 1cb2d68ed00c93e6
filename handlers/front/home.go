package front

import (
	"net/http"
	"slices"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/views"
)

const (
	homeSamples  = 10 // community pictures beside the hero
	homePreloads = 4  // of them, fetched with the page
	homePool     = 36 // pictures from which those in use are chosen
)

// Home is the landing page.
func (p *Pages) Home(w http.ResponseWriter, r *http.Request) error {
	page, err := p.Store.Images(r.Context(), domain.Listing{Limit: homePool, Sort: domain.Trending, ViewerID: web.ViewerID(r)})
	if err != nil {
		return err
	}
	hero, err := p.hero(r)
	if err != nil {
		return err
	}
	model, err := homePage(hero, page.Data)
	if err != nil {
		return err
	}
	c := web.Indexed(p.Chrome(r, "Pictures with nothing behind them", "Type a prompt and get a picture with a true, measured alpha channel: no white halo, no painted checkerboard. Free to start."), "/")
	if model.Hero != nil {
		c.Preload = []views.Preload{views.PreloadHero(*model.Hero)}
	}
	for _, sample := range model.Samples[:min(homePreloads, len(model.Samples))] {
		c.Preload = append(c.Preload, views.PreloadSample(sample))
	}
	return web.Render(w, r, http.StatusOK, views.Home(views.DescribeHome(c), model))
}

// hero is the picture that the administrator chose for the top of the page, or the newest featured one; nil: neither.
func (p *Pages) hero(r *http.Request) (*domain.Image, error) {
	hero, err := p.Store.Hero(r.Context(), web.ViewerID(r))
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil
	}
	return &hero, err
}

// homePage shares out the pictures: without a hero the first is it, the next are the samples, and those after them are shown
// in use.
func homePage(hero *domain.Image, images []domain.Image) (model views.HomePage, err error) {
	if hero != nil {
		images = slices.DeleteFunc(images, func(img domain.Image) bool { return img.ID == hero.ID })
	} else if len(images) > 0 {
		hero, images = &images[0], images[1:]
	}
	model.Hero = hero
	model.Samples = images[:min(homeSamples, len(images))]
	model.Pool = images[len(model.Samples):]
	if len(model.Pool) < homeSamples {
		model.Pool = images
	}
	model.Testimonials, err = views.ReadTestimonials()
	return model, err
}
