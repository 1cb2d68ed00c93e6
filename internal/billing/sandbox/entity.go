package sandbox

import (
	"maps"
	"time"
)

// entity is an object as the API and the webhooks show it. Its fields vary with the place where it stands, as Creem's do.
type entity map[string]any

const currency = "USD"

func iso(t time.Time) any {
	if t.IsZero() {
		return nil
	}
	return t.UTC().Format("2006-01-02T15:04:05.000Z")
}

func (e entity) with(more entity) entity {
	maps.Copy(e, more)
	return e
}

func (e entity) without(keys ...string) entity {
	for _, key := range keys {
		delete(e, key)
	}
	return e
}

func object(kind, id string, created, updated time.Time) entity {
	return entity{"id": id, "object": kind, "mode": "test", "created_at": iso(created), "updated_at": iso(updated)}
}

func (st *state) product(p Product) entity {
	kind, period, status := "recurring", "every-month", "active"
	switch p.Months {
	case 0:
		kind, period = "onetime", "once"
	case 12:
		period = "every-year"
	}
	if st.Archived[p.ID] {
		status = "archived"
	}
	return object("product", p.ID, p.CreatedAt, p.CreatedAt).with(entity{
		"name": p.Name, "description": p.Description, "image_url": nil, "price": p.PriceCents, "currency": currency, "billing_type": kind,
		"billing_period": period, "status": status, "tax_mode": "exclusive", "tax_category": "saas", "default_success_url": "",
	})
}

func (st *state) customer(id string) any {
	c := st.Customers[id]
	if c == nil {
		return nil
	}
	return object("customer", c.ID, c.CreatedAt, c.CreatedAt).with(entity{"email": c.Email, "name": c.Name, "country": "NL"})
}

func (st *state) order(c *checkout) any {
	if c == nil || c.Order == nil {
		return nil
	}
	paid := st.Transactions[c.Order.Transaction].AmountCents
	kind := "recurring"
	if c.Product.Months == 0 {
		kind = "onetime"
	}
	return object("order", c.Order.ID, c.Order.CreatedAt, c.Order.CreatedAt).with(entity{
		"customer": c.Customer, "product": c.Product.ID, "transaction": c.Order.Transaction, "amount": paid, "currency": currency,
		"sub_total": paid, "tax_amount": 0, "amount_due": paid, "amount_paid": paid, "status": "paid", "type": kind,
	})
}

// checkout is a checkout whose product, customer and subscription are ids, as GET answers while it is pending; expand shows
// them as objects.
func (st *state) checkout(c *checkout, expand bool) entity {
	e := entity{
		"id": c.ID, "object": "checkout", "mode": "test", "status": c.Status, "units": c.Units, "product": c.Product.ID,
		"success_url": c.SuccessURL, "metadata": c.Metadata, "custom_fields": []any{},
	}
	if c.RequestID != "" {
		e["request_id"] = c.RequestID
	}
	if c.Order == nil {
		return e
	}
	e["order"], e["customer"] = st.order(c), c.Customer
	if c.Subscription != "" {
		e["subscription"] = c.Subscription
	}
	if !expand {
		return e
	}
	e["product"], e["customer"] = st.product(c.Product), st.customer(c.Customer)
	if sub := st.Subscriptions[c.Subscription]; sub != nil {
		e["subscription"] = st.subscription(sub, false).without("items", "current_period_start_date", "current_period_end_date",
			"last_transaction_id", "last_transaction_date", "next_transaction_date", "last_transaction")
	}
	return e
}

func (st *state) subscription(sub *subscription, expand bool) entity {
	e := object("subscription", sub.ID, sub.CreatedAt, sub.UpdatedAt).with(entity{
		"product": sub.Product.ID, "customer": sub.Customer, "collection_method": "charge_automatically", "status": sub.Status,
		"canceled_at": iso(sub.CanceledAt), "metadata": sub.Metadata, "last_transaction_id": sub.Last,
		"current_period_start_date": iso(sub.PeriodStart), "current_period_end_date": iso(sub.PeriodEnd),
		"items": []entity{object("subscription_item", sub.ItemID, sub.CreatedAt, sub.UpdatedAt).with(entity{
			"product_id": sub.Product.ID, "price_id": "pprice_" + sub.Product.ID, "units": sub.Units,
		})},
	})
	if sub.Status == "active" {
		e["next_transaction_date"] = iso(sub.PeriodEnd)
	}
	if last := st.Transactions[sub.Last]; last != nil {
		e["last_transaction"], e["last_transaction_date"] = st.transaction(last), iso(last.CreatedAt)
	}
	if expand {
		e["product"], e["customer"] = st.product(sub.Product), st.customer(sub.Customer)
	}
	return e
}

// transaction has times in Unix milliseconds, unlike everything else.
func (st *state) transaction(t *transaction) entity {
	e := entity{
		"id": t.ID, "object": "transaction", "mode": "test", "amount": t.AmountCents, "amount_paid": t.AmountCents, "currency": currency,
		"type": t.Type, "tax_country": "NL", "tax_amount": 0, "status": t.Status, "order": nil, "subscription": nil,
		"refunded_amount": t.RefundedCents, "customer": t.Customer, "description": t.Description, "created_at": t.CreatedAt.UnixMilli(),
	}
	if t.Order != "" {
		e["order"] = t.Order
	}
	if t.Subscription != "" {
		e = e.with(entity{"subscription": t.Subscription, "period_start": t.PeriodStart.UnixMilli(), "period_end": t.PeriodEnd.UnixMilli()})
	}
	return e
}
