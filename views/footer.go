package views

import (
	"net/url"
	"strings"
)

// carbonReports is where anybody can have the weight of a website in carbon measured.
const carbonReports = "https://www.websitecarbon.com/"

// carbonReport is the address of this site's report. A site without a public name has none, and leads to the start page.
func carbonReport(baseURL string) string {
	u, err := url.Parse(baseURL)
	if err != nil || u.Scheme != "https" {
		return carbonReports
	}
	return carbonReports + "website/" + strings.ReplaceAll(u.Hostname(), ".", "-") + "/"
}
