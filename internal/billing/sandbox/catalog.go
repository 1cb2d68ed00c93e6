package sandbox

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"pellucid/internal/domain/sale"
)

// catalogSince is when the catalog's products are said to have been made.
var catalogSince = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

// ProductID is the product of a tier: the administrator's, or else one that the sandbox knows by the tier's number. So the
// operator's own tables need no product ids of a shop that does not exist.
func ProductID(t sale.Tier, payment sale.PaymentType) string {
	if id := t.ProductID(payment); id != "" || t.PriceCents(payment) == 0 {
		return id
	}
	return fmt.Sprintf("prod_sandbox_%d_%s", t.ID, payment)
}

// Catalog is what the operator would have made in Creem's dashboard: each tier that costs something, by month and by year.
func Catalog(tiers []sale.Tier) []Product {
	var products []Product
	for _, t := range tiers {
		for payment, months := range map[sale.PaymentType]int{sale.Monthly: 1, sale.Yearly: 12} {
			id := ProductID(t, payment)
			if id == "" {
				continue
			}
			products = append(products, Product{
				ID: id, Name: fmt.Sprintf("%s, %s", t.Name, payment), Description: fmt.Sprintf("%d credits every month.", t.MonthlyCredits),
				PriceCents: t.PriceCents(payment), Months: months, CreatedAt: catalogSince,
			})
		}
	}
	slices.SortFunc(products, func(a, b Product) int { return cmp.Compare(a.PriceCents, b.PriceCents) })
	return products
}
