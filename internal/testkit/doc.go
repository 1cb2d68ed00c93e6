// Package testkit is what tests of the whole program use: a clock that is set by hand, the real store in a temporary
// file, an engine whose behavior a test chooses, and the real site over HTTP. It is for tests only.
package testkit
