package pages

import (
	"net/http"

	"pellucid/internal/domain"
	"pellucid/views"
)

// homeSamples is how many community pictures the landing page shows, beside the hero.
const homeSamples = 10

// Home is the landing page.
func (p *Pages) Home(w http.ResponseWriter, r *http.Request) error {
	page, err := p.Gallery.Images(r.Context(), domain.Listing{Limit: homeSamples + 1, Sort: domain.Trending, ViewerID: viewerID(r)})
	if err != nil {
		return err
	}
	model := views.HomePage{Samples: page.Data}
	if len(page.Data) > 0 {
		model.Hero, model.Samples = &page.Data[0], page.Data[1:]
	}
	c := indexed(p.chrome(r, "Pictures with nothing behind them", "Type a prompt and get a picture with a true, measured alpha channel: no white halo, no painted checkerboard. Free to start."), "/")
	if model.Hero != nil {
		c.Preload = []views.Preload{views.PreloadHero(*model.Hero)}
	}
	return render(w, r, http.StatusOK, views.Home(views.DescribeHome(c), model))
}
