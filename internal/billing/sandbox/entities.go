package sandbox

import (
	"time"
)

// Product is something on sale. Money is in US cents.
type Product struct {
	ID          string
	Name        string
	Description string
	PriceCents  int64
	Months      int // length of a billing period; 0: paid once
	CreatedAt   time.Time
}

type customer struct {
	ID        string
	Email     string
	Name      string
	CreatedAt time.Time
}

type checkout struct {
	ID           string
	RequestID    string
	Product      Product // as it was when the checkout was opened
	Units        int
	Email        string
	SuccessURL   string
	Metadata     map[string]any
	Status       string
	Customer     string
	Subscription string
	Order        *order
	CreatedAt    time.Time
}

type order struct {
	ID          string
	Transaction string
	CreatedAt   time.Time
}

type subscription struct {
	ID           string
	ItemID       string
	Customer     string
	Checkout     string
	Product      Product // price and period of its own: editing the product does not alter them
	Units        int
	Status       string
	OnEnd        string // what a scheduled end is: cancel or pause
	Metadata     map[string]any
	Anchor       time.Time // when the first of its periods began
	Periods      int       // whole periods since then
	PeriodStart  time.Time
	PeriodEnd    time.Time
	PendingCents int64 // on the next invoice; negative: a credit
	Last         string
	CardFails    bool
	Failures     int // in a row, of the present renewal
	RetryAt      time.Time
	CanceledAt   time.Time
	CreatedAt    time.Time
	UpdatedAt    time.Time
}

type transaction struct {
	ID            string
	Type          string // payment or invoice
	Status        string
	AmountCents   int64
	RefundedCents int64
	Order         string
	Checkout      string
	Subscription  string
	Customer      string
	Product       string
	Description   string
	PeriodStart   time.Time
	PeriodEnd     time.Time
	CreatedAt     time.Time
}

type portal struct {
	Customer  string
	ExpiresAt time.Time
}
