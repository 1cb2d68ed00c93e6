// Package imaging holds the commands that make, cut out or judge images without a site, and the flags of engines and filters.
package imaging
