package program

import (
	"fmt"
	"net/url"
	"strings"

	"pellucid/internal/domain/people"
	"pellucid/views"
)

// brandFlags say what the product is called and where its operator is found.
type brandFlags struct {
	BrandName       string   `default:"Pellucid" help:"Name of the product on every page."`
	SupportEmail    string   `default:"support@pellucid.example" help:"Support email."`
	Seller          []string `sep:"|" placeholder:"LINE|LINE" help:"Who receipts are from: name, address and tax number, with | between the lines. Default: the brand name and the support email."`
	SecurityContact string   `placeholder:"CONTACT" help:"Email or https address for reports of vulnerabilities, in /.well-known/security.txt. Default: the support email."`
	SecurityPolicy  string   `placeholder:"URL" help:"Address of your rules for reporting vulnerabilities, in /.well-known/security.txt."`
	SisterLinks     []string `placeholder:"NAME=ADDRESS" help:"Links to your other products, shown in the footer."`
	SocialLinks     []string `placeholder:"NAME=ADDRESS" help:"Links to your social profiles: X, GitHub, Facebook."`
}

func (f brandFlags) brand() (views.Brand, error) {
	brand := views.Brand{Name: f.BrandName, SupportEmail: f.SupportEmail, SecurityContact: f.SecurityContact, SecurityPolicy: f.SecurityPolicy}
	for flag, value := range map[string]string{"--security-contact": f.SecurityContact, "--security-policy": f.SecurityPolicy} {
		isURL := strings.HasPrefix(value, "https://")
		if value != "" && !isURL && (flag == "--security-policy" || people.ValidateEmail(value) != nil) || strings.ContainsAny(value, " \r\n") {
			return brand, fmt.Errorf("%s: %q is not an https address or an email", flag, value)
		}
	}
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
