// Package moderation holds reports, rulings on them, appeals, and what makes an account trusted.
package moderation
