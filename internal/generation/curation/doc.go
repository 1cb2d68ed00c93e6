// Package curation has what owners do with what they keep: edit and share it, throw it into the bin, and bring in images of their
// own to follow. It also removes files that nobody owns.
package curation
