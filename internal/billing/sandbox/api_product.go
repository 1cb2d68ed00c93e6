package sandbox

import (
	"net/http"
	"slices"
	"strings"
)

// productByID finds a product that was made through the API, or one of the catalog.
func (s *Sandbox) productByID(r *http.Request, id string) (Product, error) {
	all, err := s.products(r)
	if err != nil {
		return Product{}, err
	}
	i := slices.IndexFunc(all, func(p Product) bool { return p.ID == id })
	if i < 0 {
		return Product{}, notFound("Product")
	}
	return all[i], nil
}

// products are all there are: the catalog, then what was made through the API.
func (s *Sandbox) products(r *http.Request) ([]Product, error) {
	all, err := s.config.Catalog(r.Context())
	if err != nil {
		return nil, err
	}
	err = s.read(func(st *state) error {
		made := make([]Product, 0, len(st.Products))
		for _, p := range st.Products {
			made = append(made, *p)
		}
		slices.SortFunc(made, func(a, b Product) int { return strings.Compare(a.Name+a.ID, b.Name+b.ID) })
		all = append(slices.Clone(all), made...)
		return nil
	})
	return all, err
}

func (s *Sandbox) getProduct(r *http.Request) (answer any, err error) {
	id := r.PathValue("id")
	if id == "" {
		id = r.URL.Query().Get("product_id")
	}
	product, err := s.productByID(r, id)
	if err != nil {
		return nil, err
	}
	err = s.read(func(st *state) error { answer = st.product(product); return nil })
	return answer, err
}

func (s *Sandbox) searchProducts(r *http.Request) (any, error) {
	all, err := s.products(r)
	if err != nil {
		return nil, err
	}
	items := make([]entity, len(all))
	err = s.read(func(st *state) error {
		for i, p := range all {
			items[i] = st.product(p)
		}
		return nil
	})
	return page(r, items), err
}

// leastPrice is the cheapest that Creem sells, in US cents, if it is not free.
const leastPrice = 100

func (s *Sandbox) createProduct(r *http.Request) (any, error) {
	var in struct {
		Name          string `json:"name"`
		Description   string `json:"description"`
		Price         int64  `json:"price"`
		Currency      string `json:"currency"`
		BillingType   string `json:"billing_type"`
		BillingPeriod string `json:"billing_period"`
	}
	if err := decode(r, &in); err != nil {
		return nil, err
	}
	p := &Product{ID: newID("prod"), Name: in.Name, Description: in.Description, PriceCents: in.Price, CreatedAt: s.now()}
	months, known := map[string]int{"once": 0, "every-month": 1, "every-three-months": 3, "every-six-months": 6, "every-year": 12}[in.BillingPeriod]
	p.Months = months
	switch {
	case in.Name == "":
		return nil, badRequest("name should not be empty")
	case in.Price != 0 && in.Price < leastPrice:
		return nil, badRequest("price must not be less than 100")
	case in.Currency != currency:
		return nil, badRequest("currency must be one of the following values: USD")
	case !known || (in.BillingType == "onetime") != (p.Months == 0):
		return nil, badRequest("billing_period must fit billing_type")
	}
	var answer entity
	err := s.change(func(st *state) error {
		key := r.Header.Get("Idempotency-Key")
		if earlier := st.Products[st.Keys[key]]; key != "" && earlier != nil {
			p = earlier
		}
		st.Products[p.ID] = p
		if key != "" {
			st.Keys[key] = p.ID
		}
		answer = st.product(*p)
		return nil
	})
	return answer, err
}
