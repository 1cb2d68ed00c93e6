package machines

import (
	"net/http"
	"strings"
	"time"
)

// securityTextLife is how far ahead security.txt expires: RFC 9116 asks for less than a year. The day is rounded down, so that
// the file is the same all day.
const securityTextLife = 180 * 24 * time.Hour

// SecurityText says where to report vulnerabilities (RFC 9116).
func (p *Pages) SecurityText(w http.ResponseWriter, r *http.Request) error {
	contact := p.Brand.SecurityContact
	if contact == "" {
		contact = p.Brand.SupportEmail
	}
	if !strings.Contains(contact, "://") {
		contact = "mailto:" + contact
	}
	lines := []string{
		"Contact: " + contact,
		"Expires: " + p.Now().UTC().Add(securityTextLife).Truncate(24*time.Hour).Format(time.RFC3339),
		"Preferred-Languages: en",
	}
	if strings.HasPrefix(p.BaseURL, "https://") {
		lines = append(lines, "Canonical: "+p.BaseURL+"/.well-known/security.txt")
	}
	if p.Brand.SecurityPolicy != "" {
		lines = append(lines, "Policy: "+p.Brand.SecurityPolicy)
	}
	return send(w, r, content{kind: "text/plain; charset=utf-8", caching: keptAnHour, body: []byte(strings.Join(lines, "\n") + "\n")})
}

// ChangePassword leads password managers to where a password is changed (W3C well-known change-password).
func (p *Pages) ChangePassword(w http.ResponseWriter, r *http.Request) error {
	http.Redirect(w, r, "/settings?tab=security", http.StatusFound)
	return nil
}
