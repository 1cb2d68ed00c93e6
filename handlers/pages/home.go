package pages

import (
	"net/http"

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
	page, err := p.Gallery.Images(r.Context(), domain.Listing{Limit: homePool, Sort: domain.Trending, ViewerID: viewerID(r)})
	if err != nil {
		return err
	}
	model, err := homePage(page.Data)
	if err != nil {
		return err
	}
	c := indexed(p.chrome(r, "Pictures with nothing behind them", "Type a prompt and get a picture with a true, measured alpha channel: no white halo, no painted checkerboard. Free to start."), "/")
	if model.Hero != nil {
		c.Preload = []views.Preload{views.PreloadHero(*model.Hero)}
	}
	for _, sample := range model.Samples[:min(homePreloads, len(model.Samples))] {
		c.Preload = append(c.Preload, views.PreloadSample(sample))
	}
	return render(w, r, http.StatusOK, views.Home(views.DescribeHome(c), model))
}

// homePage shares out the pictures: the first is the hero, the next are the samples, and those after them are shown in use.
func homePage(images []domain.Image) (model views.HomePage, err error) {
	if len(images) > 0 {
		model.Hero, images = &images[0], images[1:]
	}
	model.Samples = images[:min(homeSamples, len(images))]
	model.Pool = images[len(model.Samples):]
	if len(model.Pool) < homeSamples {
		model.Pool = images
	}
	model.Testimonials, err = views.ReadTestimonials()
	return model, err
}
