package pages

import (
	"cmp"
	"net/http"
	"strconv"
	"strings"

	"pellucid/handlers/problem"
	"pellucid/internal/domain"
)

// embedding says how to show a picture on another site (oembed.com, type photo). Sizes are in pixels.
type embedding struct {
	Type            string `json:"type"`
	Version         string `json:"version"`
	Title           string `json:"title"`
	AuthorName      string `json:"author_name"`
	ProviderName    string `json:"provider_name"`
	ProviderURL     string `json:"provider_url"`
	URL             string `json:"url"`
	Width           int    `json:"width"`
	Height          int    `json:"height"`
	ThumbnailURL    string `json:"thumbnail_url"`
	ThumbnailWidth  int    `json:"thumbnail_width"`
	ThumbnailHeight int    `json:"thumbnail_height"`
}

// OEmbed tells another site how to show the picture whose page is at url=. Only what everybody may see is told.
func (p *Pages) OEmbed(w http.ResponseWriter, r *http.Request) error {
	query := r.URL.Query()
	if format := query.Get("format"); format != "" && format != "json" {
		return problem.New(http.StatusNotImplemented, "Embedding is described as JSON only.")
	}
	id, ok := strings.CutPrefix(query.Get("url"), p.BaseURL+"/image/")
	id, _, _ = strings.Cut(id, "?")
	if !ok || !domain.ValidID(id) {
		return domain.Errorf(domain.NotFound, "There is no picture at this address.")
	}
	img, err := p.Images.Image(r.Context(), id, 0)
	if err != nil {
		return err
	}
	return sendJSON(w, r, "", p.embed(img, min(pixels(query.Get("maxwidth")), pixels(query.Get("maxheight")))))
}

// pixels reads the most pixels that another site has room for; nonsense means as many as there are.
func pixels(text string) int {
	const plenty = 1024
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		return plenty
	}
	return min(n, plenty)
}

func (p *Pages) embed(img domain.Image, room int) embedding {
	width := min(room, img.Width)
	height := max(1, img.Height*width/img.Width)
	if height > room {
		width, height = max(1, img.Width*room/img.Height), room
	}
	const thumbnail = 256
	return embedding{
		Type: "photo", Version: "1.0", Title: cmp.Or(img.AltText, img.Prompt), AuthorName: img.Username, ProviderName: p.Brand.Name,
		ProviderURL: p.BaseURL + "/", URL: p.BaseURL + img.RenditionURL(width), Width: width, Height: height,
		ThumbnailURL: p.BaseURL + img.RenditionURL(thumbnail), ThumbnailWidth: thumbnail, ThumbnailHeight: max(1, img.Height*thumbnail/img.Width),
	}
}
