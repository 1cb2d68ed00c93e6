package views

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

// Person is somebody by the name they go by here.
type Person struct {
	Typed
	Name        string `json:"name"`
	URL         string `json:"url,omitempty"`
	Description string `json:"description,omitempty"`
}

// PersonOf is somebody with the address of their public page.
func PersonOf(c Chrome, username, bio string) Person {
	return Person{OfType("Person"), username, c.BaseURL + CreatorPath(username), bio}
}
