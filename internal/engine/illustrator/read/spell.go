package read

import "pellucid/internal/engine/illustrator/brief"

// mayName reports whether a word of no list may name a thing, rather than describe one.
func (r *Reader) mayName(key string) bool { return true }

// spelled returns the word that was meant by a misspelled one.
func (r *Reader) spelled(key string) (string, bool) { return "", false }

// oneStep returns what is one step away in meaning.
func (r *Reader) oneStep(key string) (found, bool) { return found{}, false }

func (r *Reader) suggest(name string, have []brief.Subject) []string { return nil }
