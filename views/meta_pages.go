package views

import "net/url"

// DescribeHome tells search engines what the site is and who runs it.
func DescribeHome(c Chrome) Chrome {
	c.Data = siteData(c)
	c.Alternates = []Alternate{{"application/atom+xml", "New images", c.BaseURL + "/feed.atom"}}
	return c
}

// DescribePricing tells search engines what is on offer.
func DescribePricing(c Chrome, p PricingPage) Chrome {
	c.Data = []StructuredData{planData(c, p), c.Breadcrumbs(Crumb{"Home", "/"}, Crumb{"Pricing", "/pricing"})}
	return c
}

// oembedAddress is where other sites ask how to embed a page, given by its absolute address.
func oembedAddress(c Chrome, page, format string) string {
	return c.BaseURL + "/oembed?" + url.Values{"url": {page}, "format": {format}}.Encode()
}
