package views_test

import (
	"testing"

	"pellucid/internal/testkit/pagetest"
	"pellucid/views"
	frontviews "pellucid/views/front"
)

func TestTheFootLeadsElsewhere(t *testing.T) {
	c := pagetest.Visitor()
	c.BaseURL = "https://pictures.example.org:8443"
	c.Brand.Sisters = []views.Link{{Name: "Halo", Address: "https://halo.example"}}
	c.Brand.Social = []views.Link{{Name: "GitHub", Address: "https://github.com/pellucid"}}
	doc := pagetest.Render(t, frontviews.Home(c, frontviews.HomePage{}))
	pagetest.WantLink(t, doc, "Halo", "https://halo.example")
	pagetest.WantLink(t, doc, "GitHub", "https://github.com/pellucid")
	pagetest.WantLink(t, doc, "Website carbon", "https://www.websitecarbon.com/website/pictures-example-org/")
	c.BaseURL = "http://localhost:8080"
	pagetest.WantLink(t, pagetest.Render(t, frontviews.Home(c, frontviews.HomePage{})), "Website carbon", "https://www.websitecarbon.com/")
}
