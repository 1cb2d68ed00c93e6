package machines

import (
	"net/http"
	"strings"
)

// Robots tells crawlers what to leave alone: calls, and files that are made when they are asked for. Pages that search
// engines should not keep say so themselves, which a crawler can only read when it may fetch them.
func (p *Pages) Robots(w http.ResponseWriter, r *http.Request) error {
	body := strings.Join([]string{
		"User-agent: *",
		"Allow: /api/v1/docs",
		"Allow: /api/v1/openapi.json",
		"Disallow: /api/",
		"Disallow: /image/*/download",
		"Disallow: /image/*/export",
		"",
		"Sitemap: " + p.BaseURL + "/sitemap.xml",
		"",
	}, "\n")
	return send(w, r, content{kind: "text/plain; charset=utf-8", caching: keptAnHour, body: []byte(body)})
}
