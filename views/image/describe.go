package image

import (
	"fmt"
	"net/url"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/views"
	"pellucid/views/components"
)

// Lengths of texts in metadata, in characters.
const (
	titledLength    = 34 // in a title, beside the rest of it
	describedLength = 60 // of a picture's description in that of its page; search results show about 160 in all
)

// markLength is how much of an image's id its title shows: enough to tell pictures of one prompt apart.
const markLength = 5

// DescribeImage tells search engines and other sites what an image's page is. Title and description are like those of no
// other page, though many pictures may be made from one prompt.
func DescribeImage(c views.Chrome, img domain.Image) views.Chrome {
	page := c.BaseURL + views.ImagePath(img)
	c.Article = true
	c.Title = fmt.Sprintf("%s, transparent PNG #%s", views.OneLine(img.Prompt, titledLength), img.ID[:min(markLength, len(img.ID))])
	c.Description = fmt.Sprintf("%s. PNG, %s, %s of it transparent, by %s, %s. Image %s.",
		views.OneLine(img.AltText, describedLength), views.Dimensions(img), components.Percent(img.Alpha.Transparent), img.Username,
		components.Date(img.CreatedAt), img.ID)
	if !img.IsPublic {
		return c
	}
	if img.Promoted { // an unreviewed picture gets the site's own card
		c.Card = views.SocialCard{URL: img.CardURL(c.BaseURL), Alt: views.OneLine(img.AltText, collection.AltTextMax)}
	}
	c.Alternates = []views.Alternate{
		{Type: "application/json", Title: "This image as JSON", Href: page + ".json"},
		{Type: "text/markdown", Title: "This image as Markdown", Href: page + ".md"},
	}
	if img.Promoted { // programs that preview links show what they find there, as they show the card
		c.Alternates = append(c.Alternates,
			views.Alternate{Type: "application/json+oembed", Title: "Embed this image", Href: oembedAddress(c, page, "json")},
			views.Alternate{Type: "text/xml+oembed", Title: "Embed this image", Href: oembedAddress(c, page, "xml")})
	}
	if !img.Indexable() {
		return c
	}
	c.NoIndex, c.Canonical = false, page
	c.Data = []views.StructuredData{imageObject(c, img), c.Breadcrumbs(
		views.Crumb{Name: "Gallery", Path: "/gallery"}, views.Crumb{Name: img.Category.Title(), Path: "/gallery/" + string(img.Category)}, views.Crumb{Name: img.Prompt, Path: views.ImagePath(img)},
	)}
	return c
}

// oembedAddress is where other sites ask how to embed a page, given by its absolute address.
func oembedAddress(c views.Chrome, page, format string) string {
	return c.BaseURL + "/oembed?" + url.Values{"url": {page}, "format": {format}}.Encode()
}
