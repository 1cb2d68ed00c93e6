// Package domain holds the nouns of Pellucid and their rules: no database, no HTTP, no clock of its own. It imports the
// standard library only.
package domain
