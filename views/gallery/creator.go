package gallery

import (
	"fmt"
	"strings"

	"pellucid/internal/domain"
	"pellucid/views"
	"pellucid/views/components"
)

// ProfilePage is the page of somebody who makes images.
type ProfilePage struct {
	Name string       `json:"name"`
	URL  string       `json:"url"`
	Main views.Person `json:"mainEntity"`
	List ItemList     `json:"hasPart"`
}

// SchemaType is the type's name at schema.org.
func (ProfilePage) SchemaType() string { return "ProfilePage" }

// DescribeCreator tells search engines and other sites whose page it is.
func DescribeCreator(c views.Chrome, p GalleryPage) views.Chrome {
	user := p.Creator
	c.Title = "Transparent PNG images by " + user.Username
	c.Description = fmt.Sprintf("%s by %s, with a true alpha channel.", components.Count(p.Total, "transparent PNG image"), user.Username)
	if bio := strings.Join(strings.Fields(user.Profile.Bio), " "); bio != "" {
		c.Description += " " + views.OneLine(bio, views.CaptionedLength)
	}
	if p.Page > 1 {
		c.Title += fmt.Sprintf(", page %d", p.Page)
		c.Description = fmt.Sprintf("Page %d of %d. %s", p.Page, p.LastPage, c.Description)
	}
	if p.Total == 0 || p.Query.After != "" || p.Query.Before != "" {
		return c
	}
	c.NoIndex, c.Canonical = false, c.BaseURL+p.Query.Address(p.Page)
	list := collectionData(c, p).List
	c.Data = []views.StructuredData{
		ProfilePage{Name: c.Title, URL: c.Canonical, Main: views.PersonOf(c, user.Username, user.Profile.Bio), List: list},
		c.Breadcrumbs(views.Crumb{Name: "Gallery", Path: "/gallery"}, views.Crumb{Name: user.Username, Path: views.CreatorPath(user.Username)}),
	}
	return c
}

// websiteLabel is a website's address without what every address begins with.
func websiteLabel(address string) string {
	label := strings.TrimPrefix(strings.TrimPrefix(address, "https://"), "http://")
	return domain.Truncate(strings.TrimSuffix(strings.TrimPrefix(label, "www."), "/"), 40)
}

// linked are the places that a user links to beside their website, in display order.
func linked(profile domain.Profile) (links []views.Link) {
	for _, site := range domain.SocialSites {
		if address := profile.SocialLinks[site.Key]; address != "" {
			links = append(links, views.Link{Name: site.Name, Address: address})
		}
	}
	return links
}
