// Package components holds the small parts that several screens are put together from. A part knows the domain's nouns,
// never a screen.
package components
