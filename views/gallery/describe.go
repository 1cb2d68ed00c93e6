package gallery

import (
	"fmt"
	"net/url"

	"pellucid/internal/domain"
	"pellucid/views"
	"pellucid/views/components"
)

// DescribeGallery tells search engines and other sites what a page of the public gallery is; indexable says whether they
// may keep it.
func DescribeGallery(c views.Chrome, p GalleryPage, indexable bool) views.Chrome {
	if p.Query.Collection != Community {
		return c
	}
	c.Description = fmt.Sprintf("%s %s with a truly transparent background.", p.about().lead, components.Count(p.Total, "image"))
	if p.Page > 1 {
		c.Description = fmt.Sprintf("Page %d of %d. %s", p.Page, p.LastPage, c.Description)
	}
	c.Alternates = galleryAlternates(c, p)
	if !indexable {
		return c
	}
	c.NoIndex, c.Canonical = false, c.BaseURL+p.Query.Address(p.Page)
	if c.SignedIn() {
		return c // no search engine reads what a member sees
	}
	crumbs := []views.Crumb{{Name: "Gallery", Path: "/gallery"}}
	if p.Query.Category != "" {
		crumbs = append(crumbs, views.Crumb{Name: domain.Category(p.Query.Category).Title(), Path: "/gallery/" + p.Query.Category})
	}
	c.Data = []views.StructuredData{collectionData(c, p), c.Breadcrumbs(crumbs...)}
	return c
}

// galleryAlternates are the feed and, where nothing but the category is chosen, the alternates of the page.
func galleryAlternates(c views.Chrome, p GalleryPage) []views.Alternate {
	list := c.BaseURL + GalleryQuery{Category: p.Query.Category}.Address(1)
	feed := c.BaseURL + "/feed.atom"
	switch {
	case p.Query.Category != "":
		feed = list + "/feed.atom"
	case p.Query.Tag != "":
		feed += "?" + url.Values{"tag": {p.Query.Tag}}.Encode()
	}
	alternates := []views.Alternate{{Type: "application/atom+xml", Title: "New images", Href: feed}}
	if p.Query.Search != "" || p.Query.Tag != "" || p.Query.Sort != "" {
		return alternates
	}
	number := ""
	if p.Page > 1 {
		number = fmt.Sprintf("?page=%d", p.Page)
	}
	return append(alternates,
		views.Alternate{Type: "application/json", Title: "This list as JSON", Href: list + ".json" + number},
		views.Alternate{Type: "text/markdown", Title: "This list as Markdown", Href: list + ".md" + number})
}
