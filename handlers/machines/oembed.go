package machines

import (
	"cmp"
	"encoding/xml"
	"net/http"
	"strconv"
	"strings"

	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
)

// embedding says how to show a picture on another site (oembed.com, type photo). Sizes are in pixels.
type embedding struct {
	XMLName         xml.Name `json:"-" xml:"oembed"`
	Type            string   `json:"type" xml:"type"`
	Version         string   `json:"version" xml:"version"`
	Title           string   `json:"title" xml:"title"`
	AuthorName      string   `json:"author_name" xml:"author_name"`
	ProviderName    string   `json:"provider_name" xml:"provider_name"`
	ProviderURL     string   `json:"provider_url" xml:"provider_url"`
	URL             string   `json:"url" xml:"url"`
	Width           int      `json:"width" xml:"width"`
	Height          int      `json:"height" xml:"height"`
	ThumbnailURL    string   `json:"thumbnail_url" xml:"thumbnail_url"`
	ThumbnailWidth  int      `json:"thumbnail_width" xml:"thumbnail_width"`
	ThumbnailHeight int      `json:"thumbnail_height" xml:"thumbnail_height"`
}

// OEmbed tells another site how to show the picture whose page is at url=. Only what everybody may see is told.
func (p *Pages) OEmbed(w http.ResponseWriter, r *http.Request) error {
	query := r.URL.Query()
	format := cmp.Or(query.Get("format"), "json")
	if format != "json" && format != "xml" {
		return problem.New(http.StatusNotImplemented, "Choose json or xml as the format.")
	}
	id, ok := strings.CutPrefix(query.Get("url"), p.BaseURL+"/image/")
	id, _, _ = strings.Cut(id, "?")
	if !ok || !domain.ValidID(id) {
		return domain.Errorf(domain.NotFound, "There is no image at this address.")
	}
	img, err := p.Store.Image(r.Context(), id, 0)
	if err != nil {
		return err
	}
	told := p.embed(img, min(pixels(query.Get("maxwidth")), pixels(query.Get("maxheight"))))
	if format == "json" {
		return sendJSON(w, r, "", told)
	}
	body, err := encodeXML(told)
	if err != nil {
		return err
	}
	return send(w, r, content{kind: "text/xml; charset=utf-8", caching: web.CheckedAgain, body: body})
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

// thumbnailMost is the width and the height of the largest thumbnail, in pixels.
const thumbnailMost = 256

func (p *Pages) embed(img domain.Image, room int) embedding {
	width, height := fit(img, room)
	thumbWidth, thumbHeight := fit(img, min(room, thumbnailMost))
	return embedding{
		Type: "photo", Version: "1.0", Title: cmp.Or(img.AltText, img.Prompt), AuthorName: img.Username, ProviderName: p.Brand.Name,
		ProviderURL: p.BaseURL + "/", URL: domain.Absolute(p.BaseURL, img.RenditionURL(width)), Width: width, Height: height,
		ThumbnailURL: domain.Absolute(p.BaseURL, img.RenditionURL(thumbnailMost)), ThumbnailWidth: thumbWidth, ThumbnailHeight: thumbHeight,
	}
}

// fit returns the size at which a picture, never enlarged, fits into a square of room pixels.
func fit(img domain.Image, room int) (width, height int) {
	width = min(room, img.Width)
	height = max(1, img.Height*width/img.Width)
	if height > room {
		width, height = max(1, img.Width*room/img.Height), room
	}
	return width, height
}
