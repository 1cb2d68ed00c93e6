//go:build race

package billing_test

// raced tells that the race detector watches, which makes everything about eight times slower.
const raced = true
