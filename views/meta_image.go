package views

import (
	"fmt"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// Lengths of texts in metadata, in characters.
const (
	titledLength    = 34  // in a title, beside the rest of it
	CaptionedLength = 110 // as the name of the picture

	describedLength = 60 // of a picture's description in that of its page; search results show about 160 in all
)

// markLength is how much of an image's id its title shows: enough to tell pictures of one prompt apart.
const markLength = 5

// DescribeImage tells search engines and other sites what an image's page is. Title and description are like those of no
// other page, though many pictures may be made from one prompt.
func DescribeImage(c Chrome, img domain.Image) Chrome {
	page := c.BaseURL + ImagePath(img)
	c.Article = true
	c.Title = fmt.Sprintf("%s, transparent PNG #%s", OneLine(img.Prompt, titledLength), img.ID[:min(markLength, len(img.ID))])
	c.Description = fmt.Sprintf("%s. PNG, %s, %s of it transparent, by %s, %s. Image %s.",
		OneLine(img.AltText, describedLength), Dimensions(img), components.Percent(img.Alpha.Transparent), img.Username,
		components.Date(img.CreatedAt), img.ID)
	if !img.IsPublic {
		return c
	}
	if img.Promoted { // an unreviewed picture gets the site's own card
		c.Card = SocialCard{URL: img.CardURL(c.BaseURL), Alt: OneLine(img.AltText, domain.AltTextMax)}
	}
	c.Alternates = []Alternate{
		{"application/json", "This image as JSON", page + ".json"},
		{"text/markdown", "This image as Markdown", page + ".md"},
	}
	if img.Promoted { // programs that preview links show what they find there, as they show the card
		c.Alternates = append(c.Alternates,
			Alternate{"application/json+oembed", "Embed this image", oembedAddress(c, page, "json")},
			Alternate{"text/xml+oembed", "Embed this image", oembedAddress(c, page, "xml")})
	}
	if !img.Indexable() {
		return c
	}
	c.NoIndex, c.Canonical = false, page
	c.Data = []StructuredData{imageObject(c, img), c.Breadcrumbs(
		Crumb{"Gallery", "/gallery"}, Crumb{img.Category.Title(), "/gallery/" + string(img.Category)}, Crumb{img.Prompt, ImagePath(img)},
	)}
	return c
}
