package pages

import (
	"net/http"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
	"pellucid/views"
)

// imageTwin is an image's page as JSON: what the API tells of it, with absolute addresses.
type imageTwin struct {
	URL          string `json:"url"`
	CardURL      string `json:"card_url"`
	FileURL      string `json:"file_url"`
	ThumbnailURL string `json:"thumbnail_url"`
	api.Image
}

// galleryTwin is a page of the gallery as JSON. Previous and Next are the addresses of its neighbours; empty at the ends.
type galleryTwin struct {
	URL      string      `json:"url"`
	Page     int         `json:"page"`
	LastPage int         `json:"last_page"`
	Total    int         `json:"total"`
	Previous string      `json:"previous,omitempty"`
	Next     string      `json:"next,omitempty"`
	Data     []imageTwin `json:"data"`
}

// ImageJSON is an image's page for programs. Twins tell what a visitor may see, whoever asks.
func (p *Pages) ImageJSON(w http.ResponseWriter, r *http.Request) error {
	img, err := p.openImage(r)
	if err != nil {
		return err
	}
	twins := p.twins([]domain.Image{img})
	return sendJSON(w, r, twins[0].URL, twins[0])
}

// ImageMarkdown is an image's page as text for readers that are programs.
func (p *Pages) ImageMarkdown(w http.ResponseWriter, r *http.Request) error {
	img, err := p.openImage(r)
	if err != nil {
		return err
	}
	return sendMarkdown(w, r, p.BaseURL+"/image/"+img.ID, imageMarkdown(p.BaseURL, img))
}

// GalleryJSON is a page of the gallery for programs.
func (p *Pages) GalleryJSON(w http.ResponseWriter, r *http.Request) error {
	list, err := p.twinList(r)
	if err != nil {
		return err
	}
	twin := galleryTwin{URL: p.BaseURL + list.query.Address(list.page), Page: list.page, LastPage: list.last, Total: list.total, Data: p.twins(list.images)}
	if list.page > 1 {
		twin.Previous = p.BaseURL + twinPath(list.query, list.page-1, ".json")
	}
	if list.page < list.last {
		twin.Next = p.BaseURL + twinPath(list.query, list.page+1, ".json")
	}
	return sendJSON(w, r, twin.URL, twin)
}

// GalleryMarkdown is a page of the gallery as text for readers that are programs.
func (p *Pages) GalleryMarkdown(w http.ResponseWriter, r *http.Request) error {
	list, err := p.twinList(r)
	if err != nil {
		return err
	}
	return sendMarkdown(w, r, p.BaseURL+list.query.Address(list.page), listMarkdown(p.BaseURL, list))
}

// twinned is a page of the gallery before it is written in one form or another.
type twinned struct {
	query             views.GalleryQuery
	images            []domain.Image
	page, last, total int
}

func (p *Pages) twinList(r *http.Request) (twinned, error) {
	query, page, err := parseGallery(r)
	if err != nil {
		return twinned{}, err
	}
	listing := galleryListing(views.GalleryPage{Query: query, Page: page}, 0)
	listing.Details = true
	found, err := p.Gallery.Images(r.Context(), listing)
	if err != nil {
		return twinned{}, err
	}
	last := max(1, ceilDiv(found.Total, domain.PageSize))
	if page > last {
		return twinned{}, domain.Errorf(domain.NotFound, "The gallery has fewer pages than that.")
	}
	return twinned{query: query, images: found.Data, page: page, last: last, total: found.Total}, nil
}

func (p *Pages) twins(images []domain.Image) []imageTwin {
	twins := make([]imageTwin, len(images))
	for i, body := range api.ImageBodies(images) {
		page := p.BaseURL + "/image/" + body.ID
		twins[i] = imageTwin{
			URL: page, CardURL: page + "/" + domain.CardName, FileURL: p.BaseURL + body.FileURL, ThumbnailURL: p.BaseURL + body.ThumbnailURL, Image: body,
		}
	}
	return twins
}

// twinPath is the path of a page's twin: its own path with an ending before the query.
func twinPath(query views.GalleryQuery, page int, ending string) string {
	return views.GalleryQuery{Category: query.Category}.Address(1) + ending + queryOf(query.Address(page))
}
