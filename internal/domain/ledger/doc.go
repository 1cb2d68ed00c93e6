// Package ledger holds the credits of a user: the balance, what changed it, and its history.
package ledger
