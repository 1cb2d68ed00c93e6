// Package condition draws a thing as it is said to be: old, broken, wet, covered, moving.
package condition
