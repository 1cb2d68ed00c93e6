// Package testkit is what tests use: a clock that is set by hand, the real store in a temporary file, and an engine whose behavior
// a test chooses. It is for tests only. The whole site over HTTP is in sitetest, which takes ten times as long to compile.
package testkit
