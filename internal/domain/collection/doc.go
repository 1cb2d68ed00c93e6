// Package collection has what owners do with the images they keep: folders, edits, downloads, deletions that can be undone, and how
// much of it they do.
package collection
