package main

import (
	"fmt"
	"net/url"
	"strings"

	"pellucid/views"
)

// brandFlags say what the product is called and where its operator is found.
type brandFlags struct {
	BrandName    string   `default:"Pellucid" help:"Name of the product on every page."`
	SupportEmail string   `default:"support@pellucid.example" help:"Where people write to."`
	SisterLinks  []string `placeholder:"NAME=ADDRESS" help:"Other products of yours, for the foot of every page."`
	SocialLinks  []string `placeholder:"NAME=ADDRESS" help:"Where else you are found: X, GitHub, Facebook."`
}

func (f brandFlags) brand() (views.Brand, error) {
	brand := views.Brand{Name: f.BrandName, SupportEmail: f.SupportEmail}
	var err error
	if brand.Sisters, err = parseLinks("--sister-links", f.SisterLinks); err != nil {
		return brand, err
	}
	brand.Social, err = parseLinks("--social-links", f.SocialLinks)
	return brand, err
}

// parseLinks reads NAME=ADDRESS; the address is one of the web.
func parseLinks(flag string, pairs []string) ([]views.Link, error) {
	var links []views.Link
	for _, pair := range pairs {
		name, address, _ := strings.Cut(pair, "=")
		name = strings.TrimSpace(name)
		u, err := url.Parse(strings.TrimSpace(address))
		if err != nil || name == "" || u.Host == "" || (u.Scheme != "https" && u.Scheme != "http") {
			return nil, fmt.Errorf("%s: %q is not NAME=https://…", flag, pair)
		}
		links = append(links, views.Link{Name: name, Address: u.String()})
	}
	return links, nil
}
