package views

import (
	"fmt"
	"net/url"
	"strings"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// CreatorPath is the address of a user's public page.
func CreatorPath(username string) string { return "/u/" + url.PathEscape(username) }

// ProfilePage is the page of somebody who makes images.
type ProfilePage struct {
	Name string   `json:"name"`
	URL  string   `json:"url"`
	Main Person   `json:"mainEntity"`
	List ItemList `json:"hasPart"`
}

// SchemaType is the type's name at schema.org.
func (ProfilePage) SchemaType() string { return "ProfilePage" }

// DescribeCreator tells search engines and other sites whose page it is.
func DescribeCreator(c Chrome, p GalleryPage) Chrome {
	user := p.Creator
	c.Title = "Transparent PNG images by " + user.Username
	c.Description = fmt.Sprintf("%s by %s, with a true alpha channel.", components.Count(p.Total, "transparent PNG image"), user.Username)
	if bio := strings.Join(strings.Fields(user.Profile.Bio), " "); bio != "" {
		c.Description += " " + oneLine(bio, captionedLength)
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
	c.Data = []StructuredData{
		ProfilePage{Name: c.Title, URL: c.Canonical, Main: personOf(c, user.Username, user.Profile.Bio), List: list},
		c.Breadcrumbs(Crumb{"Gallery", "/gallery"}, Crumb{user.Username, CreatorPath(user.Username)}),
	}
	return c
}

func personOf(c Chrome, username, bio string) Person {
	return Person{typed{"Person"}, username, c.BaseURL + CreatorPath(username), bio}
}

// websiteLabel is a website's address without what every address begins with.
func websiteLabel(address string) string {
	label := strings.TrimPrefix(strings.TrimPrefix(address, "https://"), "http://")
	return domain.Truncate(strings.TrimSuffix(strings.TrimPrefix(label, "www."), "/"), 40)
}

// linked are the places that a user links to beside their website, in display order.
func linked(profile domain.Profile) (links []Link) {
	for _, site := range domain.SocialSites {
		if address := profile.SocialLinks[site.Key]; address != "" {
			links = append(links, Link{Name: site.Name, Address: address})
		}
	}
	return links
}
