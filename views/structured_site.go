package views

import "pellucid/static"

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
	Typed
	Target EntryPoint `json:"target"`
	Input  string     `json:"query-input"`
}

// EntryPoint is an address with a place to fill in.
type EntryPoint struct {
	Typed
	Template string `json:"urlTemplate"`
}

// BreadcrumbList is the way from the top of the site to the page.
type BreadcrumbList struct {
	Items []ListItem `json:"itemListElement"`
}

// SchemaType is the type's name at schema.org.
func (BreadcrumbList) SchemaType() string { return "BreadcrumbList" }

// ListItem is one step of a list. Item is an absolute address; it may be left out for the page itself.
type ListItem struct {
	Typed
	Position int    `json:"position"`
	Name     string `json:"name,omitempty"`
	Item     string `json:"item,omitempty"`
	URL      string `json:"url,omitempty"`
}

// crumbLength is where the name of a step is cut, in characters.
const crumbLength = 60

// Crumb is one step to the page, with its local path.
type Crumb struct{ Name, Path string }

// Breadcrumbs turns the steps to a page into its structured data.
func (c Chrome) Breadcrumbs(crumbs ...Crumb) BreadcrumbList {
	list := BreadcrumbList{}
	for i, crumb := range crumbs {
		list.Items = append(list.Items, ListItem{
			Typed: OfType("ListItem"), Position: i + 1, Name: OneLine(crumb.Name, crumbLength), Item: c.BaseURL + crumb.Path,
		})
	}
	return list
}

// FAQPage is a page of questions with their answers.
type FAQPage struct {
	Questions []Question `json:"mainEntity"`
}

// SchemaType is the type's name at schema.org.
func (FAQPage) SchemaType() string { return "FAQPage" }

// Question is asked and answered on a page.
type Question struct {
	Typed
	Name   string `json:"name"`
	Answer Answer `json:"acceptedAnswer"`
}

// Answer is text, or the simple HTML that search engines allow.
type Answer struct {
	Typed
	Text string `json:"text"`
}

// NewQuestion returns a question with its answer.
func NewQuestion(question, answer string) Question {
	return Question{OfType("Question"), question, Answer{OfType("Answer"), answer}}
}

// siteData says of the landing page what the site is and who runs it.
func siteData(c Chrome) []StructuredData {
	home := c.BaseURL + "/"
	return []StructuredData{
		Organization{Name: c.Brand.Name, URL: home, Logo: c.BaseURL + static.URL("apple-touch-icon.png"), Email: c.Brand.SupportEmail},
		WebSite{Name: c.Brand.Name, URL: home, Search: SearchAction{
			Typed:  OfType("SearchAction"),
			Target: EntryPoint{OfType("EntryPoint"), home + "gallery?search={search_term_string}"},
			Input:  "required name=search_term_string",
		}},
	}
}
