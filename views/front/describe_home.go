package front

import (
	"pellucid/static"
	"pellucid/views"
)

// DescribeHome tells search engines what the site is and who runs it.
func DescribeHome(c views.Chrome) views.Chrome {
	c.Data = siteData(c)
	c.Alternates = []views.Alternate{{Type: "application/atom+xml", Title: "New images", Href: c.BaseURL + "/feed.atom"}}
	return c
}

// Organization says who runs the site.
type Organization struct {
	Name  string `json:"name"`
	URL   string `json:"url"`
	Logo  string `json:"logo"`
	Email string `json:"email,omitempty"`
}

// SchemaType is the type's name at schema.org.
func (Organization) SchemaType() string { return "Organization" }

// WebSite names the site and how it is searched.
type WebSite struct {
	Name   string       `json:"name"`
	URL    string       `json:"url"`
	Search SearchAction `json:"potentialAction"`
}

// SchemaType is the type's name at schema.org.
func (WebSite) SchemaType() string { return "WebSite" }

// SearchAction is the address of the search, with a place for the words.
type SearchAction struct {
	views.Typed
	Target EntryPoint `json:"target"`
	Input  string     `json:"query-input"`
}

// EntryPoint is an address with a place to fill in.
type EntryPoint struct {
	views.Typed
	Template string `json:"urlTemplate"`
}

// siteData says of the landing page what the site is and who runs it.
func siteData(c views.Chrome) []views.StructuredData {
	home := c.BaseURL + "/"
	return []views.StructuredData{
		Organization{Name: c.Brand.Name, URL: home, Logo: c.BaseURL + static.URL("apple-touch-icon.png"), Email: c.Brand.SupportEmail},
		WebSite{Name: c.Brand.Name, URL: home, Search: SearchAction{
			Typed:  views.OfType("SearchAction"),
			Target: EntryPoint{views.OfType("EntryPoint"), home + "gallery?search={search_term_string}"},
			Input:  "required name=search_term_string",
		}},
	}
}
