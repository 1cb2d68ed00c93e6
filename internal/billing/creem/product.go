package creem

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strconv"

	"pellucid/internal/domain/sale"
)

const (
	productsPath = "/v1/products"
	searchPath   = "/v1/products/search"
	pageSize     = 100
	maxPages     = 20
)

type productRequest struct {
	Name          string `json:"name"`
	Description   string `json:"description"`
	Price         int64  `json:"price"` // cents
	Currency      string `json:"currency"`
	BillingType   string `json:"billing_type"`
	BillingPeriod string `json:"billing_period"`
	TaxMode       string `json:"tax_mode"`
	TaxCategory   string `json:"tax_category"`
}

// PackProduct finds or makes the product of a credit pack and returns its id, which is remembered. A product of another
// price is another pack: it is left alone.
func (c *Client) PackProduct(ctx context.Context, pack sale.Pack) (string, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if id := c.products[pack.Credits]; id != "" {
		return id, nil
	}
	id, err := c.findProduct(ctx, pack)
	if err == nil && id == "" {
		id, err = c.makeProduct(ctx, pack)
	}
	if err != nil {
		return "", err
	}
	c.products[pack.Credits] = id
	return id, nil
}

func (c *Client) findProduct(ctx context.Context, pack sale.Pack) (string, error) {
	for page := 1; page <= maxPages; page++ {
		var found struct {
			Items      []productEntity `json:"items"`
			Pagination struct {
				Next cents `json:"next_page"`
			} `json:"pagination"`
		}
		query := url.Values{"page_number": {strconv.Itoa(page)}, "page_size": {strconv.Itoa(pageSize)}}
		if err := c.get(ctx, searchPath, query, &found); err != nil {
			return "", err
		}
		for _, p := range found.Items {
			if p.sells(pack) {
				return string(p.ID), nil
			}
		}
		if found.Pagination.Next == 0 {
			break
		}
	}
	return "", nil
}

func (p productEntity) sells(pack sale.Pack) bool {
	return p.ID != "" && string(p.Name) == pack.Name() && int64(p.Price) == pack.PriceCents && p.Currency == "USD" &&
		isOneTime(string(p.BillingType)) && p.Status != "archived"
}

func (c *Client) makeProduct(ctx context.Context, pack sale.Pack) (string, error) {
	var made productEntity
	body := productRequest{
		Name: pack.Name(), Description: fmt.Sprintf("%d extra credits. They never expire.", pack.Credits), Price: pack.PriceCents,
		Currency: "USD", BillingType: "onetime", BillingPeriod: "once", TaxMode: "exclusive", TaxCategory: "saas",
	}
	key := fmt.Sprintf("pellucid-pack-%d-%d", pack.Credits, pack.PriceCents)
	if err := c.do(ctx, call{method: http.MethodPost, path: productsPath, body: body, key: key, repeatable: true}, &made); err != nil {
		return "", err
	}
	if made.ID == "" {
		return "", unavailable(0).Because(fmt.Errorf("creem: a product without an id"))
	}
	return string(made.ID), nil
}
