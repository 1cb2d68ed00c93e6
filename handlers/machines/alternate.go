package machines

import (
	"net/http"

	"pellucid/handlers/api"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	galleryviews "pellucid/views/gallery"
)

// imageAlternate is an image's page as JSON: what the API tells of it, with absolute addresses.
type imageAlternate struct {
	URL          string `json:"url"`
	CardURL      string `json:"card_url"`
	FileURL      string `json:"file_url"`
	ThumbnailURL string `json:"thumbnail_url"`
	api.Image
}

// galleryAlternate is a page of the gallery as JSON. Previous and Next are the addresses of its neighbors; empty at the ends.
type galleryAlternate struct {
	URL      string           `json:"url"`
	Page     int              `json:"page"`
	LastPage int              `json:"last_page"`
	Total    int              `json:"total"`
	Previous string           `json:"previous,omitempty"`
	Next     string           `json:"next,omitempty"`
	Data     []imageAlternate `json:"data"`
}

// ImageJSON is an image's page for programs. Alternate representations tell what a visitor may see, whoever asks.
func (p *Pages) ImageJSON(w http.ResponseWriter, r *http.Request) error {
	img, err := p.openImage(r)
	if err != nil {
		return err
	}
	alternates := p.alternates([]domain.Image{img})
	return sendJSON(w, r, alternates[0].URL, alternates[0])
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
	list, err := p.alternateList(r)
	if err != nil {
		return err
	}
	alternate := galleryAlternate{URL: p.BaseURL + list.query.Address(list.page), Page: list.page, LastPage: list.last, Total: list.total, Data: p.alternates(list.images)}
	if list.page > 1 {
		alternate.Previous = p.BaseURL + alternatePath(list.query, list.page-1, ".json")
	}
	if list.page < list.last {
		alternate.Next = p.BaseURL + alternatePath(list.query, list.page+1, ".json")
	}
	return sendJSON(w, r, alternate.URL, alternate)
}

// GalleryMarkdown is a page of the gallery as text for readers that are programs.
func (p *Pages) GalleryMarkdown(w http.ResponseWriter, r *http.Request) error {
	list, err := p.alternateList(r)
	if err != nil {
		return err
	}
	return sendMarkdown(w, r, p.BaseURL+list.query.Address(list.page), listMarkdown(p.BaseURL, list))
}

// galleryList is a page of the gallery before it is written in one form or another.
type galleryList struct {
	query             galleryviews.GalleryQuery
	images            []domain.Image
	page, last, total int
}

func (p *Pages) alternateList(r *http.Request) (galleryList, error) {
	query, page, err := web.ParseGallery(r)
	if err != nil {
		return galleryList{}, err
	}
	query.After, query.Before = "", "" // programs count
	listing := web.GalleryListing(galleryviews.GalleryPage{Query: query, Page: page}, 0)
	listing.Details = true
	found, err := p.Store.Images(r.Context(), listing)
	if err != nil {
		return galleryList{}, err
	}
	last := max(1, ceilDiv(found.Total, domain.PageSize))
	if page > last {
		return galleryList{}, domain.Errorf(domain.NotFound, "There aren't that many pages in the gallery.")
	}
	return galleryList{query: query, images: found.Data, page: page, last: last, total: found.Total}, nil
}

func (p *Pages) alternates(images []domain.Image) []imageAlternate {
	alternates := make([]imageAlternate, len(images))
	for i, body := range api.ImageBodies(images) {
		page := p.BaseURL + "/image/" + body.ID
		alternates[i] = imageAlternate{
			URL: page, CardURL: images[i].CardURL(p.BaseURL), FileURL: domain.Absolute(p.BaseURL, body.FileURL), ThumbnailURL: domain.Absolute(p.BaseURL, body.ThumbnailURL), Image: body,
		}
	}
	return alternates
}

// alternatePath is the path of a page's alternate: its own path with an ending before the query.
func alternatePath(query galleryviews.GalleryQuery, page int, ending string) string {
	return galleryviews.GalleryQuery{Category: query.Category}.Address(1) + ending + queryOf(query.Address(page))
}
