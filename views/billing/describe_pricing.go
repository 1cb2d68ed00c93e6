package billing

import (
	"strconv"
	"strings"

	"pellucid/internal/domain/sale"
	"pellucid/static"
	"pellucid/views"
)

// DescribePricing tells search engines what is on offer.
func DescribePricing(c views.Chrome, p PricingPage) views.Chrome {
	c.Data = []views.StructuredData{planData(c, p), c.Breadcrumbs(views.Crumb{Name: "Home", Path: "/"}, views.Crumb{Name: "Pricing", Path: "/pricing"})}
	return c
}

// Product is what the plans give.
type Product struct {
	Name        string  `json:"name"`
	Description string  `json:"description"`
	Image       string  `json:"image"`
	Brand       Brander `json:"brand"`
	Offers      []Offer `json:"offers"`
}

// SchemaType is the type's name at schema.org.
func (Product) SchemaType() string { return "Product" }

// Brander is the name that a product is sold under.
type Brander struct {
	views.Typed
	Name string `json:"name"`
}

// Offer is a plan at a price in dollars.
type Offer struct {
	views.Typed
	Name         string `json:"name"`
	Description  string `json:"description"`
	Price        string `json:"price"`
	Currency     string `json:"priceCurrency"`
	Availability string `json:"availability"`
	URL          string `json:"url"`
}

// planData tells what is on offer: each plan by the month, and by the year where that costs something else.
func planData(c views.Chrome, p PricingPage) Product {
	product := Product{
		Name: c.Brand.Name, Description: c.Description, Image: c.BaseURL + static.URL("card.jpg"), Brand: Brander{views.OfType("Brand"), c.Brand.Name},
	}
	for i, tier := range p.Tiers {
		offer := Offer{
			Typed: views.OfType("Offer"), Name: tier.Name, Description: strings.Join(views.PlanFeatures(tier, i, p.PhotoModels), ", "), Price: decimal(tier.PriceMonthlyCents),
			Currency: "USD", Availability: availability(tier, p.Selling), URL: c.BaseURL + "/pricing",
		}
		product.Offers = append(product.Offers, offer)
		if tier.IsFree() {
			continue
		}
		offer.Name, offer.Price, offer.URL = tier.Name+", billed yearly", decimal(tier.PriceYearlyCents), offer.URL+"?billing=annual"
		product.Offers = append(product.Offers, offer)
	}
	return product
}

// availability says whether a plan can be had here today.
func availability(t sale.Tier, selling bool) string {
	if t.IsFree() || selling {
		return "https://schema.org/InStock"
	}
	return "https://schema.org/OutOfStock"
}

// decimal writes cents as dollars with two places, as prices for machines are.
func decimal(cents int64) string { return strconv.FormatFloat(float64(cents)/100, 'f', 2, 64) }
