// Package mailing holds the emails that the product sends, and what became of each.
package mailing
