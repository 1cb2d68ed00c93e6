// Package visitors makes images for people without an account, a few a day, after the drawings of customers.
package visitors
