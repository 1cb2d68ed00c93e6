package views_test

import (
	"testing"

	"pellucid/views"
)

func TestTheFootLeadsElsewhere(t *testing.T) {
	c := visitor()
	c.BaseURL = "https://pictures.example.org:8443"
	c.Brand.Sisters = []views.Link{{Name: "Halo", Address: "https://halo.example"}}
	c.Brand.Social = []views.Link{{Name: "GitHub", Address: "https://github.com/pellucid"}}
	doc := render(t, views.Home(c, views.HomePage{}))
	wantLink(t, doc, "Halo", "https://halo.example")
	wantLink(t, doc, "GitHub", "https://github.com/pellucid")
	wantLink(t, doc, "Website carbon", "https://www.websitecarbon.com/website/pictures-example-org/")
	c.BaseURL = "http://localhost:8080"
	wantLink(t, render(t, views.Home(c, views.HomePage{})), "Website carbon", "https://www.websitecarbon.com/")
}
