// Package sale holds what is sold and paid for: tiers, packs of credits, checkouts, subscriptions, receipts.
package sale
